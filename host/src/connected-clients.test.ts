import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connectedClients } from "./connected-clients.ts";

const canTell = process.platform === "linux" && spawnSync("ss", ["-V"]).status === 0;

/** Accepts connections, and keeps its end of them open. */
const server = `
  const { createServer } = require("node:net");
  createServer({ allowHalfOpen: true }, (socket) => socket.on("error", () => {}).resume()).listen(process.argv[1], () => console.log("ready"));`;

test.runIf(canTell)("a connection whose client has ended is no connected program", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gantry-clients-"));
  const path = join(folder, "engine.sock");
  const daemon = spawn(process.execPath, ["-e", server, path], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(async () => {
    daemon.kill("SIGKILL");
    await rm(folder, { recursive: true });
  });
  await once(daemon.stdout, "data");
  const clients = () => connectedClients(path, daemon.pid ?? 0);
  expect(clients()).toBe(0);
  const client = connect(path);
  await once(client, "connect");
  await expect.poll(clients).toBe(1);
  client.destroy();
  await expect.poll(clients).toBe(0);
});
