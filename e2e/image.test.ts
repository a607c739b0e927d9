import { api } from "@gantry/contract/api.ts";
import type Docker from "dockerode";
import { execFile, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { importImage, testDocker } from "../worker/src/engines/testing/images.ts";
import { postgresBinaries } from "../host/src/postgres/native.ts";
import { freePort } from "./program.ts";

const root = join(import.meta.dirname, "..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const bundle = `gantry-${version}-linux-${process.arch}.tar.gz`;
const unique = randomBytes(4).toString("hex");
const base = `gantry-test/base:${unique}`;
const image = `gantry-test/gantry:${unique}`;
const suite = `gantry-test/suite:${unique}`;
const postgres = `gantry-test/postgres:${unique}`;
const containers: Docker.Container[] = [];
let docker: Docker;
let socket: string;
let dir: string;

interface Service {
  command: string[];
  user?: string;
  network_mode?: string;
  pid?: string;
  cap_add?: string[];
}
const { services } = parse(readFileSync(join(root, "deploy/compose.yaml"), "utf8"), { merge: true }) as {
  services: Record<string, Service>;
};

/** Starts a service of `deploy/compose.yaml` with its rights, but at the network of the tests' engine, where this process cannot reach it. */
async function start(name: string, env: Record<string, string>, binds: string[] = []): Promise<Docker.Container> {
  const service = services[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  return startContainer({
    Image: image,
    Cmd: service.command,
    ...(service.user === undefined ? {} : { User: service.user }),
    Env: Object.entries(env).map(([key, value]) => `${key}=${value}`),
    HostConfig: {
      Init: true,
      CapAdd: service.cap_add ?? [],
      Binds: binds,
      ...(service.pid === undefined ? {} : { PidMode: service.pid }),
    },
  });
}

async function startContainer(options: Docker.ContainerCreateOptions): Promise<Docker.Container> {
  const container = await docker.createContainer({ ...options, HostConfig: { ...options.HostConfig, NetworkMode: "host" } });
  containers.push(container);
  await container.start();
  return container;
}

/** Carries out a program in the container's Node. Resolves to what it printed. */
async function inside(container: Docker.Container, program: string, ...args: string[]): Promise<string> {
  const node = ["/opt/gantry/bin/node", "--input-type=module", "-e", program, ...args];
  const { stdout } = await promisify(execFile)("docker", ["-H", `unix://${socket}`, "exec", container.id, ...node]);
  return stdout;
}

/** As a person would: waits for the server, signs up, starts a run and waits for its end. Prints the run's record. */
const firstRun = `
const [url, image, signUp, create, get] = process.argv.slice(1);
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
while (!(await fetch(url + "/ready").then(({ ok }) => ok, () => false))) await pause();
const send = async (path, body, token) => {
  const headers = { "content-type": "application/json", ...(token ? { authorization: "Bearer " + token } : {}) };
  const response = await fetch(url + path, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  if (!response.ok) throw new Error(path + ": " + response.status + " " + (await response.text()));
  return response.json();
};
const person = { email: "ada@example.com", password: "Correct-Horse-9x", name: "Ada", organizationName: "Acme" };
const { token } = await send(signUp, person);
const { data: { id } } = await send(create, { image }, token);
for (;;) {
  const { data } = await send(get.replace(":id", id), undefined, token);
  if (["PASSED", "FAILED", "UNSTABLE", "ERROR"].includes(data.status)) {
    console.log(JSON.stringify(data));
    break;
  }
  await pause();
}
`;

/** The libraries that these programs of this machine need. */
function withLibraries(programs: readonly string[]): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  for (const program of programs) {
    for (const [library] of execFileSync("ldd", [program], { encoding: "utf8" }).matchAll(/\/\S+\.so\S*/g))
      files[library] = readFileSync(library);
  }
  return files;
}

/** What the base image of a distribution has: a C library, `nft`, `git` and the usual commands. */
async function importBase(): Promise<void> {
  const path = `${process.env["PATH"] ?? ""}:/usr/sbin`;
  const find = (name: string) => execFileSync("which", [name], { encoding: "utf8", env: { ...process.env, PATH: path } }).trim();
  const [nft, git] = [find("nft"), find("git")];
  const files = { ...withLibraries([nft, git, process.execPath]), "/usr/sbin/nft": readFileSync(nft), "/usr/bin/git": readFileSync(git) };
  const links = Object.fromEntries(["dirname", "readlink"].map((name) => [`bin/${name}`, "busybox"]));
  await importImage(docker, base, { files, links, changes: ["ENV PATH=/usr/local/bin:/usr/sbin:/usr/bin:/bin"] });
}

/** The PostgreSQL of Gantry's packages, in an image. */
async function importPostgres(): Promise<void> {
  const programs = await postgresBinaries(undefined, dir);
  const folder = join(programs.postgres, "../..");
  const files: Record<string, Buffer> = withLibraries([programs.postgres, programs.initdb]);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (statSync(join(folder, path)).isFile()) files[`/postgres/${path}`] = readFileSync(join(folder, path));
  const entrypoint = `#!/bin/sh
echo "postgres:x:1000:1000::/tmp:/bin/sh" >> /etc/passwd
exec su postgres -c "/postgres/bin/initdb -D /tmp/data -U gantry -A trust -E UTF8 --no-locale && \
  exec /postgres/bin/postgres -D /tmp/data -k /tmp -p $1 -c listen_addresses=127.0.0.1"
`;
  await importImage(docker, postgres, { files, entrypoint, links: { "bin/su": "busybox" } });
}

beforeAll(async () => {
  const engine = await testDocker();
  ({ docker } = engine);
  socket = engine.host.replace(/^unix:\/\//, "");
  dir = mkdtempSync(join(tmpdir(), "gantry-image-"));
  execFileSync(process.execPath, ["tools/bundle.mjs"], { cwd: root, stdio: "ignore" });
  copyFileSync(join(root, "dist", bundle), join(dir, bundle));
  await importBase();
  await importPostgres();
  await importImage(docker, suite, { entrypoint: '#!/bin/sh\necho "1..1"\necho "ok 1 - adds"\n' });
  const args = [
    "-H",
    `unix://${socket}`,
    "build",
    "-f",
    join(root, "deploy/Dockerfile"),
    "--build-arg",
    `BASE_IMAGE=${base}`,
    "-t",
    image,
    dir,
  ];
  execFileSync("docker", args, { stdio: ["ignore", "ignore", "pipe"] });
});
afterAll(async () => {
  for (const container of containers) await container.remove({ force: true, v: true }).catch(() => {});
  for (const name of [image, base, suite, postgres])
    await docker
      ?.getImage(name)
      .remove({ force: true })
      .catch(() => {});
  if (dir) rmSync(dir, { recursive: true, force: true, maxRetries: 20 });
});

test("the bundle runs where there is neither Node nor npm", () => {
  execFileSync("tar", ["-xzf", bundle], { cwd: dir });
  const program = join(dir, bundle.replace(".tar.gz", ""), "bin/gantry");
  expect(execFileSync(program, ["--version"], { env: { PATH: "/usr/bin:/bin", HOME: dir }, encoding: "utf8" })).toBe(`${version}\n`);
});

test("server and worker run from the image, with the rights that compose.yaml gives them, and carry out a run", async () => {
  const [port, databasePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString("base64");
  await startContainer({ Image: postgres, Cmd: ["/app/entrypoint.sh", String(databasePort)] });
  const server = await start("server-1", {
    DATABASE_URL: `postgres://gantry@127.0.0.1:${databasePort}/postgres`,
    HOST: "127.0.0.1",
    PORT: String(port),
    REPORTS_PORT: "off",
    JWT_SECRET: randomBytes(48).toString("base64"),
    WORKER_SECRET: secret,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}`,
    FRONTEND_URL: "https://ci.example.com",
    OUTSIDE_CALLBACKS: "false",
  });
  const environment = { SERVER_URL: url, WORKER_SECRET: secret, WORKER_SLOTS: "1", GANTRY_INSTANCE: `image-${unique}` };
  const worker = await start("worker", environment, [`${socket}:/var/run/docker.sock`]);
  const run = JSON.parse(
    await inside(server, firstRun, url, suite, api.auth.signup.path, api.executions.create.path, api.executions.get.path),
  ) as unknown;
  expect(run).toMatchObject({ status: "PASSED", tests: { passed: 1 } });
  for (const container of [worker, server]) {
    await container.stop();
    expect((await container.inspect()).State.ExitCode).toBe(0);
  }
});
