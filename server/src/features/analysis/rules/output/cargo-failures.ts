import type { LogLine } from "../../material/material.ts";
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
  return failures;
}
