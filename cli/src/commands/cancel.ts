import { executions } from "@gantry/contract/executions.ts";
import { connect, type ConnectionOptions } from "../connection.ts";

/** Stops a run. One that has ended stays as it is, and the server says so. */
export async function cancel(id: string, options: ConnectionOptions): Promise<number> {
  const client = connect(options);
  const { data } = await client.call(executions.cancel, { params: { id }, repeatable: true });
  console.log(options.json === true ? JSON.stringify(data) : `${data.id} ${data.status}${data.cancelRequested ? ", stopping" : ""}`);
  return 0;
}
