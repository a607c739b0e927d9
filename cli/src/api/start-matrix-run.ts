import { randomUUID } from "node:crypto";
import type { StartMatrixRun, MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import type { z } from "zod";
import type { Client } from "./client.ts";
import { runMayExist } from "./run-may-exist.ts";

/** Queues the runs of a matrix. */
export async function startMatrixRun(client: Client, body: z.input<typeof StartMatrixRun>, interrupted?: AbortSignal): Promise<MatrixRun> {
  const mayExist = runMayExist(client.url, body.ciContext);
  return (await client.call(matrixRuns.start, { body, idempotencyKey: randomUUID(), mayExist, ...(interrupted ? { interrupted } : {}) }))
    .data;
}
