import { ScheduledRun } from "@gantry/contract/schedules/schemas.ts";
import { expect, test } from "vitest";
import { partsSummary } from "./parts-summary.ts";
import { noParts, partsError, partsIn, partsNames, runsOfParts, runsOfShards, shardsIn, textOfParts } from "./parts-text.ts";

test("a suite is split into at most one shard for each file", () => {
  expect(shardsIn({ shards: "", files: "" })).toBeUndefined();
  expect(shardsIn({ shards: " 4", files: "" })).toEqual({ total: 4 });
  expect(shardsIn({ shards: "4", files: " a.ts\n\nb b.ts\r\na.ts" })).toEqual({ total: 4, files: ["a.ts", "b b.ts", "a.ts"] });
  expect(runsOfShards({ shards: "4", files: "a.ts\nb.ts\na.ts" })).toBe(2);
  expect(runsOfShards({ shards: "4", files: "" })).toBe(4);
});

test("a time for each shard leaves their number open", () => {
  const typed = { matrix: "BROWSER=chrome, firefox", shards: "2 min", files: "a.ts\nb.ts" };
  expect(partsIn(typed)).toEqual({
    matrix: { axes: { BROWSER: ["chrome", "firefox"] } },
    shards: { targetSeconds: 120, files: ["a.ts", "b.ts"] },
  });
  expect([runsOfParts(typed), runsOfParts({ ...typed, shards: "2" }), runsOfParts({ ...typed, shards: "" }), runsOfParts(noParts)]).toEqual(
    [undefined, 4, 2, undefined],
  );
});

test("the number of runs is not known while a field is wrong", () => {
  const runs = (typed: Partial<typeof noParts>) => runsOfParts({ ...noParts, ...typed });
  expect(runs({ shards: "1" })).toBeUndefined();
  expect(runs({ matrix: "foo=" })).toBeUndefined();
  expect(runs({ matrix: "foo=", shards: "4" })).toBeUndefined();
  expect(runs({ matrix: "BROWSER=chrome, firefox", shards: "1" })).toBeUndefined();
  expect(runs({ matrix: "BROWSER=chrome, firefox", shards: "3" })).toBe(6);
});

test("a time can be typed in seconds, minutes or hours", () => {
  const seconds = (shards: string) => shardsIn({ shards, files: "a.ts" })?.targetSeconds;
  expect(["120 s", "120s", "90 sec", "2 min", "2m", "2 Minutes", "1 h"].map(seconds)).toEqual([120, 120, 90, 120, 120, 120, 3_600]);
});

test("what is wrong is said at its field", () => {
  const wrong = (typed: Partial<typeof noParts>, name: keyof typeof noParts = "shards") => partsError({ ...noParts, ...typed }, name);
  const number = "A whole number from 2 to 50, a time for each shard such as 120 s or 2 min, or empty.";
  expect(["1", "51", "x", "2.5", "0 s", "90000s"].map((shards) => wrong({ shards, files: "a" }))).toEqual(Array(6).fill(number));
  expect(wrong({ shards: "120s" })).toBe("A time needs the test files: their durations decide the number of shards.");
  expect(wrong({ shards: "2 days", files: "a" })).toBe(number);
  const matrix = "A=1,2,3,4\nB=1,2,3,4,5";
  expect(wrong({ matrix, shards: "3" })).toBe("At most 2: the matrix has 20 combinations, and at most 50 runs can start.");
  expect(wrong({ matrix, shards: "2" })).toBeUndefined();
  expect(wrong({ matrix: `${matrix}\nC=1,2`, shards: "2" })).toBe(
    "The matrix has 40 combinations, and at most 50 runs can start. Leave this empty.",
  );
  const set = "SHARD_INDEX is set by the shards. Choose another name, or leave the shards empty.";
  expect(wrong({ matrix: "SHARD_INDEX=1,2", shards: "2" }, "matrix")).toBe(set);
  expect(wrong({ matrix: "SHARD_INDEX=1,2" }, "matrix")).toBeUndefined();
  expect(wrong({ matrix: "BROWSER=" }, "matrix")).toBe("BROWSER has no values. Write them on its line, such as BROWSER=one, two.");
  expect(wrong({ matrix: '{"BROWSER":["chrome"]}' }, "matrix")).toContain("The JSON has no axes.");
  expect(wrong({ matrix: '{"axes":{"A":[{"value":"1","variables":{"TASK_ID":"x"}}]}}' }, "matrix")).toBe(
    "TASK_ID of value 1 of A is a variable that Gantry sets itself: choose another name.",
  );
  expect(wrong({ shards: "2", files: "a".repeat(120_001) }, "files")).toContain("120,001 bytes, of at most 120,000");
  expect(wrong({ files: "a.ts" })).toBe("Enter the number of shards that the files are split into.");
  expect(wrong({ matrix: "chrome" }, "matrix")).toContain("Write a name and its values");
  expect([wrong({}), wrong({ shards: "2" }), wrong({ shards: "5 s", files: "a" })]).toEqual([undefined, undefined, undefined]);
});

test.each([
  { matrix: { axes: { BROWSER: ["chrome", "firefox"], NODE: [20, 22] } }, shards: { total: 2 } },
  { shards: { targetSeconds: 60, max: 5, files: ["a.ts", "b b.ts"], order: "failed-first" } },
  { matrix: { axes: { NAME: ['say "hi"', "one, two"] } } },
  { matrix: { axes: { NODE: [{ value: "20", image: "node:20" }, "22"] }, exclude: [{ NODE: "22" }] } },
  {},
])("a stored run is shown as it would be typed, and saved unchanged: %j", (parts) => {
  const { matrix, shards } = ScheduledRun.parse({ image: "suite:1", ...parts });
  const typed = textOfParts({ matrix, shards });
  expect(partsNames.map((name) => partsError(typed, name))).toEqual([undefined, undefined, undefined]);
  const saved = ScheduledRun.parse({ image: "suite:1", ...partsIn(typed, shards) });
  expect([saved.matrix, saved.shards]).toEqual([matrix, shards]);
});

test("a stored run says in a few words what it starts", () => {
  const { matrix } = ScheduledRun.parse({ image: "suite:1", matrix: { axes: { BROWSER: ["chrome"], NODE: ["20"] } } });
  expect(partsSummary({ matrix, shards: { total: 4 } })).toBe("matrix of BROWSER, NODE, 4 shards");
  expect(partsSummary({ shards: { targetSeconds: 60 } })).toBe("shards of 1 min");
  expect(partsSummary({})).toBeUndefined();
});

test("a stored time is shown as it can be typed", () => {
  const shown = (targetSeconds: number) => textOfParts({ shards: { targetSeconds, files: ["a.ts"] } }).shards;
  expect([120, 90, 3_600, 5_400].map(shown)).toEqual(["2 min", "90 s", "1 h", "90 min"]);
});
