import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { type AllowList, allowsAddress, allowsHost, hostOf, portOf } from "@gantry/host/allow-list.ts";
import { isPublicAddress } from "@gantry/host/public-address.ts";
import { sourceUnavailable } from "./source-problem.ts";

/** A repository's address that may be fetched. */
export interface CheckedRepository {
  url: URL;
  /** For `http.curloptResolve`: git connects to the addresses that were checked and to no others, so DNS rebinding has no effect. */
  pinned: string | undefined;
}

/**
 * Checks where a repository is: https and the public internet only, unless the operator allows its host. One address that is not allowed
 * rejects the name.
 * @throws {EngineError} with the reason for the user
 */
export async function checkRepository(repository: string, allow: AllowList, hasToken: boolean): Promise<CheckedRepository> {
  const url = new URL(repository);
  const isAllowed = allowsHost(allow, url);
  if (url.protocol !== "https:" && (hasToken || !isAllowed))
    throw sourceUnavailable(repository, hasToken ? "must be an https address, because a token is sent to it" : "must be an https address");
  // git could take another name for the pinned one.
  if (url.hostname.endsWith(".")) throw sourceUnavailable(repository, "must not have a dot at the end of its host");
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await addressesOf(repository, host) : [{ address: host, family: isIP(host) }];
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address) || allowsAddress(allow, address)))
    throw sourceUnavailable(
      repository,
      "is not on the public internet. The operator can allow its host with the worker's setting SOURCE_ALLOW",
    );
  const listed = addresses.map(({ address, family }) => (family === 6 ? `[${address}]` : address)).join(",");
  return { url, pinned: isIP(host) === 0 ? `${url.hostname}:${portOf(url)}:${listed}` : undefined };
}

async function addressesOf(repository: string, host: string): Promise<LookupAddress[]> {
  try {
    const found = await lookup(host, { all: true, verbatim: true });
    if (found.length > 0) return found;
  } catch (error) {
    const isAway = error instanceof Error && "code" in error && error.code === "EAI_AGAIN";
    throw sourceUnavailable(repository, `could not be reached: the name ${host} ${isAway ? "could not be resolved" : "is unknown"}`, {
      retryable: isAway,
      cause: error,
    });
  }
  throw sourceUnavailable(repository, `could not be reached: the name ${host} has no address`);
}
