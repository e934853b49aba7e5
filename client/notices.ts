/** What tells somebody who looks elsewhere that it is their turn: the sign of the page, and a notice of the system for
 * those who want one. */

const CHOSEN = "notices";
const SIGN = "/static/mark.svg";
const TURN = "/static/turn.svg";

const isPossible = (): boolean => "Notification" in window && window.isSecureContext;
const isWanted = (): boolean => localStorage.getItem(CHOSEN) === "1" && Notification.permission === "granted";

/** The box to tick; where the browser refuses, it stays empty. */
export function offerNotices(box: HTMLInputElement | null): void {
  if (!box || !isPossible()) return;
  box.parentElement?.removeAttribute("hidden");
  box.checked = isWanted();
  box.addEventListener("change", async () => {
    if (box.checked && (await Notification.requestPermission()) !== "granted") box.checked = false;
    localStorage.setItem(CHOSEN, box.checked ? "1" : "0");
  });
}

/** Tell somebody whose page is hidden; a press on the notice leads back to it. */
export function notice(words: string, table: string): void {
  if (!document.hidden || !isPossible() || !isWanted()) return;
  try {
    const shown = new Notification(words, { tag: table, icon: "/icon-192.png" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Telephones allow it to programs in the background only.
  }
}

/** The sign of the page in its tab. */
export function sign(isMine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = isMine ? TURN : SIGN;
}
