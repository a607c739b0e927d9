import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { listFiles } from "./list-files.ts";

const limits = {
  repository: "https://git.example.com/acme/app",
  commit: "1234567".padEnd(40, "0"),
  path: "",
  maxFiles: 1000,
  maxBytes: 10_000,
};
const line = (mode: string, type: string, size: string, path: string) => `${mode} ${type} ${"a".repeat(40)} ${size.padStart(7)}\t${path}\0`;
const file = (path: string, size = 1) => line("100644", "blob", String(size), path);

test("counts files and submodules, whatever their names are", async () => {
  const output = Readable.from([
    file("a\tb\nc"),
    line("160000", "commit", "-", "vendor/lib"),
    line("120000", "blob", "4", "link"),
    file("e2e/x"),
  ]);
  expect(await listFiles(output, { ...limits, path: "e2e" })).toEqual({ files: 3, submodules: 1 });
});

test("a repository with endless folders is not read to its end", async () => {
  let given = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) yield file(`bomb/${given++}`);
    })(),
  );
  await expect(listFiles(endless, limits)).rejects.toThrow("has more than 1,000 files");
  expect(given).toBeLessThan(2000);
  await expect(listFiles(Readable.from([file("a", 9000), file("b", 9000)]), limits)).rejects.toThrow("SOURCE_MAX_BYTES");
  await expect(listFiles(Readable.from(["x".repeat(10_000), "x".repeat(10_000)]), limits)).rejects.toThrow("too long");
});

test.each([
  ["link", "a file, link or submodule is there"],
  ["link/inner", "a file, link or submodule is there"],
  ["lin", "has no folder lin at commit 1234567. Check the name"],
])("the folder %s is not one", async (path, reason) => {
  const output = Readable.from([line("120000", "blob", "4", "link"), file("linked/x")]);
  await expect(listFiles(output, { ...limits, path })).rejects.toThrow(reason);
});
