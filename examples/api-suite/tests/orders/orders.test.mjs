import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { call, signIn } from "../../client.mjs";

describe("orders", () => {
  let token;
  before(async () => {
    token = await signIn();
  });

  test("an order is kept and can be read back", async () => {
    const created = await call("POST", "/orders", { token, body: { item: "tea", quantity: 2 } });
    assert.equal(created.status, 201);
    assert.deepEqual((await call("GET", `/orders/${created.body.id}`)).body, created.body);
  });

  test("its total is its price times its quantity", async () => {
    const { body } = await call("POST", "/orders", { token, body: { item: "coffee", quantity: 3 } });
    assert.equal(body.total, 750);
  });

  test("an order without a quantity is refused with words", async () => {
    assert.deepEqual(await call("POST", "/orders", { token, body: { item: "tea" } }), {
      status: 400,
      body: { error: "an order needs an item and a quantity above 0" },
    });
  });

  test("a deleted order is gone", async () => {
    const { body } = await call("POST", "/orders", { token, body: { item: "milk", quantity: 1 } });
    assert.equal((await call("DELETE", `/orders/${body.id}`, { token })).status, 200);
    assert.equal((await call("GET", `/orders/${body.id}`)).status, 404);
  });
});
