import { readFile as read } from "node:fs/promises";
import type { Matrix as MatrixOfRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { z } from "zod";
import { readFile } from "./read-file.ts";
import { UsageError } from "./usage-error.ts";

type Matrix = z.input<typeof MatrixOfRun>;

export interface MatrixOptions {
  matrix?: string[];
  exclude?: string[];
  matrixFile?: string;
}

/**
 * The matrix of `--matrix` (`BROWSER=chrome,firefox`), `--exclude` (`BROWSER=firefox,NODE=20`) and the JSON file of `--matrix-file`. `undefined`: none was
 * given.
 */
export async function readMatrix({ matrix = [], exclude = [], matrixFile }: MatrixOptions): Promise<Matrix | undefined> {
  if (matrix.length === 0 && matrixFile === undefined) {
    if (exclude.length > 0) throw new UsageError("--exclude leaves out combinations of a matrix: it needs --matrix or --matrix-file");
    return undefined;
  }
  const file = matrixFile === undefined ? { axes: {} } : await fromFile(matrixFile);
  const axes = { ...file.axes };
  for (const [name, values] of matrix.map(axisOf)) {
    if (Object.hasOwn(axes, name)) throw new UsageError(`--matrix ${name}: the matrix has this axis already`);
    axes[name] = values;
  }
  const excluded = [...(file.exclude ?? []), ...exclude.map(combinationOf)];
  return { ...file, axes, ...(excluded.length === 0 ? {} : { exclude: excluded }) };
}

async function fromFile(path: string): Promise<Matrix> {
  const found = matrixIn(await readFile(path, (name) => read(name, "utf8")));
  if (found === undefined)
    throw new UsageError(`--matrix-file ${path}: the file must have a JSON object such as {"axes": {"BROWSER": ["chrome", "firefox"]}}`);
  return found;
}

/** The server checks what is in it. */
function matrixIn(text: string): Matrix | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    const matrix: unknown = "matrix" in value ? value.matrix : value;
    const hasAxes =
      typeof matrix === "object" && matrix !== null && "axes" in matrix && typeof matrix.axes === "object" && matrix.axes !== null;
    return hasAxes ? (matrix as Matrix) : undefined;
  } catch {
    return undefined;
  }
}

function axisOf(text: string): [string, string[]] {
  const at = text.indexOf("=");
  const values = text.slice(at + 1).split(",");
  if (at < 1 || values.some((value) => value.trim() === ""))
    throw new UsageError(`--matrix ${text}: write NAME=value,value; a file for --matrix-file can say more`);
  return [text.slice(0, at).trim(), values.map((value) => value.trim())];
}

function combinationOf(text: string): Record<string, string> {
  const parts = text.split(",").map((part) => ({ part, at: part.indexOf("=") }));
  if (parts.some(({ part, at }) => at < 1 || part.slice(at + 1).trim() === ""))
    throw new UsageError(`--exclude ${text}: write NAME=value, and after a comma the value of another axis`);
  return Object.fromEntries(parts.map(({ part, at }) => [part.slice(0, at).trim(), part.slice(at + 1).trim()]));
}
