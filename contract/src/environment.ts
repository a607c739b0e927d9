import { z } from "zod";
import { readFields } from "./read-fields.ts";

/** Settings of server and worker, which they read from environment variables. */

/** A setting that cannot be used. The message names it and says what to write. */
export class ConfigError extends Error {}

/** A whole number in digits only: JavaScript would also read `1e3` and `0x10`. */
export const integerWithin = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .trim()
    .regex(/^-?\d+$/, "must be a whole number")
    .pipe(z.coerce.number<string>().int().min(min).max(max));

export const integer = (fallback: number, min = 0, max?: number) => integerWithin(min, max).default(fallback);

export const flag = (fallback: boolean) =>
  z
    .enum(["true", "false", "1", "0"])
    .transform((text) => text === "true" || text === "1")
    .default(fallback);

/** Entries separated by commas. */
export const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Entries separated by commas, as `read` understands all of them. An error of `read` says which entry is wrong. */
export const listReadBy = <T>(read: (entries: readonly string[]) => T) =>
  list.transform((entries, check) => {
    try {
      return read(entries);
    } catch (error) {
      check.addIssue(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return z.NEVER;
    }
  });

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings. An empty value counts as not set.
 * @throws {ConfigError} naming every setting that is missing or malformed
 */
export function readEnvironment<S extends z.ZodObject>(settings: S, env: Environment): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const read = readFields(settings, given, { quote: (name) => name });
  if (!read.success) throw new ConfigError(read.issues.map(({ message }) => message).join("\n"));
  return read.data;
}
