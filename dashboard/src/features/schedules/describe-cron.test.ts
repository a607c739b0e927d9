import { expect, test } from "vitest";
import { describeCron } from "./describe-cron.ts";

test.each([
  ["0 2 * * *", "At 02:00"],
  ["0 6 * * 1-5", "At 06:00, Monday through Friday"],
  ["*/15 * * * *", "Every 15 minutes"],
  ["0 3 * * 7", "At 03:00, only on Sunday"],
  ["@daily", "At 00:00"],
  ["0 12 * * 5#2", "At 12:00, on the second Friday of the month"],
  ["soon", undefined],
])("%s is %s", (cron, words) => expect(describeCron(cron)).toBe(words));
