import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { call } from "../../client.mjs";

describe("health", () => {
  test("the service says that it is up", async () => {
    assert.deepEqual(await call("GET", "/health"), { status: 200, body: { status: "ok" } });
  });

  test("it answers ten times in a row", async () => {
    for (let n = 0; n < 10; n++) assert.equal((await call("GET", "/health")).status, 200);
  });

  test("an address that is not there is a 404 with words", async () => {
    assert.deepEqual(await call("GET", "/nowhere"), { status: 404, body: { error: "no such place" } });
  });
});
