import { splitAtLastLine } from "./line-cut.ts";
import { OutputTail } from "./output-tail.ts";

type OutputStream = "stdout" | "stderr";

/**
 * The end of both streams together, in whole lines. A program may write one line in several pieces, and the engine may deliver a piece of the other stream
 * between them, which would break the line.
 */
export class ConsoleTail {
  readonly #limitBytes: number;
  readonly #lines: OutputTail<undefined>;
  /** The last line of each stream while it is incomplete. */
  readonly #open: Record<OutputStream, OutputTail<undefined>>;
  /** Bytes dropped from lines that are longer than the limit. */
  #droppedBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
    this.#lines = new OutputTail(limitBytes);
    this.#open = { stdout: new OutputTail(limitBytes), stderr: new OutputTail(limitBytes) };
  }

  push(stream: OutputStream, bytes: Buffer): void {
    const { lines, rest } = splitAtLastLine(bytes);
    if (lines.length > 0) {
      this.#close(stream);
      this.#lines.push(undefined, lines);
    }
    if (rest.length > 0) this.#open[stream].push(undefined, rest);
  }

  /** The end of all output so far; each incomplete line is the last or the last but one. */
  read(): { text: string; droppedBytes: number } {
    const open = (["stdout", "stderr"] as const).map((stream) => this.#open[stream].text()).filter((text) => text !== "");
    const { stdout, stderr } = this.#open;
    return {
      text: this.#lines.text() + open.join("\n"),
      droppedBytes: this.#droppedBytes + this.#lines.droppedBytes + stdout.droppedBytes + stderr.droppedBytes,
    };
  }

  #close(stream: OutputStream): void {
    const open = this.#open[stream];
    if (open.parts().length === 0) return;
    for (const { bytes } of open.parts()) this.#lines.push(undefined, bytes);
    this.#droppedBytes += open.droppedBytes;
    this.#open[stream] = new OutputTail(this.#limitBytes);
  }
}
