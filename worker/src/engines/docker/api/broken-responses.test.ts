import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Duplex, Readable } from "node:stream";
import type Docker from "dockerode";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connectDocker } from "./connect.ts";
import { inspectEntry } from "../container/entry.ts";

/** Where the engine is killed while it answers. */
const moments = {
  "before its answer": "",
  "in the head of its answer": "HTTP/1.1 200 OK\r\nContent-Ty",
  "in the body of its answer": 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"Id":"a',
  "in a piece of its answer": 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n400\r\n{"Id":"a',
  "in an error that it answers": 'HTTP/1.1 500 Internal\r\nContent-Length: 1000\r\n\r\n{"message":"a',
};

const calls: Record<string, (docker: Docker) => Promise<unknown>> = {
  version: (docker) => docker.version(),
  info: (docker) => docker.info(),
  list: (docker) => docker.listContainers(),
  inspect: (docker) => docker.getContainer("a").inspect(),
  changes: (docker) => docker.getContainer("a").changes(),
  create: (docker) => docker.createContainer({ Image: "a" }),
  attach: (docker) => docker.getContainer("a").attach({ stream: true, stdout: true, hijack: true }),
  "events with a signal": (docker) => docker.getEvents({ abortSignal: new AbortController().signal }),
  "followed logs": (docker) => docker.getContainer("a").logs({ follow: true, stdout: true }),
  archive: (docker) => docker.getContainer("a").getArchive({ path: "/app" }),
  pull: (docker) => docker.pull("a:1"),
  import: (docker) => docker.importImage(Readable.from(["a"]), { repo: "a" }),
};

describe("a request to an engine that is killed", () => {
  let folder: string;
  let server: Server;
  let docker: Docker;
  let answer: (socket: Duplex) => void;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gantry-docker-"));
    server = createServer((request) => void request.on("end", () => answer(request.socket)).resume());
    server.on("upgrade", (_, socket) => {
      socket.on("end", () => socket.end()).resume();
      answer(socket);
    });
    await new Promise<void>((resolve) => server.listen(join(folder, "sock"), resolve));
    docker = connectDocker(join(folder, "sock"));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    answer = () => {};
  });

  describe.each(Object.entries(moments))("%s", (_, sent) => {
    it.each(Object.entries(calls))("fails: %s", async (_name, call) => {
      answer = (socket) => socket.end(sent);
      await expect(call(docker).then(readLate)).rejects.toThrow();
    });
  });

  it("does not crash the process with the unhandled error of a connection", async () => {
    answer = (socket) => socket.write("HTTP/1.1 101 UPGRADED\r\nConnection: Upgrade\r\nUpgrade: tcp\r\n\r\n");
    const stream = (await docker.getContainer("a").attach({ stream: true, stdout: true, hijack: true })) as Duplex;
    stream.destroy(new Error("read ECONNRESET"));
    await new Promise((resolve) => stream.once("close", resolve));
    await expect(stream.toArray()).rejects.toThrow("read ECONNRESET");
  });

  it("fails while the image's entry point is inspected", async () => {
    const stat = Buffer.from(JSON.stringify({ mode: 0o755 })).toString("base64");
    let requests = 0;
    answer = (socket) => {
      requests += 1;
      const head = `HTTP/1.1 200 OK\r\nX-Docker-Container-Path-Stat: ${stat}\r\nConnection: close\r\nContent-Length: 1000\r\n\r\n`;
      socket.end(requests < 3 ? head : `${head}half of an archive`);
    };
    await expect(inspectEntry(docker.getContainer("a"))).rejects.toThrow();
    expect(requests).toBe(3);
  });
});

/** Reads a stream only after it has broken off. */
async function readLate(result: unknown): Promise<void> {
  if (!(result instanceof Readable)) return;
  if (!result.closed) await once(result, "close").catch(() => {});
  await result.toArray();
}
