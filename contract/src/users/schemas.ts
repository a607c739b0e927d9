import { z } from "zod";
import { RoleName } from "../auth/schemas.ts";
import { Timestamp } from "../ids.ts";
import { userStatuses } from "./constants.ts";

/** `active`; `suspended` by an admin; `pending`: the email is not verified yet. */
export const UserStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof UserStatus>;

/** A member of the organization. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: RoleName,
  status: UserStatus,
  lastLoginAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type User = z.infer<typeof User>;

export const UserDetails = User.extend({ updatedAt: Timestamp });
export type UserDetails = z.infer<typeof UserDetails>;
