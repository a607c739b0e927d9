import { networkInterfaces } from "node:os";
import type { Logger } from "pino";
import { ConfigError } from "@gantry/contract/environment.ts";
import type { Config } from "./config.ts";
import { withoutReportsOrigin } from "./start-warnings.ts";
import type { App } from "./platform/http/app.ts";
import type { Drain } from "./platform/http/drain.ts";
import { createReportsOrigin, type ReportsOrigin } from "./platform/http/reports-origin.ts";
import { openSecondPort, type SecondPort } from "./platform/http/second-port.ts";

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

interface Reports {
  origin: ReportsOrigin;
  /** Opens the port. If that fails, the log says why and what follows from it, and reports open at the dashboard's origin. Call it once. */
  open(app: App, drain: Drain, log: Logger): Promise<void>;
  /** `undefined` when it is not open. */
  port(): number | undefined;
  close(): void;
}

/** The origin of reports, and its port. @param mainPort that of the server, once it listens */
export function prepareReports(config: Config, mainPort: () => number): Reports {
  const { host, reportsPort: port, production } = config;
  const opened: { port?: SecondPort } = {};
  const origin = createReportsOrigin({ ...config, hasReportsPort: port !== undefined }, { main: mainPort, reports: () => opened.port });
  return {
    origin,
    async open(app, drain, log) {
      if (port === undefined) return;
      await app.ready();
      const outcome = await openSecondPort(app, { host, port, production });
      if ("code" in outcome) {
        const why = outcome.code === "EADDRINUSE" ? "is used by another program" : `could not be opened (${outcome.code})`;
        log.warn(
          `The port for reports, ${port} on ${host}, ${why}: ${withoutReportsOrigin}. Choose another one with REPORTS_PORT, or set it to off`,
        );
      } else {
        opened.port = outcome;
        drain.include(outcome.server);
      }
    },
    port: () => opened.port?.port,
    close: () => void opened.port?.server.close(),
  };
}

/** For a server that listens on all addresses: the first one that other machines can reach. */
export function reachableHost(host: string): string {
  if (host !== "0.0.0.0" && host !== "::") return host;
  const addresses = Object.entries(networkInterfaces())
    .filter(([name]) => !/^(docker|br-|veth|gantry-)/.test(name))
    .flatMap(([, found]) => found ?? []);
  return addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address ?? "127.0.0.1";
}

/** 0 before the server listens. */
export function portOf(app: App): number {
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** The URL at which the server listens. */
export function addressOf(app: App, host: string): string {
  const port = portOf(app);
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
