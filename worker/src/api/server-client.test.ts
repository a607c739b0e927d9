import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createNetServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { ServerClient } from "./server-client.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

async function listen(answer: () => { status: number; body: unknown }): Promise<number> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const { status, body } = answer();
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server);
}

/** Passes new connections to the port that `target` returns; open ones stay where they are. */
async function balance(target: () => number): Promise<number> {
  const balancer = createNetServer((client) => {
    const server = connect(target(), "127.0.0.1");
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on("error", () => {}).on("close", () => (client.destroy(), server.destroy()));
  });
  balancer.listen(0, "127.0.0.1");
  await once(balancer, "listening");
  closing.push(() => balancer.close());
  return portOf(balancer);
}

it("leaves a server that cannot answer for another one behind the same address, with all its connections", async () => {
  let isWell = true;
  const kept = { success: true, runs: [] };
  const a = await listen(() =>
    isWell ? { status: 200, body: kept } : { status: 503, body: { success: false, error: "Service unavailable" } },
  );
  let atOther = 0;
  const b = await listen(() => {
    atOther += 1;
    return { status: 200, body: kept };
  });
  let target = a;
  const client = new ServerClient({ serverUrl: `http://127.0.0.1:${await balance(() => target)}`, secret: "secret" });
  closing.push(() => client.close());
  // Three connections stay open.
  await Promise.all([1, 2, 3].map(() => client.heartbeat("worker", [], 5_000)));
  isWell = false;
  target = b;
  await expect(client.heartbeat("worker", [], 5_000)).rejects.toThrow("503");
  await Promise.all([1, 2, 3].map(() => client.heartbeat("worker", [], 5_000)));
  expect(atOther).toBe(3);
});
