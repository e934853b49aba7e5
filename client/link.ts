/** The socket to the table: numbered messages, and a connection that repairs itself. */

/** The drawing at one moment: whole, the scraps that changed by their number, or a stretch of scraps that replaces another. */
export interface Frame {
  board?: string;
  patch?: [number, string][];
  splice?: [number, number, string[]]; // where, how many go, and what comes
  splices?: [number, number, string[]][]; // several of them, the first one first
}

/** Several answers that one press gives. */
export interface Journey {
  spot: string; // where it is pressed; empty for a button
  label: string;
  actions: number[];
  trail: string[]; // the spots on the way
  heedless: boolean; // whether it goes on after draws
}

export interface News {
  n?: number; // which message of this page it is
  after?: number; // the message it builds on; none for a whole picture
  same?: number; // the page shows it all already: how many seams its drawing has
  parts?: Record<string, string>;
  patch?: Frame["patch"];
  splice?: Frame["splice"];
  log?: { from: number; html: string };
  talk?: { from: number; html: string };
  film?: Frame[]; // what the board showed before it showed this
  mine?: boolean; // whether one of our seats is asked
  lines?: number; // of the log so far
  now?: number; // the clock of the house, in milliseconds
  eyes?: number; // the seat this page looks through
  here?: number[]; // the seats of the people who are connected
  error?: { code: string; message: string; rule: string; html?: string };
  ghost?: string; // the action that was asked about: seat, question and action
  svg?: string; // and what it would change
  why?: string[]; // the spots that were clicked in vain
  note?: string; // and the rule against it
  reach?: string[]; // the pieces that are held
  asked?: string; // and the question for which that was looked up: seat and number
  journeys?: Journey[]; // where one press leads then
  hint?: number; // the action that the coach would choose
  reason?: string; // and why, where the game can say it
  worth?: Record<string, string>; // what the coach says of each action
  values?: string; // the same, drawn over the board
  go?: string; // the address of the next table
}

const UNKNOWN_TABLE = 4404; // close codes
const RESTART = 1012; // the server ends, and another one is there

export class Link {
  private socket: WebSocket | null = null;
  private number = -1; // of the last message
  private tries = 0;
  private waiting: string[] = []; // what is sent once the socket is open again
  private unanswered = ""; // the action that was sent last, until anything comes back

  constructor(
    private readonly address: () => string,
    private readonly tell: (news: News) => void,
    private readonly lost: (isLost: boolean) => void,
  ) {
    this.connect();
    window.addEventListener("online", () => this.reconnect());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.reconnect());
  }

  send(message: Record<string, unknown>): void {
    const text = JSON.stringify(message);
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(text);
      if ("action" in message) this.unanswered = text;
    } else if (this.waiting.length < 8 && !("ghost" in message) && !("why" in message)) this.waiting.push(text);
  }

  private reconnect(): void {
    if (this.socket && this.socket.readyState > WebSocket.OPEN) this.connect();
  }

  private connect(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.tries = 0;
      this.lost(false);
      for (const text of this.waiting.splice(0)) socket.send(text);
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      const news = JSON.parse(event.data) as News;
      if (news.n !== undefined || news.error) this.unanswered = "";
      if (news.after !== undefined && news.after !== this.number) {
        this.send({ resync: true });
        return;
      }
      if (news.n !== undefined) this.number = news.n;
      this.tell(news);
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.socket) return;
      if (event.code === UNKNOWN_TABLE) return;
      if (this.tries > 0) this.lost(true);
      this.tries += 1;
      let wait = Math.min(8000, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2);
      if (event.code === RESTART && this.tries === 1) {
        wait *= 0.2; // another server waits for us; not all pages come at the same moment
        // A server that was ending may not have read the action. If it has, the question is another one, and says so.
        if (this.unanswered) this.waiting.unshift(this.unanswered);
      }
      this.unanswered = "";
      window.setTimeout(() => this.connect(), wait);
    });
  }
}
