import { expect, test } from "vitest";
import { CreateSchedule, ScheduledRun } from "./schemas.ts";

const environmentTwice = { axes: { environment: ["staging", "STAGING"] } };
const includedTwice = { axes: { environment: ["qa"] }, include: [{ environment: "QA" }] };

test.each([
  [environmentTwice, "run.matrix.axes.environment.1 is given twice: staging"],
  [includedTwice, "run.matrix.include.0 is one of the combinations already"],
  [
    { axes: { environment: ["e".repeat(51)] } },
    `run.matrix.axes.environment must be environments of at most 50 characters; this is longer: ${"e".repeat(51)}`,
  ],
])("a schedule with an environment that cannot be is rejected: %j", (matrix, message) => {
  const schedule = CreateSchedule.safeParse({
    projectId: "0".repeat(24),
    name: "nightly",
    cron: "@daily",
    run: { image: "suite:1", matrix },
  });
  expect(schedule.error?.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`)).toContain(message);
});

test.each([environmentTwice, includedTwice])("a schedule that an earlier release stored is read: %j", (matrix) => {
  expect(ScheduledRun.parse({ image: "suite:1", matrix }).matrix).toBeDefined();
});
