import type { GateQuestion } from "@gantry/contract/ci/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { quarantinedKeys } from "../tests/quarantine/quarantined-keys.ts";
import { standingFailures } from "../results/standing-failures.ts";
import { findSuites } from "./find-suites.ts";
import type { Judged } from "./judge-gate.ts";

/** `deleted`: how many runs of a matrix run were deleted. */
export interface JudgedSuites {
  suites: Judged[];
  deleted: number;
}

/** The suites that a question is about, each with what still fails and what is quarantined. @throws 404 and 400 like `findSuites`. */
export async function judgedSuites(ctx: Context, tx: TenantTransaction, question: GateQuestion): Promise<JudgedSuites> {
  const found = await findSuites(ctx, tx, question);
  const suites: Judged[] = [];
  const keys = new Map<string, Judged["quarantined"]>();
  for (const attempts of found.suites) {
    const projectId = attempts[0]?.project_id ?? "";
    const quarantined = keys.get(projectId) ?? (await quarantinedKeys(tx, projectId));
    keys.set(projectId, quarantined);
    const failures = await standingFailures(
      tx,
      attempts.map((attempt) => attempt.id),
    );
    suites.push({ attempts, failures, quarantined });
  }
  return { suites, deleted: found.deleted };
}
