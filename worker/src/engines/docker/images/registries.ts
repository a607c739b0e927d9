import { isIP } from "node:net";
import { registryName } from "@gantry/contract/registries/image-registries.ts";

/**
 * Registries from which anyone can pull, or that a cloud provider runs. None of these names may belong to a customer's own server. A leading `*.`
 * matches all names below the domain, a later `*` one part of the name.
 */
export const publicRegistries: readonly string[] = [
  "docker.io",
  "ghcr.io",
  "quay.io",
  "gcr.io",
  "*.gcr.io",
  "*.pkg.dev",
  "mcr.microsoft.com",
  "*.azurecr.io",
  "public.ecr.aws",
  "*.dkr.ecr.*.amazonaws.com",
  "*.dkr.ecr.*.amazonaws.com.cn",
  "registry.gitlab.com",
  "registry.k8s.io",
  "registry.digitalocean.com",
  "registry.access.redhat.com",
  "registry.redhat.io",
  "container-registry.oracle.com",
  "*.ocir.io",
  "icr.io",
  "*.icr.io",
  "docker.elastic.co",
  "nvcr.io",
  "cgr.dev",
  "lscr.io",
  "*.jfrog.io",
  "*.cloudsmith.io",
];

/** Stands for {@link publicRegistries} in a list. */
const publicWord = "public";
/** Stands for the registries with stored credentials of the run's organization, unless their addresses are private. */
export const credentialsKeyword = "credentials";

export const usualRegistries: readonly string[] = [publicWord, credentialsKeyword];

/**
 * Whether images may be pulled from a registry. Tenants choose references, and the engine sends its requests from the worker's network.
 * @param registry normalized with `registryOf`
 * @param allowed names as `host` or `host:port`, `*.domain` for all names below a domain, `public` for the well-known registries
 */
export function mayPullFrom(registry: string, allowed: readonly string[]): boolean {
  const entries = allowed.flatMap((entry) => (entry === publicWord ? publicRegistries : [registryName(entry)]));
  return entries.some((entry) => (entry.includes("*") ? patternOf(entry).test(registry) : registry === entry));
}

function patternOf(entry: string): RegExp {
  const literal = entry.replaceAll(".", "\\.");
  return new RegExp(`^${literal.replace(/^\*/, "[^:]+").replaceAll("*", "[^.:]+")}$`);
}

/** What is wrong with an entry of `IMAGE_REGISTRIES`; `undefined`: nothing. */
export function registryMistake(entry: string): string | undefined {
  const [, host = "", port] = /^(\[[\da-f:.]+\]|[^:]+)(?::(\d{1,5}))?$/i.exec(entry) ?? [];
  const isHost = host.startsWith("[")
    ? isIP(host.slice(1, -1)) === 6
    : isIP(host) === 4 || (/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$/i.test(host) && !/^[\d.]+$/.test(host));
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);
  if (usualRegistries.includes(entry) || (isHost && isPort)) return undefined;
  return `${entry} is not a registry; write a host such as registry.example.com or registry.example.com:5000, *.example.com for all names below it, public, or credentials`;
}
