import { expandMatrix } from "@gantry/contract/matrix-runs/expand.ts";
import { Matrix } from "@gantry/contract/matrix-runs/schemas.ts";
import { z } from "zod";

type MatrixInput = z.input<typeof Matrix>;

export const matrixPlaceholder = "BROWSER=chrome, firefox\nNODE=20, 22";

/** The axes of a matrix, one on each line, or the whole matrix as JSON; an empty text is none. */
export const MatrixText = z.string().superRefine((text, check) => {
  if (text.trim() === "") return;
  const matrix = read(text);
  if (matrix === undefined) {
    check.addIssue({ code: "custom", message: "On each line a name and its values, such as BROWSER=chrome, firefox." });
    return;
  }
  const [issue] = Matrix.safeParse(matrix).error?.issues ?? [];
  if (issue) check.addIssue({ code: "custom", message: `${placeOf(issue.path)} ${issue.message}.` });
});

/** `undefined` for an empty text. The text is valid. */
export function matrixIn(text: string): MatrixInput | undefined {
  return text.trim() === "" ? undefined : (read(text) as MatrixInput);
}

/** How many runs it starts; `undefined` for an empty or invalid text. */
export function runsOfMatrix(text: string): number | undefined {
  if (text.trim() === "") return undefined;
  const parsed = Matrix.safeParse(read(text));
  return parsed.success ? expandMatrix(parsed.data).combinations.length : undefined;
}

function read(text: string): unknown {
  if (text.trim().startsWith("{")) return readJson(text);
  const axes = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ line, at: line.indexOf("=") }));
  if (axes.some(({ at }) => at < 1)) return undefined;
  const named = axes.map(({ line, at }) => [line.slice(0, at).trim(), valuesIn(line.slice(at + 1))] as const);
  // The same name twice would hide the values of the first line.
  return new Set(named.map(([name]) => name)).size < named.length ? undefined : { axes: Object.fromEntries(named) };
}

const valuesIn = (text: string) =>
  text
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `["axes", "BROWSER", 1]` → `BROWSER` */
function placeOf([list, name]: readonly PropertyKey[]): string {
  if (list === undefined) return "The matrix";
  return list === "axes" && name !== undefined ? String(name) : `The list of ${String(list)}`;
}
