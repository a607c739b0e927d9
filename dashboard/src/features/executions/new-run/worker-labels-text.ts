import { RequiredLabels } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";

/** Labels as they are typed, separated by commas. */
export const WorkerLabelsText = z
  .string()
  .refine((text) => RequiredLabels.safeParse(labelsIn(text)).success, "At most 10 labels such as gpu or arch=arm64, separated by commas.");

export function labelsIn(text: string): string[] {
  return text
    .split(",")
    .map((label) => label.trim())
    .filter(Boolean);
}
