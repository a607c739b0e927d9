import { type Stream, splitStreams } from "@gantry/reports/formats/console/output/streams.ts";
import { cleanLine } from "./clean-line.ts";
import { outputOfGoEvent } from "./go-event.ts";
import type { LogLine } from "./material.ts";
import { linesOfRspecReport } from "./rspec-report.ts";
import { withoutVerboseCTest } from "./verbose-ctest.ts";

const keptFirst = 200;
const keptLast = 2_500;
const keptBetween = 3_000;
const before = 3;
const after = 12;

/** Cheap on purpose: it runs over every line of a log of any size. */
const trouble =
  /error|fail|exception|fatal|panic|traceback|timed? ?out|timeout|refused|denied|cannot|can't|could not|unable|not found|no such|killed|abort|signal|sig[a-z]{3,4}\b|missing|✗|✘|✕|×|not ok|assert|expected|flaky|retr/i;

export interface LineChooser {
  add(raw: string, seq: number, onStderr?: boolean): void;
  /** Program by program, if a tool printed several at the same time with a prefix before each line. */
  lines(): LogLine[];
}

/** Selects lines while a log is read: its beginning, its end, and the surroundings of suspicious lines; a bounded number in all. */
export function createLineChooser(): LineChooser {
  const first: LogLine[] = [];
  const between: LogLine[] = [];
  let last: LogLine[] = [];
  let line = 0;
  let keepUntil = 0;
  function passOn(old: LogLine[]) {
    if (between.length >= keptBetween) return;
    const troubled = old.map(({ text }) => trouble.test(text));
    for (const [index, entry] of old.entries()) {
      if (between.length >= keptBetween) return;
      if (troubled[index]) keepUntil = entry.line + after;
      const comes = troubled.slice(index + 1, index + 1 + before).includes(true);
      if (entry.line <= keepUntil || comes) between.push(entry);
    }
  }
  function keep(entry: LogLine) {
    if (first.length < keptFirst) {
      first.push(entry);
      return;
    }
    last.push(entry);
    if (last.length >= keptLast * 2) {
      passOn(last.slice(0, keptLast));
      last = last.slice(keptLast);
    }
  }
  return {
    add(raw, seq, onStderr = false) {
      line += 1;
      // The lines of a report in one line share its number.
      for (const text of linesOfRspecReport(raw)?.slice(0, keptLast) ?? [outputOfGoEvent(raw)])
        keep({ line, seq, text: cleanLine(text), ...(onStderr && { onStderr }) });
    },
    lines() {
      passOn(last.slice(0, -keptLast));
      return byStream(withoutVerboseCTest([...first, ...between, ...last.slice(-keptLast)]));
    },
  };
}

/** Without the prefixes. Lines without one, such as those of the tool itself, come first. */
function byStream(lines: readonly LogLine[]): LogLine[] {
  const streams = splitStreams(lines.map(({ text }) => text));
  const passed = passedStreams(streams);
  const ordered = [...streams.filter(({ label }) => label === undefined), ...streams.filter(({ label }) => label !== undefined)];
  return ordered.flatMap(({ label, lines: own }) =>
    own.flatMap(({ index, text }) => {
      const line = lines[index];
      if (!line) return [];
      if (label === undefined) return { ...line, text };
      return { ...line, text, stream: label, ...(passed.has(label) ? { ofPassed: true as const } : {}) };
    }),
  );
}

/** The programs that succeeded according to pnpm, concurrently or docker compose, if another one failed. */
function passedStreams(streams: readonly Stream[]): ReadonlySet<string> {
  const own = new Set(streams.find(({ label }) => label === undefined)?.lines.map(({ text }) => text));
  const ends = streams.flatMap(({ label, lines }) => {
    if (label === undefined) return [];
    const last = lines.findLast(({ text }) => text !== "")?.text ?? "";
    const code = / exited with code (\w+)$/.exec([...own].findLast((text) => text.startsWith(`${label} exited with code `)) ?? last)?.[1];
    return { label, passed: last === "Done" || code === "0", failed: last === "Failed" || (code !== undefined && code !== "0") };
  });
  return new Set(ends.some(({ failed }) => failed) ? ends.flatMap(({ label, passed }) => (passed ? label : [])) : []);
}
