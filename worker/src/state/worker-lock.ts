import { createServer, type Server } from "node:net";

/**
 * Locks a worker's identity for this process, so that two on one data directory never run the same runs.
 * The kernel releases it when the process dies, for any reason. `undefined` while another process holds it.
 */
export async function tryWorkerLock(workerId: string): Promise<{ release(): Promise<void> } | undefined> {
  // Abstract sockets exist only on Linux; elsewhere nothing is locked.
  if (process.platform !== "linux") return { release: async () => {} };
  const server = createServer((socket) => socket.destroy());
  return (await listens(server, `\0gantry-${workerId}`))
    ? { release: () => new Promise((resolve) => server.close(() => resolve())) }
    : undefined;
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("listening", () => resolve(true));
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    server.listen(path);
    server.unref();
  });
}
