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
