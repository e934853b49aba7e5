/** A review that is being made: its bar goes on, and once the review is there the page shows it. */

const PAUSE = 2000; // milliseconds between two looks

export function making(): void {
  if (bar(document)) window.setTimeout(() => void look(), PAUSE);
}

async function look(): Promise<void> {
  const shown = bar(document);
  try {
    const answer = await fetch(location.href);
    const made = bar(new DOMParser().parseFromString(await answer.text(), "text/html"));
    if (!made) location.reload();
    else if (shown) shown.value = made.value;
  } catch {
    // The house is away: it is asked again.
  }
  making();
}

const bar = (page: Document): HTMLProgressElement | null => page.querySelector(".making progress");
