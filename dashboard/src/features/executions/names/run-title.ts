import type { Execution } from "@gantry/contract/executions/schemas.ts";

/** The commit's message, otherwise the branch; `undefined` for a run that no pipeline describes: it is called by its image. */
export function runTitle({ ciContext }: Pick<Execution, "ciContext">): string | undefined {
  return ciContext?.message || ciContext?.branch || undefined;
}

/** Whether its image says something: an upload that names none has `external`. */
export const hasImage = ({ trigger, image }: Pick<Execution, "trigger" | "image">): boolean => trigger !== "ingest" || image !== "external";
