import { executions } from "@gantry/contract/runs/routes.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";

/** Sets the priority of a run that waits. The server's error says so if it does not wait. */
export async function prioritize(id: string, priority: number, options: ConnectionOptions): Promise<number> {
  const client = connect(options);
  const { data } = await client.call(executions.prioritize, { params: { id }, body: { priority }, repeatable: true });
  console.log(options.json === true ? JSON.stringify(data) : `${data.id} ${data.status}, priority ${data.priority}`);
  return 0;
}
