import { createHash } from "node:crypto";
import { unnamedTest } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "../../formats/format.ts";
import { plain } from "../../formats/loose-json.ts";

/** In characters; `suites` is a number of suites. A variant may get a mark such as `#2` after it was cut. */
const limits = { name: 1000, suites: 20, suite: 500, filePath: 1000, variant: 200 };

/** Masks secrets in a text. */
export type Mask = (text: string) => string;

/**
 * A test whose name, suites, file and variant are within the contract's limits. What is cut ends with a hash of the whole: otherwise tests that differ
 * only behind the limit would be one test, and quarantine or a re-run of one would excuse the other.
 */
export function limitIdentity(test: FoundTest, mask: Mask): FoundTest {
  const { name, suite, filePath, variant } = test;
  const visibleName = plain(name) ?? "";
  return {
    ...test,
    name: shorten(visibleName.trim() === "" ? unnamedTest : visibleName, limits.name, mask),
    suite: limitSuites(suite, mask),
    ...(filePath === undefined ? {} : { filePath: shorten(filePath, limits.filePath, mask) }),
    ...(variant === undefined ? {} : { variant: shorten(variant, limits.variant, mask) }),
  };
}

function limitSuites(suite: readonly string[], mask: Mask): string[] {
  const parts = suite.map((part) => plain(part) ?? "");
  const kept = parts.slice(0, limits.suites);
  const last = kept.at(-1);
  if (parts.length > kept.length && last !== undefined) kept[kept.length - 1] = `${last}… ${hashOf(JSON.stringify(parts.map(mask)))}`;
  return kept.map((part) => shorten(part, limits.suite, mask));
}

/** Masks the text before it is cut: a hash of a secret could be used to guess it, and would change with it. */
function shorten(text: string, most: number, mask: Mask): string {
  if (text.length <= most) return text;
  const masked = mask(text);
  if (masked.length <= most) return masked;
  const end = `… ${hashOf(masked)}`;
  return `${masked.slice(0, most - end.length)}${end}`;
}

/** Long enough that two of a run's 50,000 tests do not share one by chance. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);
