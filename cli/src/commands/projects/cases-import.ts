import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { CaseFileFormat, type ImportCases } from "@gantry/contract/test-cases/schemas.ts";
import { testCases } from "@gantry/contract/test-cases/routes.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { readFile as readNamed } from "../../options/read-file.ts";
import { resolveProject } from "../../api/resolve-project.ts";

export interface CasesImportOptions extends ConnectionOptions {
  project: string;
  format?: string;
  onDuplicate?: ImportCases["onDuplicate"];
  dryRun?: boolean;
}

/** Imports a CSV or JSON file of test cases into a project, whole or not at all. */
export async function casesImport(file: string, options: CasesImportOptions): Promise<number> {
  const client = connect(options);
  const format = CaseFileFormat.safeParse(options.format ?? extname(file).slice(1).toLowerCase());
  if (!format.success) throw new Error(`${file}: the name does not end in .csv or .json. Add --format csv or --format json.`);
  const content = await readNamed(file, (path) => readFile(path, "utf8"));
  const projectId = await resolveProject(client, options.project);
  const body = { projectId, format: format.data, content, onDuplicate: options.onDuplicate, dryRun: options.dryRun ?? false };
  const mayExist = body.dryRun
    ? undefined
    : "The test cases may have been created. Look for them with `gantry cases export --project <project>`.";
  const { data } = await client.call(testCases.import, { body, idempotencyKey: randomUUID(), mayExist });
  console.log(options.json === true ? JSON.stringify(data) : describe(data));
  return 0;
}

function describe(report: {
  inserted: number;
  updated: number;
  unchanged: number;
  skipped: number;
  ignoredColumns: string[];
  dryRun: boolean;
}): string {
  const counts = `${report.inserted} new, ${report.updated} changed, ${report.unchanged} unchanged, ${report.skipped} skipped`;
  const ignored = report.ignoredColumns.length > 0 ? `\nIgnored columns: ${report.ignoredColumns.join(", ")}` : "";
  return `${report.dryRun ? "Dry run: " : ""}${counts}${ignored}`;
}
