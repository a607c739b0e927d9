import { expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "../db/database-down.ts";
import { adapterErrorLog } from "./adapter-error-log.ts";

test("an outage of the database is one line that says what it means; another error is logged with its stack", () => {
  const warn = vi.fn();
  const logError = adapterErrorLog({ warn });
  for (let tries = 0; tries < 3; tries++) logError(new DatabaseUnavailable("The database does not respond."));
  expect(warn.mock.calls).toEqual([
    [
      { reason: "The database does not respond." },
      "live updates do not reach the other servers because the database cannot be used; trying again",
    ],
  ]);
  const other = new Error("payload string too long");
  logError(other);
  expect(warn).toHaveBeenLastCalledWith({ err: other }, "a live update may not have reached the other servers");
});
