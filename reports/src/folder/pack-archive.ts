import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import tar from "tar-stream";
import type { ArchivedFile } from "../archive/archive-limits.ts";
import { smallBytes } from "../archive/write-entry.ts";

/** Files of a folder as a tar stream, for uploading them to the server. */
export function packArchive(root: string, files: readonly ArchivedFile[]): Readable {
  const pack = tar.pack();
  const out = new PassThrough();
  const sending = (async () => {
    for (const file of files) {
      const header = { name: file.path, size: file.sizeBytes, mode: 0o600, type: "file" as const };
      const path = join(root, ...file.path.split("/"));
      if (file.sizeBytes <= smallBytes) await addWhole(pack, header, readFileSync(path));
      else await pipeline(createReadStream(path, { flags: "r" }), handled(pack.entry(header)));
    }
    pack.finalize();
  })();
  sending.catch((error: Error) => pack.destroy(error));
  pipeline(pack, out).catch(() => undefined);
  return out;
}

function addWhole(pack: tar.Pack, header: Parameters<tar.Pack["entry"]>[0], content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    handled(pack.entry(header, content, (error) => (error ? reject(error) : resolve())));
  });
}

/** An aborted upload destroys the entry being written, which emits an error: without a listener the process would exit. */
function handled(entry: ReturnType<tar.Pack["entry"]>): ReturnType<tar.Pack["entry"]> {
  return entry.on("error", () => undefined);
}
