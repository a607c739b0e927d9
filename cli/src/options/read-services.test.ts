import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readServices } from "./read-services.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-services-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("without an option there are none of the run's own", async () => {
  expect(await readServices(undefined, undefined)).toBeUndefined();
});

test("an option has a name, an image and what else is usual", async () => {
  const given = ["db=registry.example.com:5000/postgres:16,user=postgres,port=5432,inherit=PGPASSWORD+PGUSER", "mock=mock:1,log=ready *"];
  expect(await readServices(given, undefined)).toEqual([
    {
      name: "db",
      image: "registry.example.com:5000/postgres:16",
      user: "postgres",
      inheritVariables: ["PGPASSWORD", "PGUSER"],
      readyWhen: { port: 5432 },
    },
    { name: "mock", image: "mock:1", readyWhen: { log: "ready *" } },
  ]);
});

test.each(["db", "db=", "db=postgres:16,ports=1", "db=postgres:16,port="])("%s is refused with what to write", async (text) => {
  await expect(readServices([text], undefined)).rejects.toThrow("write name=image");
});

test("a file has them all, alone or as a field", async () => {
  const services = [{ name: "db", image: "postgres:16", variables: { A: "b" } }];
  const [list, field, wrong] = ["list", "field", "wrong"].map((name) => join(folder, `${name}.json`)) as [string, string, string];
  await writeFile(list, JSON.stringify(services));
  await writeFile(field, JSON.stringify({ services }));
  await writeFile(wrong, "services: []");
  expect(await readServices(undefined, list)).toEqual(services);
  expect(await readServices(["mock=mock:1"], field)).toEqual([...services, { name: "mock", image: "mock:1" }]);
  await expect(readServices(undefined, wrong)).rejects.toThrow("must have a JSON list of services");
});
