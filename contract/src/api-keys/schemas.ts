import { z } from "zod";
import { DisplayName } from "../text.ts";
import { RoleName } from "../auth/schemas.ts";
import { Moment, Timestamp } from "../ids.ts";

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, so that people can recognize it. */
  prefix: z.string(),
  role: RoleName,
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable(),
  lastUsedAt: Timestamp.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const CreateApiKey = z.object({
  name: DisplayName(1, 100),
  /** At most its owner's role; default `developer` (`viewer` for a viewer's keys). */
  role: RoleName.optional(),
  expiresAt: Moment.nullish(),
});
export type CreateApiKey = z.infer<typeof CreateApiKey>;
