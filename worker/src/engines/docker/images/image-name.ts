import { registryOf } from "@gantry/contract/registries/image-registries.ts";

/** A parsed reference. References to the same image of the same registry have equal parts. */
export interface ImageName {
  registry: string;
  /** With the registry: `docker.io/library/node`. */
  repository: string;
  /** `:22` or `@sha256:…`; the digest if the reference has both. */
  version: string;
}

export function parseImageName(reference: string): ImageName {
  const [named = "", digest] = reference.split("@");
  const slash = named.lastIndexOf("/");
  const colon = named.indexOf(":", slash + 1);
  const path = colon < 0 ? named : named.slice(0, colon);
  const tag = colon < 0 ? ":latest" : named.slice(colon);
  const registry = registryOf(path);
  const first = path.slice(0, Math.max(0, path.indexOf("/")));
  // Docker Hub is also the registry of names without a host.
  const rest = registry !== "docker.io" || first.includes(".") ? path.slice(first.length + 1) : path;
  const full = registry === "docker.io" && !rest.includes("/") ? `library/${rest}` : rest;
  return { registry, repository: `${registry}/${full}`, version: digest === undefined ? tag : `@${digest}` };
}

/** The normalized reference: `Index.docker.io/node` is `docker.io/library/node:latest`. */
export function spelledOut(reference: string): string {
  const { repository, version } = parseImageName(reference);
  return repository + version;
}
