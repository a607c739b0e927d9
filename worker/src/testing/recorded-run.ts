import { Readable } from "node:stream";
import type Docker from "dockerode";
import { extract } from "tar-stream";
import { expect } from "vitest";
import type { Recorded } from "./protocol-server.ts";

/** The lines that `seq from to` prints. */
export const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\n`).join("");

/** Resolves when a run has no container any more. */
export async function untilRemoved(docker: Docker, { run }: Recorded): Promise<void> {
  const filters = { label: [`gantry.task=${run.taskId}`] };
  await expect.poll(async () => (await docker.listContainers({ all: true, filters })).length).toBe(0);
}

/** Resolves when a run's suite has ended. */
export async function untilExited(docker: Docker, { run }: Recorded): Promise<void> {
  const filters = { label: [`gantry.task=${run.taskId}`], status: ["running"] };
  await expect.poll(async () => (await docker.listContainers({ filters })).length).toBe(0);
}

/** The files of a report by their paths. */
export async function filesOf(tar: Recorded["report"]): Promise<Record<string, string>> {
  if (tar === undefined) return {};
  if (!Buffer.isBuffer(tar)) return Object.fromEntries(tar.map(({ path, content }) => [path, Buffer.from(content, "base64").toString()]));
  const files: Record<string, string> = {};
  const reader = extract();
  Readable.from([tar]).pipe(reader);
  for await (const entry of reader) {
    const parts: Buffer[] = [];
    for await (const part of entry as AsyncIterable<Buffer>) parts.push(part);
    files[entry.header.name] = Buffer.concat(parts).toString();
  }
  return files;
}
