import { maxCombinations, shardVariables } from "./constants.ts";
import { combinationsOf, type ExpandedCombination, type MatrixAxes } from "./expand.ts";

export type AddIssue = (path: (string | number)[], message: string) => void;

interface Wanted {
  matrix?: MatrixAxes | undefined;
  shards?: { total?: number | undefined; max?: number | undefined } | undefined;
  envVars?: Readonly<Record<string, string>> | undefined;
}

/** Refuses shards that start too many runs, or whose variables come from somewhere else, too. */
export function checkShards({ matrix, shards, envVars = {} }: Wanted, addIssue: AddIssue): void {
  if (shards === undefined) return;
  const combinations = combinationsOf(matrix);
  checkNumber(shards, combinations, addIssue);
  checkVariables(envVars, combinations, addIssue);
}

function checkNumber({ total, max }: NonNullable<Wanted["shards"]>, { length }: readonly ExpandedCombination[], addIssue: AddIssue): void {
  const [name, shards] = total === undefined ? ["max", max ?? 2] : ["total", total];
  if (length * shards <= maxCombinations) return;
  const room = Math.floor(maxCombinations / length);
  addIssue(
    ["shards", name],
    room < 2
      ? `splits each of the ${length} combinations of the matrix. At most ${maxCombinations} runs can start: leave out \`shards\`, or some of the combinations`
      : `must be at most ${room}: the matrix has ${length} combinations, and at most ${maxCombinations} runs can start`,
  );
}

/** Two sources of one variable: it would not be clear which of them applies. */
function checkVariables(given: Readonly<Record<string, string>>, combinations: readonly ExpandedCombination[], addIssue: AddIssue): void {
  for (const name of shardVariables) {
    if (Object.hasOwn(given, name)) addIssue(["envVars", name], setByShards(name));
    if (combinations.some(({ variables }) => Object.hasOwn(variables, name)))
      addIssue(["matrix", "axes"], `set ${name}. It ${setByShards(name)}`);
  }
}

const setByShards = (name: string) => `is set by \`shards\` for each run. Use another name than ${name}, or leave out \`shards\``;
