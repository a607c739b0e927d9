import type { TenantTransaction } from "../../../platform/db/database.ts";
import { projectNames } from "./project-names.ts";

interface NumberedRun {
  number: number;
  project_id: string;
}

/** The name of a run for the audit log, which may be read after the run or its project was deleted. */
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
