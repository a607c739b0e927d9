import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { findProject } from "../record/store.ts";

/** A project's settings for runs; `undefined` for a project that this organization does not have. */
export async function findRunSettings(tx: TenantTransaction, projectId: string): Promise<RunSettings | undefined> {
  const project = await findProject(tx, projectId);
  return project && RunSettings.parse(project.run_settings);
}
