import { expect, test } from "vitest";
import { secretsInFile } from "./secrets-in-file.ts";

test("values whose key says that they are secret are found in JSON, YAML and lists of settings", () => {
  const account = {
    type: "service_account",
    project_id: "acme-shop-1234",
    private_key: "-----BEGIN-----\nMIIEvQ+abc\n-----END-----\n",
    tokens: ["x"],
  };
  expect(secretsInFile(JSON.stringify(account, null, 2))).toContain(account.private_key);
  expect(secretsInFile(JSON.stringify(account))).not.toContain("acme-shop-1234");
  const kubeconfig = `users:\r\n- name: ci\r\n  user:\r\n    token: eyJhbGciOi.abc-def\r\n    client-key-data: "LS0tLS1CRUdJTg=="\r\n    username: somebody-known\r\n`;
  expect(secretsInFile(kubeconfig)).toEqual(["eyJhbGciOi.abc-def", "LS0tLS1CRUdJTg=="]);
  const others =
    "export DB_PASSWORD='s3cr3t value'\n//npm.example.com/:_authToken=npm_0123456789\nmachine example.com\n  password correct-horse\nAPI_KEY=short\n";
  expect(secretsInFile(others)).toEqual(["s3cr3t value", "npm_0123456789", "correct-horse"]);
});

test("text without keys, broken JSON and a line of 64 KiB give nothing and take no time worth mentioning", () => {
  expect(secretsInFile("-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n")).toEqual([]);
  expect(secretsInFile('{"token": "0123456789", broken')).toEqual(["0123456789"]);
  for (const text of ["a ".repeat(32_768), " ".repeat(65_536), "key".repeat(20_000), `${"[".repeat(30_000)}`, "token:".repeat(10_000)])
    expect(secretsInFile(text).length).toBeLessThan(2);
});
