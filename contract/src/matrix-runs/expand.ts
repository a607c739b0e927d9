import type { Combination } from "./combination-label.ts";
import { fieldAxes, maxCombinations } from "./constants.ts";

/** What a value changes in the runs that have it. */
export interface AxisValue {
  value: string;
  image?: string | undefined;
  environment?: string | undefined;
  baseUrl?: string | undefined;
  workerLabels?: readonly string[] | undefined;
  variables?: Readonly<Record<string, string>> | undefined;
}

export interface MatrixAxes {
  axes: Readonly<Record<string, readonly AxisValue[]>>;
  exclude?: readonly Readonly<Record<string, string>>[] | undefined;
  include?: readonly Readonly<Record<string, string>>[] | undefined;
}

/** A combination and what it changes in its run. */
export interface ExpandedCombination extends Omit<AxisValue, "value" | "variables"> {
  combination: Combination;
  variables: Readonly<Record<string, string>>;
}

export interface MatrixProblem {
  path: (string | number)[];
  message: string;
}

/** A product that is larger is not computed, even if much of it is excluded. */
const maxProducts = 1_000;

/** The combinations of a matrix in the order of its values, the last axis first; without those of `exclude`, then those of `include`. */
export function expandMatrix(matrix: MatrixAxes): { combinations: ExpandedCombination[]; problems: MatrixProblem[] } {
  const problems = [...namesOf(matrix, "exclude"), ...namesOf(matrix, "include")];
  const axes = Object.entries(matrix.axes);
  const size = axes.reduce((product, [, values]) => product * values.length, 1);
  if (size > maxProducts)
    problems.push({ path: ["axes"], message: `have ${size.toLocaleString("en-US")} combinations. At most ${maxCombinations} can run.` });
  if (problems.length > 0 || size === 0) return { combinations: [], problems };
  const { exclude = [], include = [] } = matrix;
  const all = axes.reduce<Combination[]>(
    (before, [axis, values]) => before.flatMap((combination) => values.map(({ value }) => [...combination, { axis, value }])),
    [[]],
  );
  exclude.forEach((named, index) => {
    if (!all.some((combination) => matches(combination, named)))
      problems.push({ path: ["exclude", index], message: "matches no combination of the axes" });
  });
  const kept = all.filter((combination) => !exclude.some((named) => matches(combination, named)));
  include.forEach((named, index) => {
    const combination = axes.map(([axis]) => ({ axis, value: named[axis] ?? "" }));
    if (kept.some((other) => matches(other, named)))
      problems.push({ path: ["include", index], message: "is one of the combinations already" });
    else kept.push(combination);
  });
  if (kept.length === 0) problems.push({ path: [], message: "has no combination: all are excluded" });
  if (kept.length > maxCombinations)
    problems.push({ path: [], message: `has ${kept.length} combinations. At most ${maxCombinations} can run.` });
  if (problems.length > 0) return { combinations: [], problems };
  const combinations = kept.map((combination) => join(matrix, combination, problems));
  return { combinations, problems };
}

/** Of a valid matrix. Without one, the suite itself is the only combination. */
export const combinationsOf = (matrix: MatrixAxes | undefined): ExpandedCombination[] =>
  matrix === undefined ? [{ combination: [], variables: {} }] : expandMatrix(matrix).combinations;

const matches = (combination: Combination, named: Readonly<Record<string, string>>) =>
  Object.entries(named).every(([axis, value]) => combination.some((part) => part.axis === axis && part.value === value));

/** `exclude` names some axes and their values; `include` names every axis, and may name new values. */
function namesOf({ axes, ...matrix }: MatrixAxes, list: "exclude" | "include"): MatrixProblem[] {
  return (matrix[list] ?? []).flatMap((named, index) => {
    const missing = Object.keys(axes).filter((axis) => list === "include" && !Object.hasOwn(named, axis));
    if (missing.length > 0) return [{ path: [list, index], message: `must have a value for every axis: ${missing.join(", ")} is missing` }];
    return Object.entries(named).flatMap(([axis, value]) => {
      const path = [list, index, axis];
      const values = Object.hasOwn(axes, axis) ? axes[axis] : undefined;
      if (!values) return [{ path, message: `is not an axis of the matrix: ${Object.keys(axes).join(", ")}` }];
      const isKnown = list === "include" || values.some((known) => known.value === value);
      return isKnown ? [] : [{ path, message: `is not a value of the axis: ${values.map((known) => known.value).join(", ")}` }];
    });
  });
}

/** What the values of a combination change together. Two axes must not change the same thing: it would not be clear which of them applies. */
function join({ axes }: MatrixAxes, combination: Combination, problems: MatrixProblem[]): ExpandedCombination {
  const changedBy = new Map<string, string>();
  const fields: Record<string, unknown> = {};
  const variables: Record<string, string> = {};
  for (const { axis, value } of combination) {
    const changes = changesOf(axis, axes[axis]?.find((known) => known.value === value) ?? { value });
    const named = { ...changes.fields, ...Object.fromEntries(Object.keys(changes.variables).map((name) => [`variable ${name}`, true])) };
    for (const name of Object.keys(named)) {
      const other = changedBy.get(name);
      const message = `and ${axis} both set the ${name}`;
      if (other !== undefined && !problems.some((known) => known.message === message && known.path[1] === other))
        problems.push({ path: ["axes", other], message });
      changedBy.set(name, axis);
    }
    Object.assign(fields, changes.fields);
    Object.assign(variables, changes.variables);
  }
  return { combination, ...fields, variables };
}

/** The name of an axis is a variable with the value, except where the value is an image or an environment. */
function changesOf(axis: string, { value, variables, ...given }: AxisValue) {
  const isField = fieldAxes.some((field) => field === axis);
  // The value itself stays as written: it is in the variants of tests, and a test must keep its history.
  const field = axis === "environment" ? value.toLowerCase() : value;
  const fields = Object.fromEntries(
    Object.entries({ ...(isField ? { [axis]: field } : {}), ...given }).filter(([, changed]) => changed !== undefined),
  );
  return { fields, variables: { ...(isField ? {} : { [axis]: value }), ...variables } };
}
