import { expect, test } from "vitest";
import { findSettings } from "./settings-index.ts";

const first = (typed: string) => findSettings(typed)[0]?.label;

test.each([
  ["webhook", "Webhook"],
  ["retention", "Retention"],
  ["time zone", "Time zone of the organization"],
  ["timezone", "Time zone of the organization"],
  ["API key", "API Access"],
  ["codeowners", "Owners of failures"],
  ["timeout", "Time limit"],
  ["slack", "Chat"],
  ["invite", "People"],
  ["AI", "AI"],
  ["auto quarantine", "Auto-Quarantine"],
])("“%s” finds the setting “%s” first", (typed, label) => {
  expect(first(typed)).toBe(label);
});

test("every typed word must begin a word of the setting, and few settings are shown", () => {
  expect(findSettings("TC-12")).toEqual([]);
  expect(findSettings("#12")).toEqual([]);
  expect(findSettings("webhook zzz")).toEqual([]);
  expect(findSettings(" ")).toEqual([]);
  expect(findSettings("r").length).toBeLessThanOrEqual(6);
});

test("a name comes before another word for it", () => {
  const [best, ...others] = findSettings("usage");
  expect(best?.label).toBe("Usage");
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(other.score).toBeLessThan(best?.score ?? 0);
});
