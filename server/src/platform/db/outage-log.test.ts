import { expect, test } from "vitest";
import { DatabaseUnavailable, isDatabaseFull } from "./database-down.ts";
import { createOutageLog } from "./outage-log.ts";

const down = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const full = () => Object.assign(new Error("could not extend file"), { code: "53100" });

test("an outage of the database is logged once in 30 seconds, with how often work failed meanwhile; other errors are not", () => {
  const said: unknown[] = [];
  let nowMs = 0;
  const isOutage = createOutageLog({ warn: (...args: unknown[]) => said.push(args) }, "jobs fail", { now: () => nowMs });
  expect([down(), full(), down()].map(isOutage)).toEqual([true, true, true]);
  expect(isOutage(new Error("a mistake in a job"))).toBe(false);
  expect(said).toEqual([[{ reason: "connect ECONNREFUSED" }, "jobs fail"]]);
  nowMs = 20_000;
  isOutage(down());
  nowMs = 30_000;
  expect(isOutage(full())).toBe(true);
  expect(said.slice(1)).toEqual([[{ reason: "could not extend file", alsoFailedBefore: 3 }, "jobs fail"]]);
  nowMs = 31_000;
  isOutage(down());
  nowMs = 90_000;
  isOutage(down());
  expect(said.at(-1), "what failed in an outage that has ended is not counted").toEqual([{ reason: "connect ECONNREFUSED" }, "jobs fail"]);
});

test("a full database that refuses new connections is full, and says so", () => {
  const said: unknown[] = [];
  const isOutage = createOutageLog({ warn: (...args: unknown[]) => said.push(args) }, "jobs fail");
  const refused = new DatabaseUnavailable("The database cannot be reached.", { cause: full() });
  expect([isDatabaseFull(refused), isOutage(refused)]).toEqual([true, true]);
  expect(said).toEqual([[{ reason: "could not extend file" }, "jobs fail"]]);
});
