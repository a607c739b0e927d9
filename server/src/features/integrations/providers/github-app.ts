import { createPrivateKey, sign } from "node:crypto";
import { z } from "zod";
import { createApiClient, path } from "./api/api-client.ts";
import type { ProviderAccess } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";

export interface GithubApp {
  baseUrl: string;
  appId: string;
  installationId: string;
  /** PEM, as GitHub provides it (PKCS #1) or PKCS #8. */
  privateKey: string;
}

const Installed = z.object({ token: z.string(), permissions: z.record(z.string(), z.string()).default({}) });
const App = z.object({ name: z.string() });

/** Required for statuses and comments. */
const needed = { statuses: "write", pull_requests: "write" } as const;

/**
 * Signs in as an installation of a GitHub App. Source: docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app: a JWT
 * (RS256, ten minutes at most) is exchanged for an installation access token that is valid for an hour.
 */
export function githubApp({ baseUrl, appId, installationId, privateKey }: GithubApp, access: ProviderAccess) {
  const headers = async () => ({
    accept: "application/vnd.github+json",
    "x-github-api-version": "2022-11-28",
    authorization: `Bearer ${appJwt(appId, privateKey, access.now())}`,
  });
  const { send } = createApiClient({ name: "GitHub", baseUrl, headers }, access);
  const install = async () => Installed.parse((await send("POST", `/app/installations${path(installationId)}/access_tokens`)).body);
  return {
    /** An installation access token. @throws {ProviderError} */
    token: async (): Promise<string> => (await install()).token,
    /** @returns the App's name. @throws {ProviderError} `refused` when a permission is missing. */
    async verify(): Promise<string> {
      const { name } = App.parse((await send("GET", "/app")).body);
      const { permissions } = await install().catch(notInstalled);
      const missing = Object.entries(needed).filter(([permission, level]) => permissions[permission] !== level);
      if (missing.length > 0)
        throw new ProviderError(
          "refused",
          `The GitHub App lacks the repository permissions ${missing.map(([permission]) => `${words[permission]} (read and write)`).join(" and ")}.`,
        );
      return name;
    },
  };

  function notInstalled(error: unknown): never {
    if (error instanceof ProviderError && error.kind === "not_found")
      throw new ProviderError("not_found", `The GitHub App has no installation ${installationId}.`, { cause: error });
    throw error;
  }
}

const words: Readonly<Record<string, string>> = { statuses: "Commit statuses", pull_requests: "Pull requests" };

/** Dated a minute back, as GitHub advises, because clocks differ. @throws {ProviderError} for an invalid key. */
function appJwt(appId: string, privateKey: string, nowMs: number): string {
  const now = Math.floor(nowMs / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part({ iat: now - 60, exp: now + 540, iss: appId })}`;
  return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), rsaKey(privateKey)).toString("base64url")}`;
}

function rsaKey(privateKey: string) {
  try {
    const key = createPrivateKey(privateKey);
    if (key.asymmetricKeyType === "rsa") return key;
  } catch {
    // The same message for an unreadable key and for one of another type.
  }
  throw new ProviderError(
    "refused",
    "The private key is not an RSA key in PEM format: use the .pem file that GitHub generated for the App.",
  );
}
