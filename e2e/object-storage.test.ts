import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { type S3Server, startS3Server } from "../server/src/testing/s3-server.ts";
import { shellSuite } from "../worker/src/engines/testing/images.ts";
import { type Person, type Stack, startStack } from "./stack.ts";

let s3: S3Server;
let stack: Stack;
let ada: Person;
let image: string;
const dataDir = mkdtempSync(join(tmpdir(), "gantry-e2e-s3-"));
beforeAll(async () => {
  s3 = await startS3Server();
  stack = await startStack(s3.env, { serverDataDir: dataDir });
  await stack.worker("worker").start();
  ada = await stack.person();
  image = await stack.image("s3", shellSuite);
});
afterAll(async () => {
  await stack?.close();
  await s3?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const write = (name: string, bytes: number) => `head -c ${bytes} /dev/zero | tr '\\0' x > reports/${name}`;
const command = `mkdir -p reports/data; echo '<h1>All well</h1>' > reports/index.html; ${write("data/big.txt", 3_000_000)}; echo done`;

async function textOfReport(id: string, path = ""): Promise<string> {
  const { url } = (await ada.call(api.executions.reportLink, { params: { id } })).data;
  return (await fetch(new URL(path, new URL(url, stack.url)))).text();
}

test("a run's report and log are in the bucket and nothing of them is on the server's disk; a run that ends while the bucket is away keeps its report", async () => {
  const { id } = await ada.run({ image, command });
  expect((await ada.ended(id)).verdict).toBe("PASSED");
  expect(await textOfReport(id)).toContain("All well");
  expect(await textOfReport(id, "data/big.txt")).toHaveLength(3_000_000);
  expect(await ada.log(id)).toContain("done");
  expect(existsSync(join(dataDir, "storage", "objects"))).toBe(false);
  expect(readdirSync(join(dataDir, "storage", "scratch"))).toEqual([]);

  const { id: late } = await ada.run({ image, command });
  await s3.kill();
  await expect.poll(() => stack.server.output()).toContain("the object storage cannot be used");
  await s3.startAgain();
  expect((await ada.ended(late)).verdict).toBe("PASSED");
  expect(await textOfReport(late)).toContain("All well");
});
