import type { TenantTransaction } from "../../../platform/db/database.ts";
import { projectNames } from "./project-names.ts";

interface NumberedRun {
  number: number;
  project_id: string;
}

/** What people call a run, for the audit log: it is read when the run, or its project, may be gone. */
export interface NamedRun {
  run: string;
  project: string | undefined;
  projectId: string;
}

/** @returns a function, because many runs may be named at once */
export async function namedRuns(tx: TenantTransaction): Promise<(run: NumberedRun) => NamedRun> {
  const names = await projectNames(tx);
  return ({ number, project_id }) => ({ run: `#${number}`, project: names.get(project_id), projectId: project_id });
}
