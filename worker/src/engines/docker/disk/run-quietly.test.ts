import { expect, test } from "vitest";
import { runQuietly } from "./run-quietly.ts";

test("passes on every line of output of any length", async () => {
  let lines = 0;
  let last = "";
  const take = (line: string) => {
    lines += 1;
    last = line;
  };
  expect(await runQuietly("seq", ["1000000000", "1002000000"], take)).toBe(true);
  expect({ lines, last }).toEqual({ lines: 2_000_001, last: "1002000000" });
});

test.each([
  ["is missing", "gantry-no-such-program", []],
  ["is killed", "sh", ["-c", "echo 1; kill -9 $$"]],
  ["complains", "sh", ["-c", "echo 1; echo 'du: cannot read: Permission denied' >&2; exit 1"]],
  ["ends its walk early", "sh", ["-c", "echo 1; echo 'du: fts_read failed: /tmp/a: No such file or directory' >&2; exit 1"]],
])("is not complete when the program %s", async (_, program, parameters) => {
  expect(await runQuietly(program, parameters, () => {})).toBe(false);
});

test("is complete when files disappeared meanwhile", async () => {
  const parameters = ["-c", "echo 1; echo 'du: cannot access a: No such file or directory' >&2; exit 1"];
  expect(await runQuietly("sh", parameters, () => {})).toBe(true);
});
