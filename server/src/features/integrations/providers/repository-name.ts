import { ProviderError } from "./api/provider-error.ts";

/** `owner/name` from a CI system's name of a repository: a path, a web URL, or an ssh URL; without `.git`. */
export function repositoryParts(repository: string): string[] {
  const path = repository
    .trim()
    .replace(/^[\w+.-]+:\/\/[^/]+\//, "")
    .replace(/^[^/@\s]+@[^:/\s]+:/, "")
    .replace(/\.git\/?$/, "");
  return path.split("/").filter(Boolean);
}

/** The two parts of `owner/name`. @throws {ProviderError} for another format. */
export function ownerAndName(host: string, repository: string): [string, string] {
  const [owner, name, ...more] = repositoryParts(repository);
  if (owner === undefined || name === undefined || more.length > 0) throw notNamed(host, repository, "owner/name");
  return [owner, name];
}

export const notNamed = (host: string, repository: string, shape: string) =>
  new ProviderError("rejected", `${host} names a repository ${shape}, not "${repository.slice(0, 100)}".`);

/** The host in a repository's URL; `undefined` for a bare path. */
export function repositoryHost(repository: string): string | undefined {
  const match = /^[\w+.-]+:\/\/(?:[^/@]+@)?([^/:]+)|^[^/@\s]+@([^:/\s]+):/.exec(repository.trim());
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}
