import { databaseProgram } from "../../installation/installation.ts";
import { type OutputOptions, runOnDatabase } from "../../installation/run-on-database.ts";

export const listOrganizations = (options: OutputOptions): Promise<number> =>
  runOnDatabase(databaseProgram("organizations"), ["list"], options);

/** `organization` is an id or a name. */
export const setPlan = (organization: string, plan: string, options: OutputOptions): Promise<number> =>
  runOnDatabase(databaseProgram("organizations"), ["set-plan", organization, plan], options);
