import { api } from "@gantry/contract/api.ts";
import type { z } from "zod";
import type { Client } from "../client.ts";

/** A new API key of a person's organization: the key itself. */
export async function newApiKey(person: Client, fields: Partial<z.input<typeof api.apiKeys.create.body>> = {}): Promise<string> {
  return (await person.call(api.apiKeys.create, { body: { name: "CI", ...fields } })).apiKey;
}
