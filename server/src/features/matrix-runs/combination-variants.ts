import type { Combination } from "@gantry/contract/combination.ts";
import { combinationLabel, runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import { storableJson } from "../../platform/db/storable-json.ts";
import { testKey } from "../results/test-key.ts";

interface Row {
  name: string;
  suite: string[];
  file_path?: string;
  variant?: string;
  test_key: string;
}

/**
 * Results of a run of a matrix, each with the combination in its variant: the same test in another browser is another test, with a history of its own.
 * Otherwise a failure in one browser only would look like a flaky test.
 * @param batches from `resultRows`
 */
export function* inCombination(combination: Combination, batches: Iterable<string>): Generator<string> {
  for (const batch of batches) {
    const rows = (JSON.parse(batch) as Row[]).map((row) => {
      const variant = [combinationLabel(combination), row.variant].filter((part) => part !== undefined && part !== "").join(", ");
      return { ...row, variant, test_key: testKey({ ...row, filePath: row.file_path, variant }) };
    });
    yield storableJson(rows);
  }
}

/** Tests of such a run as its suite knows them: with the variant of its own report. */
export function ownVariants<T extends { variant: string | null }>(combination: Combination, tests: readonly T[]): T[] {
  if (combination.length === 0) return [...tests];
  // Older results have no quotes around values.
  const labels = new Set([combinationLabel(combination), runLabel({ combination, shard: null })]);
  return tests.map((test) => ({ ...test, variant: withoutLabel(test.variant, [...labels]) }));
}

function withoutLabel(variant: string | null, labels: readonly string[]): string | null {
  const label = labels.find((known) => variant === known || variant?.startsWith(`${known}, `));
  if (variant === null || label === undefined) return variant;
  return variant === label ? null : variant.slice(label.length + 2);
}
