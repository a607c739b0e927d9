import { existsSync } from "node:fs";
import Docker from "dockerode";

/** Where an engine listens when nobody says so: Docker first, then Podman's Docker-compatible socket. */
const sockets = ["/var/run/docker.sock", "/run/podman/podman.sock"];

/**
 * A client of the engine at `host` (`unix:///path`, a bare path, `tcp://name:port`), or of the first known socket that exists.
 * Nothing is contacted yet.
 */
export function connectDocker(host: string | undefined): Docker {
  const address = host ?? sockets.find((path) => existsSync(path)) ?? "/var/run/docker.sock";
  // An empty `host` keeps the client from preferring a DOCKER_HOST of its own reading.
  if (address.startsWith("unix://")) return new Docker({ socketPath: address.slice("unix://".length), host: "" });
  if (address.startsWith("/")) return new Docker({ socketPath: address, host: "" });
  const url = new URL(address.includes("://") ? address : `tcp://${address}`);
  const secure = url.protocol === "https:";
  return new Docker({ protocol: secure ? "https" : "http", host: url.hostname, port: Number(url.port || (secure ? 2376 : 2375)) });
}

/** The engine is on this machine: its processes and files may be looked at directly. */
export function isLocal(host: string | undefined): boolean {
  return host === undefined || host.startsWith("unix://") || host.startsWith("/");
}
