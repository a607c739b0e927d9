// Runs only with the command --with-failure: what a failure looks like.
import assert from "node:assert/strict";
import { test } from "node:test";
import { call, signIn } from "../../client.mjs";

test("ten of a kind are ten percent off", async () => {
  const { body } = await call("POST", "/orders", { token: await signIn(), body: { item: "tea", quantity: 10 } });
  assert.equal(body.total, 2250, "the discount is missing");
});
