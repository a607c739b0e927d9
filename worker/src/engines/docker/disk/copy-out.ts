import type { Readable } from "node:stream";
import type { Container } from "dockerode";
import type { CopiedFolder } from "../../engine.ts";
import { orMissing } from "../api/response-error.ts";
import { upperFolder, type Layers } from "./overlay-layers.ts";
import { startError } from "../api/start-error.ts";

/**
 * The folders below `/app` that the run wrote to. Read from the container's layer on disk if this process can access it, otherwise from the engine's
 * archives, which takes ten times as long and includes the image's own files in such a folder.
 */
export async function* copyOut(
  container: Container,
  appRoot: string,
  layers: Layers | undefined,
  candidates: readonly string[],
): AsyncGenerator<CopiedFolder> {
  const slow: string[] = [];
  for (const folder of candidates) {
    const found = layers === undefined ? "unknown" : upperFolder(layers, `${appRoot}/${folder}`);
    if (found === "unknown") slow.push(folder);
    else if (found !== "untouched" && "directory" in found) yield { folder, directory: found.directory };
    // What it leads to is read where it is, if that is a folder of reports as well.
    else if (found !== "untouched" && !candidates.some((other) => isIn(found.link, `${appRoot}/${other}`))) yield { folder, isLink: true };
  }
  if (slow.length === 0) return;
  try {
    yield* archives(container, appRoot, slow);
  } catch (error) {
    throw startError(error);
  }
}

async function* archives(container: Container, appRoot: string, candidates: readonly string[]): AsyncGenerator<CopiedFolder> {
  const written = await writtenPaths(container);
  for (const folder of candidates) {
    const path = `${appRoot}/${folder}`;
    // A link has nothing below it.
    if (!written.some((changed) => isIn(changed, path))) continue;
    const tar = await orMissing(container.getArchive({ path }));
    if (tar) yield { folder, tar: tar as Readable };
  }
}

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const removed = 2;

async function writtenPaths(container: Container): Promise<string[]> {
  const changes: unknown = await container.changes();
  if (!Array.isArray(changes)) return [];
  return (changes as { Path: string; Kind: number }[]).filter(({ Kind }) => Kind !== removed).map(({ Path }) => Path);
}
