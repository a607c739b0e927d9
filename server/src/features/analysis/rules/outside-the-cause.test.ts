import { expect, test } from "vitest";
import type { Material, TroubledTest } from "../material/material.ts";
import { explainByRules } from "./explain-by-rules.ts";

const material = (exitCode: number, log: string, messages: string[] = []): Material => ({
  tests: messages.map(
    (message, ordinal): TroubledTest => ({
      id: `e-${ordinal}`,
      ordinal,
      testKey: `key ${ordinal}`,
      name: `cart › t${ordinal}`,
      filePath: null,
      flaky: false,
      message,
      trace: "",
    }),
  ),
  lines: log.split("\n").map((text, index) => ({ line: index + 1, seq: 1, text })),
  exitCode,
  counts: null,
  sinceLastPass: null,
});

const stray = "3 checks passed\nsh: 1: xdg-open: not found\nDone in 3s";

test("a command that was not found explains exit code 127, and no signal", () => {
  expect(explainByRules(material(127, stray))).toMatchObject({ category: "missing-dependency", confidence: expect.closeTo(0.92, 1) });
  for (const exitCode of [137, 139, 143]) expect(explainByRules(material(exitCode, stray)).category).toBe("crash");
  expect(explainByRules(material(1, stray)).confidence).toBeLessThanOrEqual(0.6);
  // What called the shell may have another exit code.
  const make = "make: *** [Makefile:3: test] Error 127";
  expect(explainByRules(material(2, `sh: 1: jest: not found\n${make}`)).confidence).toBeGreaterThan(0.8);
});

test.each([
  ["Expected to fail, but passed.", "assertion"],
  ["Error: Failing test passed even though it was supposed to fail. Remove `.failing` to remove error.", "assertion"],
  ["[XPASS(strict)] fixed since 1.2", "assertion"],
])("a test that passed unexpectedly: %s", (message, category) => {
  const explained = explainByRules(material(1, "", [message]));
  expect(explained.category).toBe(category);
  expect(explained.rootCause).toContain(message);
});

test("a step without a definition was not thrown by anything", () => {
  const { summary, rootCause } = explainByRules(material(1, "", ["Given a full cart: the step is not defined"]));
  expect(`${summary} ${rootCause}`).not.toMatch(/thrown|threw/);
  expect(rootCause).toContain("no loaded file of the suite defines");
});

test("a difference of texts with several lines names what differs, without half a quote", () => {
  const message = "Failed asserting that two strings are identical.\n--- Expected\n+++ Actual\n@@ @@\n 'a\n-b'\n+c'";
  expect(explainByRules(material(1, "", [message])).rootCause).toContain("expected b, received c");
});
