import { api } from "@gantry/contract/api.ts";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importImage, testDocker } from "../worker/src/engines/testing/images.ts";
import { adasLogin, bobsLogin, registryStorage, startSharedRegistry, type TestRegistry } from "../worker/src/engines/testing/registry.ts";
import { freePort } from "./program.ts";
import { type Person, type Stack, startStack } from "./stack.ts";

let stack: Stack;
let storage: string;
let registry: TestRegistry;

beforeAll(async () => {
  const port = await freePort();
  // The operator lists it: a registry on loopback is never one that users may choose.
  stack = await startStack({ OUTBOUND_ALLOW: `127.0.0.1:${port}`, IMAGE_REGISTRIES: `127.0.0.1:${port}` });
  storage = await registryStorage();
  registry = await startSharedRegistry((await testDocker()).host, { storage, logins: true, port });
  await stack.worker("worker").start();
});
afterAll(async () => {
  await stack?.close();
  await registry?.stop();
  await rm(storage, { recursive: true, force: true, maxRetries: 20 });
});

/** A private image that is in the registry and not on the engine. */
async function pushed(name: string, entrypoint: string): Promise<string> {
  const reference = `${registry.name}/${name}:1`;
  await importImage(stack.docker, reference, { entrypoint });
  const image = stack.docker.getImage(reference);
  const progress = await image.push({ authconfig: { ...adasLogin, serveraddress: registry.name } });
  for await (const line of progress) if (String(line).includes('"error"')) throw new Error(String(line));
  await image.remove({ force: true });
  return reference;
}

const save = (person: Person, login: { username: string; password: string }) =>
  person.request(api.registries.save, { body: { registry: registry.name, ...login } });

test("a private image can be pulled only with the credentials that its organization stored", async () => {
  const [ada, bob] = [await stack.person(), await stack.person()];
  const image = await pushed("team/suite", '#!/bin/sh\necho "private content"; env\n');

  const before = await ada.ended((await ada.run({ image })).id);
  expect(before).toMatchObject({ status: "ERROR", error: { code: "IMAGE_UNAVAILABLE" } });
  const refused = await save(ada, { ...adasLogin, password: "wrong-t0ken" });
  expect(refused).toMatchObject({ status: 400, body: { error: "Credentials refused" } });
  expect((await ada.call(api.registries.list)).data).toEqual([]);

  expect((await save(ada, adasLogin)).status).toBe(200);
  const run = await ada.ended((await ada.run({ image })).id);
  expect(run).toMatchObject({ status: "PASSED", error: null });
  const log = await ada.log(run.id);
  expect(log).toContain("private content");
  expect(log).not.toContain(adasLogin.password);

  // The image is on the engine now. For another organization it is as absent as before, by every name.
  const { Id, RepoDigests } = await stack.docker.getImage(image).inspect();
  for (const name of [image, RepoDigests[0] ?? "", Id]) {
    const other = await bob.ended((await bob.run({ image: name })).id);
    expect(other).toMatchObject({ status: "ERROR", error: { code: "IMAGE_UNAVAILABLE" } });
    expect(await bob.log(other.id)).not.toContain("private content");
  }
  expect((await bob.ended((await bob.run({ image })).id)).error?.message).toBe(before.error?.message);

  expect((await save(bob, bobsLogin)).status).toBe(200);
  expect(await bob.ended((await bob.run({ image })).id)).toMatchObject({ status: "PASSED" });
});
