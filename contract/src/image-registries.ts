const dockerHub = new Set(["index.docker.io", "registry-1.docker.io", "registry.hub.docker.com"]);

/** One spelling for a registry's host: lower case, without the root's dot and the port of https; Docker Hub's hosts are `docker.io`. */
export function registryName(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/:443$/, "")
    .replace(/\.(?=$|:)/, "");
  return dockerHub.has(name) ? "docker.io" : name;
}

/** The registry that an engine asks for an image, as {@link registryName} spells it: `docker.io` unless the reference names one. */
export function registryOf(reference: string): string {
  const first = reference.slice(0, Math.max(0, reference.indexOf("/")));
  const isHost = /[.:]/.test(first) || first.toLowerCase() === "localhost";
  return isHost ? registryName(first) : "docker.io";
}
