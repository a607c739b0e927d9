import { api } from "@gantry/contract/api.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { expect } from "vitest";
import type { z } from "zod";
import type { Client } from "../client.ts";

/** A run that has just been queued. */
export async function queueRun(person: Client, fields: Partial<z.input<typeof api.executions.create.body>> = {}): Promise<Execution> {
  const { data } = await person.call(api.executions.create, { body: { image: "suite:1", ...fields } });
  return data;
}

/** What the API says about why a queued run waits. */
export const waitReasonsOf = async (person: Client, id: string): Promise<Execution["waitReasons"]> =>
  (await person.call(api.executions.get, { params: { id } })).data.waitReasons;

export const waitMessagesOf = async (person: Client, id: string): Promise<string[]> =>
  (await waitReasonsOf(person, id)).map(({ message }) => message);

const terminal: readonly string[] = ["PASSED", "FAILED", "UNSTABLE", "ERROR"];

/** A run's record, once the run has ended. */
export async function untilEnded(person: Client, id: string): Promise<Execution> {
  const read = async () => (await person.call(api.executions.get, { params: { id } })).data;
  await expect.poll(async () => terminal.includes((await read()).status)).toBe(true);
  return read();
}
