/** Small bubbles that explain: what has a `data-tip`, or a `<title>` in a drawing, says it on hover, focus or a long press. */

const PAUSE = 450; // milliseconds of rest before a bubble opens
const LONG_PRESS = 500; // milliseconds a finger rests
const DRIFT = 8; // pixels a resting finger may move
const GAP = 14; // pixels between the pointer and the bubble

export class Tips {
  private readonly bubble = document.createElement("div");
  private timer = 0;
  private shown: Element | null = null; // what the bubble explains
  private title: SVGTitleElement | null = null; // taken out meanwhile, so that the browser does not say it again
  private finger: { x: number; y: number } | null = null;

  constructor() {
    this.bubble.className = "tip";
    this.bubble.id = "tip";
    this.bubble.setAttribute("role", "tooltip");
    this.bubble.hidden = true;
    document.body.append(this.bubble);
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.hover(event));
    document.addEventListener("focusin", (event) => this.focus(event.target as Element));
    document.addEventListener("focusout", () => this.hide());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    document.addEventListener("keydown", unswallow);
    document.addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
    document.addEventListener("pointerdown", (event) => this.press(event), { capture: true });
    document.addEventListener("pointermove", (event) => this.drift(event));
    for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => this.lift());
  }

  private hover(event: PointerEvent): void {
    const told = explained(event.target as Element);
    if (told === this.shown) return;
    this.hide();
    if (told) this.timer = window.setTimeout(() => this.show(told, event.clientX, event.clientY), PAUSE);
  }

  private focus(target: Element): void {
    const told = explained(target);
    if (!told || !target.matches(":focus-visible")) return;
    this.hide();
    const box = told.getBoundingClientRect();
    this.timer = window.setTimeout(() => this.show(told, box.left + box.width / 2, box.bottom), PAUSE);
  }

  /** The mouse closes a bubble; a finger that rests opens one, and is no click then. */
  private press(event: PointerEvent): void {
    this.hide();
    unswallow(); // where a rest was followed by no click
    const told = explained(event.target as Element);
    if (event.pointerType === "mouse" || !told) return;
    this.finger = { x: event.clientX, y: event.clientY };
    this.timer = window.setTimeout(() => {
      this.show(told, event.clientX, event.clientY);
      document.addEventListener("click", swallow, { capture: true, once: true });
      document.addEventListener("contextmenu", (menu) => menu.preventDefault(), { once: true });
    }, LONG_PRESS);
  }

  private drift(event: PointerEvent): void {
    if (this.finger && Math.hypot(event.clientX - this.finger.x, event.clientY - this.finger.y) > DRIFT) this.lift();
  }

  private lift(): void {
    if (!this.finger) return;
    this.finger = null;
    if (!this.shown) window.clearTimeout(this.timer);
  }

  private show(told: Element, x: number, y: number): void {
    if (!told.isConnected) return;
    this.bubble.textContent = text(told);
    this.bubble.hidden = false;
    this.shown = told;
    this.title = titleOf(told);
    this.title?.remove();
    const box = this.bubble.getBoundingClientRect();
    const isLow = y + GAP + box.height > window.innerHeight - 8 || this.finger !== null;
    const left = Math.max(8, Math.min(window.innerWidth - box.width - 8, x - box.width / 2));
    const top = isLow ? Math.max(8, y - GAP - box.height) : y + GAP;
    this.bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }

  private hide(): void {
    window.clearTimeout(this.timer);
    if (this.shown && this.title && this.shown.isConnected && !titleOf(this.shown)) this.shown.prepend(this.title);
    this.shown = null;
    this.title = null;
    this.bubble.hidden = true;
  }
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const unswallow = (): void => document.removeEventListener("click", swallow, { capture: true });

function titleOf(element: Element): SVGTitleElement | null {
  return element instanceof SVGElement ? element.querySelector<SVGTitleElement>(":scope > title") : null;
}

function text(element: Element): string {
  return element.getAttribute("data-tip") ?? titleOf(element)?.textContent ?? figure(element);
}

/** A figure of a seat that is cut, or whose name has no room, says all of it. */
function figure(element: Element): string {
  if (!element.matches(".facts > div:not(.about)")) return "";
  const parts = [...element.children];
  if (parts.every((part) => part.clientWidth > 1 && part.scrollWidth <= part.clientWidth)) return "";
  return parts.map((part) => part.textContent).join(document.documentElement.lang === "fr" ? "\u00a0: " : ": ");
}

/** The nearest element that explains itself; a whole drawing does not, and a spot in reach says what it costs. */
function explained(target: Element): Element | null {
  if (target.closest(".in-reach")) return null;
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) {
    const isDrawing = at instanceof SVGSVGElement && at.ownerSVGElement === null;
    if (text(at) && !isDrawing) return at;
  }
  return null;
}
