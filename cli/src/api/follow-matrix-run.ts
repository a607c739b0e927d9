import { setTimeout as sleep } from "node:timers/promises";
import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { cancelOnSignal } from "./cancel-on-signal.ts";
import type { Client } from "./client.ts";

/** An API key may send 100 requests a minute for its whole organization. */
const pauseMs = 4_000;

/** Waits until no run is in progress, and passes on each state in between. Ctrl-C cancels the runs; a second one only ends the command. */
export async function followMatrixRun(client: Client, id: string, onChange: (matrixRun: MatrixRun) => void): Promise<MatrixRun> {
  const cancelling = cancelOnSignal("the runs", () => client.call(matrixRuns.cancel, { params: { id }, repeatable: true }));
  try {
    for (;;) {
      const { data } = await client.call(matrixRuns.get, { params: { id } });
      onChange(data);
      if (data.finishedAt !== null) return data;
      await sleep(pauseMs);
    }
  } finally {
    cancelling.done();
  }
}
