import { expect, test } from "vitest";
import { startWarnings } from "./start-warnings.ts";

const url = "https://gantry.example.com/";
const production = { production: true, frontendUrl: url, runEgress: "public" };

test("a server in production says when suites of strangers reach private networks", () => {
  expect(startWarnings(production, url)).toEqual([]);
  for (const runEgress of ["", "private"])
    expect(startWarnings({ ...production, runEgress }, url)).toEqual([expect.stringMatching(/can sign up.*Set RUN_EGRESS=public/)]);
});

test("a server in production says where its links lead without FRONTEND_URL", () => {
  expect(startWarnings({ ...production, frontendUrl: "" }, url)).toEqual([expect.stringContaining(url)]);
});

test("a server on a developer's machine says nothing of either", () => {
  expect(startWarnings({ production: false, frontendUrl: "", runEgress: "" }, url)).toEqual([]);
});
