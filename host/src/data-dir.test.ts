import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dataDirMistake } from "./data-dir.ts";

const folder = mkdtempSync(join(tmpdir(), "gantry-data-"));
const file = join(folder, "file");
writeFileSync(file, "");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([folder, join(folder, "a/b/c")])("%s can hold the data, and nothing is left in it", (path) => {
  expect(dataDirMistake(path)).toBeUndefined();
  expect(readdirSync(folder)).toEqual(["file"]);
});

test.each([
  ["/proc", /^DATA_DIR: \/proc cannot be written \(\w+\)/],
  ["/proc/gantry", /^DATA_DIR: \/proc\/gantry cannot be written \(\w+\)/],
  ["/dev/null", /^DATA_DIR: \/dev\/null cannot be written \(it is not a folder\)/],
  [join(file, "data"), /cannot be written \(.*\/file is not a folder\); choose a folder/],
])("%s cannot", (path, sentence) => {
  expect(dataDirMistake(path)).toMatch(sentence);
});
