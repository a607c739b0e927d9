import { cleanLine } from "./clean-line.ts";
import type { LogLine } from "./material.ts";

const keptFirst = 200;
const keptLast = 2_500;
const keptBetween = 3_000;
const before = 3;
const after = 12;

/** Cheap on purpose: it runs over every line of a log of any size. */
const trouble =
  /error|fail|exception|fatal|panic|traceback|timed? ?out|timeout|refused|denied|cannot|can't|could not|unable|not found|no such|killed|abort|signal|sig[a-z]{3,4}\b|missing|✗|✘|✕|×|not ok|assert|expected|flaky|retr/i;

export interface LineChooser {
  add(raw: string, seq: number): void;
  lines(): LogLine[];
}

/** Chooses while a log is read: its beginning, its end, and the surroundings of what looks like trouble; a bounded number in all. */
export function createLineChooser(): LineChooser {
  const first: LogLine[] = [];
  const between: LogLine[] = [];
  let last: LogLine[] = [];
  let line = 0;
  let keepUntil = 0;
  function passOn(old: LogLine[]) {
    for (const [index, entry] of old.entries()) {
      if (between.length >= keptBetween) return;
      if (trouble.test(entry.text)) keepUntil = entry.line + after;
      const comes = old.slice(index + 1, index + 1 + before).some((next) => trouble.test(next.text));
      if (entry.line <= keepUntil || comes) between.push(entry);
    }
  }
  return {
    add(raw, seq) {
      const entry = { line: ++line, seq, text: cleanLine(raw) };
      if (first.length < keptFirst) {
        first.push(entry);
        return;
      }
      last.push(entry);
      if (last.length >= keptLast * 2) {
        passOn(last.slice(0, keptLast));
        last = last.slice(keptLast);
      }
    },
    lines() {
      passOn(last.slice(0, -keptLast));
      return [...first, ...between, ...last.slice(-keptLast)];
    },
  };
}
