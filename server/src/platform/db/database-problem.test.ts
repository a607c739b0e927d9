import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
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
])("an unreadable file in %s is named as the cause, and the server does not wait for it", async (option, path, reason) => {
  const problem = await problemOf(`postgres://u:p@127.0.0.1:1/db?${option}=${path}`);
  expect(problem?.message).toContain(`the file of ${option}, ${path}, cannot be read (${reason})`);
  expect(problem?.isTemporary).toBe(false);
});

test("a missing socket and a refused connection keep their own sentences", async () => {
  expect((await problemOf("postgres://u:p@localhost/db?host=/no/such/folder"))?.message).toContain("no such socket");
  expect(await problemOf("postgres://u:p@127.0.0.1:1/db")).toMatchObject({ isTemporary: true });
});

test("the server waits after a connection is reset during the handshake, also with certificates in the address", async () => {
  const server = createServer((socket) => socket.once("data", () => socket.resetAndDestroy())).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const query of ["", `?sslmode=disable&sslkey=${import.meta.filename}`])
    expect(await problemOf(`postgres://u:p@127.0.0.1:${port}/db${query}`)).toMatchObject({ isTemporary: true });
  server.close();
});

/** Their own CAs: `named` is for db.test, `expired` for 127.0.0.1. */
const certificates = {
  named: `-----BEGIN CERTIFICATE-----
MIIBbjCCARSgAwIBAgIUR0gmMpkHfoT7P4eTFQcZ8vjImmwwCgYIKoZIzj0EAwIw
EjEQMA4GA1UEAwwHZGIudGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAw
MDAwMFowEjEQMA4GA1UEAwwHZGIudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABNA1J7qrqfXl1rVJ7ZZpW6SOssFgqyfdrHgP1mS22xtazaDSquGxC+Ga6yId
4Aa+FUrT+2qWGC7zrRmf8aA4MyajRjBEMBIGA1UdEQQLMAmCB2RiLnRlc3QwDwYD
VR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUogDDlQzeiwiz4M38E+Fo6OJj5wwwCgYI
KoZIzj0EAwIDSAAwRQIhAMF8lohzR05WC9Ydb1MU9tc8whN3FpPdMV7v6K4vdhw0
AiANPUXBHxHC246/5gtjN0Rg5aW/qpUVS86Rxqzlo3bBYg==
-----END CERTIFICATE-----`,
  expired: `-----BEGIN CERTIFICATE-----
MIIBajCCARGgAwIBAgIUesmQvOg6ylR+reRjqDu8ytk9/sIwCgYIKoZIzj0EAwIw
EzERMA8GA1UEAwwIb2xkLnRlc3QwHhcNMDEwMTAxMDAwMDAwWhcNMDIwMTAxMDAw
MDAwWjATMREwDwYDVQQDDAhvbGQudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABNA1J7qrqfXl1rVJ7ZZpW6SOssFgqyfdrHgP1mS22xtazaDSquGxC+Ga6yId
4Aa+FUrT+2qWGC7zrRmf8aA4MyajQzBBMA8GA1UdEQQIMAaHBH8AAAEwDwYDVR0T
AQH/BAUwAwEB/zAdBgNVHQ4EFgQUogDDlQzeiwiz4M38E+Fo6OJj5wwwCgYIKoZI
zj0EAwIDRwAwRAIgBWOpw8rJAR0HOPjvS0TW6LBVF922ZTp5avv+nHL10J4CIGU2
pfMM2OhSMwnOBB9cOsyVCf5UfbWH5JJqdGCCFAsG
-----END CERTIFICATE-----`,
};
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguBr5uTvq9e3YHpiH
PkZe3ie621SqvegsNNK4+PqsyJuhRANCAATQNSe6q6n15da1Se2WaVukjrLBYKsn
3ax4D9ZkttsbWs2g0qrhsQvhmusiHeAGvhVK0/tqlhgu860Zn/GgODMm
-----END PRIVATE KEY-----`;

test.each([
  { cert: certificates.named, ca: undefined, sentence: /is not trusted \(.*\)\. Add sslrootcert=<file of the CA>/ },
  { cert: certificates.named, ca: certificates.named, sentence: /is for another name \(.*\)\. Use a name that it contains/ },
  { cert: certificates.named, ca: certificates.expired, sentence: /was not issued by the CA in the file of sslrootcert, \S+ \(/ },
  {
    cert: certificates.named,
    ca: "a-host-name\n",
    sentence: /^DATABASE_URL: the file of sslrootcert, \S+, contains no certificate in PEM format/,
  },
  { cert: certificates.expired, ca: certificates.expired, sentence: /has expired \(/ },
])("advice about a certificate names its cause: $sentence", async ({ cert, ca, sentence }) => {
  const server = createServer((socket) => {
    socket.once("data", () => {
      socket.write("S");
      new TLSSocket(socket, { isServer: true, cert, key }).on("error", () => {});
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const folder = mkdtempSync(join(tmpdir(), "gantry-certificate-"));
  const file = join(folder, "ca.pem");
  writeFileSync(file, ca ?? "");
  const { port } = server.address() as AddressInfo;
  const problem = await problemOf(
    `postgres://u:p@127.0.0.1:${port}/db?sslmode=verify-full${ca === undefined ? "" : `&sslrootcert=${file}`}`,
  );
  server.close();
  rmSync(folder, { recursive: true });
  expect(problem?.message).toMatch(sentence);
  expect(problem?.isTemporary).toBe(false);
});

test("blanks around DATABASE_URL do not count", () => {
  const url = "postgres://u:p@127.0.0.1:1/db";
  const env = { DATABASE_URL: ` ${url}\n`, JWT_SECRET: "x".repeat(48), WORKER_SECRET: "y".repeat(48) };
  const settings = { ...env, ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}` };
  expect(loadConfig(settings).databaseUrl).toBe(url);
});
