import { expect, test } from "vitest";
import { reportsOriginWarnings, startWarnings } from "./start-warnings.ts";

const url = "https://gantry.example.com/";
const reports = { reportsOrigin: "https://reports.example.com", reportsPort: 3100, allowedOrigins: [] };
const production = { production: true, frontendUrl: url, runEgress: "public", ...reports };

test("a server in production warns when strangers' suites can reach private networks", () => {
  expect(startWarnings(production, url)).toEqual([]);
  for (const runEgress of ["", "private"])
    expect(startWarnings({ ...production, runEgress }, url)).toEqual([expect.stringMatching(/can sign up.*Set RUN_EGRESS=public/)]);
});

test("a server in production warns about links without FRONTEND_URL", () => {
  expect(startWarnings({ ...production, reportsOrigin: "", frontendUrl: "" }, url)).toEqual([expect.stringContaining(url)]);
});

test("a server in development prints neither warning", () => {
  expect(startWarnings({ ...reports, reportsOrigin: "", production: false, frontendUrl: "", runEgress: "" }, url)).toEqual([]);
});

test.each<[Partial<Parameters<typeof reportsOriginWarnings>[0]>, RegExp]>([
  [{ reportsOrigin: "" }, /REPORTS_ORIGIN is not set: behind a proxy, reports open at the dashboard's origin/],
  [{ reportsOrigin: "https://gantry.example.com" }, /REPORTS_ORIGIN has the host of FRONTEND_URL/],
  [{ reportsOrigin: "http://gantry.example.com" }, /REPORTS_ORIGIN has the host of FRONTEND_URL/],
  [{ reportsOrigin: "http://reports.example.com" }, /REPORTS_ORIGIN is not https/],
  [{ allowedOrigins: ["https://reports.example.com"] }, /ALLOWED_ORIGINS lists REPORTS_ORIGIN/],
  [{ frontendUrl: "" }, /FRONTEND_URL is not: set both/],
])("the settings %j of the reports' origin get a warning", (settings, sentence) => {
  expect(reportsOriginWarnings({ ...production, ...settings })).toEqual([expect.stringMatching(sentence)]);
});

test("usable settings of the reports' origin get none", () => {
  expect(reportsOriginWarnings(production)).toEqual([]);
  for (const reportsOrigin of ["", "http://reports.localhost:3100", "http://127.0.0.1:3100"])
    expect(reportsOriginWarnings({ ...production, production: false, reportsOrigin })).toEqual([]);
});
