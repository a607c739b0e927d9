import { expect, test } from "vitest";
import { createOutageLog } from "./outage-log.ts";

const down = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const full = () => Object.assign(new Error("could not extend file"), { code: "53100" });

test("an outage of the database is logged once in 30 seconds, with how often work failed meanwhile; other errors are not", () => {
  const said: unknown[] = [];
  let nowMs = 0;
  const isOutage = createOutageLog({ warn: (...args: unknown[]) => said.push(args) }, "jobs fail", () => nowMs);
  expect([down(), full(), down()].map(isOutage)).toEqual([true, true, true]);
  expect(isOutage(new Error("a mistake in a job"))).toBe(false);
  expect(said).toEqual([[{ reason: "connect ECONNREFUSED" }, "jobs fail"]]);
  nowMs = 30_000;
  expect(isOutage(full())).toBe(true);
  expect(said.slice(1)).toEqual([[{ reason: "could not extend file", alsoFailedBefore: 2 }, "jobs fail"]]);
});
