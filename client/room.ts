/** The table page: what the server sends goes into its place, what the player does goes to the server. */

import { Answers } from "./answers";
import { morph } from "./morph";
import { Board } from "./board";
import { Changes } from "./changes";
import { celebrate } from "./ending";
import { ask, chime, enter, freshSalt, isMotionReduced, openRule, openTab, scrollDown, unread } from "./page";
import { give, offerShare } from "./invitation";
import { answers } from "./journeys";
import { notice, sign } from "./notices";
import { pace } from "./settings";
import { type Frame, Link, type News } from "./link";
import { SEAM, turned } from "./scraps";

const MISSED = 750; // milliseconds a step is shown to somebody who was away
const STAMPED = 7000; // an answer to a proposal stays on the board
const SINCE = 9000; // milliseconds somebody who comes back is told what the marks mean
const SPECTATOR = "-3"; // the seat of those who only look: for them every step is news
const LONG_FILM = 3; // steps, from which on a film can be skipped
const BETWEEN = 420; // and a step that the next one follows by itself
const LONGEST = 1800; // milliseconds of a film of such steps: many of them are a walk

export class Room {
  private readonly board: Board;
  private readonly answers: Answers;
  private readonly changes: Changes;
  private hasActed = false; // since the last picture
  private readonly link: Link;
  private readonly title = document.title;
  private readonly drawing: HTMLElement;
  private readonly choices: HTMLElement;
  private mine = false;
  private call = ""; // what waits for us, in words
  private scraps: string[]; // of the drawing as the server sent it
  private waiting: News[] = []; // what is shown after the film that runs
  private isFilming = false;
  private cut: () => void = () => {}; // ends the film that runs
  private seen: number; // lines of the log
  private here: number[] = []; // the seats of the people who are connected
  private isHurried = false; // whether nothing more is shown step by step until we are asked
  private pressed = ""; // the question that stood there when a finger or the mouse went down

  constructor(
    private readonly root: HTMLElement,
    drawn: string, // the drawing as the server wrote it
  ) {
    this.scraps = drawn.split(SEAM);
    this.drawing = part("board");
    this.choices = part("choices");
    this.answers = new Answers(this.choices, () => this.pressed);
    this.seen = Number(sessionStorage.getItem(`seen:${this.table}`) ?? -1);
    this.mine = root.dataset.mine === "1";
    this.badge(false);
    this.link = new Link(
      () => this.address(),
      (news) => this.hear(news),
      (isLost) => part("lost").toggleAttribute("hidden", !isLost),
    );
    this.board = new Board(this.drawing, this.choices, this.link);
    this.changes = new Changes(this.drawing, this.table);
    document.addEventListener("submit", (event) => void this.submit(event));
    document.addEventListener("pointerdown", () => (this.pressed = this.answers.asked), { capture: true });
    const release = (): unknown => window.setTimeout(() => (this.pressed = "")); // a form is sent after the click
    document.addEventListener("click", release, { capture: true });
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", (event) => this.click(event));
    const log = part("log");
    for (const kind of ["pointerover", "focusin"]) {
      log.addEventListener(kind, (event) =>
        this.board.light((event.target as Element).closest<HTMLElement>("li")?.dataset.spots ?? ""),
      );
    }
    for (const kind of ["pointerleave", "focusout"]) log.addEventListener(kind, () => this.board.light(""));
    window.setInterval(() => tick(), 250);
    scrollDown();
    this.tellLatest();
  }

  private get table(): string {
    return this.root.dataset.table ?? "";
  }

  private get isOver(): boolean {
    return this.choices.querySelector(".podium") !== null;
  }

  private address(): string {
    const shown = this.root.dataset.live ? "" : (this.root.dataset.shown ?? ""); // what was changed since is not known
    return `${location.origin.replace(/^http/, "ws")}/t/${this.table}/socket?lines=${this.seen}&shown=${shown}`;
  }

  /** Take a message of the server: answers at once, changes of the page in their order. */
  private hear(news: News): void {
    if (news.error || news.hint !== undefined || news.worth) {
      for (const button of document.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");
    }
    if (news.error) this.refused(news.error);
    if (news.go) location.assign(news.go);
    if (news.here) {
      this.here = news.here;
      this.meet();
    }
    if (news.ghost !== undefined) this.board.ghost(news.ghost, news.svg ?? "");
    if (news.note !== undefined) this.board.note(news.note, news.why ?? []);
    if (news.journeys) this.board.reach.learn(news.asked ?? "", news.reach ?? [], news.journeys);
    if (news.hint !== undefined) this.hint(news.hint, news.reason ?? "");
    if (news.worth) this.worth(news.worth);
    if (news.values !== undefined) this.board.values(news.values);
    if (news.n !== undefined) {
      this.waiting.push(news);
      if (!this.isFilming) void this.catchUp();
    }
  }

  /** Show what has come, in its order. */
  private async catchUp(): Promise<void> {
    this.isFilming = true;
    let isWhole = false;
    try {
      for (let news = this.waiting.shift(); news; news = this.waiting.shift()) {
        isWhole = news.after === undefined;
        // The game begins with a film: nobody is waited for any more.
        if (news.film && news.after !== undefined && news.parts?.dice !== undefined) {
          for (const name of ["question", "choices"]) morph(part(name), "");
        }
        if (news.film) await this.film(news.film, news.after === undefined);
        this.show(news);
        if (this.mine) this.isHurried = false;
        else if (pace() > 1 && this.waiting.length) await this.rest(BETWEEN);
      }
    } catch (fault) {
      // A page that stumbles asks for everything instead of standing still.
      this.waiting = [];
      if (!isWhole) this.link.send({ resync: true });
      throw fault;
    } finally {
      this.isFilming = false;
    }
  }

  /** Bring the scraps of the drawing to their next moment. */
  private turn(frame: Frame): void {
    this.scraps = turned(this.scraps, frame);
  }

  /** Put every part of a message into its place. */
  private show(news: News): void {
    const parts = news.parts ?? {};
    const isSame = news.same !== undefined;
    if (isSame && news.same !== this.scraps.length - 1) {
      this.link.send({ resync: true }); // the browser reads the drawing otherwise than we wrote it
      return;
    }
    const isDrawn = [parts.board, news.patch, news.splice, news.film].some((change) => change !== undefined);
    const wasOver = this.isOver;
    const byKeys = part("curtain").querySelector(":focus-visible") !== null;
    this.turn({ board: parts.board, patch: news.patch, splice: news.splice });
    if (isDrawn && this.drawing.dataset.seat === SPECTATOR) this.changes.settle();
    if (isDrawn) this.board.show(this.scraps.join(SEAM));
    if (isDrawn || !this.root.dataset.live) this.compare(!this.root.dataset.live);
    for (const [name, html] of Object.entries(parts)) {
      if (name !== "board") morph(part(name), html);
    }
    if (news.eyes !== undefined) this.drawing.dataset.seat = String(news.eyes);
    if (news.after === undefined && localStorage.getItem("describe")) this.link.send({ tell: true });
    if (parts.seats !== undefined || isSame) this.meet();
    this.lines("log", news.log);
    this.lines("talk", news.talk);
    if (parts.choices !== undefined || isDrawn || isSame) this.board.renew();
    this.answers.measure();
    offerShare(this.choices);
    if (news.lines !== undefined) {
      if (this.seen >= 0 && news.lines > this.seen && !news.mine) chime("tap");
      this.seen = news.lines;
      sessionStorage.setItem(`seen:${this.table}`, String(this.seen));
    }
    if (news.now !== undefined) skew = news.now - Date.now();
    if (news.mine !== undefined) this.mine = news.mine;
    this.badge();
    // A seat we hold has a salt of the house as long as the game has not begun: bring our own.
    for (const row of part("dice").querySelectorAll<HTMLElement>("[data-bring]")) {
      if (parts.dice !== undefined || isSame) this.link.send({ salt: freshSalt(), seat: Number(row.dataset.bring) });
    }
    if (this.isOver && !wasOver) celebrate(part("board").parentElement ?? this.root, this.choices);
    this.root.dataset.live = "1";
    part("ask").classList.toggle("mine", this.mine);
    this.drape(byKeys);
    tick();
  }

  /** What we do ourselves is no news; what others do stays marked until we act, also where we were away meanwhile. */
  private compare(isBack: boolean): void {
    if (this.hasActed) this.changes.settle();
    this.hasActed = false;
    if (this.changes.mark() && isBack) part("since").hidden = false;
    window.setTimeout(() => (part("since").hidden = true), SINCE);
    this.changes.remember();
  }

  /** The curtain falls or rises, and whoever plays by keys is led to what comes next. */
  private drape(byKeys: boolean): void {
    const curtain = part("curtain");
    curtain.hidden = !curtain.firstElementChild;
    const here = document.activeElement;
    if (curtain.hidden) {
      if (byKeys) this.choices.querySelector("button")?.focus();
    } else if (!here?.closest(`input, textarea, select, dialog, #${curtain.id}`)) {
      curtain.querySelector("button")?.focus();
    }
  }

  /** Say beside each name whether the person is there. */
  private meet(): void {
    for (const sign of part("seats").querySelectorAll<HTMLElement>(".presence")) {
      const isHere = this.here.includes(Number(sign.dataset.seat));
      sign.classList.toggle("here", isHere);
      sign.dataset.tip = (isHere ? sign.dataset.here : sign.dataset.away) ?? "";
      sign.setAttribute("aria-label", sign.dataset.tip);
    }
  }

  private lines(name: "log" | "talk", lines?: { from: number; html: string }): void {
    if (!lines) return;
    const list = part(name);
    const before = list.childElementCount;
    if (lines.from === 0) list.innerHTML = lines.html;
    else list.insertAdjacentHTML("beforeend", lines.html);
    scrollDown();
    if (name === "log") this.tellLatest();
    if (name === "log" && lines.from > 0) this.stamp(lines.from);
    if (name === "talk" && this.root.dataset.live) unread("talk", Math.max(0, list.childElementCount - before));
  }

  /** How others answered what we proposed, stamped over the board for a while. */
  private stamp(from: number): void {
    const fresh = [...part("log").querySelectorAll<HTMLElement>("li[data-verdict]")].filter((line) => Number(line.dataset.n) >= from);
    const last = fresh.pop();
    const board = part("board").parentElement;
    if (!last || !board) return;
    board.querySelector(".verdict")?.remove();
    const stamp = document.createElement("p");
    stamp.className = `verdict ${last.dataset.verdict ?? ""}`;
    stamp.ariaHidden = "true"; // the log is read out
    stamp.textContent = last.textContent;
    board.append(stamp);
    window.setTimeout(() => stamp.remove(), STAMPED);
  }

  /** The last lines of the log, for screens where the log has a tab of its own. */
  private tellLatest(): void {
    const latest = document.getElementById("latest");
    const last = part("log").lastElementChild;
    const before = document.createElement("span");
    before.className = "before"; // the newest line goes first where there is room for one
    if (last?.classList.contains("turn")) before.textContent = `${last.previousElementSibling?.textContent ?? ""} `;
    latest?.replaceChildren(before, last?.textContent ?? "");
  }

  /** What led here, shown step by step; whoever was away has a button that jumps to the present. */
  private async film(frames: Frame[], wasAway: boolean): Promise<void> {
    const isCut = (): boolean => isMotionReduced() || document.hidden || this.isHurried || !pace();
    // What we did ourselves did not happen meanwhile.
    part("film").hidden = isCut() || this.hasActed || (!wasAway && frames.length < LONG_FILM);
    this.root.toggleAttribute("data-filming", !isCut());
    for (const frame of frames) {
      this.turn(frame);
      if (isCut() || (this.waiting.length > 1 && pace() <= 1)) continue;
      this.board.show(this.scraps.join(SEAM));
      await this.rest(wasAway ? MISSED : Math.min(BETWEEN, LONGEST / frames.length));
    }
    part("film").hidden = true;
    this.root.removeAttribute("data-filming");
  }

  /** Let what is shown be seen, unless somebody is in a hurry. */
  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.cut = resolve;
      window.setTimeout(resolve, milliseconds * pace());
    });
  }

  /** What waits for us, our turn or what somebody proposes: seen in the tab, heard, and told to those who look elsewhere. */
  private badge(isNews = true): void {
    const proposal = part("tools").querySelector("[data-call]")?.textContent ?? "";
    const call = this.mine ? (this.root.dataset.yourturn ?? "") : proposal;
    const told = call ? `${call} – ${this.title}` : this.title;
    sign(call !== "");
    document.title = call ? `● ${told}` : told;
    if (isNews && call && call !== this.call) {
      chime("turn");
      notice(told, this.table);
    }
    this.call = call;
  }

  private refused(error: NonNullable<News["error"]>): void {
    const note = part("refusal");
    note.innerHTML = error.html ?? "";
    note.hidden = false;
    for (const form of document.querySelectorAll<HTMLElement>("form[data-sent]")) delete form.dataset.sent;
    window.setTimeout(() => (note.hidden = true), 6000);
    this.board.letGo();
  }

  private hint(action: number, reason: string): void {
    const button = this.choices.querySelector<HTMLButtonElement>(`button[value="${action}"]`);
    button?.classList.add("hot");
    button?.closest("details")?.setAttribute("open", "");
    button?.scrollIntoView({ block: "nearest" });
    this.board.light(button?.dataset.spots ?? "");
    this.choices.querySelector(".reason")?.remove();
    if (!button || !reason) return;
    const why = document.createElement("p");
    why.className = "reason";
    why.setAttribute("role", "status");
    why.textContent = reason;
    button.after(why);
    why.scrollIntoView({ block: "nearest" });
  }

  private worth(values: Record<string, string>): void {
    for (const button of this.choices.querySelectorAll<HTMLButtonElement>("button[data-spots]")) {
      const value = values[button.value];
      if (!value) continue;
      button.dataset.label ??= button.textContent ?? "";
      button.querySelector(".worth")?.remove();
      const mark = document.createElement("span");
      mark.className = "worth";
      mark.textContent = value;
      button.append(mark);
    }
  }

  /** Send what a form says over the socket; forms that it does not know go the usual way. */
  private async submit(event: SubmitEvent): Promise<void> {
    const form = event.target as HTMLFormElement;
    const button = event.submitter as HTMLButtonElement | null;
    if (form.method === "dialog") return;
    const verb = (form.getAttribute("action") ?? "").split("/").pop() ?? ""; // form.action may be a button of that name
    if (verb === "say") {
      event.preventDefault();
      const input = form.querySelector("input");
      const said = button?.value || input?.value || ""; // a ready phrase, or one's own
      if (said.trim()) this.link.send({ say: said });
      if (input) input.value = "";
      return;
    }
    if (button?.dataset.sure) {
      event.preventDefault();
      if ((await ask(button.dataset.sure, 0)) === null) return;
      enter(form, "sure", "yes");
      form.submit();
      return;
    }
    const seat = Number(new FormData(form).get("seat") ?? -1);
    if (verb === "undo") {
      event.preventDefault();
      this.link.send({ undo: seat });
    } else if (verb === "answer") {
      event.preventDefault();
      this.link.send({ answer: button?.value === "yes", seat });
    } else if (verb === "hint" || verb === "worth" || verb === "eyes") {
      event.preventDefault();
      if (verb !== "eyes") button?.setAttribute("aria-busy", "true");
      this.link.send({ [verb]: seat });
    } else if (verb === "act" && button) {
      event.preventDefault();
      await this.act(form, button, seat);
    }
  }

  private async act(form: HTMLFormElement, button: HTMLButtonElement, seat: number): Promise<void> {
    // A list may change under the finger: the press answers the question that stood there when it began.
    const [, pressed] = this.pressed.split(":");
    const message: Record<string, unknown> = {
      seat,
      question: Number(pressed ?? form.dataset.question),
      ...answers(button.value),
    };
    const words = Number(button.dataset.words ?? 0);
    if (words || "aside" in button.dataset) {
      const said = await ask(button.textContent ?? "", words);
      if (said === null) return;
      if (said) message.words = said;
    }
    if ("sent" in form.dataset) return; // the answer to this question is on its way
    form.dataset.sent = "";
    this.hasActed = true;
    part("since").hidden = true;
    for (const one of form.querySelectorAll("button")) one.classList.toggle("hot", one === button);
    this.link.send(message);
  }

  private click(event: Event): void {
    const target = event.target as Element;
    const rule = target.closest<HTMLElement>("[data-rule]");
    if (rule) {
      event.preventDefault();
      void openRule(rule.dataset.rule ?? "");
    }
    if (target.closest("#skip-film")) {
      this.isHurried = true;
      this.cut();
    }
    if (target.closest("#describe")) {
      localStorage.setItem("describe", "1");
      this.link.send({ tell: true });
    }
    part("seats").classList.toggle("open", target.closest(".seat") !== null && !part("seats").classList.contains("open"));
    const copy = target.closest<HTMLElement>("[data-copy]");
    if (copy) void give(copy);
    const share = target.closest<HTMLElement>("[data-share]");
    if (share) void navigator.share({ title: this.title, url: share.dataset.share }).catch(() => {}); // thought better of it
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
    const answers = "button[data-spots], button[data-journey]";
    const buttons = [...this.choices.querySelectorAll<HTMLButtonElement>(answers)].filter(isVisible);
    if (this.answers.key(event)) return;
    if (event.key === "u") document.querySelector<HTMLButtonElement>("#undo")?.click();
    else if (event.key === "?" || event.key === "r") openTab("rules");
    else if (event.key === "t") {
      event.preventDefault();
      openTab("talk");
      document.querySelector<HTMLInputElement>("#say")?.focus();
    } else if (event.key.startsWith("Arrow") && this.choices.contains(target)) {
      event.preventDefault();
      const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
      const at = buttons.indexOf(target as HTMLButtonElement);
      buttons[(at + step + buttons.length) % buttons.length]?.focus();
    }
  }
}

const isVisible = (button: HTMLElement): boolean => button.offsetParent !== null;

export function part(name: string): HTMLElement {
  const element = document.getElementById(`part-${name}`);
  if (!element) throw new Error(`the page has no part ${name}`);
  return element;
}

let skew = 0; // how far the clock of the house is ahead of ours, in milliseconds

/** Clocks run here between two messages. */
function tick(): void {
  for (const clock of document.querySelectorAll<HTMLElement>(".clock[data-deadline]")) {
    const left = Math.max(0, Number(clock.dataset.deadline) - skew - Date.now());
    const seconds = Math.ceil(left / 1000);
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    clock.classList.toggle("low", seconds <= 30);
  }
}
