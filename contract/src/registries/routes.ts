import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Id } from "../ids.ts";
import { route, everyone, admins } from "../route.ts";
import { RegistryCredential, SaveRegistryCredential } from "./schemas.ts";

const path = "/api/registry-credentials";
const one = { noun: "registry credential", params: z.object({ id: Id }) } as const;

export const registries = {
  list: route({
    method: "GET",
    path,
    summary: "List the organization's registry credentials, by registry; passwords are not shown",
    allow: everyone,
    limit: "api",
    reply: ok(z.array(RegistryCredential)),
  }),
  save: route({
    method: "PUT",
    path,
    summary: "Test and store the credentials for a registry; existing ones for the same project are replaced",
    allow: admins,
    limit: "strict",
    credential: "token",
    unknownFields: "refuse",
    body: SaveRegistryCredential,
    reply: ok(RegistryCredential),
  }),
  test: route({
    ...one,
    method: "POST",
    path: `${path}/:id/test`,
    summary: "Test the stored credentials at their registry",
    allow: admins,
    limit: "strict",
    reply: Done,
  }),
  delete: route({
    ...one,
    method: "DELETE",
    path: `${path}/:id`,
    summary: "Remove a registry's credentials",
    allow: admins,
    limit: "strict",
    credential: "token",
    reply: Done,
  }),
};
