import type { LinkedLines } from "./line-link.ts";
import { LogBuffer } from "./log-buffer.ts";
import { firstFrom } from "./log-outline.ts";
import { type LogState, RunLog, type ShownLog } from "./run-log.ts";

/** A run whose output is a part of a joined log. */
export interface LogPart {
  id: string;
  /** The heading of its output. */
  title: string;
  startedAt: string | null;
  hasEnded: boolean;
  /** What to say if it has ended without output. */
  noOutput: string;
}

/** Lines of one run, by their numbers in its own output. */
export interface LinesOfPart extends LinkedLines {
  part: LogPart;
}

type SourceLog = Pick<RunLog, "buffer" | "state" | "knownSeq" | "isComplete" | "start" | "subscribe" | "fetchMissing">;

interface Source {
  part: LogPart;
  log: SourceLog;
  /** How many of its lines are in the joined log. */
  copied: number;
  /** What the server had when the run had ended was asked for. */
  wasAskedAtEnd: boolean;
  stop: () => void;
}

/**
 * The outputs of several runs, one after the other under a heading each: those that have ended, in their order, then one that is in progress, until it
 * ends. So lines are only ever added at the end, as in the log of a single run. The browser keeps all of them; above `maxLines`, no further run is added.
 */
export class JoinedLog implements ShownLog {
  readonly buffer = new LogBuffer();
  state: LogState = { kind: "loading" };
  /** Their indices in the buffer, in the order of `order`. */
  readonly headings: number[] = [];
  /** The other lines that no run wrote: ends of outputs, and messages instead of missing output. */
  private readonly unwritten = new Set<number>();
  private readonly order: string[] = [];
  private parts: readonly LogPart[];
  private readonly added = new Set<string>();
  private source: Source | undefined;
  private isOn = false;
  private isCut = false;
  private stamp = 0;
  private readonly listeners = new Set<() => void>();
  private readonly open: (id: string) => SourceLog;
  private readonly maxLines: number;

  constructor(parts: readonly LogPart[], { open = (id: string): SourceLog => new RunLog(id, undefined), maxLines = 500_000 } = {}) {
    this.parts = parts;
    this.open = open;
    this.maxLines = maxLines;
  }

  /** Fetches and listens until the returned function is called. */
  start(): () => void {
    this.isOn = true;
    if (this.source) this.listen(this.source);
    this.advance();
    return () => {
      this.isOn = false;
      this.source?.stop();
    };
  }

  /** The same runs, as they are now. */
  update(parts: readonly LogPart[]): void {
    this.parts = parts;
    const { source } = this;
    const part = parts.find(({ id }) => id === source?.part.id);
    if (source && part?.hasEnded && !source.part.hasEnded) {
      source.part = part;
      // The last chunks may have been sent before this page subscribed.
      void source.log.fetchMissing().then(() => {
        source.wasAskedAtEnd = true;
        if (this.source === source) this.copy(source);
      });
    }
    this.advance();
  }

  async fetchMissing(): Promise<void> {
    await this.source?.log.fetchMissing();
  }

  /** The runs whose output is not there yet, because another one is in progress or they have not started. */
  get waiting(): readonly LogPart[] {
    return this.parts.filter(({ id }) => !this.added.has(id));
  }

  /** The run whose output is added now. */
  get current(): LogPart | undefined {
    return this.source?.part;
  }

  get written() {
    return { count: this.buffer.lines.length - this.headings.length - this.unwritten.size, numberOf: this.numberOf };
  }

  private readonly numberOf = (index: number): number | undefined => {
    const heading = this.headings[firstFrom(this.headings, index + 1) - 1];
    return heading === undefined || heading === index || this.unwritten.has(index) ? undefined : index - heading;
  };

  /** The lines of the first run of a range, with their own numbers; `undefined` where no run is. */
  ownLines({ first, last }: LinkedLines): LinesOfPart | undefined {
    const at = this.headings.findLastIndex((heading) => heading < first);
    const [heading, next] = [this.headings[at], this.headings[at + 1]];
    const part = this.parts.find(({ id }) => id === this.order[at]);
    if (heading === undefined || !part) return undefined;
    const own = (line: number) => Math.max(1, line - heading - 1);
    return { part, first: own(first), last: own(Math.min(last, next ?? last)) };
  }

  /** Where lines of a run are here; `undefined` before its output is. */
  linesOf(id: string, { first, last }: LinkedLines): LinkedLines | undefined {
    const heading = this.headings[this.order.indexOf(id)];
    return heading === undefined ? undefined : { first: heading + 1 + first, last: heading + 1 + last };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readStamp = (): number => this.stamp;

  /** Goes on with the next run, if it is the time for one. */
  private advance() {
    if (!this.isOn || this.source || this.isCut) return;
    const { waiting } = this;
    const next = waiting.find(({ hasEnded }) => hasEnded) ?? waiting.find(({ startedAt }) => startedAt !== null);
    if (!next) return this.change({ kind: "ready" });
    if (this.buffer.lines.length >= this.maxLines) return this.cut();
    this.added.add(next.id);
    this.order.push(next.id);
    this.headings.push(this.buffer.lines.length);
    this.buffer.addLines([
      { raw: `section_start:0:${sectionOf(next)}\r${next.title}`, stream: "stdout", at: next.startedAt ?? "", carry: "" },
    ]);
    this.source = { part: next, log: this.open(next.id), copied: 0, wasAskedAtEnd: next.hasEnded, stop: () => {} };
    this.change({ kind: "loading" });
    this.listen(this.source);
  }

  private listen(source: Source) {
    const ends = [source.log.subscribe(() => this.copy(source)), source.log.start()];
    source.stop = () => {
      for (const end of ends) end();
    };
  }

  /** Takes over the lines that cannot change any more; all of them at the end. */
  private copy(source: Source) {
    if (this.source !== source) return;
    const { log, copied, part } = source;
    const isDone = isAllThere(source);
    const until = isDone ? log.buffer.lines.length : log.buffer.settled;
    this.buffer.addLines(log.buffer.lines.slice(copied, Math.max(copied, until)));
    source.copied = Math.max(copied, until);
    if (!isDone) return this.change(log.state);
    if (source.copied === 0) this.note(part, part.noOutput);
    this.unwritten.add(this.buffer.lines.length);
    this.buffer.addLines([{ raw: `section_end:0:${sectionOf(part)}\r`, stream: "stdout", at: part.startedAt ?? "", carry: "" }]);
    source.stop();
    this.source = undefined;
    this.change({ kind: "loading" });
    this.advance();
  }

  private cut() {
    this.isCut = true;
    const [next] = this.waiting;
    this.unwritten.add(this.buffer.lines.length);
    this.buffer.addLines([
      {
        raw: `The view ends here, after ${this.buffer.lines.length} lines. Choose ${next?.title ?? "a run"} to see the rest.`,
        stream: "gap",
        at: "",
        carry: "",
      },
    ]);
    this.change({ kind: "ready" });
  }

  private note({ startedAt }: LogPart, raw: string) {
    this.unwritten.add(this.buffer.lines.length);
    this.buffer.addLines([{ raw, stream: "system", at: startedAt ?? "", carry: "" }]);
  }

  private change(state: LogState) {
    this.state = state;
    this.stamp += 1;
    for (const listener of this.listeners) listener();
  }
}

/** Its end ends all groups that the run has left open. */
const sectionOf = ({ id }: LogPart) => `gantry-run-${id}`;

function isAllThere({ log, wasAskedAtEnd }: Source): boolean {
  if (log.state.kind !== "ready") return false;
  return log.isComplete || (wasAskedAtEnd && log.buffer.gap === undefined && log.buffer.lastSeq >= log.knownSeq);
}
