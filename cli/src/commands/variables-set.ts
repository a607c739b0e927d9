import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { projects } from "@gantry/contract/projects/routes.ts";
import { connect, type ConnectionOptions } from "../api/connection.ts";
import { resolveProject } from "../api/resolve-project.ts";
import { readFile as readNamed } from "../read-file.ts";

export interface VariablesSetOptions extends ConnectionOptions {
  project: string;
  from: string;
  secret?: boolean;
  file?: boolean;
}

/** Sets a variable of a project to the content of a file, so that the value is in no list of processes and no history of a shell. */
export async function setVariable(name: string, options: VariablesSetOptions): Promise<number> {
  const value = options.from === "-" ? await text(process.stdin) : await readNamed(options.from, (path) => readFile(path, "utf8"));
  const client = connect(options);
  const id = await resolveProject(client, options.project);
  const body = { value, secret: options.secret ?? false, file: options.file };
  const { data } = await client.call(projects.setVariable, { params: { id, name }, body, repeatable: true });
  const kind = data.file ? "file" : data.secret ? "secret variable" : "variable";
  console.log(options.json === true ? JSON.stringify(data) : `Set the ${kind} ${data.name}`);
  return 0;
}
