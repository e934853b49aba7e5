/** The list of answers: how far it goes on, its keys, and presses that are meant for what stood there before. */

const HASTE = 300; // milliseconds within which the same key is the second half of a double press
const CLOSING_KEY = "e"; // answers with the first button of the bar

export class Answers {
  private first = ""; // the question of the first click of a double click
  private raisedFor = ""; // the question for which the sheet of a phone is raised over the board
  private last = { key: "", asked: "", at: 0 }; // the last key that answered
  private readonly sizes = new ResizeObserver(() => this.measure());

  constructor(
    private readonly root: HTMLElement, // holds the form
    private readonly pressed: () => string, // the question that stood there when a finger or the mouse went down
  ) {
    root.addEventListener("click", (event) => this.guard(event), { capture: true });
    root.addEventListener("click", (event) => {
      if ((event.target as Element).closest(".below")) this.goOn();
    });
    root.addEventListener("scroll", () => this.measure(), { capture: true });
    root.addEventListener("toggle", () => this.measure(), { capture: true });
    this.sizes.observe(root);
    this.measure();
  }

  /** The question the page shows. */
  get asked(): string {
    const form = this.root.querySelector<HTMLElement>("form");
    return form ? `${form.dataset.seat}:${form.dataset.question}` : "";
  }

  /** Answer with a key: a number for a button of the list, another key for the bar; false for keys of no use here. */
  key(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    const isPress = (key === "enter" || key === " ") && this.root.contains(event.target as Node);
    if (!isPress && key !== CLOSING_KEY && !/^[1-9]$/.test(key)) {
      this.last.key = ""; // another key in between: nothing is pressed twice
      return false;
    }
    if (this.isHasty(event.repeat, key)) {
      event.preventDefault();
      return true;
    }
    this.last = { key, asked: this.asked, at: performance.now() };
    if (isPress) return false;
    const buttons = key === CLOSING_KEY ? this.buttons(".closing > button") : this.buttons(".list > button");
    buttons[key === CLOSING_KEY ? 0 : Number(key) - 1]?.click();
    return true;
  }

  /** Whether a key was meant for the question that has just been answered with it. */
  private isHasty(isHeld: boolean, key: string): boolean {
    const { last } = this;
    return isHeld || (key === last.key && this.asked !== last.asked && performance.now() - last.at < HASTE);
  }

  /** A new list does not take the second click of a double click that began on the one before. */
  private guard(event: MouseEvent): void {
    if (event.detail < 2) {
      this.first = this.pressed() || this.asked;
    } else if (this.first !== this.asked) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  private buttons(selector: string): HTMLButtonElement[] {
    const found = [...this.root.querySelectorAll<HTMLButtonElement>(`form > ${selector}:is([data-spots], [data-journey])`)];
    return found.filter((button) => button.offsetParent !== null);
  }

  /** Show more of the list: on a phone the sheet rises until the next question; where it cannot, the list scrolls. */
  private goOn(): void {
    const list = this.root.querySelector<HTMLElement>(".list");
    const height = list?.clientHeight ?? 0;
    this.raisedFor = this.asked;
    this.measure();
    if (list?.clientHeight === height) list.scrollBy({ top: height });
  }

  /** Say how many answers stand below what can be seen of the list. */
  measure(): void {
    const list = this.root.querySelector<HTMLElement>(".list");
    this.root.closest(".ask")?.classList.toggle("raised", this.asked !== "" && this.asked === this.raisedFor);
    const more = this.root.querySelector<HTMLElement>(".below");
    const hidden = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight;
    const isLong = !list && hidden > 8; // an invitation, or the end of the game
    this.root.classList.toggle("goes-on", isLong);
    if (isLong) this.root.tabIndex = 0; // so that keys can scroll it
    else if (!list) this.root.removeAttribute("tabindex");
    if (!list || !more) return;
    const end = list.getBoundingClientRect().bottom;
    const lower = [...list.querySelectorAll<HTMLElement>("button, summary")].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.height > 0 && box.bottom - box.height / 4 > end;
    });
    more.dataset.label ??= more.textContent ?? "";
    more.textContent = more.dataset.label.replace("#", String(lower.length));
    more.hidden = !lower.length;
    list.classList.toggle("goes-on", lower.length > 0);
  }
}
