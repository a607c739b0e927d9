import type { FastifyReply, FastifyRequest } from "fastify";
import { badRequest } from "../errors.ts";

/** Aborts when the client closes its connection, with an error that is not logged as the server's own. */
export function clientDisconnected(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  const leave = () => left.abort(badRequest("Bad request", { message: "The client closed the connection.", code: "BAD_REQUEST" }));
  reply.raw.once("close", leave);
  if (request.socket.destroyed) leave();
  return left.signal;
}
