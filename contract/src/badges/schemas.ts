import { z } from "zod";
import { Timestamp } from "../ids.ts";
import { Line } from "../text.ts";

/** The status badge of a project. */
export const ProjectBadge = z.object({
  /** The image's address; `null` when the badge is off. */
  url: z.string().nullable(),
  createdAt: Timestamp.nullable(),
});
export type ProjectBadge = z.infer<typeof ProjectBadge>;

export const BadgeQuery = z.object({
  /** Only runs of this branch; left out: of any branch. */
  branch: z.string().trim().max(300).optional(),
  /** The left part of the image. */
  label: Line(40).min(1).default("tests"),
});
export type BadgeQuery = z.output<typeof BadgeQuery>;
