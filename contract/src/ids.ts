import { z } from "zod";

/** A record's identifier: 24 lower-case hexadecimal characters. Upper case is accepted and converted. */
export const Id = z
  .string()
  .regex(/^[0-9a-fA-F]{24}$/, "must be an ID of 24 hexadecimal characters")
  .transform((id) => id.toLowerCase());
export type Id = z.infer<typeof Id>;

/** ISO 8601, UTC, milliseconds: `2026-01-31T12:00:00.000Z`. */
export const Timestamp = z.string();
export type Timestamp = z.infer<typeof Timestamp>;

/** A time that a client sends: ISO 8601 with a zone, within the years 1 to 9999 in UTC. Converted to a `Timestamp`. */
export const Moment = z.iso.datetime({ offset: true }).overwrite(inUtc).refine(isStorable, "must be a time of the years 1 to 9999");

function inUtc(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}

/** Databases have other limits for zones and years than JavaScript. */
function isStorable(text: string): boolean {
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(Date.parse(text));
}
