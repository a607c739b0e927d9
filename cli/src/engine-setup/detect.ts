import { existsSync } from "node:fs";
import { request } from "node:http";
import { homedir } from "node:os";
import { join } from "node:path";

export interface FoundEngine {
  /** In the format of `DOCKER_HOST`: `unix:///var/run/docker.sock`, `tcp://10.0.0.5:2375`. */
  address: string;
  /** "Docker 27.1.1", "Podman 5.2.0". */
  name: string;
}

/** The usual addresses of engines, in the order they are tried. If `DOCKER_HOST` is set, only that one. */
export function engineAddresses(env: NodeJS.ProcessEnv, own: readonly string[] = []): string[] {
  const chosen = env["DOCKER_HOST"];
  if (chosen) return [chosen.startsWith("/") ? `unix://${chosen}` : chosen];
  const user = env["XDG_RUNTIME_DIR"] ?? `/run/user/${process.getuid?.() ?? 0}`;
  const sockets = [
    ...own,
    "/var/run/docker.sock",
    join(user, "docker.sock"),
    join(homedir(), ".docker/run/docker.sock"),
    "/run/podman/podman.sock",
    join(user, "podman/podman.sock"),
  ];
  return sockets.map((path) => `unix://${path}`);
}

/** The first engine that responds. */
export async function findEngine(addresses: readonly string[]): Promise<FoundEngine | undefined> {
  for (const address of addresses) {
    const name = await engineName(address);
    if (name !== undefined) return { address, name };
  }
  return undefined;
}

/** Requests `GET /version`, which engines answer only when they are ready. `undefined` without a response in time. */
async function engineName(address: string): Promise<string | undefined> {
  const answer = await askEngine(address, "/version");
  if (answer === undefined) return undefined;
  const version = text(answer, "Version");
  if (version === undefined) return undefined;
  const components = isRecord(answer) && Array.isArray(answer["Components"]) ? answer["Components"] : [];
  const isPodman = components.some((component) => text(component, "Name")?.startsWith("Podman"));
  return `${isPodman ? "Podman" : "Docker"} ${version}`;
}

/** The engine's parsed response; `undefined` for anything but a 200 with JSON within `timeoutMs`. The connection is closed afterwards. */
export function askEngine(address: string, path: string, timeoutMs = 3_000, method: "GET" | "DELETE" = "GET"): Promise<unknown> {
  const target = targetOf(address);
  if (target === undefined) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    // Without Node's global agent, which keeps the connection for five seconds: it would count as another program using the engine.
    const asked = request({ ...target, agent: false, method, path, timeout: timeoutMs, headers: { host: "engine" } }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("error", () => resolve(undefined));
      response.on("end", () => {
        try {
          resolve(response.statusCode === 200 ? JSON.parse(body) : undefined);
        } catch {
          resolve(undefined);
        }
      });
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(undefined));
    asked.on("close", () => resolve(undefined));
    asked.end();
  });
}

function targetOf(address: string): { socketPath: string } | { host: string; port: number } | undefined {
  if (address.startsWith("unix://")) {
    const socketPath = address.slice("unix://".length);
    return existsSync(socketPath) ? { socketPath } : undefined;
  }
  if (!/^(tcp|http):\/\//.test(address)) return undefined;
  const url = new URL(address.replace(/^tcp:/, "http:"));
  return { host: url.hostname, port: Number(url.port || 2375) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function text(value: unknown, name: string): string | undefined {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === "string" ? found : undefined;
}
