import { expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";

const doubtIn = async (text: string) => {
  const { possibleFailure, doubt, tests } = await collectFiles({}, { console: { text: `${text}\n`, isCut: false }, exitCode: 0 });
  return { possibleFailure, doubt, failed: tests.filter(({ status }) => status === "failed").length };
};

const dotnet = {
  german: (failed: number) =>
    `${failed ? "Fehler!     " : "Bestanden!  "} : Fehler:     ${failed}, erfolgreich:     2, übersprungen:     0, gesamt:     3, Dauer: 5 ms - x.dll (net8.0)`,
  french: (failed: number) =>
    `${failed ? "Échec!  " : "Réussi!"}    - échec :     ${failed}, réussite :     2, ignorée(s) :     0, total :     3, durée : 5 ms - x.dll (net8.0)`,
  japanese: (failed: number) =>
    `${failed ? "失敗!  " : "成功!  "} -失敗:     ${failed}、合格:     2、スキップ:     0、合計:     3、期間: 5 ms - x.dll (net8.0)`,
};
const nx = (counts: string) => ` NX   Ran target test for 2 projects (3s)\n\n${counts}`;
const newman = (failed: number) =>
  `│              assertions │                2 │               ${failed} │\n├─────────┤\n│ total run duration: 1.2s │`;
const jmeter = (errors: string) =>
  `summary =     10 in 00:00:01 =   10.0/s Avg:    10 Min:     1 Max:    20 Err:     ${errors}\nTidying up ...\n... end of run`;
const locust = (failed: string) =>
  `Type     Name  # reqs      # fails |    Avg\nGET      /         10     ${failed} |     12\nAggregated         10     ${failed} |     12`;
const hurl = (failed: string) =>
  `Executed files:    2\nSucceeded files:   1 (50.0%)\nFailed files:      ${failed}\nDuration:          20 ms`;
const clojure = (counts: string) => `Ran 2 tests containing 2 assertions.\n${counts}`;

test.each([
  ["Clojure", clojure("1 failures, 0 errors."), "1 failures, 0 errors."],
  ["Clojure, an error", clojure("0 failures, 1 errors."), "0 failures, 1 errors."],
  ["Hurl", hurl("1 (50.0%)"), "Failed files:      1 (50.0%)"],
  ["Nx", nx("   ✖  1/2 failed\n   ✔  1/2 succeeded [0 read from cache]"), "✖  1/2 failed"],
  ["Nx, with the names", nx("   ✖  1/2 targets failed, including the following:\n      - nx run shop:test"), "✖  1/2 targets failed"],
  ["Newman", newman(1), "assertions"],
  ["JMeter", jmeter("3 (30.00%)"), "Err:     3"],
  ["Locust", locust("3(30.00%)"), "Aggregated"],
  ["dotnet test in German", dotnet.german(1), "Fehler:     1"],
  ["dotnet test in French", dotnet.french(1), "échec :     1"],
  ["dotnet test in Japanese", dotnet.japanese(1), "失敗:     1"],
])("a count of failures of a runner without a reader leaves a pass in doubt: %s", async (_, text, line) => {
  const { possibleFailure, doubt, failed } = await doubtIn(text);
  expect({ doubt, failed }).toEqual({ doubt: undefined, failed: 0 });
  expect(possibleFailure).toContain(line);
});

test.each([
  ["Clojure", clojure("0 failures, 0 errors.")],
  ["Hurl", hurl("0 (0.0%)")],
  ["Nx", nx("   ✔  2/2 succeeded [0 read from cache]")],
  ["Newman", newman(0)],
  ["JMeter", jmeter("0 (0.00%)")],
  ["Locust", locust("0(0.00%)")],
  ["dotnet test in German", dotnet.german(0)],
  ["dotnet test in French", dotnet.french(0)],
  ["dotnet test in Japanese", dotnet.japanese(0)],
])("without failures there is no doubt: %s", async (_, text) => {
  expect(await doubtIn(text)).toEqual({ possibleFailure: undefined, doubt: undefined, failed: 0 });
});
