import { expect, test } from "vitest";
import { isPublicHost } from "./public-host.ts";

test.each([
  "localhost",
  "localhost:5000",
  "127.0.0.1",
  "8.8.8.8:443",
  "[::1]:5000",
  "2130706433",
  "0x7f.1",
  "0x7f000001",
  "no-such-host.invalid",
])("%s is not a registry of the public internet", async (registry) => {
  expect(await isPublicHost(registry)).toBe(false);
});
