import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const Ticket = z.object({
  /** Organization, task, user; Unix seconds of its end. */
  o: z.string(),
  t: z.string(),
  u: z.string(),
  e: z.number(),
});

export interface ReportTicket {
  organizationId: string;
  taskId: string;
  userId: string;
  expiresAtSeconds: number;
}

export const ticketLifetimeSeconds = 300;

/** A ticket lets a browser without credentials read one report: a sandboxed page sends no cookie and no header. */
export function signTicket(secret: string, ticket: ReportTicket): string {
  const payload = Buffer.from(
    JSON.stringify({ o: ticket.organizationId, t: ticket.taskId, u: ticket.userId, e: ticket.expiresAtSeconds }),
  ).toString("base64url");
  return `${payload}.${signature(secret, payload)}`;
}

/** `undefined` when it is forged, malformed or over. */
export function readTicket(secret: string, text: string, nowSeconds: number): ReportTicket | undefined {
  const [payload, signed] = text.split(".");
  if (!payload || !signed) return undefined;
  const expected = Buffer.from(signature(secret, payload));
  const given = Buffer.from(signed);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const parsed = Ticket.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  if (!parsed.success || parsed.data.e <= nowSeconds) return undefined;
  return { organizationId: parsed.data.o, taskId: parsed.data.t, userId: parsed.data.u, expiresAtSeconds: parsed.data.e };
}

function signature(secret: string, payload: string): string {
  // A key of its own: a signed ticket is never a sign-in token, nor the other way round.
  const key = createHmac("sha256", secret).update("gantry/report-ticket").digest();
  return createHmac("sha256", key).update(payload).digest("base64url");
}
