import { networkInterfaces } from "node:os";
import { ConfigError } from "@gantry/contract/environment.ts";
import type { Config } from "./config.ts";
import type { App } from "./platform/http/app.ts";

/** Starts to listen. @throws {ConfigError} that says which setting to change */
export async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") throw new ConfigError(`PORT: another program uses port ${port} on ${host}; stop it, or choose another port`);
    if (code === "EACCES") throw new ConfigError(`PORT: this user may not listen on port ${port}; choose one above 1023`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
      throw new ConfigError(
        `HOST: ${host} is not an address of this machine; use 127.0.0.1 for this machine only, or 0.0.0.0 for all its addresses`,
      );
    throw error;
  }
}

/** For a server that listens on all addresses: the first one that other machines can reach. */
export function reachableHost(host: string): string {
  if (host !== "0.0.0.0" && host !== "::") return host;
  const addresses = Object.entries(networkInterfaces())
    .filter(([name]) => !/^(docker|br-|veth|gantry-)/.test(name))
    .flatMap(([, found]) => found ?? []);
  return addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address ?? "127.0.0.1";
}

/** The URL at which the server listens. */
export function addressOf(app: App, host: string): string {
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
