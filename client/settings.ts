/** How the table is shown here: sound, speed, size of the text. Kept in this browser, and known to nobody else. */

import { offerNotices } from "./notices";
import { chime, mute } from "./page";

const html = document.documentElement;

/** How much longer than usual a step is shown, by the name of the speed. */
const PACES: Record<string, number> = { calm: 2, normal: 1, quick: 0.4, none: 0 };

/** 0 for somebody who wants to see the result at once. */
export const pace = (): number => PACES[html.dataset.pace ?? "normal"] ?? 1;

/** The small dialog, and what was chosen in it before. */
export function settings(): void {
  html.dataset.pace = localStorage.getItem("pace") ?? "normal";
  html.dataset.size = localStorage.getItem("size") ?? "normal";
  const dialog = document.querySelector<HTMLDialogElement>("#settings");
  if (!dialog) return;
  document.querySelector("#open-settings")?.addEventListener("click", () => dialog.showModal());
  for (const name of ["pace", "size"]) {
    const chosen = dialog.querySelector<HTMLInputElement>(`[name="${name}"][value="${html.dataset[name]}"]`);
    if (chosen) chosen.checked = true;
  }
  const loud = dialog.querySelector<HTMLInputElement>("[name=volume]");
  if (loud) loud.value = html.hasAttribute("data-muted") ? "0" : (localStorage.getItem("volume") ?? "1");
  offerNotices(dialog.querySelector("[name=notices]"));
  dialog.addEventListener("change", (event) => {
    const { name, value, type } = event.target as HTMLInputElement;
    if (type === "checkbox") return;
    localStorage.setItem(name, value);
    if (name === "volume") {
      mute(!Number(value));
      chime("turn");
    } else html.dataset[name] = value;
  });
}
