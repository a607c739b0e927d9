import { expect, test } from "vitest";
import { optionOf } from "./option-of.ts";

test.each([
  ["ciContext.prNumber", "--pr"],
  ["envVars.TOKEN", "--variable TOKEN"],
  ["services.0.command", "`command` of service 1 of --services and --service"],
  ["services.2", "service 3 of --services and --service"],
  ["unknown.field", "unknown.field"],
])("%s is called %s", (path, option) => expect(optionOf(path)).toBe(option));
