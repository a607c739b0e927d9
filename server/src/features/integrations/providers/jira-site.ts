import { z } from "zod";
import { type ApiClient, createApiClient } from "./api/api-client.ts";
import type { ProviderAccess } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";

const Myself = z.object({ displayName: z.string() });
const ServerInfo = z.object({ baseUrl: z.string(), deploymentType: z.string().default("Server") });
const TenantInfo = z.object({ cloudId: z.uuid() });

const gatewayHost = "api.atlassian.com";
/** The scopes that a scoped token needs (docs/integrations.md). */
const scopes = "read:jira-work, write:jira-work and read:jira-user";

/** A Jira and the account of the credentials. */
export interface JiraSite {
  /** Requests go below `root`. */
  api: ApiClient;
  root: "/rest/api/3" | "/rest/api/2";
  isCloud: boolean;
  /** Where people open issues; without a trailing slash. */
  browseUrl: string;
  person: string;
}

/**
 * Determines how to call a Jira. Sources: developer.atlassian.com, Jira Cloud REST v3 and Jira Data Center REST v2 (`serverInfo`, `myself`);
 * support.atlassian.com, "Manage API tokens" (a token with scopes works at https://api.atlassian.com/ex/jira/{cloudId} only) and "Retrieve my
 * Atlassian site's Cloud ID" (`/_edge/tenant_info`, which needs no credentials).
 * - With an email or user name: Basic. An API token in the cloud, a password in Data Center. Without: Bearer, a personal access token.
 * - `baseUrl`: the site, or the gateway's address for the site. If the site rejects the token, the gateway is tried.
 * @throws {ProviderError}
 */
export async function openJira(
  { baseUrl, email, token }: { baseUrl: string; email?: string | undefined; token: string },
  access: ProviderAccess,
): Promise<JiraSite> {
  const authorization = email ? `Basic ${Buffer.from(`${email}:${token}`).toString("base64")}` : `Bearer ${token}`;
  const at = (address: string) => createApiClient({ name: "Jira", baseUrl: address, headers: { authorization } }, access);
  if (new URL(baseUrl).host === gatewayHost) return enter(at(baseUrl));
  try {
    return { ...(await enter(at(baseUrl))), browseUrl: baseUrl };
  } catch (error) {
    if (!email || !isRefusal(error)) throw error;
    const cloudId = await cloudIdOf(baseUrl, access);
    if (cloudId === undefined) throw error;
    return { ...(await enter(at(`https://${gatewayHost}/ex/jira/${cloudId}`)).catch(named)), browseUrl: baseUrl };
  }
}

const isRefusal = (error: unknown) => error instanceof ProviderError && error.kind === "refused";

function named(error: unknown): never {
  if (!(error instanceof ProviderError) || (error.kind !== "refused" && error.kind !== "not_found")) throw error;
  const words = `Jira refused the email and token. A token with scopes needs ${scopes}. ${error.message}`;
  throw new ProviderError("refused", words, { cause: error });
}

async function enter(api: ApiClient): Promise<JiraSite> {
  const info = ServerInfo.parse((await api.send("GET", "/rest/api/2/serverInfo")).body);
  const isCloud = info.deploymentType === "Cloud";
  const root = isCloud ? "/rest/api/3" : "/rest/api/2";
  // Some sites answer the first request without credentials.
  const { displayName } = Myself.parse((await api.send("GET", `${root}/myself`)).body);
  return { api, root, isCloud, browseUrl: info.baseUrl.replace(/\/+$/, ""), person: displayName };
}

/** `undefined` for anything but a cloud site. */
async function cloudIdOf(site: string, access: ProviderAccess): Promise<string | undefined> {
  const anonymous = createApiClient({ name: "Jira", baseUrl: new URL(site).origin, headers: {} }, access);
  const response = await anonymous.send("GET", "/_edge/tenant_info").catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind !== "unavailable") return undefined;
    throw error;
  });
  return TenantInfo.safeParse(response?.body).data?.cloudId;
}
