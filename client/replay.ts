/** The replay page: the moments of a game from one pair of eyes, fetched in chunks. */

import { morphDrawing } from "./drawing";
import { Changes } from "./changes";
import { copied } from "./invitation";
import type { Frame } from "./link";
import { morph } from "./morph";
import { isMotionReduced } from "./page";
import { pictured } from "./picture";
import { part } from "./room";
import { SEAM, turned } from "./scraps";

/** What a moment changes; the first one of a chunk is whole. */
interface Moment extends Frame {
  said?: string;
  seats?: Record<string, string>;
  log?: string; // the lines that it adds
  step: number; // how many steps led to it, once the game is over
}

interface Chunk {
  from: number;
  last: number;
  moments: Moment[];
}

const CHUNK = 20; // moments of a chunk, as the server cuts them
const AHEAD = 12; // moments before the end of a chunk at which the next one is fetched
const FEW = 20; // lines of the log that are too few to stand alone
const REST = 120; // milliseconds after which the knob of the slider has come to rest
const PACE = 1100; // milliseconds a moment is shown
const FAST = 4; // the speed from which pieces travel faster

export class Replay {
  private readonly chunks = new Map<number, Promise<Chunk>>();
  private readonly slider = element<HTMLInputElement>("moment");
  private readonly speed = element<HTMLSelectElement>("speed");
  private readonly play = element<HTMLButtonElement>("play");
  private readonly board = part("board");
  private readonly log = part("log");
  private readonly changes = new Changes(this.board);
  private readonly last: number;
  private readonly turns: number[];
  private readonly chapters: HTMLAnchorElement[];
  private at: number; // the moment that is shown
  private wanted: number; // the moment that is on its way
  private told = [0, -1]; // the moments whose lines are shown: the first and the last
  private film = 0;
  private seeking = 0;
  private isPlaying = false;

  constructor(private readonly root: HTMLElement) {
    this.at = this.wanted = Number(root.dataset.at);
    this.last = Number(root.dataset.last);
    this.turns = (root.dataset.turns ?? "").split(" ").filter(Boolean).map(Number);
    this.chapters = [...root.querySelectorAll<HTMLAnchorElement>("#chapters a")];
    this.slider.addEventListener("input", () => this.seek(Number(this.slider.value)));
    this.speed.addEventListener("change", () => this.setPace());
    this.play.addEventListener("click", () => (this.isPlaying ? this.stop() : this.run()));
    root.addEventListener("click", (event) => this.click(event));
    document.addEventListener("keydown", (event) => this.key(event));
    for (const kind of ["pointerover", "focusin"]) this.log.addEventListener(kind, (event) => this.light(event.target));
    for (const kind of ["pointerleave", "focusout"]) this.log.addEventListener(kind, () => this.light(null));
    void this.begin();
  }

  /** A review names a step of the game, not a moment: the server knows which it is. */
  private async begin(): Promise<void> {
    const step = /^#step-(\d+)$/.exec(location.hash)?.[1];
    if (step) return location.replace(`${this.root.dataset.home}&step=${step}`);
    this.setPace();
    await this.show(this.at);
    this.slider.disabled = false;
    this.play.disabled = false;
  }

  private chunk(at: number): Promise<Chunk> {
    const from = at - (at % CHUNK);
    const known = this.chunks.get(from) ?? fetched(`${this.root.dataset.reel}&from=${from}`);
    this.chunks.set(from, known);
    known.catch(() => this.chunks.delete(from)); // the next try may find it
    return known;
  }

  /** Follow the knob of the slider; what is not there yet is fetched where it comes to rest. */
  private seek(to: number): void {
    this.stop();
    window.clearTimeout(this.seeking);
    this.number(to);
    const isKnown = this.chunks.has(to - (to % CHUNK));
    this.seeking = window.setTimeout(() => void this.show(to), isKnown ? 0 : REST);
  }

  /** Go to a moment as somebody who looks for it: the film stops. */
  private go(to: number): void {
    this.stop();
    void this.show(to);
  }

  /** Show a moment, unless another one is asked for before it has come. */
  private async show(to: number): Promise<boolean> {
    const at = Math.max(0, Math.min(this.last, to));
    this.wanted = at;
    this.slider.value = String(at);
    let chunk: Chunk;
    try {
      chunk = await this.chunk(at);
      part("lost").hidden = true;
    } catch {
      part("lost").hidden = false;
      return false;
    }
    if (this.wanted !== at) return false;
    const moments = chunk.moments.slice(0, at - chunk.from + 1);
    const isNext = at === this.at + 1;
    this.changes.settle();
    morphDrawing(this.board, moments.reduce(turned, [] as string[]).join(SEAM));
    if (isNext) this.changes.mark();
    else this.changes.settle();
    this.tell(chunk, at);
    morph(part("question"), latest(moments, (moment) => moment.said) ?? "");
    const seats = moments.reduce((known, moment) => ({ ...known, ...moment.seats }), {} as Record<string, string>);
    morph(part("seats"), Object.values(seats).join(""));
    this.at = at;
    this.name(moments[moments.length - 1]?.step ?? -1);
    if (at + AHEAD < this.last) void this.chunk(at + AHEAD).catch(() => {});
    return true;
  }

  /** The log up to a moment; lines that come later are nowhere on the page. */
  private tell(chunk: Chunk, at: number): void {
    let [first = 0, end = -1] = this.told;
    if (at < first || chunk.from > end + 1 || end < first) {
      this.log.replaceChildren();
      first = chunk.from;
      end = first - 1;
    }
    for (const line of [...this.log.children].reverse() as HTMLElement[]) {
      if (Number(line.dataset.at) <= at) break;
      line.remove();
    }
    for (let moment = Math.max(Math.min(end, at) + 1, chunk.from); moment <= at; moment++) {
      this.log.append(...lines(chunk, moment));
    }
    this.told = [first, at];
    this.markLines(at);
    element("earlier").hidden = first === 0;
    if (first > 0 && this.log.children.length < FEW) void this.earlier();
  }

  private markLines(at: number): void {
    for (const line of this.log.children) line.classList.toggle("now", (line as HTMLElement).dataset.at === String(at));
    const panel = this.log.parentElement;
    if (panel) panel.scrollTop = panel.scrollHeight;
  }

  /** The lines of the chunk before those that are shown; what is read stays where it is. */
  private async earlier(): Promise<void> {
    const [first = 0, end = -1] = this.told;
    const chunk = await this.chunk(first - 1).catch(() => null);
    if (!chunk || this.told[0] !== first) return;
    const panel = this.log.parentElement;
    const below = panel ? panel.scrollHeight - panel.scrollTop : 0;
    this.log.prepend(...chunk.moments.flatMap((_, i) => lines(chunk, chunk.from + i)));
    this.told = [chunk.from, end];
    element("earlier").hidden = chunk.from === 0;
    if (panel) panel.scrollTop = panel.scrollHeight - below;
  }

  /** All that names the moment: its number, its chapter, its address, and where the buttons and links lead from it. */
  private name(step: number): void {
    const at = this.at;
    this.number(at);
    for (const [id, to] of Object.entries(this.leaps())) {
      element<HTMLAnchorElement>(id).href = `${this.root.dataset.home}&at=${to}`;
      flag(element(id), "aria-disabled", to === at);
    }
    element<HTMLAnchorElement>("picture-svg").href = `${this.root.dataset.picture}&at=${at}`;
    const field = this.root.querySelector<HTMLInputElement>("input[name=step]");
    if (field) field.value = String(step);
    element("shared").hidden = true;
    const back = document.querySelector<HTMLInputElement>("input[name=back]"); // who changes the language comes back here
    if (back) back.value = this.address;
    history.replaceState(null, "", this.address);
  }

  /** Say which moment it is, of which chapter. */
  private number(at: number): void {
    const count = `${at} / ${this.last}`;
    const chapter = this.chapters.filter((link) => Number(link.dataset.at) <= at).pop();
    const name = chapter?.firstElementChild?.textContent ?? "";
    element("count").textContent = count;
    element("chapter").textContent = name;
    for (const link of this.chapters) flag(link, "aria-current", link === chapter);
    chapter?.scrollIntoView({ block: "nearest" });
    this.slider.setAttribute("aria-valuetext", name ? `${name}, ${count}` : count);
  }

  private get address(): string {
    return `${this.root.dataset.home}&at=${this.at}`;
  }

  /** Where each of the buttons leads. */
  private leaps(): Record<string, number> {
    const at = this.wanted;
    return {
      back: Math.max(0, at - 1),
      next: Math.min(this.last, at + 1),
      "turn-back": border(this.turns, at, -1) ?? 0,
      "turn-next": border(this.turns, at, 1) ?? this.last,
    };
  }

  // The film.

  private run(): void {
    this.isPlaying = true;
    this.root.dataset.playing = "";
    if (this.wanted === this.last) void this.show(0);
    this.wait();
  }

  private wait(): void {
    window.clearTimeout(this.film);
    this.film = window.setTimeout(() => void this.roll(), PACE / this.factor);
  }

  private async roll(): Promise<void> {
    const isShown = await this.show(this.wanted + 1);
    if (!this.isPlaying) return;
    if (!isShown || this.at === this.last) this.stop();
    else this.wait();
  }

  private stop(): void {
    window.clearTimeout(this.film);
    this.isPlaying = false;
    delete this.root.dataset.playing;
  }

  private get factor(): number {
    return Number(this.speed.value);
  }

  private setPace(): void {
    this.root.toggleAttribute("data-fast", this.factor >= FAST || isMotionReduced());
    if (this.isPlaying) this.wait();
  }

  // Mouse, finger and keys.

  private click(event: MouseEvent): void {
    const target = event.target as Element;
    const id = target.closest("a, button")?.id ?? "";
    const leap = this.leaps()[id];
    const chapter = target.closest<HTMLElement>("#chapters a");
    const line = target.closest<HTMLElement>("#part-log li");
    part("seats").classList.toggle("open", target.closest(".seat") !== null && !part("seats").classList.contains("open"));
    if (!target.closest("#shared")) element("shared").hidden = true;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (isPlain && (leap !== undefined || chapter)) {
      event.preventDefault();
      this.go(leap ?? Number(chapter?.dataset.at));
    } else if (line) this.go(Number(line.dataset.at));
    else if (id === "tab-chapters") this.root.querySelector("#chapters [aria-current]")?.scrollIntoView({ block: "center" });
    else if (id === "earlier") void this.earlier();
    else if (id === "share") void this.share();
    else if (id === "picture-png") void this.save(element(id).dataset.name ?? "");
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const own = `input:not(#moment), select, textarea, .drawing [data-pan]${event.shiftKey ? "" : ", [role=tab]"}`;
    if (target.closest(own)) return;
    const to = this.led(event);
    if (to !== undefined) this.go(to);
    else if (event.key === " " && !target.closest("button, a, summary")) this.play.click();
    else if (event.key === " " && target.closest("a[role=button]")) (target as HTMLElement).click();
    else if (event.key === "Enter" && target.matches("#part-log li")) (target as HTMLElement).click();
    else if (event.key === "+" || event.key === "-") this.change(event.key === "+" ? 1 : -1);
    else return;
    event.preventDefault();
  }

  /** Where a key leads: by moments, with Shift by turns, by chapters with the keys that turn pages. */
  private led(event: KeyboardEvent): number | undefined {
    const leaps = this.leaps();
    const chapters = this.chapters.length ? this.chapters.map((link) => Number(link.dataset.at)) : this.turns;
    const keys: Record<string, number | undefined> = {
      ArrowLeft: event.shiftKey ? leaps["turn-back"] : leaps.back,
      ArrowRight: event.shiftKey ? leaps["turn-next"] : leaps.next,
      PageUp: border(chapters, this.wanted, -1) ?? 0,
      PageDown: border(chapters, this.wanted, 1) ?? this.last,
      Home: 0,
      End: this.last,
    };
    return keys[event.key];
  }

  private change(by: number): void {
    const { options, selectedIndex } = this.speed;
    this.speed.selectedIndex = Math.max(0, Math.min(options.length - 1, selectedIndex + by));
    this.setPace();
  }

  /** Light the pieces a line of the log speaks of. */
  private light(target: EventTarget | null): void {
    for (const old of this.board.querySelectorAll(".lit")) old.classList.remove("lit");
    const spots = (target as Element | null)?.closest<HTMLElement>("li")?.dataset.spots ?? "";
    for (const id of spots.split(" ").filter(Boolean)) this.board.querySelector(`#${CSS.escape(id)}`)?.classList.add("lit");
  }

  // Sharing.

  /** Copy the address of the moment; it is shown as well, for browsers that do not let us copy. */
  private async share(): Promise<void> {
    const box = element("shared");
    const field = box.querySelector("input");
    const note = box.querySelector<HTMLElement>("[role=status]");
    if (!field || !note) return;
    field.value = new URL(this.address, location.href).href;
    const isCopied = await copied(field.value);
    box.hidden = false;
    note.textContent = (isCopied ? note.dataset.done : note.dataset.byHand) ?? "";
    if (!isCopied) field.select();
  }

  private async save(name: string): Promise<void> {
    const link = document.createElement("a");
    link.href = await pictured(element<HTMLAnchorElement>("picture-svg").href);
    link.download = `${name}-${this.at}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

async function fetched(address: string): Promise<Chunk> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return (await answer.json()) as Chunk;
}

/** The lines that a moment adds to the log, each of which leads there. */
function lines(chunk: Chunk, at: number): HTMLElement[] {
  const holder = document.createElement("template");
  holder.innerHTML = chunk.moments[at - chunk.from]?.log ?? "";
  const found = [...holder.content.children] as HTMLElement[];
  for (const line of found) {
    line.dataset.at = String(at);
    line.tabIndex = 0;
  }
  return found;
}

/** The nearest border before a moment, or after it. */
function border(borders: number[], at: number, way: number): number | undefined {
  return way < 0 ? borders.filter((one) => one < at).pop() : borders.find((one) => one > at);
}

function latest<T>(moments: Moment[], read: (moment: Moment) => T | undefined): T | undefined {
  return moments.map(read).filter((value) => value !== undefined).pop();
}

function flag(target: Element, name: string, isOn: boolean): void {
  if (isOn) target.setAttribute(name, "true");
  else target.removeAttribute(name);
}

function element<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found as T;
}
