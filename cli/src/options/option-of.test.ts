import { expect, test } from "vitest";
import { optionOf } from "./option-of.ts";

test.each([
  ["ciContext.prNumber", "--pr"],
  ["envVars.TOKEN", "--variable TOKEN"],
  ["services.0.command", "`command` of service 1 of --services and --service"],
  ["services.2", "service 3 of --services and --service"],
  ["caches", "--cache"],
  ["caches.0.key", "the key of --cache (number 1)"],
  ["config.caches.1.path", "the path of --cache (number 2)"],
  ["caches.1.restoreKeys.0", "restore key 1 of --cache (number 2)"],
  ["caches.1.restoreKeys", "restore of --cache (number 2)"],
  ["matrix.exclude.0.BROWSER", "BROWSER in --exclude"],
  ["matrix.axes.image", "--matrix image"],
  ["matrix.axes.NODE.1", "value 2 of --matrix NODE"],
  ["matrix.include.0.NODE", "NODE in `include` of --matrix-file"],
  ["unknown.field", "unknown.field"],
])("%s is called %s", (path, option) => expect(optionOf(path)).toBe(option));
