import { buffer } from "node:stream/consumers";
import { filesFolder } from "@gantry/contract/projects/constants.ts";
import type { Container } from "dockerode";
import { pack } from "tar-stream";

/**
 * Writes a run's files into its container, which has not started. They are in its own layer: no image has them, other containers do not see
 * them, and they are removed with it. Everyone in the container may read them, because the number of the suite's user is known only inside.
 */
export async function putFiles(container: Container, files: ReadonlyMap<string, string>): Promise<void> {
  if (files.size === 0) return;
  const archive = pack();
  const folder = filesFolder.slice(1);
  const owner = { uid: 0, gid: 0, mtime: new Date() };
  // Without `run`, which the image may have with other rights.
  for (const path of [folder.slice(0, folder.lastIndexOf("/")), folder])
    archive.entry({ ...owner, name: path, type: "directory", mode: 0o755 });
  for (const [name, value] of files) archive.entry({ ...owner, name: `${folder}/${name}`, mode: 0o444 }, value);
  archive.finalize();
  await container.putArchive(await buffer(archive), { path: "/" });
}
