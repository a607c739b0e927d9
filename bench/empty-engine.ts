import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A stand-in for a container engine: it answers like Docker, and each "container" prints one line and ends with exit code 0 as soon as it is started. */
export interface EmptyEngine {
  /** How many calls it has answered, by method and path without ids. */
  calls: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

interface Made {
  labels: Record<string, string>;
  stream: Socket | undefined;
}

const image = { Id: `sha256:${"1".repeat(64)}`, RepoTags: [], Os: "linux", Architecture: "amd64", Config: {}, RootFS: { Layers: [] } };
const line = Buffer.from("ran all\n");
const frame = Buffer.concat([Buffer.from([1, 0, 0, 0, 0, 0, 0, line.length]), line]);
/** A worker looks for a parked container's id in the control groups of its process. This process is in these. */
const groups = ["cpuset", "cpuacct", "blkio", "memory", "devices", "freezer", "pids", "cpu"];

/** The engine uses Go's file modes. */
const goDirectory = 2 ** 31;

export async function startEmptyEngine(socketPath: string): Promise<EmptyEngine> {
  const made = new Map<string, Made>();
  const calls = new Map<string, number>();
  const listeners = new Set<ServerResponse>();
  let parked = 0;
  /** What a container wrote, and its image. */
  const layer = await mkdtemp(join(tmpdir(), "gantry-bench-layer-"));

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams } = new URL(request.url ?? "", "http://engine");
    const body = await readBody(request);
    const [noun, id = "", verb = ""] = path.split("/").slice(1);
    count(`${request.method} /${noun}${id && noun !== "_ping" ? `/${/^(json|create)$/.test(id) ? id : ":id"}` : ""}${verb && `/${verb}`}`);
    const answer = (value: unknown, status = 200) => {
      response.writeHead(status, { "content-type": "application/json" }).end(value === undefined ? undefined : JSON.stringify(value));
    };
    if (noun === "version") return answer({ Version: "20.10.24", ApiVersion: "1.41", Arch: "amd64", Components: [] });
    if (noun === "info") return answer({ Driver: "vfs", Runtimes: {}, DockerRootDir: "/nonexistent" });
    if (noun === "events") {
      response.writeHead(200, { "content-type": "application/json" }).flushHeaders();
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
      return;
    }
    if (noun === "images") return answer(verb === "json" || path.endsWith("/json") ? (id === "json" ? [] : image) : [{}]);
    if (noun === "networks")
      return answer(id === "create" ? { Id: randomBytes(32).toString("hex") } : request.method === "GET" ? [] : undefined);
    if (noun === "volumes") return answer({ Volumes: [] });
    if (noun !== "containers") return answer({ message: "not found" }, 404);
    if (id === "create") {
      const { Labels: labels = {}, HostConfig } = JSON.parse(body);
      const isParked = HostConfig?.ReadonlyRootfs === true;
      const newId = isParked ? (groups[parked++ % groups.length] ?? "") : randomBytes(32).toString("hex");
      made.set(newId, { labels, stream: undefined });
      return answer({ Id: newId, Warnings: [] }, 201);
    }
    if (id === "json") return answer([]);
    const container = made.get(id);
    if (container === undefined) return answer({ message: `No such container: ${id}` }, 404);
    if (verb === "json") return answer(inspected(id, layer));
    if (verb === "start") {
      answer(undefined, 204);
      if (!groups.includes(id)) end(id, container);
      return;
    }
    if (request.method === "DELETE") {
      made.delete(id);
      return answer(undefined, 204);
    }
    if (verb === "archive" && ["/app", "/app/entrypoint.sh"].includes(searchParams.get("path") ?? "")) {
      const stat = { name: "app", size: 0, mode: searchParams.get("path") === "/app" ? goDirectory + 0o755 : 0o755, linkTarget: "" };
      response.setHeader("x-docker-container-path-stat", Buffer.from(JSON.stringify(stat)).toString("base64"));
      response.writeHead(200, { "content-type": "application/x-tar" }).end(request.method === "HEAD" ? undefined : Buffer.alloc(1024));
      return;
    }
    return answer(verb === "archive" || verb === "stats" ? { message: "not there" } : [], verb === "changes" ? 200 : 404);
  };

  const count = (call: string) => calls.set(call, (calls.get(call) ?? 0) + 1);

  const end = (id: string, { labels, stream }: Made) => {
    stream?.end(frame);
    const time = Date.now();
    const event = {
      Type: "container",
      Action: "die",
      Actor: { ID: id, Attributes: { ...labels, exitCode: "0" } },
      time: Math.floor(time / 1000),
    };
    for (const listener of listeners) listener.write(`${JSON.stringify({ ...event, timeNano: time * 1e6 })}\n`);
  };

  const server = createServer((request, response) => handle(request, response).catch(() => response.destroy()));
  // An attached stream is the connection itself.
  server.on("upgrade", (request: IncomingMessage, socket: Socket) => {
    count("POST /containers/:id/attach");
    socket.on("error", () => {});
    socket.write("HTTP/1.1 101 UPGRADED\r\nContent-Type: application/vnd.docker.raw-stream\r\nConnection: Upgrade\r\nUpgrade: tcp\r\n\r\n");
    const container = made.get(request.url?.split("/")[2] ?? "");
    if (container) container.stream = socket;
  });
  server.listen(socketPath);
  await once(server, "listening");
  return {
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(layer, { recursive: true });
    },
  };
}

function inspected(id: string, layer: string): unknown {
  return {
    Id: id,
    Image: image.Id,
    State: {
      Status: "running",
      Running: true,
      Pid: process.pid,
      ExitCode: 0,
      StartedAt: new Date().toISOString(),
      FinishedAt: "0001-01-01T00:00:00Z",
    },
    Config: { Env: [], Labels: {} },
    HostConfig: {},
    Mounts: [],
    GraphDriver: { Name: "overlay2", Data: { UpperDir: layer, LowerDir: layer } },
    NetworkSettings: { Networks: {} },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
