import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { resolveProject } from "../../api/resolve-project.ts";
import { textTable } from "@gantry/host/text-table.ts";

export interface MatrixListOptions extends ConnectionOptions {
  project?: string;
  limit: number;
}

/** Prints the newest matrix runs, one per line. */
export async function listMatrixRuns({ project, limit, ...options }: MatrixListOptions): Promise<number> {
  const client = connect(options);
  const query = { limit, ...(project === undefined ? {} : { project: await resolveProject(client, project) }) };
  const { data } = await client.call(matrixRuns.list, { query });
  if (options.json === true) console.log(JSON.stringify(data));
  else if (data.length === 0) console.log("There is no matrix run. gantry run --matrix or --shards starts one.");
  else console.log(textTable([["ID", "STARTED", "RUNS", "RESULT", "WHAT"], ...data.map(rowOf)]));
  return 0;
}

const rowOf = ({ id, createdAt, counts, status, axes, split, ciContext }: ListedMatrixRun): string[] => [
  id,
  `${createdAt.slice(0, 16).replace("T", " ")} UTC`,
  String(counts.total),
  status,
  [...axes.map(({ name }) => name), ...(split ? ["shards"] : []), ...(ciContext?.commitSha ? [ciContext.commitSha.slice(0, 7)] : [])].join(
    ", ",
  ),
];
