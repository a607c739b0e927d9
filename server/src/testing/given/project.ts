import { api } from "@gantry/contract/api.ts";
import type { z } from "zod";
import { newId } from "../../platform/crypto/ids.ts";
import type { Client } from "../client.ts";

/** A new project, with a name that no other has unless `fields` gives one. Resolves to its id. */
export async function newProject(person: Client, fields: Partial<z.input<typeof api.projects.create.body>> = {}): Promise<string> {
  const { data } = await person.call(api.projects.create, { body: { name: `Project ${newId()}`, ...fields } });
  return data.id;
}
