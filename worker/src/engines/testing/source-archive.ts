import type { Readable } from "node:stream";
import { pack, type Pack } from "tar-stream";
import { sourceTime } from "../../source/git-environment.ts";
import { EngineError } from "../engine.ts";

const mtime = new Date(sourceTime * 1000);

/** The files of a small repository, as git writes them for an engine. The suite is in `e2e/web`. */
export function sourceArchive(greeting: string): Readable {
  const archive = opened();
  archive.entry({ name: "gantry/source/e2e/web/greeting.txt", mode: 0o666, mtime }, `${greeting}\n`);
  archive.entry({ name: "gantry/source/e2e/web/run.sh", mode: 0o777, mtime }, "#!/bin/sh\necho ran\n");
  archive.entry({ name: "gantry/source/e2e/web/reports/old.xml", mode: 0o666, mtime }, "<testsuite/>");
  archive.finalize();
  return archive as unknown as Readable;
}

function opened(): Pack {
  const archive = pack();
  for (const folder of ["", "e2e/", "e2e/web/", "e2e/web/reports/"])
    archive.entry({ name: `gantry/source/${folder}`, type: "directory", mode: 0o777, mtime });
  archive.entry({ name: "gantry/source/README.md", mode: 0o666, mtime }, "readme\n");
  return archive;
}

const fileBytes = 64 * 1024;

/** The beginning of an archive that never ends. */
export async function* endlessArchive(): AsyncGenerator<Buffer> {
  yield await beginning();
  await new Promise(() => {});
}

/** The beginning of an archive, and the error of its reader. */
export async function* brokenArchive(): AsyncGenerator<Buffer> {
  yield await beginning();
  throw new EngineError("SOURCE_UNAVAILABLE", "it broke off");
}

/** A part of a file is the last of it. */
async function beginning(): Promise<Buffer> {
  const archive = opened();
  archive.entry({ name: "gantry/source/large", mode: 0o666, mtime }, Buffer.alloc(fileBytes));
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).subarray(0, -fileBytes / 2);
}
