import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { describeMatrixRun } from "../../output/describe-matrix-run.ts";

/** Prints the runs of a matrix run and its verdict. */
export async function showMatrixRun(id: string, options: ConnectionOptions): Promise<number> {
  const client = connect(options);
  const { data } = await client.call(matrixRuns.get, { params: { id } });
  console.log(options.json === true ? JSON.stringify(data) : describeMatrixRun(data, client.url));
  return 0;
}
