import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type TestServer, startTestServer } from "../../testing/start-server.ts";
import { startOutbox } from "./outbox.ts";
import { addToOutbox } from "./add-to-outbox.ts";
import { type Delivery, deliverer, exponentialBackoff, Undeliverable } from "./topic.ts";

const Greeting = { name: "greeting", payload: z.object({ text: z.string() }) };

function latch() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe("the outbox", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const put = (organizationId: string, text: string, key?: string) =>
    server.ctx.db.withTenant(organizationId, (tx) =>
      addToOutbox(server.ctx, tx, Greeting, { text }, { organizationId, ...(key ? { key } : {}) }),
    );
  const delivering = (deliver: Delivery<{ text: string }>["deliver"], more: Partial<Delivery<{ text: string }>> = {}) =>
    startOutbox(server.ctx, [deliverer({ topic: Greeting, retryAfterMs: exponentialBackoff(3, 20), deliver, ...more })]);

  test("delivers what was committed and nothing that was rolled back", async () => {
    const { organizationId } = await server.signUp();
    await put(organizationId, "kept");
    await server.ctx.db
      .withTenant(organizationId, async (tx) => {
        await addToOutbox(server.ctx, tx, Greeting, { text: "lost" }, { organizationId });
        throw new Error("rolled back");
      })
      .catch(() => {});
    const seen: string[] = [];
    const outbox = await delivering(async ({ text }) => void seen.push(text));
    await outbox.idle();
    await outbox.stop();
    expect(seen).toEqual(["kept"]);
  });

  test("retries, then gives up and records why", async () => {
    const { organizationId } = await server.signUp();
    await put(organizationId, "never");
    const attempts: number[] = [];
    const reasons: string[] = [];
    const ended = latch();
    const outbox = await delivering(
      async (_payload, { attempt }) => {
        attempts.push(attempt);
        throw new Error("nobody at home");
      },
      {
        givenUp: async (_payload, _letter, reason) => {
          reasons.push(reason);
          ended.resolve();
        },
      },
    );
    await ended.promise;
    await outbox.stop();
    expect(attempts).toEqual([1, 2, 3]);
    expect(reasons).toEqual(["nobody at home"]);
  });

  test("does not retry what cannot be delivered", async () => {
    const { organizationId } = await server.signUp();
    await put(organizationId, "wrong address");
    let tries = 0;
    const outbox = await delivering(async () => {
      tries++;
      throw new Undeliverable("no such receiver");
    });
    await outbox.idle();
    await outbox.stop();
    expect(tries).toBe(1);
  });

  test("sends one message per key, however often it is queued", async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    await Promise.all(Array.from({ length: 8 }, () => put(one.organizationId, "once", "month")));
    await put(other.organizationId, "once", "month");
    const seen: (string | undefined)[] = [];
    const outbox = await delivering(async (_payload, { organizationId }) => void seen.push(organizationId));
    await outbox.idle();
    await outbox.stop();
    expect(seen.sort()).toEqual([one.organizationId, other.organizationId].sort());
  });

  test("each message is delivered once when several processes run", async () => {
    const { organizationId } = await server.signUp();
    const seen: string[] = [];
    const deliver = async ({ text }: { text: string }) => {
      // So that the deliveries overlap.
      await pause(2);
      seen.push(text);
    };
    const processes = await Promise.all([delivering(deliver), delivering(deliver), delivering(deliver)]);
    const texts = Array.from({ length: 60 }, (_, index) => `message ${index}`);
    try {
      // One after the other: on a slow machine, some of sixty concurrent transactions of an organization are refused.
      for (const text of texts) await put(organizationId, text);
      for (const process of processes) await process.idle();
    } finally {
      for (const process of processes) await process.stop();
    }
    expect(seen.sort()).toEqual(texts.sort());
  });

  test("one organization's slow receiver does not delay others", async () => {
    const [slow, quick] = [await server.signUp(), await server.signUp()];
    for (let index = 0; index < 30; index++) await put(slow.organizationId, "slow");
    const released = latch();
    const arrived = latch();
    const outbox = await delivering(async ({ text }) => (text === "slow" ? released.promise : arrived.resolve()));
    await put(quick.organizationId, "quick");
    await arrived.promise;
    released.resolve();
    await outbox.idle();
    await outbox.stop();
  });

  test("a message that two processes read at the same time is delivered once", async () => {
    const { organizationId } = await server.signUp();
    await put(organizationId, "once");
    const seen: string[] = [];
    const deliver = async ({ text }: { text: string }) => void seen.push(text);
    // Both read while the message is locked; without a lock both would then deliver it.
    const processes = await server.ctx.db.asSystem(async (tx) => {
      await tx.selectFrom("outbox").select("id").where("org_id", "=", organizationId).forUpdate().execute();
      const started = await Promise.all([delivering(deliver), delivering(deliver)]);
      // Both look, and skip the locked message. That has no event.
      await pause(500);
      return started;
    });
    for (const outbox of processes) {
      await outbox.idle();
      await outbox.stop();
    }
    expect(seen).toEqual(["once"]);
  });

  test("stores payloads encrypted", async () => {
    const { organizationId } = await server.signUp();
    await put(organizationId, "a-link-with-a-token");
    const waiting = await server.ctx.db.asSystem((tx) =>
      tx.selectFrom("outbox").select("payload").where("org_id", "=", organizationId).executeTakeFirst(),
    );
    expect(JSON.stringify(waiting)).not.toContain("a-link-with-a-token");
    const outbox = await delivering(async () => {});
    await outbox.idle();
    await outbox.stop();
    const ended = await server.ctx.db.asSystem((tx) =>
      tx.selectFrom("outbox").select(["payload", "state"]).where("org_id", "=", organizationId).executeTakeFirst(),
    );
    expect(ended).toEqual({ payload: null, state: "delivered" });
  });
});
