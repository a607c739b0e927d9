import { projects } from "@gantry/contract/projects/routes.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";

/** Creates a project and prints its id. Repeatable, because names are unique. A name in use or a limit of the plan is an error of the server. */
export async function createProject(name: string, options: ConnectionOptions): Promise<number> {
  const client = connect(options);
  const { data } = await client.call(projects.create, { body: { name }, repeatable: true });
  console.log(options.json === true ? JSON.stringify(data) : `Created project ${data.name} (${data.id})`);
  return 0;
}
