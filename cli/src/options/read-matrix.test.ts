import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMatrix } from "./read-matrix.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-matrix-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: unknown): Promise<string> {
  const path = join(folder, "matrix.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

test("options name axes and excluded combinations", async () => {
  expect(await readMatrix({})).toBeUndefined();
  expect(await readMatrix({ matrix: ["BROWSER=chrome, firefox", "NODE=20,22"], exclude: ["BROWSER=firefox,NODE=20"] })).toEqual({
    axes: { BROWSER: ["chrome", "firefox"], NODE: ["20", "22"] },
    exclude: [{ BROWSER: "firefox", NODE: "20" }],
  });
});

test("a file has a matrix, alone or as a field, and options add axes to it", async () => {
  const matrix = { axes: { NODE: [20, { value: "22", image: "suite:22" }] }, exclude: [{ NODE: "20" }] };
  expect(await readMatrix({ matrixFile: await fileOf(matrix) })).toEqual(matrix);
  expect(await readMatrix({ matrixFile: await fileOf({ matrix }), matrix: ["BROWSER=chrome"], exclude: ["BROWSER=chrome"] })).toEqual({
    axes: { ...matrix.axes, BROWSER: ["chrome"] },
    exclude: [{ NODE: "20" }, { BROWSER: "chrome" }],
  });
});

test.each([
  [{ matrix: ["BROWSER"] }, "--matrix BROWSER: write NAME=value,value"],
  [{ matrix: ["BROWSER=a,,b"] }, "--matrix BROWSER=a,,b"],
  [{ matrix: ["A=a", "A=b"] }, "--matrix A: the matrix has this axis already"],
  [{ matrix: ["A=a"], exclude: ["A"] }, "--exclude A: write NAME=value"],
  [{ exclude: ["A=a"] }, "--exclude leaves out combinations of a matrix"],
])("%j is refused", async (options, message) => {
  await expect(readMatrix(options)).rejects.toThrow(message);
});

test("a file without axes is refused", async () => {
  for (const content of ["{", [], { axes: 1 }, { BROWSER: ["chrome"] }])
    await expect(readMatrix({ matrixFile: await fileOf(content) })).rejects.toThrow("the file must have a JSON object such as");
});
