import { checkEnvironments } from "@gantry/contract/matrix-runs/check-environments.ts";
import { checkValueVariables } from "@gantry/contract/matrix-runs/check-value-variables.ts";
import { type ExpandedCombination, expandMatrix } from "@gantry/contract/matrix-runs/expand.ts";
import { Matrix } from "@gantry/contract/matrix-runs/schemas.ts";
import { readFields } from "@gantry/contract/read-fields.ts";
import { z } from "zod";

type MatrixInput = z.input<typeof Matrix>;

export const matrixPlaceholder = "BROWSER=chrome, firefox\nNODE=20, 22";

/** The axes of a matrix, one on each line, or the whole matrix as JSON. An empty text means no matrix. */
export const MatrixText = z.string().superRefine((text, check) => {
  if (text.trim() === "") return;
  const { matrix, problem } = read(text);
  const message = problem ?? problemOf(matrix);
  if (message !== undefined) check.addIssue({ code: "custom", message });
});

/** `undefined` for an empty text. The text is valid. */
export function matrixIn(text: string): MatrixInput | undefined {
  return text.trim() === "" ? undefined : (read(text).matrix as MatrixInput);
}

/** A run starts for each; none for an empty or invalid text. */
export function combinationsIn(text: string): ExpandedCombination[] {
  if (text.trim() === "") return [];
  const parsed = Matrix.safeParse(read(text).matrix);
  return parsed.success ? expandMatrix(parsed.data).combinations : [];
}

type Read = { matrix: unknown; problem?: undefined } | { matrix?: undefined; problem: string };

function read(text: string): Read {
  if (text.trim().startsWith("{")) return readJson(text);
  const axes = new Map<string, string[]>();
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const at = line.indexOf("=");
    const name = line.slice(0, at).trim();
    if (at === -1 || name === "") return { problem: "Write a name and its values on each line, such as BROWSER=chrome, firefox." };
    if (axes.has(name)) return { problem: `${name} is on two lines. Write all of its values on one.` };
    if (line.includes('"')) return { problem: `${name}: a value with quotation marks or a comma needs the JSON form of the matrix.` };
    const values = valuesIn(line.slice(at + 1));
    if (values.length === 0) return { problem: `${name} has no values. Write them on its line, such as ${name}=one, two.` };
    axes.set(name, values);
  }
  return { matrix: { axes: Object.fromEntries(axes) } };
}

const valuesIn = (text: string) =>
  text
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");

function readJson(text: string): Read {
  try {
    const matrix: unknown = JSON.parse(text);
    const hasAxes = typeof matrix === "object" && matrix !== null && "axes" in matrix;
    return hasAxes ? { matrix } : { problem: 'The JSON has no axes. Write them as {"axes": {"BROWSER": ["chrome", "firefox"]}}.' };
  } catch {
    return { problem: "This is not valid JSON." };
  }
}

const ForRequest = Matrix.superRefine((matrix, check) => {
  const inMatrix: Parameters<typeof checkEnvironments>[1] = {
    addIssue: ({ path, ...issue }) => check.addIssue({ ...issue, path: path.slice(1) }),
  };
  checkValueVariables({ matrix }, inMatrix);
  checkEnvironments({ matrix }, inMatrix);
});

function problemOf(matrix: unknown): string | undefined {
  const read = readFields(ForRequest, matrix, { subject: "The matrix", quote: placeOf });
  return read.success ? undefined : read.issues[0]?.message;
}

/** `axes.BROWSER` → `BROWSER`, `axes.BROWSER.1` → `Value 2 of BROWSER`, `exclude.0.BROWSER` → `BROWSER in exclude` */
function placeOf(path: string): string {
  const [list = "", first, second, , variable] = path.split(".");
  if (list === "axes" && variable !== undefined) return `${variable} of value ${Number(second) + 1} of ${first}`;
  if (list === "axes") return second === undefined ? (first ?? "The matrix") : `Value ${Number(second) + 1} of ${first}`;
  return second === undefined ? `The list ${list}` : `${second} in ${list}`;
}

/** The text of a stored matrix: a line for each axis or, where values are more than names, JSON. */
export function textOfMatrix(matrix: Matrix | undefined): string {
  if (matrix === undefined) return "";
  const { axes, exclude = [], include = [] } = matrix;
  const names = Object.entries(axes).map(([axis, values]) => [axis, values.map(shortened)] as const);
  const isPlain = exclude.length + include.length === 0 && names.every(([, values]) => values.every(isPlainName));
  if (isPlain) return names.map(([axis, values]) => `${axis}=${values.join(", ")}`).join("\n");
  return JSON.stringify({ ...matrix, axes: Object.fromEntries(names) }, null, 2);
}

/** A value that changes nothing else is its name. */
function shortened(value: Matrix["axes"][string][number]) {
  const { value: name, ...changes } = value;
  return Object.values(changes).every((change) => change === undefined) ? name : value;
}

const isPlainName = (value: unknown): boolean => typeof value === "string" && !/[,"]/.test(value) && value === value.trim();
