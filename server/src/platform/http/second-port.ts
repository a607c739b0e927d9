import { type IncomingMessage, type Server, createServer } from "node:http";
import type { App } from "./app.ts";
import { parserErrorResponse } from "./parser-errors.ts";

/** Another port at which an application answers. */
export interface SecondPort {
  server: Server;
  port: number;
  /** Whether a request came in there. */
  received(request: IncomingMessage): boolean;
}

/**
 * Lets an application answer at another port as well. Call it when the application is ready.
 * @returns why not, as the system's code such as `EADDRINUSE`, when the port cannot be opened
 */
export async function openSecondPort(
  app: App,
  { host, port, production }: { host: string; port: number; production: boolean },
): Promise<SecondPort | { code: string }> {
  const received = new WeakSet<IncomingMessage>();
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: app.server.keepAliveTimeout }, (request, response) => {
    received.add(request);
    app.routing(request, response);
  });
  server.on("clientError", (error, socket) => {
    if (socket.writable && !socket.destroyed) socket.end(parserErrorResponse(error, production));
    else socket.destroy();
  });
  return new Promise((resolve) => {
    server.once("error", (error) => resolve({ code: "code" in error ? String(error.code) : error.message }));
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        server,
        port: typeof address === "object" && address ? address.port : port,
        received: (request) => received.has(request),
      });
    });
  });
}
