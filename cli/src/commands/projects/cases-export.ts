import { writeFile } from "node:fs/promises";
import { CaseFileFormat } from "@gantry/contract/test-cases/schemas.ts";
import { testCases } from "@gantry/contract/test-cases/routes.ts";
import { fileProblem } from "@gantry/host/file-problem.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { resolveProject } from "../../api/resolve-project.ts";

export interface CasesExportOptions extends ConnectionOptions {
  project: string;
  format: string;
  suite?: string;
  output?: string;
}

/** Writes a project's test cases to a file or to standard output. */
export async function casesExport(options: CasesExportOptions): Promise<number> {
  const client = connect(options);
  const query = {
    project: await resolveProject(client, options.project),
    format: CaseFileFormat.parse(options.format),
    suite: options.suite,
  };
  const text = await client.call(testCases.export, { query });
  if (options.output === undefined) process.stdout.write(text);
  else
    await writeFile(options.output, text).catch((error: unknown) => {
      throw new Error(`Cannot write ${options.output}: ${fileProblem(error, "write") ?? String(error)}.`);
    });
  return 0;
}
