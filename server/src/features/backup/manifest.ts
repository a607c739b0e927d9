import { z } from "zod";

/** The first entry of a backup: what it contains and what is needed to read it. */
export const Manifest = z.object({
  format: z.literal("gantry-backup"),
  version: z.literal(1),
  createdAt: z.string(),
  /** The newest migration when the tables were written. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), columns: z.array(z.string().regex(/^[a-z_0-9]+$/)) })),
  objects: z.number(),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestEntry = "manifest.json";
export const secretsEntry = "secrets.json";
export const tablePrefix = "tables/";
export const objectPrefix = "objects/";
