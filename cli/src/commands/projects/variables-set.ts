import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { projects } from "@gantry/contract/projects/routes.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { resolveProject } from "../../api/resolve-project.ts";
import { readFile as readNamed } from "../../options/read-file.ts";
import { UsageError } from "../../options/usage-error.ts";

export interface VariablesSetOptions extends ConnectionOptions {
  project: string;
  from: string;
  secret?: boolean;
  file?: boolean;
}

/** Sets a variable of a project to the content of a file, so that the value is in no list of processes and no history of a shell. */
export async function setVariable(name: string, options: VariablesSetOptions): Promise<number> {
  const value = await readValue(name, options);
  const client = connect(options);
  const id = await resolveProject(client, options.project);
  const body = { value, secret: options.secret ?? false, file: options.file };
  const { data } = await client.call(projects.setVariable, { params: { id, name }, body, repeatable: true });
  const kind = data.file ? "file" : data.secret ? "secret variable" : "variable";
  console.log(options.json === true ? JSON.stringify(data) : `Set the ${kind} ${data.name}`);
  return 0;
}

/** @throws UsageError if the content is no text: other bytes would be replaced in the request. */
async function readValue(name: string, { from, file }: VariablesSetOptions): Promise<string> {
  const bytes = from === "-" ? await buffer(process.stdin) : await readNamed(from, (path) => readFile(path));
  if (isUtf8(bytes)) return bytes.toString();
  const [what, encode] = from === "-" ? ["The standard input", "base64"] : [from, `base64 '${from}'`];
  const decode = file === true ? `base64 -d "$${name}"` : `printf %s "$${name}" | base64 -d`;
  throw new UsageError(
    `${what} is not valid UTF-8, and variables and files of a project are text. Encode it first, for example with \`${encode}\`, and decode it in the suite with \`${decode}\`.`,
  );
}
