/** Walking over a large drawing: pinch, drag and wheel move the eye. It knows no game, only how large a world is.
 *
 * A drawing with more than fits holds <g class="window"> and in it <g class="world" data-pan="left top width height w h">:
 * the extent of the world in its own units and the size of the window in the units of .window. The drawing's own style
 * uses --pan-x, --pan-y and --pan-k where they are set, and looks where it wants where they are not.
 */

const DRAG = 8; // pixels before a press becomes a drag
const NEAREST = 4; // how far the world is magnified at most
const STEP = 1.5; // what a button or a key magnifies

interface Point {
  x: number;
  y: number;
}

export class Pan {
  private readonly fingers = new Map<number, Point>();
  private travelled = 0;
  private swallows = false;

  constructor(private readonly root: HTMLElement) {
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"] as const) {
      root.addEventListener(kind, (event) => this.release(event));
    }
    root.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("click", (event) => this.click(event), { capture: true });
  }

  private get world(): SVGGraphicsElement | null {
    return this.root.querySelector<SVGGraphicsElement>(".world[data-pan]");
  }

  /** A point of the screen in the units of the window. */
  private local(at: Point): DOMPoint | null {
    const frame = this.world?.closest<SVGGraphicsElement>(".window")?.getScreenCTM();
    return frame ? new DOMPoint(at.x, at.y).matrixTransform(frame.inverse()) : null;
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0 || !this.world || !(event.target as Element).closest(".window")) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.travelled = 0;
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.travelled += Math.hypot(after.x - before.x, after.y - before.y);
    this.fingers.set(event.pointerId, after);
    if (!other && this.travelled < DRAG) return;
    const [from, to] = [this.local(before), this.local(after)];
    if (!from || !to) return;
    if (other) {
      const fixed = this.local(other);
      if (!fixed) return;
      const far = Math.hypot(from.x - fixed.x, from.y - fixed.y);
      this.look(fixed, far > 0 ? Math.hypot(to.x - fixed.x, to.y - fixed.y) / far : 1, { x: 0, y: 0 });
    } else this.look(to, 1, { x: to.x - from.x, y: to.y - from.y });
    this.swallows = true;
  }

  private release(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    // A click that ends a drag means nothing; where none follows, the guard goes by itself.
    if (this.fingers.size === 0) window.setTimeout(() => (this.swallows = false), 0);
  }

  private click(event: Event): void {
    if (this.swallows) {
      this.swallows = false;
      event.stopImmediatePropagation();
      return;
    }
    const wish = (event.target as Element).closest<SVGElement>("[data-eye]")?.dataset.eye;
    if (wish === undefined) return;
    event.stopImmediatePropagation();
    this.wish(wish);
  }

  private wheel(event: WheelEvent): void {
    const at = this.local({ x: event.clientX, y: event.clientY });
    if (!at || !(event.target as Element).closest(".window")) return;
    event.preventDefault();
    this.look(at, Math.exp(-event.deltaY / 400), { x: 0, y: 0 });
  }

  private key(event: KeyboardEvent): void {
    const button = (event.target as Element).closest<SVGElement>("[data-eye]");
    const pressed = event.key === "Enter" || event.key === " " ? button?.dataset.eye : undefined;
    const wish = pressed ?? { "+": "near", "-": "far", "0": "whole" }[event.key];
    if (!wish || !this.world) return;
    event.preventDefault();
    this.wish(wish);
  }

  /** near, far, whole: by a step, or where the drawing looks by itself; anything else is the id of what is looked for. */
  private wish(wish: string): void {
    const [, , , , width = 0, height = 0] = this.extent();
    const middle = { x: width / 2, y: height / 2 };
    if (wish === "whole") {
      for (const name of ["x", "y", "k"]) this.root.style.removeProperty(`--pan-${name}`);
    } else if (wish === "near" || wish === "far") this.look(middle, wish === "near" ? STEP : 1 / STEP, { x: 0, y: 0 });
    else {
      const box = this.root.querySelector(`#${CSS.escape(wish)}`)?.getBoundingClientRect();
      const at = box && this.local({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
      if (at) this.look(middle, 1, { x: middle.x - at.x, y: middle.y - at.y });
    }
  }

  private extent(): number[] {
    return (this.world?.dataset.pan ?? "").split(" ").map(Number);
  }

  /** Magnify about a point of the window, then shift; the world keeps covering the window where it can. */
  private look(about: Point, factor: number, shift: Point): void {
    const world = this.world;
    const [left = 0, top = 0, across = 1, down = 1, width = 1, height = 1] = this.extent();
    if (!world) return;
    const now = new DOMMatrix(getComputedStyle(world).transform);
    const least = Math.min(width / across, height / down, now.a);
    const scale = Math.max(least, Math.min(NEAREST, now.a * factor));
    const x = about.x + ((now.e - about.x) * scale) / now.a + shift.x;
    const y = about.y + ((now.f - about.y) * scale) / now.a + shift.y;
    this.root.style.setProperty("--pan-k", String(scale));
    this.root.style.setProperty("--pan-x", `${covering(x, scale, left, across, width)}px`);
    this.root.style.setProperty("--pan-y", `${covering(y, scale, top, down, height)}px`);
  }
}

/** A shift along one axis that leaves no gap, or the middle where the world is smaller than the window. */
function covering(shift: number, scale: number, start: number, size: number, room: number): number {
  if (size * scale <= room) return (room - size * scale) / 2 - start * scale;
  return Math.min(-start * scale, Math.max(room - (start + size) * scale, shift));
}
