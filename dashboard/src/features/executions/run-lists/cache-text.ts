import { type Cache, Caches } from "@gantry/contract/caches/schemas.ts";
import { z } from "zod";
import { type ListText, type Problems, listIn, newRowId, sentence, textOfList } from "./list-text.ts";

/** A cache as it is typed. */
export interface CacheText {
  id: number;
  key: string;
  path: string;
  /** Separated by commas. */
  restoreKeys: string;
}

export type CachesText = ListText<CacheText>;

export const newCache = (): CacheText => ({ id: newRowId(), key: "", path: "", restoreKeys: "" });

export const textOfCaches = (caches: readonly Cache[] | undefined): CachesText =>
  textOfList(caches, ({ key, path, restoreKeys = [] }) => ({ id: newRowId(), key, path, restoreKeys: restoreKeys.join(", ") }));

/** What is sent; `undefined` for the project's. The list is valid. */
export const cachesIn = (text: CachesText): z.input<typeof Caches> | undefined => listIn(text, cacheIn);

function cacheIn({ key, path, restoreKeys }: CacheText) {
  const others = restoreKeys.split(/[\s,]+/).filter((one) => one !== "");
  return { key: key.trim(), path: path.trim(), ...(others.length > 0 ? { restoreKeys: others } : {}) };
}

/** What is wrong, by row and field. */
export function cacheProblems({ origin, rows }: CachesText): Problems {
  const problems = new Map<string, string>();
  if (origin !== "own") return problems;
  for (const [index, { key, path }] of rows.entries()) {
    if (key.trim() === "") problems.set(`${index}.key`, "Enter a key such as npm-1a2b.");
    if (path.trim() === "") problems.set(`${index}.path`, "Enter the path of a folder such as /root/.npm.");
  }
  for (const { path, message } of Caches.safeParse(rows.map(cacheIn)).error?.issues ?? []) {
    const place = `${Number(path[0] ?? 0)}.${String(path[1] ?? "key")}`;
    if (!problems.has(place)) problems.set(place, sentence(message.replace(/^(is|overlaps)\b/, "It $1")));
  }
  return problems;
}

/** Refuses a form while a cache has a problem, which {@link cacheProblems} shows at its field. */
export const CachesText = z.custom<CachesText>().refine((text) => cacheProblems(text).size === 0, "Correct the fields of the caches.");
