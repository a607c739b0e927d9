import type { Readable } from "node:stream";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { SendItems } from "@gantry/host/readers/reading.ts";
import { createLineChooser } from "./choose-lines.ts";
import type { LogLine } from "./material.ts";

/** Maximum line length; longer lines are truncated. */
const maxLineLength = 64 * 1024;
/** `seq` and the length of the text in bytes, as 32-bit integers, and 1 for standard error. */
const headBytes = 9;

/** The fields of a log chunk that are read. */
export type Chunk = Pick<LogChunk, "seq" | "stream" | "log">;

/** Splits the chunks of a log into lines, and chooses those that an explanation may need. */
export function createLogSplitter() {
  const chooser = createLineChooser();
  let open = "";
  let openSeq = 1;
  let isOpenOnStderr = false;
  return {
    add({ seq, stream, log }: Chunk): void {
      const parts = log.split("\n");
      for (const [index, part] of parts.entries()) {
        if (open === "") [openSeq, isOpenOnStderr] = [seq, stream === "stderr"];
        if (open.length < maxLineLength) open += part;
        if (index === parts.length - 1) break;
        chooser.add(open, openSeq, isOpenOnStderr);
        open = "";
      }
    },
    lines(): LogLine[] {
      if (open !== "") chooser.add(open, openSeq, isOpenOnStderr);
      return chooser.lines();
    },
  };
}

/** A chunk as `chooseLogLines` reads it. */
export function frameOf({ seq, stream, log }: Chunk): Buffer {
  const frame = Buffer.allocUnsafe(headBytes + Buffer.byteLength(log));
  frame.writeUInt32LE(seq, 0);
  frame.writeUInt32LE(frame.length - headBytes, 4);
  frame.writeUInt8(stream === "stderr" ? 1 : 0, 8);
  frame.write(log, headBytes);
  return frame;
}

/** Runs in a reader process; the input is frames. */
export async function chooseLogLines(_options: null, give: SendItems<LogLine>, input: Readable): Promise<null> {
  const splitter = createLogSplitter();
  let rest = Buffer.alloc(0);
  for await (const piece of input) {
    rest = Buffer.concat([rest, piece as Buffer]);
    let at = 0;
    while (rest.length - at >= headBytes) {
      const end = at + headBytes + rest.readUInt32LE(at + 4);
      if (end > rest.length) break;
      const stream = rest.readUInt8(at + 8) === 1 ? "stderr" : "stdout";
      splitter.add({ seq: rest.readUInt32LE(at), stream, log: rest.toString("utf8", at + headBytes, end) });
      at = end;
    }
    rest = rest.subarray(at);
  }
  await give(splitter.lines());
  return null;
}
