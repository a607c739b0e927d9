import { api } from "@gantry/contract/api.ts";
import fc from "fast-check";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plans } from "@gantry/contract/plans/schemas.ts";
import { newId } from "../../platform/crypto/ids.ts";
import { announceMembershipChange } from "../accounts/members.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { gate, lockOrganization } from "../../testing/gate.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

const secret = "whsec_test_secret_of_the_webhook";
let server: TestServer;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    SMTP_URL: mailServer.url,
    FRONTEND_URL: "https://gantry.example",
    BILLING_WEBHOOK_SECRET: secret,
    BILLING_PRICE_STARTER: "price_starter_month,price_starter_year",
    BILLING_PRICE_TEAM: "price_team",
    BILLING_PRICE_BUSINESS: "price_business",
  });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});
beforeEach(() => void (mailServer.received = []));

const now = () => Math.floor(Date.now() / 1000);
interface EventOptions {
  type?: string;
  created?: number;
  id?: string;
  price?: string;
  subscription?: string;
  object?: Record<string, unknown>;
}

/** An event of the subscription of `person`'s organization, as sent by the provider. */
function eventOf(person: Person | undefined, options: EventOptions = {}) {
  return {
    id: options.id ?? `evt_${newId()}`,
    object: "event",
    type: options.type ?? "customer.subscription.updated",
    created: options.created ?? now(),
    data: {
      object: {
        id: options.subscription ?? "sub_1",
        object: "subscription",
        customer: `cus_${person?.organizationId}`,
        status: "active",
        metadata: person ? { organizationId: person.organizationId } : {},
        items: { data: [{ price: { id: options.price ?? "price_team" } }] },
        ...options.object,
      },
    },
  };
}

const sign = (payload: string, timestamp = now(), signedWith = secret) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: signedWith, timestamp });

async function deliver(
  event: unknown,
  { header, path = "billing", name = "billing-signature" }: { header?: string; path?: string; name?: string } = {},
) {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  return server.raw(path === "stripe" ? api.billing.stripeWebhook : api.billing.webhook, {
    body,
    headers: { [name]: header ?? sign(body) },
  });
}

const organizationOf = async (person: Person) => (await person.call(api.organizations.get)).data;
const logOf = async (person: Person) => (await person.call(api.billing.events)).data;
const logLines = () => server.ctx.db.asSystem((tx) => tx.selectFrom("webhook_log").selectAll().execute());
const mailsSent = async () => {
  await server.outbox.idle();
  return mailServer.received.filter(({ mail }) => !mail.subject?.startsWith("Welcome")).map(({ to, mail }) => [to[0], mail.subject]);
};

describe("the signature", () => {
  test("under either path and header name a signed event sets plan and limits, with a line in the log", async () => {
    for (const [path, name] of [
      ["billing", "billing-signature"],
      ["stripe", "stripe-signature"],
    ] as const) {
      const person = await server.signUp();
      const event = eventOf(person);
      expect(await deliver(event, { path, name })).toMatchObject({ status: 200, body: { success: true } });
      expect(await organizationOf(person)).toMatchObject({ plan: "team", limits: plans.team });
      const stored = await server.ctx.db.asSystem((tx) =>
        tx.selectFrom("organizations").select("limits").where("id", "=", person.organizationId).executeTakeFirst(),
      );
      expect(stored?.limits).toEqual(plans.team);
      expect(await logOf(person)).toMatchObject([{ eventId: event.id, type: event.type, status: "success", reason: null }]);
    }
  });

  test("an invalid or old signature is 400 and writes nothing", async () => {
    const person = await server.signUp();
    const event = eventOf(person);
    const body = JSON.stringify(event);
    const before = (await logLines()).length;
    const [time, v1] = sign(body).split(",");
    const refused = await Promise.all([
      server.raw(api.billing.webhook, { body }),
      deliver(body, { header: "" }),
      deliver(body, { header: "nonsense" }),
      deliver(body, { header: sign(body, now(), "another-secret") }),
      deliver(body, { header: sign(body, now() - 302) }),
      deliver(body, { header: sign(body, now() + 320) }),
      deliver(body, { header: `${time},v0=${v1?.slice(3)}` }),
      deliver(JSON.stringify(event, null, 1), { header: sign(body) }),
      deliver(`${body} `, { header: sign(body) }),
      deliver(body.replace("price_team", "price_business"), { header: sign(body) }),
    ]);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 400, body: { success: false, error: "Invalid signature", code: "INVALID_SIGNATURE" } });
    }
    expect((await logLines()).length).toBe(before);
    expect((await organizationOf(person)).plan).toBe("free");
  });

  test("one valid signature among several is enough, also one from 299 seconds ago", async () => {
    const person = await server.signUp();
    const body = JSON.stringify(eventOf(person));
    const timestamp = now() - 299;
    const header = `t=${timestamp},v1=${"0".repeat(64)},${sign(body, timestamp).split(",")[1]}`;
    expect((await deliver(body, { header })).status).toBe(200);
    expect((await organizationOf(person)).plan).toBe("team");
  });

  test("a signed body that is not an event is 400", async () => {
    for (const body of ["not json", "[]", "null", '{"id":"evt_1"}', JSON.stringify({ ...eventOf(undefined), created: "now" })]) {
      expect(await deliver(body)).toMatchObject({ status: 400, body: { success: false, error: "Invalid event" } });
    }
  });

  test("without a secret every event is rejected", async () => {
    const bare = await startTestServer();
    try {
      const body = JSON.stringify(eventOf(undefined));
      const answer = await bare.raw(api.billing.webhook, { body, headers: { "billing-signature": sign(body, now(), "") } });
      expect(answer).toMatchObject({ status: 400, body: { error: "Invalid signature" } });
    } finally {
      await bare.close();
    }
  });
});

describe("once and in order", () => {
  test("twenty concurrent copies of an event count once", async () => {
    const person = await server.signUp();
    const event = eventOf(person, { type: "customer.subscription.deleted" });
    await deliver(eventOf(person, { created: now() - 5 }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await logLines()).filter(({ event_id }) => event_id === event.id)).toHaveLength(1);
    expect(await mailsSent()).toEqual([[person.email, "The subscription of Example has ended"]]);
    const audit = await server.ctx.db.asSystem((tx) =>
      tx
        .selectFrom("audit_log")
        .select("details")
        .where("org_id", "=", person.organizationId)
        .where("action", "=", "organization.plan_changed")
        .execute(),
    );
    expect(audit).toHaveLength(2);
  });

  test("two events of a new customer at the same time both count", async () => {
    const person = await server.signUp();
    const events = [eventOf(person), eventOf(person)];
    await gate(
      server.ctx.db,
      lockOrganization(person.organizationId),
      events.map((event) => () => deliver(event)),
    );
    expect((await logOf(person)).map(({ status }: { status: string }) => status)).toEqual(["success", "success"]);
  });

  test("an event older than the last one changes nothing; within a second, the end comes last", async () => {
    const person = await server.signUp();
    const at = now();
    await deliver(eventOf(person, { created: at, price: "price_team" }));
    await deliver(eventOf(person, { created: at - 1, price: "price_business" }));
    expect((await organizationOf(person)).plan).toBe("team");
    await deliver(eventOf(person, { created: at, price: "price_business" }));
    expect((await organizationOf(person)).plan).toBe("business");
    await deliver(eventOf(person, { created: at, type: "customer.subscription.deleted" }));
    await deliver(eventOf(person, { created: at, price: "price_business" }));
    expect((await organizationOf(person)).plan).toBe("free");
    expect((await logOf(person)).map(({ status }: { status: string }) => status)).toEqual([
      "ignored",
      "success",
      "success",
      "ignored",
      "success",
    ]);
  });

  test("in any order and with repeats, the newest state of each subscription decides", async () => {
    const kinds = fc.record({
      type: fc.constantFrom("customer.subscription.created", "customer.subscription.updated", "customer.subscription.deleted"),
      price: fc.constantFrom("price_starter_month", "price_team", "price_business"),
      subscription: fc.constantFrom("sub_1", "sub_1", "sub_2"),
    });
    const story = fc
      .array(kinds, { minLength: 2, maxLength: 12 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray([...events.keys(), ...events.keys()], { minLength: events.length * 2 })),
      );
    await fc.assert(
      fc.asyncProperty(story, async ([kind, order]) => {
        const [orderly, disorderly] = [await server.signUp(), await server.signUp()];
        const start = now() - 1000;
        const eventsFor = (person: Person) => kind.map((options, index) => eventOf(person, { ...options, created: start + index }));
        for (const event of eventsFor(orderly)) await deliver(event);
        const events = eventsFor(disorderly);
        for (const index of order) await deliver(events[index]);
        const newest = new Map(kind.map((event, index) => [event.subscription, { ...event, index }]));
        const running = [...newest.values()].filter(({ type }) => !type.endsWith("deleted")).sort((a, b) => b.index - a.index)[0];
        const expected = running ? running.price.replace(/^price_|_month$/g, "") : "free";
        expect((await organizationOf(orderly)).plan).toBe(expected);
        expect((await organizationOf(disorderly)).plan).toBe(expected);
        const lines = (await logLines()).filter(({ event_id }) => events.some(({ id }) => id === event_id));
        expect(lines).toHaveLength(events.length);
      }),
      { numRuns: 10 },
    );
  });
});

describe("updates of one second", () => {
  const price = (id: string) => ({ items: { data: [{ price: { id } }] } });
  const update = (person: Person, created: number, from: string, to: string) => {
    const event = eventOf(person, { created, price: to });
    return { ...event, data: { ...event.data, previous_attributes: price(from) } };
  };
  const permutations = <T>(list: T[]): T[][] =>
    list.length < 2
      ? [list]
      : list.flatMap((first, at) => permutations(list.filter((_, index) => index !== at)).map((rest) => [first, ...rest]));

  test.each([
    ["a way", ["price_team", "price_business", "price_starter_month"], "starter"],
    ["there and back", ["price_team", "price_business", "price_team"], "team"],
    ["a loop on the way", ["price_team", "price_business", "price_team", "price_starter_year"], "starter"],
  ])("end with the last plan in any order: %s", async (_name, path, expected) => {
    const steps = path.slice(1).map((to, index) => [path[index] ?? "", to] as const);
    for (const order of permutations([...steps])) {
      const person = await server.signUp();
      const at = now() - 5;
      await deliver(eventOf(person, { type: "customer.subscription.created", created: at - 60, price: path[0] ?? "" }));
      for (const [from, to] of order) expect((await deliver(update(person, at, from, to))).status).toBe(200);
      expect((await organizationOf(person)).plan, JSON.stringify(order)).toBe(expected);
    }
  });

  test("also end with created and deleted subscriptions", async () => {
    for (const reversed of [false, true]) {
      const person = await server.signUp();
      const at = now() - 5;
      const change = (status: string, before: string) => {
        const event = eventOf(person, { created: at, object: { status } });
        return { ...event, data: { ...event.data, previous_attributes: { status: before } } };
      };
      const events = [change("active", "incomplete"), change("unpaid", "active")];
      for (const event of reversed ? events.reverse() : events) await deliver(event);
      expect((await organizationOf(person)).plan).toBe("free");
    }
  });
});

describe("what events do", () => {
  test("a payer may be an account, with or without a customer", async () => {
    const person = await server.signUp();
    const account = { customer: null, customer_account: `acct_${person.organizationId}` };
    await deliver(eventOf(person, { created: now() - 20, object: account }));
    expect((await organizationOf(person)).plan).toBe("team");
    // Its metadata is no longer used, under either name.
    const both = { ...account, customer: `cus_${person.organizationId}`, metadata: {} };
    await deliver(eventOf(person, { created: now() - 15, price: "price_business", object: both }));
    expect((await organizationOf(person)).plan).toBe("business");
    await deliver(eventOf(person, { created: now() - 10, price: "price_team", object: { metadata: {} } }));
    expect((await organizationOf(person)).plan).toBe("team");
    await deliver(eventOf(person, { created: now() - 5, type: "customer.subscription.deleted", object: { ...account, metadata: {} } }));
    expect((await organizationOf(person)).plan).toBe("free");
    const nobody = eventOf(person, { object: { customer: null } });
    await deliver(nobody);
    expect((await logLines()).find(({ event_id }) => event_id === nobody.id)?.status).toBe("failed");
  });

  test("a zero invoice sends no mail; an invoice before its subscription event names its plan", async () => {
    const person = await server.signUp();
    const invoice = {
      customer: `cus_${person.organizationId}`,
      metadata: { organizationId: person.organizationId },
      currency: "eur",
      amount_paid: 0,
    };
    const paid = (object: object) => deliver({ ...eventOf(person, { type: "invoice.payment_succeeded" }), data: { object } });
    await paid(invoice);
    expect((await mailsSent()).filter(([to]) => to === person.email)).toEqual([]);
    expect(await logOf(person)).toMatchObject([{ status: "ignored", reason: "nothing had to be paid" }]);
    const lines = (of: (id: string) => object) => ({
      data: [
        { amount: -500, ...of("price_starter_month") },
        { amount: 9900, ...of("price_business") },
      ],
    });
    await paid({ ...invoice, amount_paid: 9400, lines: lines((price) => ({ pricing: { price_details: { price } } })) });
    await paid({ ...invoice, amount_paid: 9400, lines: lines((id) => ({ price: { id } })) });
    await server.outbox.idle();
    const texts = mailServer.received
      .filter(({ to, mail }) => to[0] === person.email && mail.subject?.startsWith("Payment"))
      .map(({ mail }) => mail.text ?? "");
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text.toLowerCase()).toContain("business");
    expect((await organizationOf(person)).plan).toBe("free");
  });

  test("an unknown price changes nothing, and a redelivery succeeds once the price is configured", async () => {
    const person = await server.signUp();
    const event = eventOf(person, { price: "price_new" });
    expect((await deliver(event)).status).toBe(200);
    expect((await organizationOf(person)).plan).toBe("free");
    expect(await logOf(person)).toMatchObject([{ status: "failed", reason: "no plan has the price price_new" }]);
    const prices = server.ctx.config.billing.prices as Map<string, "team">;
    prices.set("price_new", "team");
    await deliver(event);
    prices.delete("price_new");
    expect((await organizationOf(person)).plan).toBe("team");
    expect(await logOf(person)).toMatchObject([{ status: "success", reason: null }]);
  });

  test("other types, unknown customers and unpaid new subscriptions are logged as ignored", async () => {
    const person = await server.signUp();
    const events = [
      eventOf(person, { type: "customer.created" }),
      eventOf(undefined, { object: { customer: "cus_nobody" } }),
      eventOf(person, { type: "customer.subscription.created", object: { status: "incomplete" } }),
      eventOf(undefined, { object: { customer: "cus_nobody", metadata: { organizationId: newId() } } }),
    ];
    for (const event of events) expect((await deliver(event)).status).toBe(200);
    const lines = await logLines();
    for (const { id } of events) expect(lines.find(({ event_id }) => event_id === id)?.status).toBe("ignored");
    expect((await organizationOf(person)).plan).toBe("free");
  });

  test("the stored customer decides which organization an event is for", async () => {
    const [payer, other] = [await server.signUp(), await server.signUp()];
    await deliver(eventOf(payer));
    await deliver(eventOf(other, { price: "price_starter_year" }));
    const forged = eventOf(payer, { price: "price_business", object: { metadata: { organizationId: other.organizationId } } });
    await deliver(forged);
    expect((await organizationOf(payer)).plan).toBe("business");
    expect((await organizationOf(other)).plan).toBe("starter");
    const stranger = eventOf(other, { price: "price_business", object: { customer: "cus_stranger" } });
    await deliver(stranger);
    expect((await organizationOf(other)).plan).toBe("starter");
    expect((await logLines()).find(({ event_id }) => event_id === stranger.id)?.status).toBe("ignored");
  });

  test("payments send mails to the active admins with amount and currency, and change no plan", async () => {
    const person = await server.signUp({ organizationName: "Harbour & Sons" });
    await deliver(eventOf(person, { created: now() - 10 }));
    const invoice = { customer: `cus_${person.organizationId}`, currency: "eur", hosted_invoice_url: "https://billing.example/i/1" };
    await deliver({ ...eventOf(person, { type: "invoice.payment_succeeded" }), data: { object: { ...invoice, amount_paid: 9900 } } });
    await deliver({
      ...eventOf(person, { type: "invoice.payment_failed" }),
      data: { object: { ...invoice, amount_due: 9900, next_payment_attempt: now() + 86_400 } },
    });
    await deliver({ ...eventOf(person, { type: "invoice.payment_succeeded" }), data: { object: { customer: invoice.customer } } });
    expect((await mailsSent()).sort()).toEqual([
      [person.email, "Payment failed: €99.00 for Harbour & Sons"],
      [person.email, "Payment received for Harbour & Sons"],
      [person.email, "Payment received: €99.00 for Harbour & Sons"],
    ]);
    expect((await organizationOf(person)).plan).toBe("team");
    await person.request(api.organizations.changeNotifications, { body: { billing: false } });
    await deliver({ ...eventOf(person, { type: "invoice.payment_failed" }), data: { object: invoice } });
    expect(await mailsSent()).toHaveLength(3);
  });

  test("a downgrade keeps existing records and blocks new ones while over the limit", async () => {
    const person = await server.signUp();
    await deliver(eventOf(person, { created: now() - 20 }));
    for (const name of ["One", "Two", "Three", "Four"])
      expect((await person.request(api.projects.create, { body: { name } })).status).toBe(201);
    await deliver(eventOf(person, { created: now() - 10, price: "price_starter_month" }));
    expect((await organizationOf(person)).limits).toEqual(plans.starter);
    const refused = await person.request(api.projects.create, { body: { name: "Five" } });
    expect(refused).toMatchObject({ status: 429, body: { success: false, error: "Project limit reached", code: "PROJECT_LIMIT_REACHED" } });
    expect(refused.body.message).toMatch(/^4 of 3 used on the starter plan\./);
    expect((await person.call(api.projects.list)).data).toHaveLength(4);
    expect((await person.call(api.organizations.usage)).data.projects).toEqual({ used: 4, limit: 3 });
  });

  test("a downgrade during concurrent creations: later ones respect the new limit", async () => {
    const person = await server.signUp();
    await deliver(eventOf(person, { created: now() - 20 }));
    const create = (count: number) =>
      Promise.all(Array.from({ length: count }, () => person.request(api.projects.create, { body: { name: newId() } })));
    const during = create(10);
    const downgrade = deliver(eventOf(person, { price: "price_starter_month" }));
    const runs = Promise.all(Array.from({ length: 5 }, () => person.request(api.executions.create, { body: { image: "shop/e2e" } })));
    expect((await downgrade).status).toBe(200);
    const after = await create(10);
    const answers = [...(await during), ...after];
    const made = answers.filter(({ status }) => status === 201).length;
    const shown = (await person.call(api.projects.list)).data.length;
    // The runs may have created the project `Default`.
    expect([made, made + 1]).toContain(shown);
    for (const { status, body } of answers) {
      if (status === 201) continue;
      expect(status).toBe(429);
      expect(body.message).toMatch(/^\d+ of 3 used on the starter plan\./);
    }
    const madeAfter = after.filter(({ status }) => status === 201).length;
    expect(madeAfter === 0 || shown <= 3).toBe(true);
    expect((await runs).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  });

  test("admins see the log of their own organization only", async () => {
    const [payer, other] = [await server.signUp(), await server.signUp()];
    await deliver(eventOf(payer));
    expect(await logOf(other)).toEqual([]);
    await server.ctx.db.asSystem(async (tx) => {
      await tx.updateTable("memberships").set({ role: "viewer" }).where("user_id", "=", other.id).execute();
      await announceMembershipChange(tx, other.id);
    });
    await expect.poll(async () => (await other.request(api.billing.events)).status).toBe(403);
    const page = await payer.request(api.billing.events, { query: { limit: "1" } });
    expect(page.body.pagination).toEqual({ limit: 1, nextCursor: null, total: 1 });
  });
});
