/** What changed on the board since we last acted, were last here, or saw the moment before: a ring around what moved or is new. */

const MOST_TABLES = 12; // whose boards are remembered
const STORE = "boards";

type Boards = Record<string, string[]>; // by table: where its pieces stood

export class Changes {
  private before: string[] | null = null; // where the pieces stood when all had been seen

  constructor(
    private readonly root: HTMLElement, // holds the drawing
    private readonly table = "", // whose board is remembered
  ) {
    this.before = remembered()[table] ?? null;
  }

  /** Mark what stands elsewhere than before, and say how many pieces do. */
  mark(): number {
    if (!this.before) this.settle();
    const left = new Map<string, number>();
    for (const place of this.before ?? []) left.set(place, (left.get(place) ?? 0) + 1);
    const pieces = this.pieces();
    const moved = pieces.filter((piece) => {
      const count = left.get(place(piece)) ?? 0;
      left.set(place(piece), count - 1);
      return count < 1;
    });
    // Where nearly everything stands elsewhere the board was laid out anew: that tells nothing.
    const isTelling = moved.length * 2 < pieces.length + 6;
    for (const piece of pieces) piece.classList.toggle("moved", isTelling && moved.includes(piece));
    return isTelling ? moved.length : 0;
  }

  /** We have seen it all: what changes from now on is new. */
  settle(): void {
    this.before = this.pieces().map(place);
    for (const piece of this.root.querySelectorAll(".moved")) piece.classList.remove("moved");
  }

  /** Keep the board for when we come back. */
  remember(): void {
    const { [this.table]: _, ...others } = remembered();
    const kept = Object.entries(others).slice(1 - MOST_TABLES);
    localStorage.setItem(STORE, JSON.stringify({ ...Object.fromEntries(kept), [this.table]: this.pieces().map(place) }));
  }

  private pieces(): Element[] {
    return [...this.root.querySelectorAll(".piece[id]")];
  }
}

/** Where a piece stands; those of one kind are alike. */
function place(piece: Element): string {
  const kind = piece.getAttribute("data-kind");
  return kind ? `${kind} ${piece.getAttribute("data-at")}` : `${piece.id} ${piece.getAttribute("transform")}`;
}

function remembered(): Boards {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Boards;
  } catch {
    return {};
  }
}
