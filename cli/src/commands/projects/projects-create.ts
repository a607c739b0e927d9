import { projects } from "@gantry/contract/projects/routes.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";

/** Creates a project and prints its id. The request can be repeated, because names are unique. The server rejects a name in use, and a project above the plan's limit. */
export async function createProject(name: string, options: ConnectionOptions): Promise<number> {
  const client = connect(options);
  const { data } = await client.call(projects.create, { body: { name }, repeatable: true });
  console.log(options.json === true ? JSON.stringify(data) : `Created project ${data.name} (${data.id})`);
  return 0;
}
