const dockerHub = new Set(["index.docker.io", "registry-1.docker.io", "registry.hub.docker.com"]);

/** Normalizes a registry's host: lower case, without trailing dot and https port; Docker Hub's hosts become `docker.io`. */
export function registryName(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/:443$/, "")
    .replace(/\.(?=$|:)/, "");
  return dockerHub.has(name) ? "docker.io" : name;
}

/** The registry of an image, normalized with {@link registryName}; default `docker.io`. */
export function registryOf(reference: string): string {
  const first = reference.slice(0, Math.max(0, reference.indexOf("/")));
  const isHost = /[.:]/.test(first) || first.toLowerCase() === "localhost";
  return isHost ? registryName(first) : "docker.io";
}
