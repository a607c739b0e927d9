import { z } from "zod";
import { Done, ok } from "./errors.ts";
import { Id, Timestamp } from "./ids.ts";
import { registryName } from "./image-registries.ts";
import { minSecretLength } from "./projects.ts";
import { admins, everyone, route } from "./route.ts";
import { Line } from "./text.ts";

/** The limit for an organization, including its projects. */
export const maxRegistryCredentials = 50;

/** Accepts copied URLs: `https://registry.example.com/` becomes `registry.example.com`. */
const Registry = z
  .string()
  .trim()
  .max(255)
  .transform((text) => registryName(text.replace(/^https?:\/\//i, "").replace(/\/(?:v[12]\/?)?$/, "")))
  .refine(
    (name) =>
      /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?$/.test(name) &&
      (/[.:]/.test(name) || name === "localhost"),
    "must be the registry's host as image names begin with it, such as registry.example.com or registry.example.com:5000",
  );

/** The credentials for an image registry. The password is never returned. */
export const RegistryCredential = z.object({
  id: z.string(),
  registry: z.string(),
  /** `null`: for every project of the organization without credentials for this registry. */
  projectId: z.string().nullable(),
  username: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type RegistryCredential = z.infer<typeof RegistryCredential>;

export const SaveRegistryCredential = z.object({
  registry: Registry,
  projectId: Id.nullable().default(null),
  username: Line(255)
    .min(1)
    .refine((name) => !name.includes(":"), "must not contain a colon"),
  /** A password or an access token. */
  password: z
    .string()
    .min(minSecretLength)
    .max(10_000)
    .regex(/^[^\0]*$/, "must not contain NUL characters"),
});
export type SaveRegistryCredential = z.infer<typeof SaveRegistryCredential>;

const path = "/api/registry-credentials";
const one = { noun: "registry credential", params: z.object({ id: Id }) } as const;

export const registryCredentials = {
  list: route({
    method: "GET",
    path,
    summary: "The organization's registry credentials, by registry; passwords are not shown",
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
