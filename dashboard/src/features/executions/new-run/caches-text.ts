import { type Cache, Caches } from "@gantry/contract/caches/schemas.ts";
import { z } from "zod";

type CachesInput = z.input<typeof Caches>;

export const cachesPlaceholder = "npm-1a2b, npm- = /root/.npm";
const none = "none";

/** One cache on each line: its key, after commas its restore keys, and its path. */
export const CachesText = z.string().superRefine((text, check) => {
  const lines = linesOf(text);
  const broken = lines.find((line) => !line.includes("="));
  if (broken !== undefined && text.trim() !== none) {
    check.addIssue({ code: "custom", message: `A key, = and a path on each line, such as ${cachesPlaceholder}.` });
    return;
  }
  const [issue] = Caches.safeParse(cachesIn(text) ?? []).error?.issues ?? [];
  if (issue) check.addIssue({ code: "custom", message: `${lineOf(issue.path)} ${issue.message}.` });
});

/** `undefined` for an empty text, no caches for `none`. The text is valid. */
export function cachesIn(text: string): CachesInput | undefined {
  if (text.trim() === "") return undefined;
  if (text.trim() === none) return [];
  return linesOf(text).map((line) => {
    const at = line.indexOf("=");
    const [key = "", ...restoreKeys] = line
      .slice(0, at)
      .split(",")
      .map((one) => one.trim());
    return { key, path: line.slice(at + 1).trim(), ...(restoreKeys.length > 0 ? { restoreKeys } : {}) };
  });
}

export const textOfCaches = (caches: readonly Cache[]): string =>
  caches.map(({ key, path, restoreKeys = [] }) => `${[key, ...restoreKeys].join(", ")} = ${path}`).join("\n");

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** `[0, "path"]` → `Line 1: the path` */
function lineOf([index, field]: readonly PropertyKey[]): string {
  if (typeof index !== "number") return "The list";
  return `Line ${index + 1}: the ${field === "path" ? "path" : "key"}`;
}
