import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { answers } from "./program.ts";

export interface Balancer {
  url: string;
  /** To how many servers it sends requests now. */
  ready(): number;
  close(): Promise<void>;
}

const checkEveryMs = 100;

/**
 * Round robin over kept connections, as balancers with health checks do it: a server gets requests while `/ready` answers with 200. The next server
 * is tried when a connection is refused, and never otherwise.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
  const stopped = new AbortController();
  let ready = targets;
  const checks = (async () => {
    while (!stopped.signal.aborted) {
      const checked = await Promise.all(targets.map((target) => answers(`${target}/ready`)));
      const healthy = targets.filter((_, index) => checked[index]);
      ready = healthy.length > 0 ? healthy : targets;
      await sleep(checkEveryMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  let turn = 0;
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const first = turn++;
      forward(
        Buffer.concat(pieces),
        ready.map((_, index) => ready[(first + index) % ready.length] as string),
      );
    });
    function forward(body: Buffer, [target, ...others]: string[]) {
      const asked = http.request(new URL(request.url ?? "/", target), {
        method: request.method ?? "GET",
        headers: { ...request.headers, connection: "keep-alive" },
        agent,
      });
      asked.on("response", (answer) => {
        const { connection: _ours, "keep-alive": _theirs, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
        answer.on("error", () => response.destroy());
      });
      asked.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED" && others.length > 0) return forward(body, others);
        response.writeHead(502, { "content-type": "text/plain" });
        response.end(`${error.code ?? ""} ${error.message}`);
      });
      asked.end(body);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready.length,
    async close() {
      stopped.abort();
      await checks;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
