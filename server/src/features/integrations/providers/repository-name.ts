import { ProviderError } from "./provider-error.ts";

/** `owner/name` from what a CI system calls its repository: a path, a web address, or an ssh address; without `.git`. */
export function repositoryParts(repository: string): string[] {
  const path = repository
    .trim()
    .replace(/^[\w+.-]+:\/\/[^/]+\//, "")
    .replace(/^[^/@\s]+@[^:/\s]+:/, "")
    .replace(/\.git\/?$/, "");
  return path.split("/").filter(Boolean);
}

/** The two parts of `owner/name`. @throws {ProviderError} for another shape. */
export function ownerAndName(host: string, repository: string): [string, string] {
  const [owner, name, ...more] = repositoryParts(repository);
  if (owner === undefined || name === undefined || more.length > 0) throw notNamed(host, repository, "owner/name");
  return [owner, name];
}

export const notNamed = (host: string, repository: string, shape: string) =>
  new ProviderError("rejected", `${host} names a repository ${shape}, not "${repository.slice(0, 100)}".`);

/** The host of a repository that is given as an address; `undefined` for a bare path. */
export function repositoryHost(repository: string): string | undefined {
  const match = /^[\w+.-]+:\/\/(?:[^/@]+@)?([^/:]+)|^[^/@\s]+@([^:/\s]+):/.exec(repository.trim());
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}
