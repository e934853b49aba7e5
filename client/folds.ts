/** Sheets that lie folded on a drawing until somebody asks for them: the browser remembers which one is open.
 *
 * Whatever carries data-fold="name" opens and closes the sheet of that name; the drawing's own style shows it while the
 * main element says data-unfolded="name". */

const KEPT = "unfolded";

export function folds(main: HTMLElement): void {
  const show = (name: string): void => {
    main.dataset.unfolded = name;
    sessionStorage.setItem(KEPT, name);
  };
  const pressed = (event: Event): string =>
    (event.target as Element).closest<SVGElement>("[data-fold]")?.dataset.fold ?? "";
  const turn = (event: Event): void => {
    const name = pressed(event);
    if (!name) return;
    event.preventDefault();
    event.stopPropagation(); // nothing below is meant
    show(main.dataset.unfolded === name ? "" : name);
  };
  main.dataset.unfolded = sessionStorage.getItem(KEPT) ?? "";
  main.addEventListener("click", turn, { capture: true });
  main.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter" || event.key === " ") turn(event);
      if (event.key === "Escape") show("");
    },
    { capture: true },
  );
}
