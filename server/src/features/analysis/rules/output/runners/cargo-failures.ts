import type { LogLine } from "../../../material/material.ts";
import type { ShownFailure } from "./shown-failure.ts";

const captured = /^---- (\S+) stdout ----$/;
/** How Rust begins a panic, with the name of the thread. */
export const panicked = /^thread '(.{1,300})' (?:\(\d+\) )?panicked at /;
const over =
  /^(?:note: run with `RUST_BACKTRACE|stack backtrace:|failures:$|running \d+ tests?$|error: (?:test|\d+ targets?) failed\b|test \S+ \.\.\. |test result: )/;

/** What cargo prints of each failed test: its panic, or the error that it returned, without what the test printed before. Empty for other runners. */
export function cargoFailures(lines: readonly LogLine[]): ShownFailure[] {
  if (!lines.some(({ text }) => /^test result: FAILED\b/.test(text))) return [];
  const failures: ShownFailure[] = [];
  let block: ShownFailure | undefined;
  let panic: ShownFailure | undefined;
  const close = () => {
    // Without a panic, the test returned an error, which is printed last.
    if (block) failures.push(block);
    [block, panic] = [undefined, undefined];
  };
  for (const [index, { text }] of lines.entries()) {
    const [title, thread] = [captured.exec(text)?.[1], panicked.exec(text)?.[1]];
    if (title !== undefined) {
      close();
      block = { title, indexes: [] };
    } else if (thread !== undefined) {
      panic = { title: block?.title ?? thread, indexes: [index] };
      if (block) block = panic;
      else failures.push(panic);
    } else if (over.test(text)) {
      panic = undefined;
      if (/^failures:$|^test result: /.test(text)) close();
    } else if (panic) panic.indexes.push(index);
    else if (block) block.indexes.push(index);
  }
  close();
  return withReturnedErrors(failures, lines);
}

const returned = /the test returned a termination value/;
const returnedError = /^Error: \S/;

/** Before 1.64, Rust printed the error that a test returned above the test's result, and a panic that says only that there was one. */
function withReturnedErrors(failures: ShownFailure[], lines: readonly LogLine[]): ShownFailure[] {
  const isReturned = ({ indexes }: ShownFailure) => indexes.some((index) => returned.test(lines[index]?.text ?? ""));
  const shown = new Set(failures.flatMap(({ indexes }) => indexes));
  const errors = [...lines.keys()].filter((index) => !shown.has(index) && returnedError.test(lines[index]?.text ?? ""));
  // Another number of errors does not say which test returned which.
  if (errors.length !== failures.filter(isReturned).length) return failures;
  return failures.map((failure) => (isReturned(failure) ? { ...failure, indexes: errors.splice(0, 1) } : failure));
}
