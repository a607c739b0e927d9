import { maxPageSize } from "@gantry/contract/pagination/constants.ts";
import type { Project } from "@gantry/contract/projects/schemas.ts";
import { projects } from "@gantry/contract/projects/routes.ts";
import type { Client } from "./client.ts";
import { UsageError } from "../options/usage-error.ts";

const idShape = /^[0-9a-f]{24}$/i;
const maxNamed = 20;

/**
 * The id of a project given by id or name. Names are compared case-insensitively, as on the server.
 * @throws an error that lists the existing projects
 */
export async function resolveProject(client: Client, idOrName: string): Promise<string> {
  if (idShape.test(idOrName)) return idOrName;
  const wanted = idOrName.trim().toLowerCase();
  const all = await listProjects(client);
  const found = all.filter(({ name }) => name.toLowerCase() === wanted);
  const [project] = found;
  if (project !== undefined && found.length === 1) return project.id;
  if (found.length > 1)
    throw new UsageError(`--project: several projects are named "${idOrName}": ${found.map(({ id }) => id).join(", ")}. Give the id.`);
  const more = all.length > maxNamed ? `, and ${all.length - maxNamed} more` : "";
  const names = all.slice(0, maxNamed).map(({ name }) => name);
  const existing = all.length === 0 ? "The organization has none yet." : `There are: ${names.join(", ")}${more}.`;
  throw new UsageError(
    `--project: there is no project "${idOrName}". ${existing} An admin creates it with: gantry projects create "${idOrName}"`,
  );
}

async function listProjects(client: Client): Promise<Project[]> {
  const found: Project[] = [];
  for (let cursor: string | undefined; ; ) {
    const { data, pagination } = await client.call(projects.list, { query: { limit: maxPageSize, cursor } });
    found.push(...data);
    if (pagination.nextCursor === null) return found;
    cursor = pagination.nextCursor;
  }
}
