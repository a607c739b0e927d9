import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashToken } from "../../platform/crypto/random-token.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import type { MailSettings } from "../../platform/mail/settings.ts";
import type { ProviderName } from "../../platform/mail/providers/registry.ts";
import { Undeliverable } from "../../platform/outbox/topic.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { type TestServer, startTestServer } from "../../testing/start-server.ts";
import { composeMail } from "./compose-mail.ts";
import { type MailTypeName, mailTypes } from "./templates/registry.ts";
import { sendMail } from "./send-mail.ts";
import { sampleMails } from "./testing/sample-mails.ts";

describe("mails through a real mail server", () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({
      SMTP_URL: mailServer.url,
      FROM_EMAIL: "gantry@example.org",
      FROM_NAME: "Gantry, the runner",
      EMAIL_RETRY_INITIAL_DELAY: "10",
    });
    // The sample's link is a real one: the mail of an ended invitation is not sent.
    const { organizationId } = await server.signUp();
    const { link } = sampleMails.invitation;
    await server.ctx.db.withTenant(organizationId, (tx) =>
      tx
        .insertInto("invitations")
        .values({
          org_id: organizationId,
          id: server.ctx.newId(),
          email: "sample@example.com",
          role: "viewer",
          token_hash: hashToken(link.slice(link.lastIndexOf("/") + 1)),
          mail_id: null,
          invited_by: null,
          inviter_name: "Ada",
          created_at: new Date(),
          expires_at: new Date(Date.now() + 86_400_000),
        })
        .execute(),
    );
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });
  beforeEach(() => {
    mailServer.received = [];
    mailServer.answer = () => undefined;
  });

  const invite = (organizationId: string, to: string, more: { inviterName?: string; organizationName?: string; key?: string } = {}) =>
    server.ctx.db.withTenant(organizationId, (tx) =>
      sendMail(server.ctx, tx, {
        type: "invitation",
        to,
        organizationId,
        ...(more.key ? { key: more.key } : {}),
        data: {
          ...sampleMails.invitation,
          organizationName: more.organizationName ?? sampleMails.invitation.organizationName,
          inviterName: more.inviterName ?? sampleMails.invitation.inviterName,
        },
      }),
    );
  /** Signing up sends a mail, too. */
  async function signUp() {
    const person = await server.signUp();
    await settled();
    await server.ctx.db.asSystem((tx) => tx.deleteFrom("outbox").where("org_id", "=", person.organizationId).execute());
    mailServer.received = [];
    return person;
  }
  /** Waits until all queued mails have been delivered or given up, including second attempts. */
  const settled = () =>
    expect
      .poll(() => server.ctx.db.asSystem((tx) => tx.selectFrom("outbox").select("id").where("state", "=", "waiting").execute()))
      .toEqual([]);

  test("a mail arrives once, in HTML and plain text, and is not stored readably in the database", async () => {
    const { organizationId } = await signUp();
    await invite(organizationId, "Grace@Example.com");
    await settled();
    const [first, ...others] = mailServer.received;
    expect(others).toEqual([]);
    expect(first?.to).toEqual(["grace@example.com"]);
    expect(first?.mail).toMatchObject({
      subject: "Ada Lovelace invited you to Harbour Systems on Gantry",
      from: { name: "Gantry, the runner", address: "gantry@example.org" },
    });
    for (const half of [first?.mail.html, first?.mail.text]) expect(half).toContain(sampleMails.invitation.link);
    expect(first?.mail.text).toContain("28 November 2026 at 14:03 UTC");
    const stored = await server.ctx.db.asSystem((tx) => tx.selectFrom("outbox").selectAll().where("org_id", "=", organizationId).execute());
    expect(stored.map((row) => [row.state, row.payload])).toEqual([["delivered", null]]);
  });

  test("sends nothing after a rollback, and one mail per key", async () => {
    const { organizationId } = await signUp();
    const undone = server.ctx.db.withTenant(organizationId, async (tx) => {
      await sendMail(server.ctx, tx, { type: "welcome", to: "lost@example.com", organizationId, data: sampleMails.welcome });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const sent = await Promise.all(Array.from({ length: 6 }, () => invite(organizationId, "once@example.com", { key: "a" })));
    await settled();
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(mailServer.received.map(({ to }) => to)).toEqual([["once@example.com"]]);
  });

  test("retries a busy server with the same message id, but not a rejected address", async () => {
    const { organizationId } = await signUp();
    const asked = new Map<string, number>();
    mailServer.answer = (to) => {
      const times = (asked.get(to) ?? 0) + 1;
      asked.set(to, times);
      if (to === "busy@example.com" && times < 3) return { code: 451, text: "try later" };
      return to === "nobody@example.com" ? { code: 550, text: "no such mailbox" } : undefined;
    };
    await invite(organizationId, "busy@example.com");
    await invite(organizationId, "nobody@example.com");
    await settled();
    expect(mailServer.received.map(({ to }) => to)).toEqual([["busy@example.com"]]);
    expect(Object.fromEntries(asked)).toEqual({ "busy@example.com": 3, "nobody@example.com": 1 });
    const rows = await server.ctx.db.asSystem((tx) =>
      tx.selectFrom("outbox").select(["id", "state", "attempt"]).where("org_id", "=", organizationId).orderBy("state").execute(),
    );
    expect(rows.map(({ state, attempt }) => ({ state, attempt }))).toEqual([
      { state: "delivered", attempt: 3 },
      { state: "given_up", attempt: 1 },
    ]);
    expect(mailServer.received[0]?.mail.messageId).toBe(`<${rows[0]?.id}@example.org>`);
  });

  test("user-chosen names add no header, no markup and no link", async () => {
    const { organizationId } = await signUp();
    await invite(organizationId, "careful@example.com", {
      inviterName: 'Eve\r\nBcc: all@example.com <b onclick="x">',
      organizationName: "Win at https://evil.example/now \u202e or evil.example",
    });
    await settled();
    const [{ raw, mail, to } = { raw: "", mail: undefined, to: [] }] = mailServer.received;
    expect(to).toEqual(["careful@example.com"]);
    const header = raw.slice(0, raw.indexOf("\r\n\r\n"));
    expect(header).not.toMatch(/^bcc:/im);
    expect(mail?.html).not.toContain("<b onclick");
    expect(mail?.html).toContain("&lt;b onclick=");
    const body = mail?.html?.replace(/<title>.*<\/title>/, "");
    expect(`${body}${mail?.text}`).not.toMatch(/https:\/\/evil|evil\.example|\u202e/);
    expect(mail?.subject).not.toMatch(/[\r\n\u202e]/);
  });
});

test("every type has the same content in HTML and plain text, loads nothing from outside, and contains its link once", () => {
  for (const [type, data] of Object.entries(sampleMails)) {
    const { subject, html, text } = composeMail(type as MailTypeName, data);
    expect(subject).toMatch(/\S/);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
    const sentence = text.split("\n\n")[1]?.replaceAll("\n", " ") ?? "";
    const plain = html.replace(/<[^>]+>/g, "").replaceAll("&#39;", "'");
    expect(plain).toContain(sentence);
    const links = new Set([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]));
    expect(links.size).toBe("unsubscribeLink" in data ? 2 : 1);
    for (const link of links) expect(text).toContain(link);
  }
  expect(Object.keys(sampleMails).sort()).toEqual(Object.keys(mailTypes).sort());
});

describe("mails by a provider's API", () => {
  const asked: { url: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = [];
  let answer = { status: 202, body: "{}" };
  const api = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      asked.push({ url: request.url ?? "", headers: request.headers, body: JSON.parse(text) });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    });
  });
  beforeAll(async () => {
    api.listen(0, "127.0.0.1");
    await once(api, "listening");
  });
  afterAll(() => void api.close());
  beforeEach(() => {
    asked.length = 0;
    answer = { status: 202, body: "{}" };
  });

  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const settingsOf = (name: ProviderName): MailSettings => ({
    from: { name: 'Gantry "CI"', email: "gantry@example.org" },
    provider: { name, apiKey: "key-1", url: `http://127.0.0.1:${(api.address() as AddressInfo).port}/send` },
    smtp: undefined,
    tracking: { opens: true, clicks: true },
    maxPerSecond: undefined,
    retry: { maxAttempts: 3, initialDelayMs: 1 },
  });
  const mail = (type: MailTypeName) => ({
    id: "0123456789abcdef01234567",
    to: "grace@example.com",
    ...composeMail(type, sampleMails[type]),
  });

  test("each is called according to its documentation, with tracking as configured", async () => {
    await createMailer(settingsOf("sendgrid"), log).send(mail("welcome"));
    await createMailer(settingsOf("postmark"), log).send(mail("welcome"));
    await createMailer(settingsOf("resend"), log).send(mail("welcome"));
    const [sendgrid, postmark, resend] = asked;
    expect(sendgrid?.headers.authorization).toBe("Bearer key-1");
    expect(sendgrid?.body).toMatchObject({
      personalizations: [{ to: [{ email: "grace@example.com" }] }],
      from: { email: "gantry@example.org", name: 'Gantry "CI"' },
      content: [{ type: "text/plain" }, { type: "text/html" }],
      tracking_settings: { open_tracking: { enable: true }, click_tracking: { enable: true } },
    });
    expect(postmark?.headers["x-postmark-server-token"]).toBe("key-1");
    expect(postmark?.body).toMatchObject({ From: '"Gantry \\"CI\\"" <gantry@example.org>', To: "grace@example.com", TrackOpens: true });
    expect(resend?.headers["idempotency-key"]).toBe("0123456789abcdef01234567");
    expect(resend?.body).toMatchObject({ to: ["grace@example.com"], subject: "Welcome to Harbour Systems on Gantry" });
    expect(JSON.stringify(asked)).not.toContain("List-Unsubscribe");
  });

  test("a mail that can be turned off has the headers of one-click unsubscribing with each", async () => {
    for (const name of ["sendgrid", "postmark", "resend"] as const) await createMailer(settingsOf(name), log).send(mail("weekly-summary"));
    const address = "<https://gantry.example/api/weekly-summary/unsubscribe/kJ8vQm2x>";
    const headers = { "List-Unsubscribe": address, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    const [sendgrid, postmark, resend] = asked.map(({ body }) => body);
    expect([sendgrid, resend]).toMatchObject([{ headers }, { headers }]);
    expect(postmark?.["Headers"]).toEqual(expect.arrayContaining(Object.entries(headers).map(([Name, Value]) => ({ Name, Value }))));
    asked.length = 0;
    await createMailer(settingsOf("resend"), log).send({ ...mail("weekly-summary"), unsubscribe: "http://localhost:3000/x" });
    expect(asked[0]?.body["headers"]).toEqual({ "List-Unsubscribe": "<http://localhost:3000/x>" });
  });

  test("a link that signs in is never tracked, and nothing is when tracking is off", async () => {
    await createMailer(settingsOf("sendgrid"), log).send(mail("invitation"));
    await createMailer({ ...settingsOf("sendgrid"), tracking: { opens: false, clicks: false } }, log).send(mail("welcome"));
    expect(asked.map(({ body }) => body.tracking_settings)).toEqual([
      { open_tracking: { enable: true }, click_tracking: { enable: false, enable_text: false } },
      { open_tracking: { enable: false }, click_tracking: { enable: false, enable_text: false } },
    ]);
  });

  test("an invalid or missing key writes the mail to the log; other errors are distinguished", async () => {
    const mailer = createMailer(settingsOf("sendgrid"), log);
    answer = { status: 401, body: '{"errors":[]}' };
    await mailer.send(mail("invitation"));
    await createMailer({ ...settingsOf("sendgrid"), provider: undefined }, log).send(mail("welcome"));
    const written = logged.filter(({ text }) => text !== undefined);
    expect(written.map(({ to, subject }) => [to, subject])).toEqual([
      ["grace@example.com", "Ada Lovelace invited you to Harbour Systems on Gantry"],
      ["grace@example.com", "Welcome to Harbour Systems on Gantry"],
    ]);
    expect(written[0]?.text).toContain(sampleMails.invitation.link);
    answer = { status: 503, body: "busy" };
    await expect(mailer.send(mail("welcome"))).rejects.toThrow("sendgrid answered 503: busy");
    answer = { status: 400, body: "no" };
    await expect(mailer.send(mail("welcome"))).rejects.toBeInstanceOf(Undeliverable);
  });
});
