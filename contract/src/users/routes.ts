import { z } from "zod";
import { RoleName } from "../auth/schemas.ts";
import { Done } from "../errors.ts";
import { Id } from "../ids.ts";
import { PageQuery, Pagination } from "../pagination/schemas.ts";
import { type RejectedField, route, everyone, admins } from "../route.ts";
import { UserStatus, User, UserDetails } from "./schemas.ts";

const ChangedRole = z.object({ id: z.string(), email: z.string(), name: z.string(), role: RoleName });
export type ChangedRole = z.infer<typeof ChangedRole>;
const ChangedStatus = ChangedRole.extend({ status: UserStatus });
export type ChangedStatus = z.infer<typeof ChangedStatus>;

const refusal = (otherwise: string) => (issues: readonly RejectedField[]) =>
  issues.some((issue) => issue.missing) ? "Missing required field" : otherwise;

const UserParams = z.object({ id: Id });
const common = { noun: "user", forbidden: "Forbidden" } as const;

export const users = {
  list: route({
    ...common,
    method: "GET",
    path: "/api/users",
    summary: "List the organization's members, oldest first",
    allow: everyone,
    limit: "userReads",
    query: PageQuery,
    reply: z.object({ success: z.literal(true), users: z.array(User), pagination: Pagination }),
    failure: "Failed to fetch users",
  }),
  get: route({
    ...common,
    method: "GET",
    path: "/api/users/:id",
    summary: "Get a member",
    allow: everyone,
    limit: "userReads",
    params: UserParams,
    reply: z.object({ success: z.literal(true), user: UserDetails }),
    failure: "Failed to fetch user",
  }),
  changeRole: route({
    ...common,
    method: "PATCH",
    path: "/api/users/:id/role",
    summary: "Change a member's role",
    allow: admins,
    limit: "userWrites",
    params: UserParams,
    unknownFields: "refuse",
    body: z.object({ role: RoleName }),
    refusal: refusal("Invalid role"),
    reply: z.object({ success: z.literal(true), message: z.string(), user: ChangedRole }),
    failure: "Failed to update role",
  }),
  changeStatus: route({
    ...common,
    method: "PATCH",
    path: "/api/users/:id/status",
    forbidden: "Insufficient permissions",
    summary: "Suspend or reactivate a member",
    allow: admins,
    limit: "userWrites",
    params: UserParams,
    unknownFields: "refuse",
    body: z.object({ status: z.enum(["active", "suspended"]) }),
    refusal: refusal("Invalid status"),
    reply: z.object({ success: z.literal(true), message: z.string(), user: ChangedStatus }),
    failure: "Failed to update status",
  }),
  remove: route({
    ...common,
    method: "DELETE",
    path: "/api/users/:id",
    summary: "Remove a member; their runs are kept",
    allow: admins,
    limit: "userWrites",
    params: UserParams,
    reply: Done,
    failure: "Failed to remove user",
  }),
};
