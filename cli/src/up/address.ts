import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { ConfigError } from "@gantry/contract/environment.ts";
import { startCommand } from "../installation/installation.ts";

const everywhere = new Set(["0.0.0.0", "::", "[::]", ""]);

/** The server's address for programs on this machine. */
export const localUrl = (host: string, port: number): string => `http://${inUrl(everywhere.has(host) ? "127.0.0.1" : host)}:${port}`;

/** The addresses that a person can open, the best one first. */
export function urlsToOpen(host: string, port: number): string[] {
  if (!everywhere.has(host)) return [localUrl(host, port)];
  const others = Object.entries(networkInterfaces())
    .filter(([name]) => !/^(docker|br-|veth|gantry-)/.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  return [localUrl(host, port), ...others.slice(0, 3).map((address) => `http://${address}:${port}`)];
}

/**
 * Checks that we can listen there, and waits `graceMs` for a program that is shutting down. Resolves to the port, which is chosen if it is 0.
 * @throws {ConfigError} that says what is wrong and what to do
 */
export async function claimPort(host: string, port: number, graceMs: number): Promise<number> {
  const deadline = Date.now() + graceMs;
  for (;;) {
    try {
      return await tryPort(host, port);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EADDRINUSE" && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      throw new ConfigError(explain(String(code ?? error), host, port));
    }
  }
}

function explain(code: string, host: string, port: number): string {
  if (code === "EADDRINUSE")
    return `Port ${port} on ${host} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} ${startCommand}`;
  if (code === "EACCES") return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 ${startCommand}`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `HOST is ${host}, which is not an address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for everyone.`;
  return `Cannot listen on ${host}, port ${port}: ${code}`;
}

function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : port));
    });
  });
}

const inUrl = (host: string): string => (host.includes(":") && !host.startsWith("[") ? `[${host}]` : host);
