import { once } from "node:events";
import { connect } from "node:net";
import { test } from "vitest";
import { startTestServer } from "../../testing/start-server.ts";

test("idle connections and half-sent requests do not keep a server from stopping", async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.url);
  const open = async () => {
    const socket = connect(Number(port), hostname).on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  const [silent, half, answered] = [await open(), await open(), await open()];
  const ended = [silent, half, answered].map((socket) => once(socket, "close"));
  half.write("GET /ready HTTP/1.1\r\nhost: gan");
  answered.write("GET /ready HTTP/1.1\r\nhost: gantry.test\r\n\r\n");
  await once(answered, "data");
  await server.close();
  await Promise.all(ended);
  // Sooner than the keep-alive timeout.
});
