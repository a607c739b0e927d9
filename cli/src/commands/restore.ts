import { createReadStream, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";
import { dataDirOf, programs } from "../installation.ts";
import { runOnDatabase } from "../run-on-database.ts";

/** Puts a backup into an empty installation. Its secrets go first: without them nothing sealed can be opened again. */
export async function restore(path: string): Promise<number> {
  const file = resolve(path);
  const dataDir = dataDirOf(process.env);
  const kept = join(dataDir, "secrets.json");
  const secrets = await secretsIn(file);
  if (secrets && !existsSync(kept)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(kept, secrets, { mode: 0o600 });
  }
  return runOnDatabase(programs.restore, [file]);
}

/** They are the second entry, so that nothing large is read for them. */
async function secretsIn(file: string): Promise<Buffer | undefined> {
  const source = createReadStream(file);
  const entries = source
    .on("error", (error) => entries.destroy(error))
    .pipe(createGunzip())
    .on("error", (error) => entries.destroy(error))
    .pipe(tar.extract());
  try {
    for await (const entry of entries) {
      if (entry.header.name === "secrets.json") return await buffer(entry);
      if (entry.header.name !== "manifest.json") return undefined;
      entry.resume();
    }
    return undefined;
  } finally {
    source.destroy();
  }
}
