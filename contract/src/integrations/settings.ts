import { z } from "zod";
import { Printable } from "../text.ts";
import { webhookEvents, type ProviderId } from "./constants.ts";

export const WebhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/**
 * How a setting is masked: `hidden` is returned as `********`, `hidden-path` keeps the host visible.
 * Both may be left out when an integration is changed: the stored value is kept, as long as it goes to the same host.
 */
type Secrecy = "hidden" | "hidden-path";

/** What a form needs to know about a setting in addition to its schema. */
interface FieldMeta {
  title: string;
  description?: string;
  placeholder?: string;
  secrecy?: Secrecy;
}

const printable = (max: number) => Printable(max).min(1);

const token = (meta: FieldMeta) =>
  z
    .string()
    .trim()
    .min(1)
    .max(2000)
    // It is sent in a header.
    .regex(/^[\x21-\x7e]+$/, "must be printable characters without spaces")
    .meta({ ...meta, secrecy: "hidden" satisfies Secrecy });

const httpAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(/^https?:\/\/[^\s\p{Cc}]+$/iu, "must be an address that begins with https://")
  .refine((text) => URL.canParse(text), "must be a complete address such as https://example.com");

/** The base URL of a service's API or pages: no query, no trailing `/`. */
const address = (meta: FieldMeta) =>
  httpAddress
    .regex(/^[^?#]*$/, "must not contain a query")
    .transform((url) => url.replace(/\/+$/, ""))
    .meta({ ...meta });

const text = (max: number, meta: FieldMeta) => printable(max).meta({ ...meta });

/** A private key in PEM format. Line breaks that a form field removed are restored. */
const privateKey = (meta: FieldMeta) =>
  z
    .string()
    .trim()
    .max(20_000)
    .regex(pemKey, "must be the whole .pem file, from -----BEGIN to END-----")
    .transform((pem) => pem.replace(pemKey, (_, kind, body) => pemOf(kind, body)))
    .meta({ ...meta, secrecy: "hidden" satisfies Secrecy });

const pemKey = /^-----BEGIN ((?:RSA )?PRIVATE KEY)-----([A-Za-z0-9+/=\s\\]+)-----END \1-----(?:\\[nr])*$/;

function pemOf(kind: string, body: string): string {
  const lines = body.replace(/\\[nr]|[^A-Za-z0-9+/=]/g, "").match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ""].join("\n");
}

/** Where issues go on a source host; its own check names the form that the host wants. */
const issueRepository = (placeholder: string) =>
  text(255, { title: "Repository for issues", description: "If empty, issues go to the run's own repository.", placeholder }).optional();

const numeric = (meta: FieldMeta) => text(30, meta).regex(/^\d+$/, "must be a number");

/** The settings of each provider; forms are built from them. */
export const providerSettings = {
  github: z
    .object({
      token: token({
        title: "Access token",
        description:
          "A fine-grained token with read and write access to commit statuses, pull requests and, for issues, Issues; or a classic token with the scope repo. Leave empty for a GitHub App.",
        placeholder: "github_pat_…",
      }).optional(),
      appId: text(30, { title: "GitHub App: id", description: "App ID or client ID. With an App no person's token is needed." })
        .regex(/^[\w.]+$/, "must be the App's id or client id")
        .optional(),
      installationId: numeric({
        title: "GitHub App: installation id",
        description: "The number at the end of the address of the installation's settings page.",
      }).optional(),
      privateKey: privateKey({
        title: "GitHub App: private key",
        description: "The content of the .pem file.",
        placeholder: "-----BEGIN RSA PRIVATE KEY-----",
      }).optional(),
      baseUrl: address({ title: "API address", description: "For GitHub Enterprise Server: https://your-host/api/v3" }).default(
        "https://api.github.com",
      ),
      issueRepository: issueRepository("acme/shop"),
    })
    .superRefine(({ token, appId, installationId, privateKey }, context) => {
      const isApp = appId !== undefined || installationId !== undefined;
      const need = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
      if (isApp && appId === undefined) need("appId", "is required for a GitHub App");
      if (isApp && installationId === undefined) need("installationId", "is required for a GitHub App");
      if (isApp && privateKey === undefined) need("privateKey", "is required for a GitHub App");
      if (!isApp && token === undefined)
        need("token", "is required, unless you link a GitHub App with `appId`, `installationId` and `privateKey`");
    }),
  gitlab: z.object({
    token: token({
      title: "Access token",
      description: "A token of a person, group or project with the scope api and the role Developer, or Maintainer for protected branches.",
      placeholder: "glpat-…",
    }),
    baseUrl: address({ title: "Address", description: "For your own GitLab: https://your-host" }).default("https://gitlab.com"),
    issueRepository: issueRepository("acme/web/shop"),
  }),
  bitbucket: z.object({
    workspace: text(100, { title: "Workspace", placeholder: "acme" }).regex(/^[\w.{}-]+$/, "must be a workspace's short name"),
    email: printable(254)
      .meta({
        title: "Email",
        description: "The email of the account that created the API token. Leave empty for an access token of a workspace or repository.",
      })
      .optional(),
    token: token({
      title: "API token or access token",
      description: "A token with read and write access to repositories and pull requests (four scopes).",
    }),
  }),
  azure: z.object({
    organizationUrl: address({ title: "Organization", placeholder: "https://dev.azure.com/acme" }),
    token: token({
      title: "Personal access token",
      description: "A token with the scopes Code (read), Code (status) and Pull Request Threads (read and write).",
    }),
  }),
  jira: z.object({
    baseUrl: address({
      title: "Site",
      description: "The address that you open Jira with. A gateway address, https://api.atlassian.com/ex/jira/<cloud id>, works as well.",
      placeholder: "https://acme.atlassian.net",
    }),
    email: printable(254)
      .meta({
        title: "Email or user name",
        description:
          "The email of the account that created the API token. Leave empty for a personal access token of Jira Data Center (8.14 or later); before 8.14, enter the user name here and the password as the token.",
      })
      .optional(),
    token: token({
      title: "API token",
      description:
        "A token of an account that may create issues in the project. A token with scopes needs read:jira-work, write:jira-work and read:jira-user.",
    }),
    projectKey: text(100, { title: "Project key", placeholder: "SHOP" }).regex(
      /^[A-Za-z][A-Za-z0-9_]*$/,
      "must be a project's key, such as SHOP",
    ),
    issueType: text(100, { title: "Issue type" }).default("Bug"),
  }),
  linear: z.object({
    token: token({
      title: "API key",
      description: "A personal key that may read and create issues of the team.",
      placeholder: "lin_api_…",
    }),
    teamId: text(100, { title: "Team", description: "Its id or its key, such as ENG." }).regex(/^[\w-]+$/, "must be a team's id or key"),
  }),
  monday: z.object({
    token: token({ title: "API token", description: "A token of an account that may create items and updates on the board." }),
    boardId: text(30, { title: "Board", description: "The number in the board's address." }).regex(/^\d+$/, "must be a number"),
    groupId: text(100, { title: "Group", description: "If empty, the board's first group." })
      .regex(/^\w+$/, "must be a group's id")
      .optional(),
  }),
  webhook: z.object({
    url: httpAddress.meta({ title: "Address", placeholder: "https://hooks.example.com/gantry", secrecy: "hidden-path" satisfies Secrecy }),
    events: z
      .array(WebhookEvent)
      .min(1)
      .default([...webhookEvents])
      .transform((events) => [...new Set(events)])
      .meta({ title: "Events" }),
    secret: z
      .string()
      .trim()
      .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ followed by 24 to 64 bytes in base64")
      .meta({
        title: "Signing secret",
        description: "For Standard Webhooks. Generated if you leave it empty, and shown once.",
        secrecy: "hidden" satisfies Secrecy,
      })
      .optional(),
  }),
} as const satisfies Record<ProviderId, z.ZodObject>;

export type ProviderSettings = { [Id in ProviderId]: z.infer<(typeof providerSettings)[Id]> };

/** One setting of a provider, for a form. */
export interface SettingField extends FieldMeta {
  name: string;
  required: boolean;
  default: unknown;
}

/** A provider's settings in the order of its form. */
export function settingFields(provider: ProviderId): SettingField[] {
  return Object.entries(providerSettings[provider].shape).map(([name, schema]) => {
    // An optional or defaulted field uses the texts of the wrapped one.
    const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
    const absent = schema.safeParse(undefined);
    return {
      name,
      ...({ title: name, ...inner.meta() } as FieldMeta),
      required: !absent.success,
      default: absent.success ? absent.data : undefined,
    };
  });
}
