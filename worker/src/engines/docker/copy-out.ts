import type { Readable } from "node:stream";
import type { Container } from "dockerode";
import { orMissing } from "./answer.ts";

/** The folders below `/app` that the run wrote into, as the engine's own archives. One `changes` call tells which exist. */
export async function* copyOut(container: Container, appRoot: string, candidates: readonly string[]): AsyncGenerator<{ folder: string; tar: Readable }> {
  const written = await writtenPaths(container);
  for (const folder of candidates) {
    const path = `${appRoot}/${folder}`;
    if (!written.some((changed) => changed.startsWith(`${path}/`))) continue;
    const tar = await orMissing(container.getArchive({ path }));
    if (tar) yield { folder, tar: tar as Readable };
  }
}

const removed = 2;

async function writtenPaths(container: Container): Promise<string[]> {
  const changes: unknown = await container.changes();
  if (!Array.isArray(changes)) return [];
  return (changes as { Path: string; Kind: number }[]).filter(({ Kind }) => Kind !== removed).map(({ Path }) => Path);
}
