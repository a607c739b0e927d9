import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataDirOf } from "../installation.ts";
import { addEncryptionKey } from "../up/secrets.ts";

/** Makes a key and puts it in front: in this installation's secrets file, or, where the environment gives the keys, as text to be put there. */
export function addKey(): number {
  const dataDir = dataDirOf(process.env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { id, entry, isKept } = addEncryptionKey(dataDir, process.env);
  if (isKept) console.log(`The key ${id} stands first in ${join(dataDir, "secrets.json")}. Restart Gantry, then run: gantry keys rotate`);
  else console.log(`Put this and a comma in front of ENCRYPTION_KEYS, restart every server, then run: gantry keys rotate\n\n${entry}`);
  return 0;
}
