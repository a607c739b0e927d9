import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Id } from "../ids.ts";
import { everyone, route } from "../route.ts";
import { CreateApiKey, ApiKey } from "./schemas.ts";

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
    summary: "List your API keys in this organization",
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
