import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { CaseFileFormat, ImportCases, testCases } from "@gantry/contract/test-cases.ts";
import { connect, type ConnectionOptions } from "../connection.ts";

export interface CasesImportOptions extends ConnectionOptions {
  project: string;
  format?: string;
  onDuplicate?: string;
  dryRun?: boolean;
}

/** Brings a CSV or JSON file of test cases into a project, whole or not at all. */
export async function casesImport(file: string, options: CasesImportOptions): Promise<number> {
  const client = connect(options);
  const format = CaseFileFormat.safeParse(options.format ?? extname(file).slice(1).toLowerCase());
  if (!format.success) throw new Error(`${file}: say --format csv or --format json; the name does not tell.`);
  const body = ImportCases.safeParse({
    projectId: options.project,
    format: format.data,
    content: await readFile(file, "utf8"),
    onDuplicate: options.onDuplicate,
    dryRun: options.dryRun,
  });
  if (!body.success) throw new Error(body.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
  const { data } = await client.call(testCases.import, { body: body.data, idempotencyKey: randomUUID() });
  console.log(options.json === true ? JSON.stringify(data) : describe(data));
  return 0;
}

function describe(report: { inserted: number; updated: number; skipped: number; ignoredColumns: string[]; dryRun: boolean }): string {
  const counts = `${report.inserted} new, ${report.updated} changed, ${report.skipped} there already`;
  const ignored = report.ignoredColumns.length > 0 ? `\nColumns without a meaning here: ${report.ignoredColumns.join(", ")}` : "";
  return `${report.dryRun ? "Would be: " : ""}${counts}${ignored}`;
}
