import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { call, signIn } from "../../client.mjs";

describe("signing in", () => {
  test("the right password gives a token", async () => {
    assert.equal(typeof (await signIn()), "string");
  });

  test("a wrong password is refused", async () => {
    assert.equal((await call("POST", "/login", { body: { user: "ada", password: "byron" } })).status, 401);
  });

  test("without a token nothing can be ordered", async () => {
    assert.equal((await call("POST", "/orders", { body: { item: "tea", quantity: 1 } })).status, 401);
  });
});
