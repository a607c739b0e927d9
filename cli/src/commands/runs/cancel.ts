import { executions } from "@gantry/contract/runs/routes.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";

/** Cancels a run. A run that has ended stays unchanged, and the server's error says so. */
export async function cancel(id: string, options: ConnectionOptions): Promise<number> {
  const client = connect(options);
  const { data } = await client.call(executions.cancel, { params: { id }, repeatable: true });
  console.log(options.json === true ? JSON.stringify(data) : `${data.id} ${data.status}${data.cancelRequested ? ", stopping" : ""}`);
  return 0;
}
