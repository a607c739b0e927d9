import { mostCombinations } from "@gantry/contract/matrix-runs/constants.ts";
import type { Matrix } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Shards } from "@gantry/contract/matrix-runs/shards-schema.ts";
import { z } from "zod";
import { MatrixText, matrixIn, runsOfMatrix, textOfMatrix } from "./matrix-text.ts";

const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
/** `120 s`: how long each shard should take, instead of their number. */
const secondsIn = (text: string) => wholeNumber(/^(\d+)\s*s$/.exec(text.trim())?.[1] ?? "");
const mostSeconds = 86_400;

const isShards = (text: string): boolean => {
  const [total, seconds] = [wholeNumber(text.trim()), secondsIn(text)];
  return text.trim() === "" || (total >= 2 && total <= mostCombinations) || (seconds >= 1 && seconds <= mostSeconds);
};

/** How a suite is multiplied and split, as it is typed. */
export const partsFields = {
  matrix: MatrixText,
  shards: z.string().refine(isShards, `A whole number from 2 to ${mostCombinations}, a time for each shard such as 120 s, or empty.`),
  files: z.string(),
};
export type PartsText = Record<keyof typeof partsFields, string>;

export const partsNames = ["matrix", "shards", "files"] as const;

export const noParts: PartsText = { matrix: "", shards: "", files: "" };

/** What is wrong with a field, by itself or beside the others. */
export function partsError(form: PartsText, name: keyof PartsText): string | undefined {
  const own = partsFields[name].safeParse(form[name]).error?.issues[0]?.message;
  return own ?? (name === "shards" ? togetherError(form) : undefined);
}

/** What is wrong with the number of shards beside the files. */
export function togetherError({ shards, files }: Pick<PartsText, "shards" | "files">): string | undefined {
  const hasFiles = linesIn(files).length > 0;
  if (shards.trim() === "") return hasFiles ? "Enter the number of shards that the files are split into." : undefined;
  if (!hasFiles && secondsIn(shards) > 0) return "A time needs the test files: their durations decide the number of shards.";
  return undefined;
}

/** What the fields show of a stored run. */
export const textOfParts = ({ matrix, shards }: { matrix?: Matrix | undefined; shards?: Shards | undefined } = {}): PartsText => ({
  matrix: textOfMatrix(matrix),
  shards: shards === undefined ? "" : shards.total === undefined ? `${shards.targetSeconds} s` : String(shards.total),
  files: shards?.files?.join("\n") ?? "",
});

/** The request's fields. `undefined`: none. The text is valid. @param stored what the form does not show of it stays */
export function partsIn(form: PartsText, stored?: Shards): { matrix: ReturnType<typeof matrixIn>; shards: Shards | undefined } {
  return { matrix: matrixIn(form.matrix), shards: shardsIn(form, stored) };
}

/** How the suite is split; `undefined`: not at all. */
export function shardsIn({ shards, files }: Pick<PartsText, "shards" | "files">, stored?: Shards): Shards | undefined {
  if (shards.trim() === "") return undefined;
  const [paths, seconds] = [linesIn(files), secondsIn(shards)];
  const { max, order } = stored ?? {};
  return {
    ...(seconds > 0 ? { targetSeconds: seconds, ...(max === undefined ? {} : { max }) } : { total: wholeNumber(shards.trim()) }),
    ...(paths.length > 0 ? { files: paths, ...(order === undefined ? {} : { order }) } : {}),
  };
}

/** How many shards there will be: at most one for each file. `undefined` without shards, `NaN` where nobody knows yet. */
export function runsOfShards(form: Pick<PartsText, "shards" | "files">): number | undefined {
  const split = shardsIn(form);
  return split && Math.min(split.total ?? Number.NaN, new Set(split.files ?? []).size || Number.POSITIVE_INFINITY);
}

/** How many runs start; `undefined` for a single one, and where nobody knows yet. */
export function runsOfParts(form: PartsText): number | undefined {
  const [ofMatrix, split] = [runsOfMatrix(form.matrix), runsOfShards(form)];
  if (ofMatrix === undefined && split === undefined) return undefined;
  const runs = (ofMatrix ?? 1) * (split ?? 1);
  return Number.isNaN(runs) ? undefined : runs;
}

const linesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
