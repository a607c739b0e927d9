/** Registries that anybody can pull from, or that a cloud provider runs. A name that begins with `*.` stands for all names below it. */
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
  "*.amazonaws.com",
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

/** The registry that an engine asks for an image, in lower case and with its port: `docker.io` unless the reference names one. */
export function registryOf(reference: string): string {
  const first = reference.slice(0, Math.max(0, reference.indexOf("/")));
  const isHost = /[.:]/.test(first) || first.toLowerCase() === "localhost";
  const host = isHost ? first.toLowerCase().replace(/\.$/, "") : "docker.io";
  return host === "index.docker.io" ? "docker.io" : host;
}

/**
 * Whether images may be pulled from a registry. Tenants choose references, and the engine sends its requests from the worker's network.
 * @param registry as {@link registryOf} gives it
 * @param allowed names as `host` or `host:port`, `*.domain` for all names below a domain, `public` for the well-known registries
 */
export function mayPullFrom(registry: string, allowed: readonly string[]): boolean {
  const entries = allowed.flatMap((entry) => (entry === publicWord ? publicRegistries : [entry.toLowerCase()]));
  return entries.some((entry) => (entry.startsWith("*.") ? registry.endsWith(entry.slice(1)) : registry === entry));
}

/** What is wrong with an entry of `IMAGE_REGISTRIES`; `undefined`: nothing. */
export function registryMistake(entry: string): string | undefined {
  if (entry === publicWord || /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i.test(entry) || /^\[[\da-f:.]+\](:\d{1,5})?$/i.test(entry))
    return undefined;
  return `${entry} is no registry; write a host such as registry.example.com or registry.example.com:5000, *.example.com for all names below it, or public`;
}
