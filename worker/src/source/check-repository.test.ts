import { parseAllowList } from "@gantry/host/allow-list.ts";
import { expect, test } from "vitest";
import { checkRepository } from "./check-repository.ts";

const nothing = parseAllowList([]);
const judge = (address: string, allow = nothing, hasToken = false) => checkRepository(address, allow, hasToken);

test.each([
  "https://127.0.0.1/a/b",
  "https://localhost/a/b",
  "https://0x7f.1/a/b",
  "https://[::ffff:127.0.0.1]/a/b",
  "https://169.254.169.254/a/b",
  "https://192.168.1.1:8443/a/b",
])("%s is refused", async (address) => {
  await expect(judge(address)).rejects.toThrow("is not on the public internet");
});

test("the operator can allow a private host, its addresses are pinned, and a token never goes over http", async () => {
  const allow = parseAllowList(["localhost:8443", "localhost:8080"]);
  expect((await judge("https://localhost:8443/a/b", allow, true)).pinned).toMatch(/^localhost:8443:(?:127\.0\.0\.1|\[::1\])/);
  expect((await judge("http://localhost:8080/a/b", allow)).url.protocol).toBe("http:");
  await expect(judge("http://localhost:8080/a/b", allow, true)).rejects.toThrow("because a token is sent to it");
  await expect(judge("https://localhost:9/a/b", allow)).rejects.toThrow("is not on the public internet");
  await expect(judge("https://localhost.:8443/a/b", allow)).rejects.toThrow("must not have a dot");
  await expect(judge("http://127.0.0.1/a/b", parseAllowList(["127.0.0.0/8"]))).rejects.toThrow("must be an https address");
});
