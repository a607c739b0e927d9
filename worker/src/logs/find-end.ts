/** A part of one stream's output. */
export interface Part {
  bytes: Buffer;
  /** It begins with the output's first byte. */
  isWhole: boolean;
}

/**
 * Where, in output that the engine sends again, the output ends that was sent to the server before. The engine's log may lack some of it: an engine drops
 * what it cannot store, for example when its disk is full. Linear in the size of both.
 * @param sent - the last bytes that were sent
 * @param again - the engine's output up to the position at which the sent output would end if nothing were missing
 * @returns a position in `again`; its end when both have nothing in common that is certain
 */
export function findEnd(sent: Part, again: Part): number {
  const lines = linesOf(sent.bytes);
  const seen = linesOf(again.bytes);
  // The first line may be cut off, and then equal another complete line.
  if (!sent.isWhole) lines.shift();
  const anchor = lastCommonLine(lines, seen);
  if (anchor) {
    const next = followLines(lines, seen, anchor).seen + 1;
    return seen.slice(0, next).reduce((sum, line) => sum + line.length, 0) + sentPart(lines.at(-1), seen[next]);
  }
  const known = new Set(lines);
  return sent.isWhole && again.isWhole && !seen.some((line) => known.has(line)) ? 0 : again.bytes.length;
}

/** A line of what was sent, and of what is read again, by index. */
interface Pair {
  sent: number;
  seen: number;
}

/** Bytes as Latin-1, so that lengths are in bytes. */
function linesOf(bytes: Buffer): string[] {
  return bytes.toString("latin1").match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The last line that occurs once in both. */
function lastCommonLine(lines: readonly string[], seen: readonly string[]): Pair | undefined {
  const [once, places] = [onceIn(lines), onceIn(seen)];
  for (let sent = lines.length - 1; sent >= 0; sent -= 1) {
    const line = lines[sent] ?? "";
    const place = places.get(line);
    if (place !== undefined && once.has(line)) return { sent, seen: place };
  }
  return undefined;
}

function onceIn(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (places.has(line)) repeated.add(line);
    places.set(line, index);
  }
  for (const line of repeated) places.delete(line);
  return places;
}

/** From a common line on: the lines of `seen` that are also in `lines`, in order. What follows them is new. @returns the last pair */
function followLines(lines: readonly string[], seen: readonly string[], from: Pair): Pair {
  let last = from;
  for (;;) {
    const sent = lines.indexOf(seen[last.seen + 1] ?? "", last.sent + 1);
    if (sent === -1) return last;
    last = { sent, seen: last.seen + 1 };
  }
}

/** How much of the next line was sent before the line was complete. */
function sentPart(last = "", next = ""): number {
  return !last.endsWith("\n") && next.startsWith(last) ? last.length : 0;
}
