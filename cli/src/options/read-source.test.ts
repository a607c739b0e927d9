import { expect, test } from "vitest";
import { readSource } from "./read-source.ts";

test("a branch alone names no source", () => {
  expect(readSource({})).toBeUndefined();
  expect(readSource({ repo: "https://github.com/acme/app", ref: "main" })).toMatchObject({
    repository: "https://github.com/acme/app",
    ref: "main",
  });
  expect(readSource({ repo: "none" })).toBeNull();
  expect(() => readSource({ repo: "none", ref: "main" })).toThrow("--ref needs --repo");
  expect(() => readSource({ ref: "main" })).toThrow("--ref needs --repo");
});
