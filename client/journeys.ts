/** Journeys: one press gives several answers. The server knows where they lead, with the pieces that are held. */

import type { Journey } from "./link";

export interface Sender {
  send(message: Record<string, unknown>): void;
}

/** One line of a menu. */
export interface Item {
  label: string;
  choose(): void;
  ponder(): void;
}

/** The board that journeys are made on. */
interface Ground {
  readonly root: HTMLElement; // holds the drawing
  readonly list: HTMLElement; // holds the buttons
  readonly holder: HTMLElement; // holds what lies over the drawing
  readonly sender: Sender;
  spot(id: string): SVGElement | null;
  holds(id: string): string; // the name under which a piece is held
  light(spots: string): void;
  enable(id: string, labels: string[], name: string): void;
  menu(id: string, items: Item[]): void;
  mark(): void;
  stopPondering(): void;
}

const HEEDLESS = "!"; // behind the answers of a button that goes on after draws

/** What a button says: an action, those that follow it, and whether draws end them. */
export function answers(value: string): { action: number; then?: number[]; heedless?: boolean } {
  const [action, ...then] = value.replace(HEEDLESS, "").split(" ").map(Number);
  return then.length ? { action: action ?? 0, then, heedless: value.endsWith(HEEDLESS) } : { action: action ?? 0 };
}

/** The answers of a journey as a button of the form holds them. */
function value(journey: Journey): string {
  return journey.actions.join(" ") + (journey.heedless ? HEEDLESS : "");
}

/** Lay a note above, below, to the right or left of a spot: the first place where it hides nothing of what it is about. */
function beside(note: HTMLElement, spot: Element, about: Element[], holder: HTMLElement): void {
  const frame = holder.getBoundingClientRect();
  const [box, size] = [spot, note].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  const hidden = about.map((one) => one.getBoundingClientRect());
  const fit = (at: number, span: number, whole: number): number => Math.max(8, Math.min(whole - span - 8, at));
  const places = [
    [box.x + (box.width - size.width) / 2, box.top - size.height - 8],
    [box.x + (box.width - size.width) / 2, box.bottom + 8],
    [box.right + 8, box.y + (box.height - size.height) / 2],
    [box.left - size.width - 8, box.y + (box.height - size.height) / 2],
  ].map(([x = 0, y = 0]) => [fit(x - frame.x, size.width, frame.width), fit(y - frame.y, size.height, frame.height)]);
  const covers = ([x = 0, y = 0]: number[]): number =>
    hidden.filter(
      (one) =>
        one.left < frame.x + x + size.width &&
        one.right > frame.x + x &&
        one.top < frame.y + y + size.height &&
        one.bottom > frame.y + y,
    ).length;
  const [x, y] = places.reduce((best, place) => (covers(place) < covers(best) ? place : best));
  note.style.left = `${x}px`;
  note.style.top = `${y}px`;
}

export class Reach {
  held: string[] = []; // the pieces that wait to be told where to go, from question to question
  private journeys: Journey[] = []; // where one press leads with them
  private asked = ""; // the question they answer
  private wish: { path: string[]; otherwise: () => void } | null = null; // a click that came before the answer
  private tip: HTMLElement | null = null; // what the journey does that is pointed at

  constructor(private readonly ground: Ground) {}

  /** Whether a press may lead farther than one answer. */
  get isOpen(): boolean {
    return this.ground.list.querySelector("[data-reach]") !== null;
  }

  /** Whether the server has not said yet how far a press leads. */
  private get isWondering(): boolean {
    return this.ground.root.hasAttribute("data-wondering");
  }

  private set isWondering(is: boolean) {
    this.ground.root.toggleAttribute("data-wondering", is);
  }

  private get form(): HTMLFormElement | null {
    return this.ground.list.querySelector("form");
  }

  /** Another question: whoever can still set out stays held. */
  goOn(asked: string): void {
    this.asked = asked;
    this.hold(this.held.filter((id) => this.ground.holds(id)));
  }

  /** Hold these pieces and ask how far they come. */
  hold(held: string[]): void {
    this.held = held;
    this.journeys = [];
    this.wish = null;
    this.isWondering = this.isOpen;
    this.ground.stopPondering();
    if (this.isOpen) this.ground.sender.send({ reach: held, seat: Number(this.form?.dataset.seat ?? -1) });
    this.ground.mark();
  }

  /** A click on a piece holds it, together with those that may go with it, or lets it go. */
  grasp(id: string): void {
    const together = this.held.filter((other) => this.ground.holds(other) === this.ground.holds(id));
    this.hold(together.includes(id) ? together.filter((other) => other !== id) : [...together, id]);
  }

  /** What the server says of the pieces that are held. */
  learn(asked: string, held: string[], journeys: Journey[]): void {
    if (asked !== this.asked || held.join(" ") !== this.held.join(" ")) return;
    this.journeys = journeys;
    this.isWondering = false;
    this.ground.mark();
    const wish = this.wish;
    this.wish = null;
    if (wish && !this.setOut(wish.path)) wish.otherwise();
    const pointed = this.ground.root.querySelector(".in-reach:hover, .in-reach:focus");
    if (pointed) this.point([pointed.id]);
  }

  /** Name the spots where a journey ends; while pieces are held, they are lit. */
  mark(): void {
    for (const { spot } of this.journeys) {
      if (!spot) continue;
      const labels = this.to(spot).map(({ label }) => label);
      this.ground.enable(spot, labels, "in-reach");
      if (this.held.length) this.ground.enable(spot, labels, "legal");
    }
    for (const old of this.ground.list.querySelectorAll(".of-held")) old.remove();
    const listed = [...this.ground.list.querySelectorAll<HTMLButtonElement>("[data-journey]")].map((one) => one.value);
    for (const journey of this.held.length ? this.to("") : []) {
      if (!listed.includes(value(journey))) this.addButton(journey);
    }
  }

  /** Set out, or ask which way where several lead there; false where none does. */
  setOut(path: string[]): boolean {
    const id = path.find((spot) => this.to(spot).length);
    if (!id) return false;
    const there = this.to(id);
    const only = there[0];
    if (only && there.length === 1) this.travel(only);
    else this.ground.menu(id, there.map((journey) => this.item(journey)));
    return true;
  }

  /** Set out as soon as the server has said how far a press leads; do something else where it leads nowhere. */
  setOutSoon(path: string[], otherwise: () => void): void {
    if (this.isWondering) this.wish = { path, otherwise };
    else otherwise();
  }

  /** Light the way to a spot, and say what a press there does; false where no journey ends. */
  point(path: string[]): boolean {
    const id = path.find((one) => this.to(one).length);
    const spot = id ? this.ground.spot(id) : null;
    if (!id || !spot) return false;
    const there = this.to(id);
    this.hush();
    this.ground.light(there.length === 1 ? (there[0]?.trail.join(" ") ?? "") : id);
    const tip = document.createElement("div");
    tip.className = "cost";
    tip.setAttribute("aria-hidden", "true"); // the spot itself has the same name
    tip.append(...there.map((journey) => Object.assign(document.createElement("div"), { textContent: journey.label })));
    this.ground.holder.append(tip);
    const way = [...new Set(there.flatMap((journey) => journey.trail)), ...this.held].map((one) => this.ground.spot(one));
    beside(tip, spot, [...way.filter((one) => one !== null), spot], this.ground.holder);
    this.tip = tip;
    return true;
  }

  /** Say no more. */
  hush(): void {
    this.tip?.remove();
    this.tip = null;
  }

  private to(spot: string): Journey[] {
    return this.journeys.filter((journey) => journey.spot === spot);
  }

  private item(journey: Journey): Item {
    return {
      label: journey.label,
      choose: () => this.travel(journey),
      ponder: () => this.ground.light(journey.trail.join(" ")),
    };
  }

  /** A journey is submitted like any other answer, by a button of the form that nobody sees. */
  private travel(journey: Journey): void {
    this.ground.stopPondering();
    const button = document.createElement("button");
    button.hidden = true;
    button.name = "action";
    button.value = value(journey);
    this.form?.append(button);
    this.form?.requestSubmit(button);
    button.remove();
  }

  /** What those who are held can do without a place on the board stands above what closes, which keeps its place. */
  private addButton(journey: Journey): void {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "of-held hot";
    button.textContent = journey.label;
    button.addEventListener("click", () => this.travel(journey));
    this.ground.list.querySelector(".closing")?.before(button);
  }
}
