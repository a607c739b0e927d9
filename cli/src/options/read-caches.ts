import type { Caches as CachesOfRun } from "@gantry/contract/caches/schemas.ts";
import type { z } from "zod";
import { UsageError } from "./usage-error.ts";

type Caches = z.input<typeof CachesOfRun>;

/** The caches of a run from `--cache` (`npm-1a2b=/root/.npm,restore=npm-`). `undefined`: none was given, so that the project's apply. */
export function readCaches(given: readonly string[] | undefined): Caches | undefined {
  return given?.map(oneCache);
}

function oneCache(text: string): Caches[number] {
  const wrong = new UsageError(
    `--cache ${text}: write key=path such as npm-1a2b=/root/.npm, and after commas restore=… for each restore key`,
  );
  const [first = "", ...rest] = text.split(",");
  const at = first.indexOf("=");
  const [key, path] = [first.slice(0, at).trim(), first.slice(at + 1).trim()];
  if (at < 1 || path === "") throw wrong;
  const restoreKeys = rest.map((part) => {
    const restoreKey = /^\s*restore=(.+)$/.exec(part)?.[1]?.trim();
    if (restoreKey === undefined) throw wrong;
    return restoreKey;
  });
  return restoreKeys.length > 0 ? { key, path, restoreKeys } : { key, path };
}
