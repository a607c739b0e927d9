import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorLogins } from "./docker-config.ts";

let folder: string;
const path = process.env.PATH;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-docker-config-"));
  const helper = `#!/bin/sh
read -r server
case "$server" in
  helped.example.com) echo '{"ServerURL":"helped.example.com","Username":"helper","Secret":"s3cret"}' ;;
  stored.example.com) echo '{"ServerURL":"stored.example.com","Username":"<token>","Secret":"an-identity-token"}' ;;
  *) echo "credentials not found in native keychain"; exit 1 ;;
esac
`;
  await writeFile(join(folder, "docker-credential-test"), helper);
  await chmod(join(folder, "docker-credential-test"), 0o755);
  process.env.PATH = `${folder}${delimiter}${path ?? ""}`;
});
afterAll(async () => {
  process.env.PATH = path;
  await rm(folder, { recursive: true });
});

const basic = (login: string) => ({ auth: Buffer.from(login).toString("base64") });

test.each([
  ["docker.io", { username: "acme", password: "pass:word", serveraddress: "https://index.docker.io/v1/" }],
  ["registry.example.com:5000", { username: "ci", password: "p", serveraddress: "https://Registry.example.com:5000" }],
  ["helped.example.com", { username: "helper", password: "s3cret", serveraddress: "helped.example.com" }],
  ["stored.example.com", { identitytoken: "an-identity-token", serveraddress: "stored.example.com" }],
  ["forgotten.example.com", undefined],
  ["unknown.example.com", undefined],
])("%s is pulled with this machine's login", async (registry, login) => {
  const config = {
    auths: {
      "https://index.docker.io/v1/": basic("acme:pass:word"),
      "https://Registry.example.com:5000": basic("ci:p"),
      "stored.example.com": {},
    },
    credHelpers: { "helped.example.com": "test", "forgotten.example.com": "test" },
    credsStore: "test",
  };
  await writeFile(join(folder, "config.json"), JSON.stringify(config));
  expect(await operatorLogins(folder)(registry)).toEqual(login);
});

test("without a configuration there is no login; an invalid one is an error", async () => {
  expect(await operatorLogins(join(folder, "missing"))("docker.io")).toBeUndefined();
  await writeFile(join(folder, "config.json"), "{ auths");
  await expect(operatorLogins(folder)("docker.io")).rejects.toThrow(/config\.json is not a Docker configuration/);
  await writeFile(join(folder, "config.json"), JSON.stringify({ credHelpers: { "docker.io": "missing-helper" } }));
  await expect(operatorLogins(folder)("docker.io")).rejects.toThrow(/docker-credential-missing-helper could not be started/);
});
