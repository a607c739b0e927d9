import type { Execution } from "@gantry/contract/executions/schemas.ts";

/** The commit's message, otherwise the branch; `undefined` for a run that no pipeline describes: it is called by its image. */
export function runTitle({ ciContext }: Pick<Execution, "ciContext">): string | undefined {
  return ciContext?.message || ciContext?.branch || undefined;
}
