/** Handing on an address: copied, shared, or selected to be copied by hand. */

/** Copy what a button holds, and say that it is done; where nothing can be copied, select it and say how. */
export async function give(button: HTMLElement): Promise<void> {
  const text = button.dataset.copy ?? "";
  const field = button.parentElement?.querySelector("input");
  const isDone = await copied(text);
  if (isDone) button.classList.add("strong");
  else field?.select();
  const note = button.parentElement?.parentElement?.querySelector<HTMLElement>(".copied");
  if (note) note.textContent = (isDone ? button.dataset.done : button.dataset.failed) ?? "";
}

/** Whether a text is in the clipboard now; pages that are not served over HTTPS reach it only through a selection. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    return isDone;
  }
}

/** The button that opens the sheet of the system is there where the system has one. */
export function offerShare(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>("[data-share]")) button.hidden = !("share" in navigator);
}
