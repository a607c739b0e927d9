import { maxTestFilesLength, maxCombinations, shardVariables } from "@gantry/contract/matrix-runs/constants.ts";
import type { Matrix } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Shards } from "@gantry/contract/matrix-runs/shards-schema.ts";
import { z } from "zod";
import { formatCount } from "../../../ui/text/format.ts";
import { secondsText } from "./seconds-text.ts";
import { combinationsIn, MatrixText, matrixIn, textOfMatrix } from "./matrix-text.ts";

const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** `120 s`, `2 min` or `1 h`: how long each shard should take, instead of their number. */
function secondsIn(text: string): number {
  const [, count = "", unit = ""] = /^(\d+)\s*(s|sec|seconds?|m|min|minutes?|h|hours?)$/i.exec(text.trim()) ?? [];
  return wholeNumber(count) * (secondsOf[unit.charAt(0).toLowerCase()] ?? Number.NaN);
}
const maxSeconds = 86_400;

const isShards = (text: string): boolean => {
  const [total, seconds] = [wholeNumber(text.trim()), secondsIn(text)];
  return text.trim() === "" || (total >= 2 && total <= maxCombinations) || (seconds >= 1 && seconds <= maxSeconds);
};

/** How a suite is multiplied and split, as it is typed. */
export const partsFields = {
  matrix: MatrixText,
  shards: z
    .string()
    .refine(isShards, `A whole number from 2 to ${maxCombinations}, a time for each shard such as 120 s or 2 min, or empty.`),
  files: z.string(),
};
export type PartsText = Record<keyof typeof partsFields, string>;

export const partsNames = ["matrix", "shards", "files"] as const;

export const noParts: PartsText = { matrix: "", shards: "", files: "" };

/** What is wrong with a field, by itself or next to the others. */
export function partsError(form: PartsText, name: keyof PartsText): string | undefined {
  const own = partsFields[name].safeParse(form[name]).error?.issues[0]?.message;
  if (own !== undefined) return own;
  return name === "files" ? storedFilesError(form) : togetherErrors(form)[name];
}

/** A stored list. That of a single run may be longer. */
function storedFilesError({ files }: PartsText): string | undefined {
  const bytes = new TextEncoder().encode(linesIn(files).join("\n")).length;
  if (bytes <= maxTestFilesLength) return undefined;
  return `The list has ${formatCount(bytes)} bytes, of at most ${formatCount(maxTestFilesLength)}. Give folders instead of files, or leave them out: the runner then selects its tests.`;
}

/** What is wrong with the fields next to each other; each is right by itself. */
export function togetherErrors(form: PartsText): { matrix?: string; shards?: string } {
  const { shards, files } = form;
  const hasFiles = linesIn(files).length > 0;
  if (shards.trim() === "") return hasFiles ? { shards: "Enter the number of shards that the files are split into." } : {};
  if (!hasFiles && secondsIn(shards) > 0) return { shards: "A time needs the test files: their durations decide the number of shards." };
  const combinations = combinationsIn(form.matrix);
  const room = Math.floor(maxCombinations / Math.max(1, combinations.length));
  if (room < 2)
    return {
      shards: `The matrix has ${combinations.length} combinations, and at most ${maxCombinations} runs can start. Leave this empty.`,
    };
  if ((shardsIn(form)?.total ?? 2) > room)
    return {
      shards: `At most ${room}: the matrix has ${combinations.length} combinations, and at most ${maxCombinations} runs can start.`,
    };
  const set = shardVariables.find((name) => combinations.some(({ variables }) => Object.hasOwn(variables, name)));
  return set === undefined ? {} : { matrix: `${set} is set by the shards. Choose another name, or leave the shards empty.` };
}

/** What the fields show of a stored run. */
export const textOfParts = ({ matrix, shards }: { matrix?: Matrix | undefined; shards?: Shards | undefined } = {}): PartsText => ({
  matrix: textOfMatrix(matrix),
  shards: shards === undefined ? "" : shards.total === undefined ? secondsText(shards.targetSeconds ?? 0) : String(shards.total),
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

/** How many shards there will be: at most one for each file. `undefined` without shards, `NaN` if it is not known yet. */
export function runsOfShards(form: Pick<PartsText, "shards" | "files">): number | undefined {
  const split = shardsIn(form);
  return split && Math.min(split.total ?? Number.NaN, new Set(split.files ?? []).size || Number.POSITIVE_INFINITY);
}

/** How many runs start; `undefined` for a single one, and if it is not known yet or a field is wrong. */
export function runsOfParts(form: PartsText): number | undefined {
  if (!partsFields.matrix.safeParse(form.matrix).success || !partsFields.shards.safeParse(form.shards).success) return undefined;
  const [ofMatrix, split] = [combinationsIn(form.matrix).length, runsOfShards(form)];
  if (ofMatrix === 0 && split === undefined) return undefined;
  const runs = (ofMatrix || 1) * (split ?? 1);
  return Number.isNaN(runs) ? undefined : runs;
}

const linesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
