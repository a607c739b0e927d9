import { z } from "zod";
import { Moment, Timestamp } from "../ids.ts";

/** An audited change: who made it, when, from where, and to what. */
export const AuditLogEntry = z.object({
  id: z.string(),
  createdAt: Timestamp,
  /** `<noun>.<past participle>`: `user.role_changed`. */
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** `null`: the platform itself, for example for a payment provider's event. */
  actorId: z.string().nullable(),
  /** The actor's email at the time. */
  actorEmail: z.string(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

const Text = z.string().trim().min(1).max(200).optional();
const DayOrMoment = Moment.or(z.iso.date()).optional();

/** Filters; an entry must match all of them. */
export const AuditFilter = z.object({
  /** A full action, or a noun with a dot for all its actions: `user.`. */
  action: Text,
  /** The actor's id or email. */
  actor: Text,
  targetType: Text,
  targetId: Text,
  /** Inclusive. A date without a time is that day, UTC. */
  from: DayOrMoment,
  to: DayOrMoment,
});
export type AuditFilter = z.infer<typeof AuditFilter>;
