import { reportProblem } from "@gantry/contract/caches/constants.ts";
import type { Cache } from "@gantry/contract/caches/schemas.ts";
import { invalidField } from "../../../platform/errors.ts";

/** @throws 400 when a cache would restore an earlier run's report, which would be read as this run's. The default folders were checked with the request. */
export function requireNoReportInCaches(caches: readonly Cache[], reportFolder: string): void {
  if (reportFolder === "") return;
  for (const { path } of caches) {
    const problem = reportProblem(path, [reportFolder]);
    if (problem !== undefined) throw invalidField("caches", `${path} ${problem}`);
  }
}
