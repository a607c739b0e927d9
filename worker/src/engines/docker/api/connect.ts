import { existsSync } from "node:fs";
import Docker from "dockerode";
import { failOnBrokenResponses } from "./broken-responses.ts";

/** The engine's default addresses: Docker first, then Podman's Docker-compatible socket. */
const sockets = ["/var/run/docker.sock", "/run/podman/podman.sock"];

/**
 * A client for the engine at `host` (`unix:///path`, a bare path, `tcp://name:port`), or at the first known socket that exists.
 * Does not connect yet.
 */
export function connectDocker(host: string | undefined): Docker {
  const docker = clientFor(host);
  failOnBrokenResponses(docker.modem);
  return docker;
}

function clientFor(host: string | undefined): Docker {
  const address = host ?? sockets.find((path) => existsSync(path)) ?? "/var/run/docker.sock";
  // An empty `host` prevents the client from reading DOCKER_HOST itself.
  if (address.startsWith("unix://")) return new Docker({ socketPath: address.slice("unix://".length), host: "" });
  if (address.startsWith("/")) return new Docker({ socketPath: address, host: "" });
  const url = new URL(address.includes("://") ? address : `tcp://${address}`);
  const secure = url.protocol === "https:";
  return new Docker({ protocol: secure ? "https" : "http", host: url.hostname, port: Number(url.port || (secure ? 2376 : 2375)) });
}

/** Whether {@link connectDocker} understands an address. */
export function isEngineAddress(host: string): boolean {
  if (/^(unix:\/\/)?\/./.test(host)) return true;
  const url = host.includes("://") ? host : `tcp://${host}`;
  return /^(tcp|https?):\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== "";
}

/** Whether the engine is on this machine, so that its processes and files can be read directly. */
export function isLocal(host: string | undefined): boolean {
  return host === undefined || host.startsWith("unix://") || host.startsWith("/");
}
