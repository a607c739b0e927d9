import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pg from "pg";
import { expect, test } from "vitest";
import { loadConfig } from "../../config.ts";
import { databaseProblem } from "./database-problem.ts";

async function problemOf(url: string) {
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
  } catch (error) {
    return databaseProblem(error, url);
  }
  return undefined;
}

test.each([
  ["sslrootcert", "/no/such/ca.pem", "there is no such file"],
  ["sslkey", "/no/such/key.pem", "there is no such file"],
  ["sslcert", import.meta.dirname, "it is a folder"],
])("an unreadable file in %s is named as the cause, and is not waited for", async (option, path, reason) => {
  const problem = await problemOf(`postgres://u:p@127.0.0.1:1/db?${option}=${path}`);
  expect(problem?.message).toContain(`the file of ${option}, ${path}, cannot be read (${reason})`);
  expect(problem?.isTemporary).toBe(false);
});

test("a missing socket and a refused connection keep their own sentences", async () => {
  expect((await problemOf("postgres://u:p@localhost/db?host=/no/such/folder"))?.message).toContain("no such socket");
  expect(await problemOf("postgres://u:p@127.0.0.1:1/db")).toMatchObject({ isTemporary: true });
});

test("a connection that is reset while it is made is waited for, also when the address names certificates", async () => {
  const server = createServer((socket) => socket.once("data", () => socket.resetAndDestroy())).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const query of ["", `?sslmode=disable&sslkey=${import.meta.filename}`])
    expect(await problemOf(`postgres://u:p@127.0.0.1:${port}/db${query}`)).toMatchObject({ isTemporary: true });
  server.close();
});

test("blanks around DATABASE_URL do not count", () => {
  const url = "postgres://u:p@127.0.0.1:1/db";
  const env = { DATABASE_URL: ` ${url}\n`, JWT_SECRET: "x".repeat(48), WORKER_SECRET: "y".repeat(48) };
  const settings = { ...env, ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}` };
  expect(loadConfig(settings).databaseUrl).toBe(url);
});
