import type { LogPiece } from "../engine.ts";
import type { LineMatch } from "./line-match.ts";

/** A service's output, passed on unchanged while `match` looks at it. */
export async function* watched(logs: AsyncIterable<LogPiece>, match: LineMatch): AsyncGenerator<LogPiece> {
  for await (const piece of logs) {
    if (piece.stream === "rewind") match.rewind();
    else if (piece.stream !== "lost") match.push(piece.stream, piece.bytes);
    yield piece;
  }
}
