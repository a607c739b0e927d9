import { RequiredLabels } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";

/** Typed where an empty field means the project's labels: a worker needs none. No label can have this name. */
export const anyWorker = "*";

/** Labels as they are typed, separated by commas. */
export const WorkerLabelsText = z
  .string()
  .refine((text) => RequiredLabels.safeParse(labelsIn(text)).success, "At most 10 labels such as gpu or arch=arm64, separated by commas.");

export function labelsIn(text: string): string[] {
  if (text.trim() === anyWorker) return [];
  return text
    .split(",")
    .map((label) => label.trim())
    .filter(Boolean);
}
