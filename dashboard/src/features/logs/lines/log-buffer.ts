import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import { styleAfter } from "../ansi/ansi.ts";
import { plainText } from "../ansi/plain-text.ts";
import { readMarks } from "./group-marks.ts";

export type Stream = LogChunk["stream"];

export interface LogLine {
  /** The line as received: with colors, without the line end. */
  raw: string;
  /** `gap` marks output that the server does not have. */
  stream: Stream | "gap";
  /** When its first chunk was read. */
  at: string;
  /** The SGR codes in force where it starts. */
  carry: string;
}

/** Chunks that were announced but have not arrived: `from` to `to`, both missing. */
export interface Gap {
  from: number;
  to: number;
}

/** Far more than a suite prints before a gap is filled; limits the memory of a page with a runaway log. */
const keptChunksAhead = 5000;

/**
 * Assembles a run's output from its chunks. Chunks arrive in any order, twice, or not at all:
 * they are used strictly by `seq`; early ones wait, and `gap` says what to fetch.
 * A chunk may end inside a line. The next chunk of the same stream continues it.
 * Lines count in the order in which they started.
 */
export class LogBuffer {
  readonly lines: LogLine[] = [];
  /** The newest chunk that is in the lines. */
  lastSeq = 0;
  /** Grows with every change. */
  version = 0;
  /** Characters of the longest line, for the width of the page. */
  longest = 0;
  private readonly early = new Map<number, LogChunk>();
  private readonly open = new Map<Stream, number>();
  private readonly carries = new Map<Stream, string>();
  private readonly plain = new Map<number, string>();

  /** Pieces from the live channel. */
  receive(chunk: LogChunk): void {
    if (chunk.seq <= this.lastSeq) return;
    if (chunk.seq === this.lastSeq + 1) {
      this.append(chunk);
      this.takeEarly();
      return;
    }
    if (this.early.size < keptChunksAhead) this.early.set(chunk.seq, chunk);
    this.version += 1;
  }

  /** Chunks as the server stores them, requested with `after`: a missing number is lost for good and gets a note. */
  receiveStored(chunks: readonly LogChunk[]): void {
    for (const chunk of chunks) {
      if (chunk.seq <= this.lastSeq) continue;
      if (chunk.seq > this.lastSeq + 1) this.markLost(this.lastSeq + 1, chunk.seq - 1, chunk.at);
      this.append(chunk);
    }
    this.takeEarly();
  }

  /** Whole lines of another log. Their chunks are that log's. */
  addLines(lines: readonly LogLine[]): void {
    for (const line of lines) {
      this.lines.push(line);
      this.longest = Math.max(this.longest, line.raw.length);
    }
    this.version += 1;
  }

  /** The gap before the first waiting chunk; `undefined` when no chunk waits. */
  get gap(): Gap | undefined {
    if (this.early.size === 0) return undefined;
    let first = Number.POSITIVE_INFINITY;
    for (const seq of this.early.keys()) first = Math.min(first, seq);
    return { from: this.lastSeq + 1, to: first - 1 };
  }

  /** The visible text of the line, without marks of groups; cached. */
  textOf(index: number): string {
    const known = this.plain.get(index);
    if (known !== undefined) return known;
    const line = this.lines[index];
    const text = line ? plainText(readMarks(line.raw).text) : "";
    this.plain.set(index, text);
    return text;
  }

  /** How many lines from the first on cannot change any more: those before the first one that has not ended. */
  get settled(): number {
    return Math.min(this.lines.length, ...this.open.values());
  }

  private takeEarly() {
    for (let next = this.early.get(this.lastSeq + 1); next; next = this.early.get(this.lastSeq + 1)) this.append(next);
    for (const seq of this.early.keys()) if (seq <= this.lastSeq) this.early.delete(seq);
  }

  private append(chunk: LogChunk) {
    this.early.delete(chunk.seq);
    this.lastSeq = chunk.seq;
    this.version += 1;
    const parts = chunk.log.split("\n");
    const tail = parts.pop() ?? "";
    for (const part of parts) {
      this.write(chunk, part);
      this.close(chunk.stream);
    }
    if (tail !== "") this.write(chunk, tail);
  }

  /** Adds text to the stream's open line, or opens one. */
  private write(chunk: LogChunk, text: string) {
    const index = this.open.get(chunk.stream);
    const line = index === undefined ? undefined : this.lines[index];
    if (index === undefined || !line) {
      this.open.set(chunk.stream, this.lines.length);
      this.lines.push({ raw: text, stream: chunk.stream, at: chunk.at, carry: this.carries.get(chunk.stream) ?? "" });
      this.longest = Math.max(this.longest, text.length);
      return;
    }
    line.raw += text;
    this.longest = Math.max(this.longest, line.raw.length);
    this.plain.delete(index);
  }

  private close(stream: Stream) {
    const index = this.open.get(stream);
    const line = index === undefined ? undefined : this.lines[index];
    if (line) this.carries.set(stream, styleAfter(line.raw, line.carry));
    this.open.delete(stream);
  }

  private markLost(from: number, to: number, at: string) {
    // The open line may have ended in the lost part: do not join text across the mark.
    this.open.clear();
    this.carries.clear();
    const chunks = to - from + 1;
    this.lines.push({
      raw: `${chunks === 1 ? "1 chunk of the output is missing here. It" : `${chunks} chunks of the output are missing here. They`} never reached the server.`,
      stream: "gap",
      at,
      carry: "",
    });
  }
}
