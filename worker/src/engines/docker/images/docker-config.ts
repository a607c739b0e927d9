import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { registryName } from "@gantry/contract/registries/image-registries.ts";
import type { AuthConfig } from "dockerode";
import { z } from "zod";

/** This machine's login for a registry. @throws Error with a message for the operator. */
export type OperatorLogins = (registry: string) => Promise<AuthConfig | undefined>;

const Auth = z.object({
  auth: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  identitytoken: z.string().optional(),
});

const DockerConfig = z.object({
  auths: z.record(z.string(), Auth).default({}),
  credHelpers: z.record(z.string(), z.string()).default({}),
  credsStore: z.string().optional(),
});
type DockerConfig = z.infer<typeof DockerConfig>;

const HelperAnswer = z.object({ Username: z.string(), Secret: z.string() });

const helperTimeoutMs = 10_000;

/**
 * The logins of `docker login` in a folder's `config.json`, read again for each pull: from the file itself and from the credential helpers that it
 * names (https://docs.docker.com/reference/cli/docker/login/). Without the file there are no logins.
 */
export function operatorLogins(folder: string): OperatorLogins {
  return async (registry) => {
    const config = await readConfig(join(folder, "config.json"));
    if (config === undefined) return undefined;
    const [, helper] = entryOf(config.credHelpers, registry) ?? [];
    const [server, stored] = entryOf(config.auths, registry) ?? [];
    const address = server ?? (registry === "docker.io" ? "https://index.docker.io/v1/" : registry);
    if (helper !== undefined) return askHelper(helper, address);
    const login = stored && loginOf(stored, address);
    if (login !== undefined) return login;
    return config.credsStore && server !== undefined ? askHelper(config.credsStore, address) : undefined;
  };
}

async function readConfig(path: string): Promise<DockerConfig | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new Error(`${path} cannot be read (${error.code}), so its logins are not used`);
  });
  if (text === undefined) return undefined;
  try {
    return DockerConfig.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} is not a Docker configuration, so its logins are not used`);
  }
}

/** Docker stores a registry as `host`, `https://host`, `https://host/v1/`. */
function entryOf<T>(entries: Readonly<Record<string, T>>, registry: string): [string, T] | undefined {
  return Object.entries(entries).find(([server]) => {
    const [host = ""] = server.replace(/^https?:\/\//i, "").split("/");
    return registryName(host) === registry;
  });
}

function loginOf({ auth, username, password, identitytoken }: z.infer<typeof Auth>, serveraddress: string): AuthConfig | undefined {
  const decoded = auth ? Buffer.from(auth, "base64").toString("utf8") : `${username ?? ""}:${password ?? ""}`;
  const colon = decoded.indexOf(":");
  const [name, secret] = [decoded.slice(0, colon), decoded.slice(colon + 1).replace(/\0+$/, "")];
  if (identitytoken) return { username: name, identitytoken, serveraddress };
  return colon > 0 && secret !== "" ? { username: name, password: secret, serveraddress } : undefined;
}

/** `undefined`: the helper has no login for it. */
async function askHelper(helper: string, server: string): Promise<AuthConfig | undefined> {
  const program = `docker-credential-${helper}`;
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, ["get"], { stdio: ["pipe", "pipe", "ignore"], timeout: helperTimeoutMs });
    let text = "";
    child.stdout.on("data", (piece: Buffer) => (text += piece.toString("utf8")));
    child.on("error", () => reject(new Error(`the credential helper ${program} could not be started`)));
    child.on("close", (ended) => resolve({ code: ended, output: text }));
    child.stdin.on("error", () => {});
    child.stdin.end(server);
  });
  const response = code === 0 ? HelperAnswer.safeParse(parseJson(output)).data : undefined;
  if (response === undefined) return undefined;
  const { Username: username, Secret: secret } = response;
  return username === "<token>" ? { identitytoken: secret, serveraddress: server } : { username, password: secret, serveraddress: server };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
