import type { ArchivedFile } from "@gantry/reports/archive/archive-limits.ts";
import { reportIndexOf } from "./report-index.ts";

export type ReportColumns = ReturnType<typeof reportColumns>;

/** The report columns of a run's record. */
export function reportColumns({ files }: { files: readonly ArchivedFile[] }) {
  return { has_report: files.length > 0, report_removed_at: null, report_index: reportIndexOf(files.map((file) => file.path)) };
}
