import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import type { CheckAddress } from "./check-url.ts";

/** Every address of a name, as resolved by the system. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/**
 * A socket's name resolution with a check: the socket connects to exactly the addresses that were checked, so DNS rebinding has no effect.
 * One address that is not allowed rejects the name as a whole.
 */
export function guardedLookup(resolve: Resolve, checkAddress: CheckAddress): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return callback(new Error(`${host} has no address`), "", 0);
        const refusal = addresses.map(({ address }) => checkAddress(address)).find(Boolean);
        if (refusal) return callback(refusal, "", 0);
        if (options.all) return callback(null, addresses);
        return callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}
