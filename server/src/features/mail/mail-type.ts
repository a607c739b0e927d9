import { z } from "zod";
import type { Content } from "./content.ts";

export interface MailType<Schema extends z.ZodType = z.ZodType> {
  data: Schema;
  /** Its link signs in or sets a password: it is never rewritten for counting. */
  secretLink: boolean;
  /** How long after it was asked for the mail still helps, in ms; a day when it is not said. */
  usefulForMs?: number;
  compose(data: z.output<Schema>): Content;
}

/** Declares one type of mail; keeps its data's exact type. */
export function mailType<Schema extends z.ZodType>(type: MailType<Schema>): MailType<Schema> {
  return type;
}

export const Link = z.url({ protocol: /^https?$/ }).max(2000);
export const Words = z.string().max(500);
export const Moment = z.iso.datetime();
