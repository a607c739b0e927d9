import { z } from "zod";
import type { Content } from "./content.ts";

export interface MailType<Schema extends z.ZodType = z.ZodType> {
  data: Schema;
  /** Its link signs in or sets a password, so it is never rewritten for tracking. */
  secretLink: boolean;
  /** How long the mail is useful after it was queued, in ms; by default a day. */
  usefulForMs?: number;
  compose(data: z.output<Schema>): Content;
}

/** Declares a type of mail; preserves its data's exact type. */
export function mailType<Schema extends z.ZodType>(type: MailType<Schema>): MailType<Schema> {
  return type;
}

export const Link = z.url({ protocol: /^https?$/ }).max(2000);
export const Text = z.string().max(500);
export const Moment = z.iso.datetime();
