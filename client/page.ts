/** What every page has: preferences, sound, dialogs, the living pictures on the shelf. */

import { morphDrawing } from "./drawing";

const html = document.documentElement;

export function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

export function preferences(): void {
  const theme = document.querySelector<HTMLButtonElement>("#theme");
  const order = ["auto", "light", "dark"];
  theme?.addEventListener("click", (event) => {
    event.preventDefault();
    const now = order[(order.indexOf(html.dataset.theme ?? "auto") + 1) % order.length] ?? "auto";
    html.dataset.theme = now;
    remember("theme", now);
    theme.title = theme.dataset[now] ?? "";
    theme.setAttribute("aria-label", theme.title);
  });
  const sound = document.querySelector<HTMLButtonElement>("#sound");
  mute(localStorage.getItem("muted") === "1");
  sound?.addEventListener("click", (event) => {
    event.preventDefault();
    mute(!html.hasAttribute("data-muted"));
    chime("tap");
  });
}

/** Silence the page, or let it sound again. */
export function mute(isMuted: boolean): void {
  html.toggleAttribute("data-muted", isMuted);
  localStorage.setItem("muted", isMuted ? "1" : "0");
  document.querySelector("#sound")?.setAttribute("aria-pressed", String(isMuted));
}

/** How loud the notes are: up to 1, and never nothing, which the notes could not fade to. */
const loudness = (): number => Number(localStorage.getItem("volume")) || 1;

let audio: AudioContext | null = null;
const TUNES: Record<string, [number, number][]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  tap: [[330, 0]],
  end: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
  ],
};

/** A few soft notes made here; silent when muted, and until the page has been touched. */
export function chime(tune: string): void {
  if (html.hasAttribute("data-muted") || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [pitch, delay] of TUNES[tune] ?? []) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.type = "triangle";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + delay);
    volume.gain.exponentialRampToValueAtTime((tune === "tap" ? 0.04 : 0.12) * loudness(), now + delay + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.4);
    note.connect(volume).connect(audio.destination);
    note.start(now + delay);
    note.stop(now + delay + 0.45);
  }
}

/** Ask before something that cannot be taken back, or for a few words; null when the player thinks again. */
export function ask(question: string, words: number): Promise<string | null> {
  const dialog = document.querySelector<HTMLDialogElement>("#confirm");
  if (!dialog) return Promise.resolve("");
  const text = dialog.querySelector<HTMLTextAreaElement>("textarea");
  const title = dialog.querySelector("h2");
  if (title) title.textContent = question;
  if (text) {
    text.parentElement?.toggleAttribute("hidden", words === 0);
    text.value = "";
    text.maxLength = words || 1;
    text.required = words > 0;
  }
  for (const button of dialog.querySelectorAll("button")) {
    button.textContent = (words ? button.dataset.words : button.dataset.plain) ?? "";
  }
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes" ? (text?.value ?? "") : null), { once: true });
  });
}

/** A salt of our own for the fair draws, as hexadecimal digits. */
export function freshSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whoever sits down brings a salt; whoever lays a table first asks the house to commit itself. */
export function salts(): void {
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const verb = (form.getAttribute("action") ?? "").split("/").pop() ?? "";
      if (verb === "sit") enter(form, "salt", freshSalt());
      if ((verb !== "tables" && verb !== "rematch") || "promised" in form.dataset) return;
      event.preventDefault();
      event.stopPropagation();
      form.dataset.promised = "";
      void promised().then((commitment) => {
        if (commitment) enter(form, "commitment", commitment);
        if (commitment) enter(form, "salt", freshSalt());
        form.requestSubmit(event.submitter);
        delete form.dataset.promised; // somebody who comes back to the page is promised another secret
      });
    },
    { capture: true },
  );
}

async function promised(): Promise<string> {
  try {
    const answer = await fetch("/promises", { method: "POST" });
    return answer.ok ? ((await answer.json()) as { commitment: string }).commitment : "";
  } catch {
    return ""; // the house salts for us, and says so
  }
}

/** Write a value into a hidden field of a form. */
export function enter(form: HTMLFormElement, name: string, value: string): void {
  let field = form.querySelector<HTMLInputElement>(`input[type=hidden][name="${name}"]`);
  if (!field) {
    field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    form.append(field);
  }
  field.value = value;
}

/** Whether the reader has asked for less motion. */
export const isMotionReduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The miniatures play a game to themselves while they are looked at. */
export function miniatures(): void {
  for (const host of document.querySelectorAll<HTMLElement>("[data-film]")) {
    const root = host.shadowRoot;
    const stage = root?.querySelector<HTMLElement>(".stage");
    if (!root || !stage) continue;
    let frames: string[] = [];
    let at = 0;
    let visible = false;
    new IntersectionObserver(([entry]) => (visible = entry?.isIntersecting ?? false)).observe(host);
    window.setInterval(async () => {
      if (!visible || document.hidden || isMotionReduced()) return;
      if (!frames.length) {
        const answer = await fetch(host.dataset.film ?? "");
        if (!answer.ok) return;
        frames = ((await answer.json()) as { frames: string[] }).frames;
        return;
      }
      at = (at + 1) % frames.length;
      morphDrawing(stage, frames[at] ?? "");
    }, 2200);
  }
}

/** A ready-made choice of options fills them in, so that those who go on from there find them as they were. */
export function presets(): void {
  document.addEventListener("change", (event) => {
    const preset = event.target as HTMLInputElement;
    if (preset.name !== "preset" || !preset.dataset.options) return;
    for (const [name, value] of Object.entries(JSON.parse(preset.dataset.options) as Record<string, string>)) {
      const field = preset.form?.elements.namedItem(`option-${name}`);
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = value;
    }
  });
}

/** A menu closes when the player turns to something else. */
export function menus(): void {
  const open = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>(".tools details[open]")];
  document.addEventListener("pointerdown", (event) => {
    for (const menu of open()) menu.open = menu.contains(event.target as Node);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      menu.open = false;
    }
  });
}

/** Tabs on the table page; on a phone the question is one of them. */
export function tabs(): void {
  const table = document.querySelector<HTMLElement>(".table");
  const bar = table?.querySelector<HTMLElement>(".tabs");
  if (!table || !bar) return;
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>("[role=tab]")];
  const choose = (button: HTMLButtonElement): void => {
    table.dataset.tab = button.dataset.tab ?? "";
    for (const other of buttons) {
      const on = other === button;
      other.setAttribute("aria-selected", String(on));
      other.tabIndex = on ? 0 : -1;
      const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
      if (panel?.classList.contains("panel")) panel.hidden = !on;
    }
    button.querySelector(".unread")?.remove();
    scrollDown();
  };
  for (const [i, button] of buttons.entries()) {
    button.addEventListener("click", () => choose(button));
    button.addEventListener("keydown", (event) => {
      if (event.shiftKey) return; // a replay is wound by turns
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const shown = buttons.filter((other) => other.offsetParent !== null);
      const next = shown[(shown.indexOf(button) + step + shown.length) % shown.length];
      if (step && next) {
        next.focus();
        choose(next);
      }
    });
    button.tabIndex = i ? -1 : 0;
  }
  const phone = matchMedia("(max-width: 52rem)");
  const fit = (): void => {
    const first = buttons.find((button) => button.dataset.tab === (phone.matches ? "play" : "log"));
    if (first && (phone.matches || table.dataset.tab === "play")) choose(first);
  };
  phone.addEventListener("change", fit);
  fit();
  for (const panel of document.querySelectorAll<HTMLElement>(ENDING)) keepEnd(panel);
}

/** Open the tab of that name. */
export function openTab(name: string): void {
  document.querySelector<HTMLButtonElement>(`.tabs [data-tab="${name}"]`)?.click();
}

/** How many lines a tab that is not open has to be read for. */
export function unread(name: string, count: number): void {
  const tab = document.querySelector<HTMLElement>(`.tabs [data-tab="${name}"]`);
  if (!tab || !count || tab.getAttribute("aria-selected") === "true") return;
  const mark = tab.querySelector(".unread") ?? document.createElement("span");
  mark.className = "unread";
  mark.textContent = String(Number(mark.textContent) + count);
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", (tab.dataset.unread ?? "#").replace("#", mark.textContent));
  tab.append(mark);
}

/** Show the ends of story and talk, once for all that comes before the next picture. */
export function scrollDown(): void {
  cancelAnimationFrame(scrolling);
  scrolling = requestAnimationFrame(() => {
    for (const panel of document.querySelectorAll<HTMLElement>(ENDING)) panel.scrollTop = panel.scrollHeight;
  });
}

const ENDING = "#panel-log, .talk"; // what is read at its end
let scrolling = 0;

/** Where the end is in sight it stays so, however much room what stands above it takes. */
function keepEnd(panel: HTMLElement): void {
  let height = panel.clientHeight;
  new ResizeObserver(() => {
    if (panel.scrollTop + height >= panel.scrollHeight - 2) panel.scrollTop = panel.scrollHeight;
    height = panel.clientHeight;
  }).observe(panel);
}

/** The rules: loaded once, searched here, opened at the number a refusal names. */
export async function openRule(number: string): Promise<void> {
  openTab("rules");
  await loadRules();
  const search = document.querySelector<HTMLInputElement>("#search");
  if (search?.value) {
    search.value = "";
    search.dispatchEvent(new Event("input"));
  }
  for (const old of document.querySelectorAll(".rules .found")) old.classList.remove("found");
  const place = document.getElementById(number) ?? document.getElementById(number.split("-")[0] ?? "");
  place?.classList.add("found");
  place?.scrollIntoView({ block: "center", behavior: isMotionReduced() ? "auto" : "smooth" });
}

let loading: Promise<void> | null = null;

function loadRules(): Promise<void> {
  loading ??= (async () => {
    const rules = document.querySelector<HTMLElement>(".rules[data-from]");
    const answer = await fetch(rules?.dataset.from ?? "");
    if (!rules || !answer.ok) {
      loading = null;
      return;
    }
    await dressed(rules.dataset.style ?? "");
    rules.innerHTML = await answer.text();
    for (const way of rules.querySelectorAll("a")) way.target = "_blank"; // the table stays where it is
  })();
  return loading;
}

/** A style that only a part of the page needs, once it is there. */
function dressed(address: string): Promise<unknown> {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = address;
  document.head.append(style);
  return new Promise((resolve) => ["load", "error"].forEach((kind) => style.addEventListener(kind, resolve)));
}

export function rulesSearch(): void {
  document.getElementById("pop-rules")?.addEventListener("click", (event) => {
    const way = event.currentTarget as HTMLAnchorElement;
    if (window.open(way.href, way.pathname, "popup,width=820,height=960")) event.preventDefault();
  });
  document.querySelector('.tabs [data-tab="rules"]')?.addEventListener("click", () => void loadRules());
  const search = document.querySelector<HTMLInputElement>("#search");
  const nothing = document.getElementById("nothing");
  search?.addEventListener("input", () => {
    const wanted = plain(search.value);
    for (const block of document.querySelectorAll<HTMLElement>(".rules > *, .rules li, .rules tbody tr")) {
      block.hidden = wanted !== "" && !plain(block.textContent ?? "").includes(wanted);
    }
    if (nothing) nothing.textContent = document.querySelector(".rules > :not([hidden])") ? "" : (nothing.dataset.none ?? "");
  });
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
