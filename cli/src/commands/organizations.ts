import { programs } from "../installation.ts";
import { type OutputOptions, runOnDatabase } from "../run-on-database.ts";

export const listOrganizations = (options: OutputOptions): Promise<number> => runOnDatabase(programs.organizations, ["list"], options);

/** `organization` is an id or a name. */
export const setPlan = (organization: string, plan: string, options: OutputOptions): Promise<number> =>
  runOnDatabase(programs.organizations, ["set-plan", organization, plan], options);
