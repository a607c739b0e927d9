import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

export const adasLogin = { username: "ada", password: "ada-t0ken" };
export const bobsLogin = { username: "bob", password: "bob-t0ken" };

/** Of the two logins above, with bcrypt: the registry supports no other hash. */
const htpasswd = `ada:$2b$04$lR.GSVnflHa.BiXEZ1LiG.PZea9aqEaVOo9.BmW.T6mKMQ2FHJ4uS
bob:$2b$04$CENyg7SN7eRH6y0tuhWat.qngw4buKFEDSzPgq06o8g9JdsMy6FsC
`;

export interface TestRegistry {
  /** The prefix of its image names: `127.0.0.1:43211`. Engines accept a registry on loopback without TLS. */
  name: string;
  stop(): Promise<void>;
}

/** A folder for the images of registries, which several may share. */
export const registryStorage = (): Promise<string> => mkdtemp(join(tmpdir(), "gantry-registry-"));

interface RegistryOptions {
  storage: string;
  /** Accepts only these logins. */
  logins: boolean;
  port?: number;
}

/** A real registry (Debian's docker-registry) on the loopback interface that the engine sees. */
export function startRegistry(engineSocket: string, options: RegistryOptions): Promise<TestRegistry> {
  return start(inNetworkOf(engineSocket), options);
}

/** A real registry that the engine and this machine's programs see at the same address. */
export async function startSharedRegistry(engineSocket: string, options: RegistryOptions & { port: number }): Promise<TestRegistry> {
  const ofEngine = await startRegistry(engineSocket, options);
  if (inNetworkOf(engineSocket).length === 0) return ofEngine;
  const ofMachine = await start([], options);
  return { name: ofEngine.name, stop: async () => void (await Promise.all([ofEngine.stop(), ofMachine.stop()])) };
}

async function start(before: readonly string[], { storage, logins, port = 0 }: RegistryOptions): Promise<TestRegistry> {
  const folder = await mkdtemp(join(tmpdir(), "gantry-registry-"));
  const auth = logins ? `auth: { htpasswd: { realm: test, path: ${folder}/htpasswd } }` : "";
  await writeFile(join(folder, "htpasswd"), htpasswd);
  await writeFile(
    join(folder, "config.yml"),
    `version: 0.1
storage: { filesystem: { rootdirectory: ${storage} } }
http: { addr: 127.0.0.1:${port} }
${auth}
`,
  );
  const [program = "", ...args] = [...before, "docker-registry", "serve", join(folder, "config.yml")];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let lastOutput = "";
  const name = await new Promise<string>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => reject(new Error(`docker-registry did not start (Debian's package docker-registry): ${lastOutput}`)));
    createInterface(child.stderr).on("line", (line) => {
      lastOutput = `${lastOutput}${line}\n`.slice(-2000);
      const address = /listening on (127\.0\.0\.1:\d+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    name,
    stop: async () => {
      const closed = once(child, "close");
      child.kill();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The tests' engine has a separate network; a usual engine uses this machine's. */
export function inNetworkOf(engineSocket: string): string[] {
  const pidFile = join(dirname(engineSocket), "pid");
  return existsSync(pidFile) ? ["nsenter", `--net=/proc/${readFileSync(pidFile, "utf8").trim()}/ns/net`] : [];
}
