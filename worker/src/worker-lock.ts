import { createServer, type Server } from "node:net";

/**
 * Holds a worker's identity for this process, so that two on one data directory never carry out the same runs.
 * The kernel lets go of it when the process dies, however it dies. `undefined` while another process holds it.
 */
export async function tryWorkerLock(workerId: string): Promise<{ release(): Promise<void> } | undefined> {
  // Names without a file exist on Linux alone; elsewhere nothing is held.
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
