import { EventEmitter, once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type Place = { path: string } | { host: string; port: number };

/**
 * What happens to connections. `refuse`: open ones are closed, new ones too. `silence`: they stay open and nothing passes; what was sent arrives
 * when the fault is over. `reset`: each is reset in the middle of its next answer. `delay`: every piece arrives 300 ms late. `linger`: everything passes,
 * but a connection that the client closes stays open behind the proxy.
 */
export type Mode = "pass" | "refuse" | "silence" | "reset" | "delay" | "linger";

const delayMs = 300;

export interface TcpProxy {
  port: number;
  mode(): Mode;
  set(mode: Mode): void;
  /** Closes all open connections. */
  cut(): void;
  close(): Promise<void>;
}

/** Passes connections to the first of `places()` that accepts one. @param host - where it listens */
export async function startTcpProxy(places: () => readonly Place[], host = "127.0.0.1"): Promise<TcpProxy> {
  let mode: Mode = "pass";
  const changes = new EventEmitter().setMaxListeners(0);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  };
  const untilAudible = async () => {
    while (mode === "silence") await once(changes, "change");
  };

  async function open(): Promise<Socket | undefined> {
    for (const place of places()) {
      const socket = connect(place);
      keep(socket);
      if (
        await once(socket, "connect").then(
          () => true,
          () => false,
        )
      )
        return socket;
    }
    return undefined;
  }

  function carry(from: Socket, to: Socket, isAnswer: boolean): void {
    from.on("data", async (piece: Buffer) => {
      from.pause();
      await untilAudible();
      if (mode === "delay") await sleep(delayMs);
      if (mode === "reset" && isAnswer) {
        to.write(piece.subarray(0, Math.floor(piece.length / 2)), () => to.resetAndDestroy());
        return void from.destroy();
      }
      if (!to.write(piece)) await Promise.race([once(to, "drain"), once(to, "close")]).catch(() => {});
      from.resume();
    });
    from.on("end", async () => {
      await untilAudible();
      if (mode === "linger" && !isAnswer) return;
      to.end();
    });
    from.on("close", async () => {
      await untilAudible();
      if (mode === "linger" && !isAnswer) return;
      // Data that was already forwarded still arrives.
      to.destroySoon();
    });
  }

  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    keep(socket);
    socket.pause();
    await untilAudible();
    const behind = mode === "refuse" ? undefined : await open();
    if (!behind || socket.destroyed) {
      socket.destroy();
      return void behind?.destroy();
    }
    carry(socket, behind, false);
    carry(behind, socket, true);
    socket.resume();
  }).listen(0, host);
  await once(server, "listening");

  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    mode: () => mode,
    set(next) {
      mode = next;
      if (next === "refuse") cut();
      changes.emit("change");
    },
    cut,
    async close() {
      mode = "refuse";
      changes.emit("change");
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
