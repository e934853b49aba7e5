/** The board: clicks, drags and keys become one of the offered actions. It knows no game, only spots and buttons. */

import { morphDrawing, nameSpots } from "./drawing";
import { type Item, Reach, type Sender } from "./journeys";

interface Offer {
  button: HTMLButtonElement;
  action: number;
  spots: string[];
  holds: string; // a click holds the piece, together with others of the same name
}

const DRAG = 8; // pixels before a press becomes a drag

export class Board {
  readonly reach: Reach;
  private offers: Offer[] = [];
  private picked: string[] = [];
  private inAnyOrder = false; // whether the spots of an offer are clicked in any order
  private asked = ""; // the question the picks belong to
  private bubble: HTMLElement | null = null;
  private ghosts = new Map<string, string>(); // what actions would change, as the server drew it
  private names = new WeakMap<Element, string>(); // what the drawing calls its spots
  private pondered = ""; // the action that is pointed at
  private walked: Element | null = null; // the spot that was chosen by keys, until one of the next question is
  private dragged: { from: string; x: number; y: number; copy: SVGGElement | null } | null = null;

  constructor(
    readonly root: HTMLElement, // holds the drawing
    readonly list: HTMLElement, // holds the buttons
    readonly sender: Sender,
  ) {
    this.reach = new Reach(this);
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointermove", (event) => this.drag(event));
    root.addEventListener("pointerup", (event) => this.drop(event));
    root.addEventListener("pointercancel", () => this.endDrag());
    for (const kind of ["pointerover", "focusin"]) root.addEventListener(kind, (event) => this.ponderSpot(event));
    for (const kind of ["pointerout", "focusout"]) root.addEventListener(kind, () => this.stopPondering());
    for (const kind of ["pointerover", "focusin"]) list.addEventListener(kind, (event) => this.ponderButton(event));
    for (const kind of ["pointerout", "focusout"]) list.addEventListener(kind, () => this.stopPondering());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && (this.bubble || this.picked.length || this.reach.held.length)) this.letGo();
    });
    document.addEventListener("pointerdown", (event) => {
      this.walked = null;
      if (this.bubble && !this.bubble.contains(event.target as Node)) this.close();
    });
    this.renew();
  }

  /** Show another drawing: pieces keep their ids, so they travel to their new places. */
  show(svg: string): void {
    this.stopPondering();
    morphDrawing(this.root, svg);
    this.names = new WeakMap();
    this.ghosts.clear();
  }

  /** Read the offered actions again and light their spots; what is picked stays picked while the question stays. */
  renew(): void {
    const drawing = this.drawing;
    if (drawing) nameSpots(drawing);
    this.offers = [...this.list.querySelectorAll<HTMLButtonElement>("button[data-spots]")].map((button) => ({
      button,
      action: parseInt(button.value, 10),
      spots: (button.dataset.spots ?? "").split(" ").filter(Boolean),
      holds: this.reach.isOpen ? (button.dataset.holds ?? "") : "",
    }));
    this.inAnyOrder = areFreelyJoined(this.offers);
    const form = this.list.querySelector<HTMLElement>("form");
    const asked = `${form?.dataset.seat ?? ""}:${form?.dataset.question ?? ""}`;
    if (asked !== this.asked || !this.openOffers().length) {
      this.picked = [];
      this.close();
    }
    if (asked !== this.asked) {
      this.list.querySelector(".list")?.scrollTo(0, 0);
      this.asked = asked;
      this.reach.goOn(asked);
    }
    this.mark();
    this.goOn();
  }

  /** Forget what is picked and held. */
  letGo(): void {
    this.close();
    this.picked = [];
    this.reach.hold([]);
  }

  /** The name under which a piece is held; empty for one that is not. */
  holds(id: string): string {
    return this.offers.find((offer) => offer.spots[0] === id)?.holds ?? "";
  }

  /** Light the pieces a line of the log speaks of. */
  light(spots: string): void {
    for (const old of this.root.querySelectorAll(".lit")) old.classList.remove("lit");
    for (const id of spots.split(" ").filter(Boolean)) this.spot(id)?.classList.add("lit");
  }

  /** What the server drew for an action that is being considered. */
  ghost(key: string, svg: string): void {
    this.ghosts.set(key, svg);
    if (key === this.pondered) this.layGhost(svg);
  }

  /** What every action is worth, until the drawing changes. */
  values(svg: string): void {
    this.lay("values", svg);
  }

  /** A short note beside a spot: why not. */
  note(html: string, spots: string[]): void {
    const place = spots.map((id) => this.spot(id)).filter(Boolean).pop() ?? this.drawing;
    const bubble = this.open(place ?? this.root, "bubble");
    bubble.setAttribute("role", "status");
    bubble.innerHTML = html;
    this.fit(bubble);
    window.setTimeout(() => this.bubble === bubble && this.close(), 7000);
  }

  private get drawing(): SVGSVGElement | null {
    return this.root.querySelector("svg");
  }

  spot(id: string): SVGElement | null {
    return this.root.querySelector<SVGElement>(`#${CSS.escape(id)}`);
  }

  /** The offers whose path begins with what is picked. */
  private openOffers(picked = this.picked): Offer[] {
    const leads = ({ spots }: Offer): boolean =>
      picked.every((id, i) => (this.inAnyOrder ? spots.includes(id) : spots[i] === id));
    return this.offers.filter((offer) => offer.spots.length > 0 && leads(offer));
  }

  /** The spots of an open offer that may be clicked next. */
  private next(offer: Offer, picked = this.picked): string[] {
    if (this.inAnyOrder) return offer.spots.filter((id) => !picked.includes(id));
    return offer.spots.slice(picked.length, picked.length + 1);
  }

  /** Light the spots that may be clicked next, and say what they do. */
  mark(): void {
    const before = [...this.root.querySelectorAll(".legal, .picked, .in-reach")];
    for (const old of before) {
      old.classList.remove("legal", "picked", "in-reach");
      old.removeAttribute("aria-pressed");
      old.setAttribute("role", "img");
      const name = this.names.get(old);
      if (name) old.setAttribute("aria-label", name);
    }
    const open = this.openOffers();
    const next = new Map<string, string[]>();
    const leading = new Set<string>(); // the spots where a click asks for another
    const add = (id: string, offer: Offer, isLast: boolean): void => {
      next.set(id, [...(next.get(id) ?? []), offer.button.dataset.label ?? offer.button.textContent ?? ""]);
      if (!isLast) leading.add(id);
    };
    for (const offer of open) {
      for (const id of this.next(offer)) add(id, offer, offer.spots.length === this.picked.length + 1);
    }
    if (this.picked.length) {
      // Another first click stays possible: it begins anew.
      const known = new Set([...next.keys(), ...this.picked]);
      for (const offer of this.openOffers([])) {
        const id = offer.spots[0];
        if (id && !known.has(id)) add(id, offer, offer.spots.length === 1);
      }
    }
    for (const [id, labels] of next) this.enable(id, labels, "legal", leading.has(id));
    this.reach.mark();
    for (const id of [...this.picked, ...this.reach.held]) this.enable(id, [], "picked");
    // Only now: what stays lit keeps the focus.
    for (const old of before) if (!old.matches(".legal, .picked, .in-reach")) old.removeAttribute("tabindex");
    for (const offer of this.offers) {
      const hot = this.picked.length > 0 && open.includes(offer);
      offer.button.classList.toggle("hot", hot);
    }
  }

  /** Light a spot and say what a click does there; where it only leads on, that is said of what lies there. */
  enable(id: string, labels: string[], name: string, isLeading = false): void {
    const spot = this.spot(id);
    if (!spot) return;
    spot.classList.add(name);
    spot.setAttribute("tabindex", "0");
    spot.setAttribute("role", "button");
    if (name === "picked") spot.setAttribute("aria-pressed", "true");
    if (!this.names.has(spot)) this.names.set(spot, spot.getAttribute("aria-label") ?? id);
    const does = [...new Set(labels)].slice(0, 4).join(" / ");
    const own = this.names.get(spot) ?? id;
    const told = isLeading && own !== id && !does.includes(own) ? `${own}: ${does}` : does;
    spot.setAttribute("aria-label", told || own);
  }

  private click(event: Event): void {
    const target = event.target as Element;
    if (this.bubble?.contains(target)) return;
    const path = this.path(target);
    this.close();
    const piece = path.find((id) => this.holds(id));
    if (piece) {
      this.picked = [];
      this.reach.grasp(piece);
      return;
    }
    if (!this.reach.setOut(path) && !this.choose(path)) this.reach.setOutSoon(path, () => this.miss(path));
  }

  /** A click that leads nowhere. */
  private miss(path: string[]): void {
    if (this.reach.held.length) return this.letGo();
    const spot = path.find((id) => this.isSpot(id)) ?? path[0];
    const picked = this.picked;
    if (picked.length) {
      this.picked = [];
      this.mark();
    }
    if (spot && !picked.includes(spot)) this.wonder([...picked, spot]);
  }

  /** Clicks that answer nothing: the server knows why not. */
  private wonder(why: string[]): void {
    const seat = this.list.querySelector<HTMLElement>("form")?.dataset.seat ?? this.root.dataset.seat;
    this.sender.send({ why, seat: Number(seat ?? -1) });
  }

  /** The ids from an element up to the drawing, nearest first. */
  private path(target: Element | null): string[] {
    const ids: string[] = [];
    for (let at = target; at && at !== this.root; at = at.parentElement) if (at.id) ids.push(at.id);
    return ids;
  }

  private isSpot(id: string): boolean {
    return this.spot(id)?.classList.contains("spot") ?? false;
  }

  /** Follow a click along the offered paths; false when nothing is offered there. */
  private choose(path: string[]): boolean {
    for (const start of this.picked.length ? [this.picked, []] : [[]]) {
      for (const id of path) {
        const follows = this.openOffers(start).some((offer) => this.next(offer, start).includes(id));
        if (follows) {
          this.pick([...start, id]);
          return true;
        }
      }
    }
    return false;
  }

  /** Press the button of the offer that is left, open a menu where several have these spots, or wait for the next click. */
  private pick(picked: string[]): void {
    this.picked = picked;
    const open = this.openOffers();
    const complete = open.filter((offer) => offer.spots.length === picked.length);
    const only = complete[0];
    if (only && open.length === 1) {
      this.picked = [];
      this.mark();
      only.button.click();
      return;
    }
    this.mark();
    if (complete.length) this.menu(picked[picked.length - 1] ?? "", complete.map((offer) => this.item(offer)));
    else this.focusNext();
  }

  private focusNext(): void {
    if (!this.root.contains(document.activeElement)) return;
    const first = this.openOffers().flatMap((offer) => this.next(offer))[0];
    if (first) this.spot(first)?.focus({ preventScroll: true });
  }

  private item(offer: Offer): Item {
    const choose = (): void => {
      this.picked = [];
      this.mark();
      offer.button.click();
    };
    const label = offer.button.dataset.label ?? offer.button.textContent ?? "";
    return { label, choose, ponder: () => this.ponder(offer) };
  }

  menu(id: string, items: Item[]): void {
    const bubble = this.open(this.spot(id) ?? this.root, "bubble menu");
    bubble.setAttribute("role", "group");
    for (const { label, choose, ponder } of items) {
      const item = document.createElement("button");
      item.type = "button";
      item.textContent = label;
      item.addEventListener("click", () => {
        this.close();
        choose();
      });
      item.addEventListener("focus", ponder);
      item.addEventListener("pointerenter", ponder);
      bubble.append(item);
    }
    this.fit(bubble);
    bubble.querySelector("button")?.focus();
  }

  private open(beside: Element, kind: string): HTMLElement {
    this.close();
    const bubble = document.createElement("div");
    bubble.className = kind;
    const frame = this.holder.getBoundingClientRect();
    const box = beside.getBoundingClientRect();
    bubble.style.left = `${box.left + box.width / 2 - frame.left}px`;
    bubble.style.top = `${Math.min(box.bottom, frame.bottom) - frame.top + 8}px`;
    this.holder.append(bubble);
    this.bubble = bubble;
    return bubble;
  }

  /** Bubbles live beside the drawing, so that a new drawing leaves them alone. */
  get holder(): HTMLElement {
    return this.root.parentElement ?? this.root;
  }

  private fit(bubble: HTMLElement): void {
    const frame = this.holder.getBoundingClientRect();
    const box = bubble.getBoundingClientRect();
    const left = Math.max(8, Math.min(frame.width - box.width - 8, box.left - frame.left - box.width / 2));
    bubble.style.left = `${left}px`;
    if (box.bottom > frame.bottom) bubble.style.top = `${Math.max(8, frame.height - box.height - 8)}px`;
  }

  private close(): void {
    const hadFocus = this.bubble?.contains(document.activeElement);
    this.bubble?.remove();
    this.bubble = null;
    if (hadFocus) (this.spot(this.picked[this.picked.length - 1] ?? "-") ?? this.list.querySelector("button"))?.focus();
  }

  // Keys: Enter and Space choose, arrows walk to the nearest lit spot, Escape lets go.

  private key(event: KeyboardEvent): void {
    const here = document.activeElement;
    if (!(here instanceof SVGElement) || !this.root.contains(here)) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.walked = here;
      this.click(event);
    }
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const way = ways[event.key];
    if (way) {
      event.preventDefault();
      this.nearest(here, way)?.focus({ preventScroll: true });
    }
  }

  /** Whoever answers by keys goes on from there: a new drawing takes the focus from its spots. */
  private goOn(): void {
    const lit = [...this.root.querySelectorAll<SVGElement>(".legal")];
    if (!this.walked || !lit.length || document.activeElement !== document.body) return;
    const [x, y] = middle(this.walked);
    const far = (spot: Element): number => Math.hypot(middle(spot)[0] - x, middle(spot)[1] - y);
    lit.reduce((best, spot) => (far(spot) < far(best) ? spot : best)).focus({ preventScroll: true });
    this.walked = null;
  }

  private nearest(from: Element, [dx, dy]: [number, number]): SVGElement | null {
    const [x, y] = middle(from);
    let best: SVGElement | null = null;
    let least = Infinity;
    const among = this.offers.some((offer) => offer.holds) ? ".legal, .picked" : ".legal, .picked, .in-reach";
    for (const spot of this.root.querySelectorAll<SVGElement>(among)) {
      const [ax, ay] = middle(spot);
      const along = (ax - x) * dx + (ay - y) * dy;
      const aside = Math.abs((ax - x) * dy) + Math.abs((ay - y) * dx);
      const far = along + 2 * aside;
      if (along > 1 && far < least) {
        least = far;
        best = spot;
      }
    }
    return best;
  }

  // Dragging a piece is clicking where it is and where it goes; a finger that is drawn along scrolls, or moves the eye.

  private press(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const from = this.path(event.target as Element).find((id) =>
      this.openOffers([]).some((offer) => offer.spots[0] === id && (offer.spots.length > 1 || offer.holds)),
    );
    if (from) this.dragged = { from, x: event.clientX, y: event.clientY, copy: null };
  }

  private drag(event: PointerEvent): void {
    const dragged = this.dragged;
    const drawing = this.drawing;
    if (!dragged || !drawing) return;
    const far = Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y);
    if (!dragged.copy && far > DRAG) {
      const spot = this.spot(dragged.from);
      if (!spot) return;
      if (!this.holds(dragged.from)) this.picked = [dragged.from];
      else if (!this.reach.held.includes(dragged.from)) this.reach.hold([dragged.from]);
      this.mark();
      dragged.copy = document.createElementNS("http://www.w3.org/2000/svg", "g");
      dragged.copy.setAttribute("class", "dragged");
      const twin = this.pieceAt(spot, dragged.x, dragged.y)?.cloneNode(true) as SVGElement | undefined;
      if (twin) {
        for (const part of [twin, ...twin.querySelectorAll("[id]")]) part.removeAttribute("id");
        dragged.copy.append(twin);
      }
      drawing.append(dragged.copy);
    }
    if (dragged.copy) {
      const scale = drawing.getScreenCTM()?.a ?? 1;
      dragged.copy.setAttribute("transform", `translate(${(event.clientX - dragged.x) / scale} ${(event.clientY - dragged.y) / scale})`);
    }
  }

  private drop(event: PointerEvent): void {
    const dragged = this.dragged;
    const wasDragging = dragged?.copy;
    this.endDrag();
    if (!dragged || !wasDragging) return;
    const path = this.path(document.elementFromPoint(event.clientX, event.clientY));
    const guard = (click: Event): void => click.stopImmediatePropagation(); // the end of a drag is no click
    this.root.addEventListener("click", guard, { capture: true, once: true });
    window.setTimeout(() => this.root.removeEventListener("click", guard, { capture: true }), 0);
    if (this.holds(dragged.from)) return this.reach.setOut(path) ? undefined : this.reach.setOutSoon(path, () => this.letGo());
    this.picked = [dragged.from];
    if (!path.includes(dragged.from) && this.choose(path)) return;
    const spot = path.find((id) => this.isSpot(id)) ?? path[0];
    this.picked = [];
    this.mark();
    if (spot && spot !== dragged.from) this.wonder([dragged.from, spot]);
  }

  /** The piece on a spot that is nearest to the pointer; pieces themselves are not clicked. */
  private pieceAt(spot: Element, x: number, y: number): Element | null {
    const frame = spot.getBoundingClientRect();
    let best: Element | null = null;
    let least = Infinity;
    for (const piece of this.root.querySelectorAll(".piece[data-kind]")) {
      const box = piece.getBoundingClientRect();
      const [px, py] = [box.left + box.width / 2, box.top + box.height / 2];
      const inside = px > frame.left && px < frame.right && py > frame.top && py < frame.bottom;
      const far = Math.hypot(px - x, py - y);
      if (inside && far < least) {
        least = far;
        best = piece;
      }
    }
    return best;
  }

  private endDrag(): void {
    this.dragged?.copy?.remove();
    this.dragged = null;
  }

  // Ghosts: what an action would change.

  private ponderSpot(event: Event): void {
    const path = this.path(event.target as Element);
    if (this.reach.point(path)) return undefined;
    for (const id of path) {
      const reached = this.openOffers().filter(
        (offer) => offer.spots.length === this.picked.length + 1 && this.next(offer).includes(id),
      );
      const only = reached[0];
      if (only && reached.length === 1) return this.ponder(only);
    }
    return undefined;
  }

  private ponderButton(event: Event): void {
    const button = (event.target as Element).closest("button");
    const offer = this.offers.find((one) => one.button === button);
    if (!offer) return;
    this.light(offer.spots.join(" "));
    this.ponder(offer);
  }

  private ponder(offer: Offer): void {
    const form = offer.button.form;
    const seat = Number(form?.dataset.seat ?? -1);
    const key = `${seat}:${form?.dataset.question ?? ""}:${offer.action}`;
    this.pondered = key;
    const known = this.ghosts.get(key);
    if (known !== undefined) this.layGhost(known);
    else window.setTimeout(() => this.pondered === key && this.sender.send({ ghost: offer.action, seat }), 70);
  }

  stopPondering(): void {
    this.pondered = "";
    this.reach.hush();
    this.light("");
    this.root.querySelector(".ghosts")?.remove();
  }

  private layGhost(svg: string): void {
    this.lay("ghosts", svg);
  }

  /** Lay something over the drawing, in place of what lay there under that name. */
  private lay(name: string, svg: string): void {
    this.root.querySelector(`.${name}`)?.remove();
    if (!svg) return;
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", name);
    group.setAttribute("aria-hidden", "true");
    group.innerHTML = svg;
    this.drawing?.append(group);
  }
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Whether an offer of several spots stays one without any of them: then they have no order. */
function areFreelyJoined(offers: Offer[]): boolean {
  const key = (spots: string[]): string => [...spots].sort().join(" ");
  const known = new Set(offers.map((offer) => key(offer.spots)));
  const joined = offers.filter((offer) => offer.spots.length > 1);
  const areFree = joined.every(({ spots }) => spots.every((id) => known.has(key(spots.filter((other) => other !== id)))));
  return joined.length > 0 && areFree && new Set(joined.map((offer) => key(offer.spots))).size === joined.length;
}
