import { z } from "zod";
import { RoleName } from "./auth.ts";
import { Done, ok } from "./errors.ts";
import { Id, Timestamp } from "./ids.ts";
import { everyone, route } from "./route.ts";

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
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters"),
  /** At most its owner's role; default `developer` (`viewer` for a viewer's keys). */
  role: RoleName.optional(),
  expiresAt: z.iso.datetime({ offset: true }).nullish(),
});
export type CreateApiKey = z.infer<typeof CreateApiKey>;

const person = { allow: everyone, limit: "api", credential: "token", noun: "API key" } as const;

export const apiKeys = {
  create: route({
    ...person,
    method: "POST",
    path: "/api/auth/api-keys",
    summary: "Create an API key; its value is shown once",
    unknownFields: "refuse",
    body: CreateApiKey,
    reply: z.object({ success: z.literal(true), apiKey: z.string(), data: ApiKey }),
    status: 201,
  }),
  list: route({
    ...person,
    method: "GET",
    path: "/api/auth/api-keys",
    summary: "Your API keys in this organization",
    reply: ok(z.array(ApiKey)),
  }),
  revoke: route({
    ...person,
    method: "DELETE",
    path: "/api/auth/api-keys/:id",
    summary: "Revoke an API key",
    params: z.object({ id: Id }),
    reply: Done,
  }),
};
