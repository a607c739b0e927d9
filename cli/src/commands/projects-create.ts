import { projects } from "@gantry/contract/projects/routes.ts";
import { connect, type ConnectionOptions } from "../api/connection.ts";

/** Creates a project and prints its id. A name that is in use or a plan's limit is an error of the server. */
export async function createProject(name: string, options: ConnectionOptions): Promise<number> {
  const client = connect(options);
  const { data } = await client.call(projects.create, { body: { name } });
  console.log(options.json === true ? JSON.stringify(data) : `Created project ${data.name} (${data.id})`);
  return 0;
}
