import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RegistryLogin } from "@gantry/contract/dispatch/schemas.ts";
import type Docker from "dockerode";
import type { AuthConfig } from "dockerode";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newRun, readToEnd } from "../../engine.contract.ts";
import type { Engine } from "../../engine.ts";
import { testEngine } from "../../testing/engine.ts";
import { importImage, shellSuite, testDocker } from "../../testing/images.ts";
import { adasLogin, bobsLogin, registryStorage, startRegistry, type TestRegistry } from "../../testing/registry.ts";
import { operatorLogins } from "./docker-config.ts";
import { ImageAccess } from "./image-access.ts";
import { ImageMarks, marksOf } from "./image-marks.ts";
import { pullImage } from "./pull-image.ts";

const [ada, bob, eve] = ["a", "b", "c"].map((letter) => letter.repeat(24)) as [string, string, string];
const never = new AbortController().signal;
const limits = { pullTimeoutMs: 60_000, registryTimeoutMs: 30_000 };

let docker: Docker;
let host: string;
let storage: string;
/** Gives images to Ada and Bob only. */
let closed: TestRegistry;
/** Gives the same images to everyone. */
let open: TestRegistry;
const engines: Engine[] = [];

beforeAll(async () => {
  ({ docker, host } = await testDocker());
  storage = await registryStorage();
  closed = await startRegistry(host, { storage, logins: true });
  open = await startRegistry(host, { storage, logins: false });
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  await Promise.all([closed?.stop(), open?.stop()]);
  await rm(storage, { recursive: true, force: true });
});

function worker(changes: Parameters<typeof testEngine>[1] = {}): Engine {
  const engine = testEngine(host, { registries: [closed.name, open.name], ...changes });
  engines.push(engine);
  return engine;
}

interface Pushed {
  path: string;
  id: string;
  digest: string;
}

/** Puts an image into both registries and, unless `keep`, removes it from the engine. */
async function pushed(keep?: string): Promise<Pushed> {
  const path = `team/${randomBytes(6).toString("hex")}`;
  const name = `${closed.name}/${path}`;
  await importImage(docker, `${name}:1`, { ...shellSuite, files: { "app/content": path } });
  const image = docker.getImage(`${name}:1`);
  const auth = { ...adasLogin, serveraddress: closed.name };
  for await (const line of await image.push({ authconfig: auth })) if (String(line).includes('"error"')) throw new Error(String(line));
  const { Id: id, RepoDigests } = await image.inspect();
  if (keep !== undefined) await image.tag({ repo: keep, tag: "1" });
  await image.remove({ force: true, noprune: keep !== undefined });
  return { path, id, digest: (RepoDigests[0] ?? "").split("@")[1] ?? "" };
}

const at = (registry: TestRegistry, login: typeof adasLogin): RegistryLogin => ({ registry: registry.name, ...login });

async function outputOf(
  engine: Engine,
  organizationId: string,
  image: string,
  registryLogin: RegistryLogin | null = null,
): Promise<string> {
  const running = await engine.start(newRun(image, "cat /app/content; env", { organizationId, registryLogin }), never);
  try {
    return (await readToEnd(running)).stdout;
  } finally {
    await running.remove();
  }
}

/** The message without the requested name. */
async function refusalOf(engine: Engine, organizationId: string, image: string, registryLogin: RegistryLogin | null = null) {
  const running = await engine.start(newRun(image, "true", { organizationId, registryLogin }), never).catch((error: unknown) => error);
  if (!(running instanceof Error)) throw new Error(`${image} could be used`);
  expect(running).toMatchObject({ code: "IMAGE_UNAVAILABLE", retryable: false });
  return running.message.replace(image, "…");
}

test("an image pulled with an organization's credentials is usable only by those that may pull it, under any name", async () => {
  const { path, id, digest } = await pushed();
  const name = `${closed.name}/${path}:1`;
  const first = worker();
  const unknown = await refusalOf(first, eve, `${closed.name}/team/nothing:1`);
  expect(await refusalOf(first, eve, name)).toBe(unknown);
  const output = await outputOf(first, ada, name, at(closed, adasLogin));
  expect(output).toContain(path);
  expect(output).not.toContain(adasLogin.password);

  // Another worker on the engine, which has not seen the pull.
  const second = worker();
  const { RepoTags } = await docker.getImage(id).inspect();
  const [mark = ""] = RepoTags.filter((tag) => tag.startsWith("gantry.invalid/"));
  await docker.getImage(id).tag({ repo: "local/alias", tag: path.slice(-8) });
  const names = [
    name,
    `${closed.name}/${path}@${digest}`,
    id,
    id.slice("sha256:".length),
    id.slice(7, 19),
    mark,
    `local/alias:${path.slice(-8)}`,
  ];
  for (const engine of [first, second])
    for (const image of names) await refusalOf(engine, eve, image, at(closed, { username: "eve", password: "no-t0ken" }));
  expect(await refusalOf(second, eve, name)).toBe(unknown);
  for (const image of [id, name]) expect(await outputOf(second, ada, image)).toContain(path);

  // Bob proves that he may pull it, and may then use it under every name; a worker that has not seen this asks again.
  expect(await outputOf(second, bob, name, at(closed, bobsLogin))).toContain(path);
  expect(await outputOf(second, bob, id)).toContain(path);
  await refusalOf(first, bob, id);
  expect(await outputOf(first, bob, `${closed.name}/${path}@${digest}`, at(closed, bobsLogin))).toContain(path);
  await refusalOf(second, eve, id);
});

test("an unlisted registry proves nothing about another organization's image", async () => {
  const { path, id } = await pushed();
  const options = { instance: "test", workerId: "w", registries: [closed.name], localImages: "all" as const };
  await outputOf(worker(), ada, `${closed.name}/${path}:1`, at(closed, adasLogin));
  // The engine has the image, so a registry only needs to know its digest.
  const foreign = `${open.name}/${path}:1`;
  await pullImage(docker, foreign, undefined, limits);
  const image = await docker.getImage(foreign).inspect();
  expect(image.Id).toBe(id);
  const request = { image: foreign, organizationId: eve, registryLogin: at(open, { username: "eve", password: "no-t0ken" }) };
  const neverAsked = () => Promise.reject(new Error("asked"));
  await expect(new ImageAccess(docker, options).requirePulled(image, request, neverAsked)).rejects.toMatchObject({
    code: "IMAGE_UNAVAILABLE",
  });
  const listed = new ImageAccess(docker, { ...options, registries: [open.name] });
  await listed.requirePulled(image, request, neverAsked);
  expect(await listed.mayUse(image, request)).toBe(true);
});

test("an image that turns out to be public is usable by everyone", async () => {
  const { path, id } = await pushed();
  const engine = worker();
  await outputOf(engine, ada, `${closed.name}/${path}:1`, at(closed, adasLogin));
  await refusalOf(engine, eve, id);
  expect(await outputOf(engine, eve, `${open.name}/${path}:1`)).toContain(path);
  expect(marksOf(await docker.getImage(id).inspect())).toEqual([]);
  expect(await outputOf(worker(), bob, id)).toContain(path);
});

test("an operator's image stays usable by everyone when an organization pulls the same one", async () => {
  const local = `local/${randomBytes(4).toString("hex")}`;
  const { path } = await pushed(local);
  expect(await outputOf(worker(), ada, `${closed.name}/${path}:1`, at(closed, adasLogin))).toContain(path);
  expect(await outputOf(worker(), eve, `${local}:1`)).toContain(path);
});

test("an image whose worker died during the pull belongs to the organization, too", async () => {
  const { path, id } = await pushed();
  const name = `${closed.name}/${path}:1`;
  const workerId = `died-${randomBytes(4).toString("hex")}`;
  const marks = new ImageMarks(docker, { instance: "test", workerId });
  const started = await marks.pullStarts(name, ada, undefined);
  await pullImage(docker, name, { ...adasLogin, serveraddress: closed.name } satisfies AuthConfig, limits);
  expect(marksOf(await docker.getImage(id).inspect())).toEqual([]);

  await refusalOf(worker(), eve, id);
  await worker({ workerId }).leftovers();
  expect((await marks.startedPulls()).map((pull) => pull.name)).not.toContain(started);
  await refusalOf(worker(), eve, name);
  expect(await outputOf(worker(), ada, name)).toContain(path);
});

test("images pulled with the operator's login are usable by everyone, unless the setting says otherwise", async () => {
  const { path } = await pushed();
  const name = `${closed.name}/${path}:1`;
  const folder = await mkdtemp(join(tmpdir(), "gantry-docker-config-"));
  const auth = Buffer.from(`${adasLogin.username}:${adasLogin.password}`).toString("base64");
  await writeFile(join(folder, "config.json"), JSON.stringify({ auths: { [`http://${closed.name}/v1/`]: { auth } } }));
  await refusalOf(worker(), eve, name);
  expect(await outputOf(worker({ operatorLogins: operatorLogins(folder) }), eve, name)).toContain(path);
  expect(await outputOf(worker(), bob, name)).toContain(path);
  await rm(folder, { recursive: true });
});

test("with a list of local images, others are usable only by those that may pull them", async () => {
  const local = `local/${randomBytes(4).toString("hex")}`;
  const { path } = await pushed(local);
  await refusalOf(worker({ localImages: ["other/*", "local/x"] }), eve, `${local}:1`);
  expect(await outputOf(worker({ localImages: ["local/*"] }), eve, `${local}:1`)).toContain(path);
  const listed = worker({ localImages: [] });
  expect(await outputOf(listed, eve, `${open.name}/${path}:1`)).toContain(path);
  await refusalOf(listed, bob, `${local}:1`);
});
