import type { GeneratedTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import { maxCasesPerCall } from "@gantry/contract/test-cases/constants.ts";
import { call } from "../../api/client.ts";

export interface ImportPlan {
  chunks: { cases: GeneratedTestCase[]; idempotencyKey: string }[];
  total: number;
}

/** Splits the cases into requests. Each has an idempotency key, so that a retry creates nothing twice. */
export function planImport(cases: readonly GeneratedTestCase[], newKey: () => string): ImportPlan {
  const chunks: ImportPlan["chunks"] = [];
  for (let index = 0; index < cases.length; index += maxCasesPerCall)
    chunks.push({ cases: cases.slice(index, index + maxCasesPerCall), idempotencyKey: newKey() });
  return { chunks, total: cases.length };
}

/** Imports the chunks from `done` on, one after another. Reports the number of stored cases after each. */
export async function importCases(
  plan: ImportPlan,
  { projectId, document, done, onStored }: { projectId: string; document: string; done: number; onStored: (chunks: number) => void },
): Promise<void> {
  for (const [index, { cases, idempotencyKey }] of plan.chunks.entries()) {
    if (index < done) continue;
    const testCases = cases.map(({ title, description, suite, preconditions, steps, priority, type, source }) => ({
      title,
      description,
      suite,
      preconditions,
      steps,
      priority,
      type,
      source: { document, ...source },
    }));
    await call("POST /api/test-cases/bulk", { body: { projectId, testCases }, idempotencyKey });
    onStored(index + 1);
  }
}
