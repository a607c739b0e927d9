import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataDirOf } from "../../installation/installation.ts";
import type { OutputOptions } from "../../installation/run-on-database.ts";
import { addEncryptionKey } from "../../installation/secrets.ts";

/** Creates an encryption key and puts it first: in this installation's secrets file, or, if the environment sets the keys, prints it to be added there. */
export function addKey({ json = false }: OutputOptions = {}): number {
  const dataDir = dataDirOf(process.env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { id, entry, isKept } = addEncryptionKey(dataDir, process.env);
  const file = isKept ? join(dataDir, "secrets.json") : null;
  if (json) console.log(JSON.stringify({ id, file, ...(isKept ? {} : { entry }) }));
  else if (isKept) console.log(`The key ${id} is now first in ${file}. Restart Gantry, then run: gantry keys rotate`);
  else console.log(`Put this and a comma in front of ENCRYPTION_KEYS, restart every server, then run: gantry keys rotate\n\n${entry}`);
  return 0;
}
