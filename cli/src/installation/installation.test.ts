import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("commands start the server's programs, and each program has a command", () => {
  const folder = join(import.meta.dirname, "..");
  const sources = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /(?<!\.test)\.ts$/.test(path));
  const started = sources.flatMap((path) => [...readFileSync(join(folder, path), "utf8").matchAll(/databaseProgram\("([\w-]+)"\)/g)]);
  const programs = readdirSync(join(import.meta.dirname, "../../../server/src/programs")).map((file) => file.replace(/\.ts$/, ""));
  expect([...new Set(started.map(([, name]) => name))].sort()).toEqual(programs.sort());
});
