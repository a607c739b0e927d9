import { createHmac, timingSafeEqual } from "node:crypto";
import ipaddr from "ipaddr.js";
import { z } from "zod";

const Ticket = z.object({
  /** Organization, task, user; expiry in Unix seconds. */
  o: z.string(),
  t: z.string(),
  u: z.string(),
  e: z.number(),
  /** A hash of the client's network and browser. */
  c: z.string().optional(),
});

export interface ReportTicket {
  organizationId: string;
  taskId: string;
  userId: string;
  expiresAtSeconds: number;
  /** Only this client may use it, see {@link clientOf}. */
  client?: string;
}

export const ticketLifetimeSeconds = 300;

/** A ticket lets a browser read one report without credentials, because a sandboxed page sends no cookies and no headers. */
export function signTicket(secret: string, ticket: ReportTicket): string {
  const payload = Buffer.from(
    JSON.stringify({ o: ticket.organizationId, t: ticket.taskId, u: ticket.userId, e: ticket.expiresAtSeconds, c: ticket.client }),
  ).toString("base64url");
  return `${payload}.${signature(secret, payload)}`;
}

/** `undefined` when it is forged, malformed or expired. */
export function readTicket(secret: string, text: string, nowSeconds: number): ReportTicket | undefined {
  const [payload, signed] = text.split(".");
  if (!payload || !signed) return undefined;
  const expected = Buffer.from(signature(secret, payload));
  const given = Buffer.from(signed);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const parsed = Ticket.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  if (!parsed.success || parsed.data.e <= nowSeconds) return undefined;
  const { o, t, u, e, c } = parsed.data;
  return { organizationId: o, taskId: t, userId: u, expiresAtSeconds: e, ...(c === undefined ? {} : { client: c }) };
}

/**
 * Identifies a client by its network (the first 24 bits of an IPv4 address, 48 of an IPv6 address) and its browser. A page could send its ticket to
 * another machine, but that machine is another client. Addresses of one network count as one, because some clients change theirs between requests.
 */
export function clientOf(secret: string, { address, userAgent }: { address: string; userAgent: string | undefined }): string {
  return signature(secret, `client ${networkOf(address)} ${userAgent ?? ""}`).slice(0, 16);
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  return bytes.slice(0, parsed.kind() === "ipv4" ? 3 : 6).join(".");
}

function signature(secret: string, payload: string): string {
  // A separate key: a signed ticket is never a valid sign-in token, nor the other way round.
  const key = createHmac("sha256", secret).update("gantry/report-ticket").digest();
  return createHmac("sha256", key).update(payload).digest("base64url");
}
