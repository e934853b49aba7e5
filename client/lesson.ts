/** A lesson: the same board, but the answers come from the lesson and not from a table. */

import { Answers } from "./answers";
import { morph } from "./morph";
import { Board } from "./board";
import { chime, isMotionReduced } from "./page";
import { part } from "./room";

interface Answer {
  parts?: Record<string, string>;
  right?: boolean;
  note?: string;
  svg?: string;
  values?: string; // what every action is worth, drawn over the board
  address?: string; // where the next answer goes, if not here
  frames?: string[]; // the learner's action, then what the others answer
}

const PAUSE = 900; // milliseconds between two of them

export function lesson(root: HTMLElement): void {
  const post = async (body: Record<string, unknown>): Promise<Answer> => {
    const answer = await fetch(root.dataset.lesson ?? "", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Answer;
  };
  const sender = {
    send: (message: Record<string, unknown>): void =>
      void post(message).then((answer) => {
        if (answer.svg !== undefined) board.ghost(`${String(message.seat)}:0:${String(message.ghost)}`, answer.svg);
        else if (answer.note) board.note(answer.note, (message.why as string[] | undefined) ?? []);
      }),
  };
  const board = new Board(part("board"), part("choices"), sender);
  const answers = new Answers(part("choices"), () => "");
  board.light(root.dataset.point ?? "");
  root.dataset.live = "1";
  document.addEventListener("submit", (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    if (!button || button.name !== "action") return;
    event.preventDefault();
    const action = Number(button.value);
    void post({ action }).then(async (answer) => {
      chime(answer.right ? "turn" : "tap");
      const { feedback, ...parts } = answer.parts ?? {};
      if (feedback !== undefined) morph(part("feedback"), feedback);
      part("feedback").classList.toggle("wrong", answer.right === false);
      for (const frame of isMotionReduced() ? [] : (answer.frames ?? []).slice(0, -1)) {
        board.show(frame);
        await new Promise((resolve) => window.setTimeout(resolve, PAUSE));
      }
      if (answer.note) board.note(answer.note, []);
      if (answer.address) root.dataset.lesson = answer.address;
      for (const [name, html] of Object.entries(parts)) {
        if (name === "board") board.show(html);
        else morph(part(name), html);
      }
      board.renew();
      answers.measure();
      if (answer.right) document.querySelector<HTMLElement>("#onward")?.focus();
    });
  });
  document.addEventListener("click", (event) => {
    if ((event.target as Element).id !== "solution") return;
    void post({ solution: true }).then((answer) => {
      board.values(answer.values ?? "");
      if (answer.address) root.dataset.lesson = answer.address;
      for (const [name, html] of Object.entries(answer.parts ?? {})) morph(part(name), html);
    });
  });
  document.addEventListener("keydown", (event) => {
    if (!(event.target as Element).closest("input, textarea")) answers.key(event);
  });
}
