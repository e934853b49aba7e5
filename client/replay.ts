/** The replay page: every position of a game, from one pair of eyes. */

import { morphDrawing } from "./board";
import { isMotionReduced } from "./house";

interface Reel {
  frames: { board: string; lines: number; said: string; step: number }[];
}

export async function replay(root: HTMLElement): Promise<void> {
  const answer = await fetch(root.dataset.reel ?? "");
  if (!answer.ok) return;
  const { frames } = (await answer.json()) as Reel;
  const slider = root.querySelector<HTMLInputElement>("#moment");
  const board = root.querySelector<HTMLElement>("#part-board");
  const count = root.querySelector<HTMLElement>("#count");
  const said = root.querySelector<HTMLElement>("#part-question");
  const lines = [...root.querySelectorAll<HTMLElement>("#part-log li")];
  if (!slider || !board) return;
  let film = 0;
  const show = (): void => {
    const at = Number(slider.value);
    const frame = frames[at];
    if (!frame) return;
    morphDrawing(board, frame.board);
    if (count) count.textContent = `${at} / ${frames.length - 1}`;
    if (said) said.innerHTML = frame.said;
    for (const [i, line] of lines.entries()) {
      line.classList.toggle("later", i >= frame.lines);
      line.classList.toggle("now", i === frame.lines - 1);
    }
    lines[frame.lines - 1]?.scrollIntoView({ block: "nearest" });
    history.replaceState(null, "", `#${at}`);
  };
  const stop = (): void => {
    window.clearInterval(film);
    film = 0;
    play?.setAttribute("aria-pressed", "false");
  };
  const go = (to: number): void => {
    slider.value = String(Math.max(0, Math.min(frames.length - 1, to)));
    show();
  };
  const play = root.querySelector<HTMLButtonElement>("#play");
  slider.max = String(frames.length - 1);
  slider.disabled = false;
  slider.addEventListener("input", () => {
    stop();
    show();
  });
  root.querySelector("#back")?.addEventListener("click", () => (stop(), go(Number(slider.value) - 1)));
  root.querySelector("#next")?.addEventListener("click", () => (stop(), go(Number(slider.value) + 1)));
  play?.addEventListener("click", () => {
    if (film) return stop();
    if (Number(slider.value) === frames.length - 1) go(0);
    play.setAttribute("aria-pressed", "true");
    film = window.setInterval(
      () => {
        if (Number(slider.value) >= frames.length - 1) stop();
        else go(Number(slider.value) + 1);
      },
      isMotionReduced() ? 1500 : 1100,
    );
    return undefined;
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input:not(#moment), select, textarea, .tabs")) return;
    const at = Number(slider.value);
    const moments: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: frames.length - 1 };
    const moment = moments[event.key];
    if (moment !== undefined) {
      event.preventDefault();
      stop();
      go(moment);
    } else if (event.key === " " && !target.closest("button, a")) {
      event.preventDefault();
      play?.click();
    }
  });
  for (const [i, line] of lines.entries()) {
    line.addEventListener("click", () => {
      stop();
      go(frames.findIndex((frame) => frame.lines > i));
    });
  }
  // A review names a step of the game: the last position that it led to.
  const step = Number(/^#step-(\d+)$/.exec(location.hash)?.[1] ?? NaN);
  const seen = frames.filter((frame) => frame.step <= step).length - 1;
  const wanted = Number.isFinite(step) ? seen : Number(location.hash.slice(1) || frames.length - 1);
  go(Number.isFinite(wanted) ? wanted : frames.length - 1);
}
