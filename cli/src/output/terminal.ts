const spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const plainEveryMs = 5_000;

export interface Step {
  /** Sets the text of the current activity. */
  say(text: string): void;
  done(text?: string): void;
  warn(text: string): void;
  fail(text?: string): void;
}

/** Shows several concurrent steps and other lines. On a terminal the unfinished steps stay at the bottom with a spinner. */
export class Terminal {
  readonly live = process.stdout.isTTY === true && process.env["CI"] === undefined;
  readonly #open = new Map<string, { detail: string; printedAt: number; printed: string }>();
  #drawn = 0;
  #frame = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    // The reader of our output may be gone; keep serving.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  }

  line(text: string): void {
    this.#erase();
    process.stdout.write(`${text}\n`);
    this.#draw();
  }

  step(title: string): Step {
    const startedAt = Date.now();
    this.#open.set(title, { detail: "", printedAt: startedAt, printed: "" });
    this.#timer ??= setInterval(() => this.#tick(), this.live ? 80 : 500);
    if (this.live) this.#tick();
    const end = (mark: string, text: string) => {
      if (!this.#open.has(title)) return;
      this.#erase();
      this.#open.delete(title);
      process.stdout.write(`  ${mark} ${title}${text ? `: ${text}` : ""}\n`);
      if (this.#open.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
      this.#draw();
    };
    return {
      say: (text) => {
        const entry = this.#open.get(title);
        if (entry !== undefined) entry.detail = text;
      },
      done: (text = "") => end(this.#color("32", "✓"), `${text ? `${text}, ` : ""}${((Date.now() - startedAt) / 1000).toFixed(1)} s`),
      warn: (text) => end(this.#color("33", "!"), text),
      fail: (text = "failed") => end(this.#color("31", "✗"), text),
    };
  }

  bold(text: string): string {
    return this.#color("1", text);
  }

  dim(text: string): string {
    return this.#color("2", text);
  }

  colored(code: string, text: string): string {
    return this.#color(code, text);
  }

  #color(code: string, text: string): string {
    return process.stdout.isTTY === true && !process.env["NO_COLOR"] ? `\x1b[${code}m${text}\x1b[0m` : text;
  }

  #tick(): void {
    if (this.live) {
      this.#frame++;
      this.#erase();
      this.#draw();
      return;
    }
    for (const [title, entry] of this.#open) {
      if (Date.now() - entry.printedAt < plainEveryMs || entry.detail === entry.printed) continue;
      process.stdout.write(`  … ${title}: ${entry.detail}\n`);
      entry.printedAt = Date.now();
      entry.printed = entry.detail;
    }
  }

  #erase(): void {
    if (this.#drawn > 0) process.stdout.write(`\x1b[${this.#drawn}A\r\x1b[J`);
    this.#drawn = 0;
  }

  #draw(): void {
    if (!this.live) return;
    const room = Math.max(20, (process.stdout.columns || 80) - 1);
    const mark = spinner[this.#frame % spinner.length] ?? "…";
    for (const [title, { detail }] of this.#open)
      process.stdout.write(`${`  ${mark} ${title}${detail ? `  ${detail}` : ""}`.slice(0, room)}\n`);
    this.#drawn = this.#open.size;
  }
}
