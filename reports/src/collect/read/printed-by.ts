import type { SplitConsole } from "../../formats/console/format.ts";
import type { ReportFile } from "../../formats/format.ts";

/** The lines of each output of a run, and of its reports that hold what tests printed. */
export async function printedBy(
  console: SplitConsole | undefined,
  reports: readonly ReportFile[],
): Promise<readonly (readonly string[])[]> {
  const printed = (console?.outputs ?? []).map(({ lines }) => lines);
  for (const report of reports) printed.push(await linesOf(report));
  return printed;
}

/** No lines if the report is too long or broken, which is noted where it is read. */
async function linesOf(report: ReportFile): Promise<readonly string[]> {
  try {
    return (await report.text()).split(/\r?\n/);
  } catch {
    return [];
  }
}
