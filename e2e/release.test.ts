import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { endWithParent } from "../host/src/testing/end-with-parent.ts";
import { answers, freePort } from "./program.ts";
import { sendTo } from "../server/src/testing/client.ts";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { signUp } from "../server/src/testing/person.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";

const root = join(import.meta.dirname, "..");
/** The package is used as a person without rights would, with nothing of this clone in sight. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
let dir: string;
let installed: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "gantry-release-"));
  chmodSync(dir, 0o755);
  const home = join(dir, "home");
  mkdirSync(home);
  if (nobody.uid !== undefined) for (const path of [dir, home]) chownSync(path, nobody.uid, nobody.gid);
  execFileSync(process.execPath, ["--import", "tsx", "tools/release.ts"], { cwd: root });
  const version = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;
  copyFileSync(join(root, `dist/gantry-${version}.tgz`), join(dir, "gantry.tgz"));
  const prefix = join(dir, "prefix");
  installed = join(prefix, "lib/node_modules/gantry");
  env = {
    HOME: home,
    PATH: `${join(prefix, "bin")}:${process.env["PATH"] ?? ""}`,
    // npm's own cache and certificates are this machine's, not the clone's.
    ...(process.env["NODE_EXTRA_CA_CERTS"] === undefined ? {} : { NODE_EXTRA_CA_CERTS: process.env["NODE_EXTRA_CA_CERTS"] }),
    DOCKER_HOST: "unix:///nowhere/docker.sock",
  };
  execFileSync("npm", ["install", "--global", "--prefix", prefix, "--no-audit", "--no-fund", join(dir, "gantry.tgz")], {
    cwd: dir,
    env,
    ...nobody,
    stdio: "ignore",
  });
});
afterAll(() => rmSync(dir, { recursive: true, force: true, maxRetries: 20 }));

const gantry = (args: string[], more: NodeJS.ProcessEnv = {}): string =>
  execFileSync("gantry", args, { cwd: dir, env: { ...env, ...more }, ...nobody, encoding: "utf8" });

test("the package contains the programs, the samples and exact versions", () => {
  expect(gantry(["--version"])).toMatch(/^\d+\.\d+\.\d+\n$/);
  for (const path of ["examples/shop-suite/package-lock.json", "dashboard/dist/index.html", "npm-shrinkwrap.json", "LICENSE"])
    expect(existsSync(join(installed, path)), path).toBe(true);
  expect(readFileSync(join(installed, "npm-shrinkwrap.json"), "utf8")).not.toContain('"resolved"');
});

test("gantry up runs from the package as an ordinary user, stores its data in the home directory, and accepts runs", async () => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const up = spawn("gantry", ["up"], { cwd: dir, env: { ...env, PORT: port }, ...nobody, stdio: ["ignore", "pipe", "pipe"] });
  endWithParent(up);
  let output = "";
  for (const stream of [up.stdout, up.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  try {
    await vi.waitFor(() => expect(output).toContain("is ready."), { timeout: waitTimeoutMs });
    expect(output).toContain("Plan    free for new organizations: 1 project, 50 runs a month");
    expect(await answers(url)).toBe(true);
    expect(await (await fetch(url, { headers: { accept: "text/html" } })).text()).toContain("<!doctype html>");
    const apiKey = await newApiKey(await signUp(sendTo(url), { organizationName: "Acme" }));
    expect(gantry(["run", "gantry/sample-api:latest"], { GANTRY_URL: url, GANTRY_API_KEY: apiKey })).toContain("Queued ");
    expect(gantry(["organizations", "set-plan", "Acme", "team"])).toBe("Acme is now on the plan team. It was free.\n");
    expect(readdirSync(join(dir, "home/.gantry"))).toEqual(expect.arrayContaining(["postgres", "secrets.json", "storage"]));
  } finally {
    const gone = once(up, "close");
    up.kill("SIGTERM");
    await gone;
  }
});
