import { isIP } from "node:net";
import { isHostName } from "../egress/opening.ts";

/** Stands for the engine's own machine in a container's hosts file. */
const engineHost = "host-gateway";

/**
 * Parses an entry of `RUN_EXTRA_HOSTS`: `db.corp:10.1.2.3`, `db.corp:fd00::5`, `db.corp:[fd00::5]` or `api:host-gateway`.
 * @returns the entry as every version of the engine accepts it, with an IPv6 address without brackets
 * @throws Error that says what is wrong with the entry
 */
export function parseExtraHost(entry: string): string {
  const [, name = "", given = ""] = /^([^:]*):(.*)$/s.exec(entry) ?? [];
  const address = given.replace(/^\[(.*)\]$/, "$1");
  const isAddress = address === engineHost || (isIP(address) !== 0 && !address.includes("%"));
  if (!isAddress || !isHostName(name.toLowerCase()))
    throw new Error(
      `${JSON.stringify(entry.slice(0, 100))} is not a name with an address; write db.example.com:10.1.2.3, db.example.com:fd00::5 or db.example.com:${engineHost}`,
    );
  return `${name}:${address}`;
}
