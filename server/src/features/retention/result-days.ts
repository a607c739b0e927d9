import type { Context } from "../../context.ts";

/** For how many days results of a project are kept: the shorter period of the project's and the installation's; `null`: forever. */
export function keptResultDays({ config }: Pick<Context, "config">, ofProject: number | null): number | null {
  const most = config.resultDays;
  if (ofProject === null || most === undefined) return ofProject ?? most ?? null;
  return Math.min(ofProject, most);
}
