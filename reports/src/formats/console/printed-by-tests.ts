import type { Stream, StreamLine } from "./output/streams.ts";
import { jestHead, vitestStart } from "./runners/unfinished.ts";

/** How a runner marks what its tests print. */
interface RunnerMarkers {
  start: RegExp;
  /** The line in front of what a test printed. */
  heading: RegExp;
  /** The runner's own next line. */
  own: RegExp;
  end: RegExp;
  /** In the last lines of the runner: something failed. */
  failed: RegExp;
}

const runnerMarkers: readonly RunnerMarkers[] = [
  {
    start: vitestStart,
    heading: /^(?:stdout|stderr) \| \S/,
    own: /^ [✓√❯×✗↓□] \S|^[⎯-]{5,}/,
    end: /^ Test Files {2}\d/,
    failed: /^ +(?:Test Files|Tests) {2}.*\bfailed\b|^ +Errors {2}/,
  },
  {
    start: jestHead,
    // Further to the right when several files run.
    heading: /^ {2}(?: {2})?console\.\w+(?: \S+:\d+)?$/,
    own: /^\S/,
    end: /^Test Suites: \d/,
    failed: /^Test(?: Suite)?s: .*\bfailed\b/,
  },
];

const linesOfSummary = 4;

/** Without what tests printed in a run that passed by its runner's own summary: it may look like failures of any runner. */
export function withoutPrintedByTests(stream: Stream): Stream {
  return { ...stream, lines: runnerMarkers.reduce(withoutMarked, stream.lines) };
}

function withoutMarked(lines: StreamLine[], { start, heading, own, end, failed }: RunnerMarkers): StreamLine[] {
  if (!lines.some(({ text }) => heading.test(text))) return lines;
  const kept: StreamLine[] = [];
  const endsAgain = endsLater(lines, start, end);
  /** The lines of a run that has not ended, and those of them that no test printed. */
  let run: { all: StreamLine[]; others: StreamLine[]; isPrinted: boolean } | undefined;
  for (const [place, line] of lines.entries()) {
    if (!run && start.test(line.text)) run = { all: [], others: [], isPrinted: false };
    if (!run) {
      kept.push(line);
      continue;
    }
    run.all.push(line);
    const isEnd = end.test(line.text) && !(run.isPrinted && !own.test(line.text) && endsAgain[place]);
    if (heading.test(line.text)) run.isPrinted = true;
    else if (isEnd || own.test(line.text)) run.isPrinted = false;
    if (!run.isPrinted) run.others.push(line);
    if (!isEnd) continue;
    const hasFailed = lines.slice(place, place + linesOfSummary).some(({ text }) => failed.test(text));
    for (const each of hasFailed ? run.all : run.others) kept.push(each);
    run = undefined;
  }
  for (const line of run?.all ?? []) kept.push(line);
  return kept;
}

/** For each line, whether an end of the same run follows: a test may print lines that look like one. */
function endsLater(lines: readonly StreamLine[], start: RegExp, end: RegExp): boolean[] {
  const follows: boolean[] = [];
  let hasEnd = false;
  for (let place = lines.length - 1; place >= 0; place--) {
    follows[place] = hasEnd;
    const text = lines[place]?.text ?? "";
    if (end.test(text)) hasEnd = true;
    else if (start.test(text)) hasEnd = false;
  }
  return follows;
}
