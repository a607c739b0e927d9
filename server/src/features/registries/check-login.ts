import type { RegistryLogin } from "@gantry/contract/dispatch/schemas.ts";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { badRequest, type HttpError } from "../../platform/errors.ts";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";

type Ask = (url: URL, authorization?: string) => Promise<Response>;

const checkTimeoutMs = 20_000;

/**
 * Signs in like an engine that pulls: `GET /v2/`, then Basic or a token, according to the registry's challenge
 * (https://distribution.github.io/distribution/spec/auth/token/).
 * @throws 400 `Credentials refused` or `Registry check failed`, with instructions.
 */
export async function checkLogin(ctx: Pick<Context, "safeFetch">, login: RegistryLogin): Promise<void> {
  const signal = AbortSignal.timeout(checkTimeoutMs);
  const ask: Ask = (url, authorization) =>
    ctx.safeFetch(url, { signal, redirect: "manual", ...(authorization === undefined ? {} : { headers: { authorization } }) });
  try {
    await signIn(ask, login);
  } catch (error) {
    if (error instanceof OutboundError) throw failed("REGISTRY_UNREACHABLE", error.message);
    if (signal.aborted) throw failed("REGISTRY_UNREACHABLE", `${login.registry} did not answer within ${checkTimeoutMs / 1000} s.`);
    throw error;
  }
}

async function signIn(ask: Ask, login: RegistryLogin): Promise<void> {
  const { url, response } = await findRegistry(ask, login.registry);
  if (response.status !== 401 && response.status !== 200) throw unexpected(login.registry, response.status);
  const challenge = response.headers.get("www-authenticate") ?? "";
  const bearer = /\bbearer\s+(.*)$/i.exec(challenge)?.[1];
  const basic = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString("base64")}`;
  const authorization = response.status === 401 && bearer !== undefined ? `Bearer ${await fetchToken(ask, bearer, basic, login)}` : basic;
  const { status } = await ask(url, authorization);
  if (status === 401 || status === 403) throw refused(login.registry);
  if (status !== 200) throw unexpected(login.registry, status);
}

/** The registry's base address: https, or http where the operator allows it for this host. */
async function findRegistry(ask: Ask, registry: string): Promise<{ url: URL; response: Response }> {
  const host = registry === "docker.io" ? "registry-1.docker.io" : registry;
  const url = new URL(`https://${host}/v2/`);
  try {
    return { url, response: await ask(url) };
  } catch (error) {
    if (!(error instanceof OutboundError) || error.code !== "UNREACHABLE") throw error;
    const plain = new URL(`http://${host}/v2/`);
    const response = await ask(plain).catch(() => {
      throw error;
    });
    return { url: plain, response };
  }
}

const Token = z.union([
  z.object({ token: z.string().min(1) }).transform(({ token }) => token),
  z.object({ access_token: z.string().min(1) }).transform(({ access_token }) => access_token),
]);

async function fetchToken(ask: Ask, challenge: string, basic: string, { registry, username }: RegistryLogin): Promise<string> {
  const fields = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
  const { realm = "", service, scope } = fields;
  if (!URL.canParse(realm)) throw notARegistry(registry);
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set("service", service);
  if (scope !== undefined) url.searchParams.set("scope", scope);
  url.searchParams.set("account", username);
  const response = await ask(url, basic);
  if (response.status === 400 || response.status === 401 || response.status === 403) throw refused(registry);
  if (response.status !== 200) throw unexpected(registry, response.status);
  const answer: unknown = await response.json().catch(() => undefined);
  const token = Token.safeParse(answer).data;
  if (token === undefined || !/^[\x21-\x7e]+$/.test(token)) throw notARegistry(registry);
  return token;
}

const failed = (code: string, message: string): HttpError => badRequest("Registry check failed", { message, code });

const refused = (registry: string): HttpError =>
  badRequest("Credentials refused", {
    message: `${registry} does not accept this user name with this password or token. Check both, and that the token may read images.`,
    code: "CREDENTIALS_REFUSED",
  });

const notARegistry = (registry: string): HttpError =>
  failed("REGISTRY_REJECTED", `${registry} does not answer like an image registry (Docker Registry HTTP API V2). Check the address.`);

function unexpected(registry: string, status: number): HttpError {
  if (status === 429) return failed("REGISTRY_BUSY", `${registry} accepts no more requests for now. Try again later.`);
  if (status >= 500) return failed("REGISTRY_UNAVAILABLE", `${registry} answered with an error (HTTP ${status}). Try again later.`);
  return notARegistry(registry);
}
