import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { type DatabaseImages, importDatabaseImages } from "./database-images.ts";
import { type Stack, startStack } from "./stack.ts";

const password = "s3cr3t-of-the-database";
let stack: Stack;
let images: DatabaseImages;

beforeAll(async () => {
  stack = await startStack();
  images = await importDatabaseImages(stack.docker, "services");
  await stack.worker("worker").start();
});
afterAll(() => stack?.close());

test("a suite uses a PostgreSQL that is there for its run only, with a secret of the project", async () => {
  const ada = await stack.person();
  const projectId = await newProject(ada);
  await ada.call(api.projects.setVariable, { params: { id: projectId, name: "DB_PASSWORD" }, body: { value: password, secret: true } });
  const db = { name: "db", image: images.database, user: "suite", inheritVariables: ["DB_PASSWORD"], readyWhen: { port: 5432 } };
  await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { services: [db] } } });
  const { id } = await ada.run({ image: images.suite, projectId });
  const run = await ada.ended(id);
  expect({ verdict: run.verdict, error: run.error, notes: run.notes }).toEqual({ verdict: "PASSED", error: null, notes: [] });
  expect(await ada.log(id)).toBe("Ready: db.\ntotal 42\n");
  const ofService = async () => (await ada.request(api.executions.logsDownload, { params: { id }, query: { service: "db" } })).body;
  expect(await ofService()).toContain("database system is ready to accept connections");
  expect(await ofService()).toContain("the password is ****");
  expect(await ofService()).not.toContain(password);
  const left = () => stack.docker.listContainers({ all: true, filters: { label: [`gantry.task=${id}`] } });
  await expect.poll(left).toEqual([]);
  // Its data was for the first run only.
  const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
  expect((await ada.ended(again.id)).verdict).toBe("PASSED");
});

test("a database that cannot start ends the run with its own words", async () => {
  const ada = await stack.person();
  const db = { name: "db", image: images.database, variables: { DB_PASSWORD: "any" }, readyWhen: { port: 5432 } };
  const { id } = await ada.run({ image: images.suite, services: [db] });
  const run = await ada.ended(id);
  expect(run.verdict).toBe("ERROR");
  expect(run.error?.code).toBe("SERVICE_FAILED");
  // It starts as root.
  expect(run.error?.message).toMatch(
    /The service db ended before it was ready: its exit code was 1\. Its last output:\n[^]*cannot be run as root/,
  );
});
