import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { untilReady } from "./until-ready.ts";

const other = createServer((_, response) => response.end("{}"));
afterEach(() => void other.close());

test("another program at the address is not taken for the server", async () => {
  await once(other.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  expect(await untilReady(url, 300, new Promise(() => {}))).toBe("not ready within 0.3 s");
  expect(await untilReady(url, 60_000, Promise.resolve())).toBe("ready");
});
