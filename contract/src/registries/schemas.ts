import { z } from "zod";
import { Timestamp, Id } from "../ids.ts";
import { minSecretLength } from "../projects/constants.ts";
import { Line } from "../text.ts";
import { registryName } from "./image-registries.ts";

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
