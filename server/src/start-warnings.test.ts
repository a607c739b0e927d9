import { expect, test } from "vitest";
import { startWarnings } from "./start-warnings.ts";

const url = "https://gantry.example.com/";
const production = { production: true, frontendUrl: url, runEgress: "public" };

test("a server in production warns when strangers' suites can reach private networks", () => {
  expect(startWarnings(production, url)).toEqual([]);
  for (const runEgress of ["", "private"])
    expect(startWarnings({ ...production, runEgress }, url)).toEqual([expect.stringMatching(/can sign up.*Set RUN_EGRESS=public/)]);
});

test("a server in production warns about links without FRONTEND_URL", () => {
  expect(startWarnings({ ...production, frontendUrl: "" }, url)).toEqual([expect.stringContaining(url)]);
});

test("a server in development prints neither warning", () => {
  expect(startWarnings({ production: false, frontendUrl: "", runEgress: "" }, url)).toEqual([]);
});
