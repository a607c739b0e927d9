import type { IncomingMessage } from "node:http";

export interface DropLimits {
  forMs: number;
  maxBytes: number;
}

/** Long enough for a slow connection to finish a body that is a little too large. Clients that never stop sending are disconnected. */
const usualLimits: DropLimits = { forMs: 30_000, maxBytes: 1024 ** 3 };

/**
 * Reads and drops what a client sends after the response. Closing the connection while the client writes would lose the response. Past the
 * limits it is closed anyway.
 */
export function dropRest(request: IncomingMessage, limits: DropLimits = usualLimits): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const close = () => request.socket.destroy();
  const timer = setTimeout(close, limits.forMs);
  request.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > limits.maxBytes) close();
  });
  for (const event of ["end", "close", "error"]) request.once(event, () => clearTimeout(timer));
  request.unpipe();
  request.resume();
}

/**
 * Before a response that closes the connection is sent: lets it close only when the rest of the body has arrived. Node would close it at once, and the
 * client, which still sends, would be reset before it reads the response. {@link dropRest} limits how long that takes.
 */
export function closeAfterBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  let isClosing = false;
  socket.destroySoon = () => (isClosing = true);
  request.once("close", () => {
    Reflect.deleteProperty(socket, "destroySoon");
    if (isClosing) socket.destroySoon();
  });
}
