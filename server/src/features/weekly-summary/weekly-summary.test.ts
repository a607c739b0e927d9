import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { type FakeRequest, type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { newProject } from "../../testing/given/project.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { sendDueSummaries } from "./send-due.ts";
import { nextSending } from "./weeks.ts";

let mails: MailServer;
let web: FakeWeb;
let server: TestServer;
let other: TestServer;
let ada: Person;
let projectId: string;

beforeAll(async () => {
  [mails, web] = await Promise.all([startMailServer(), startFakeWeb()]);
  const settings = { DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.test", SMTP_URL: mails.url };
  server = await startTestServer(settings, { safeFetch: web.fetch });
  // A second process on the same database.
  other = await startTestServer({ ...settings, DATABASE_URL: server.ctx.config.databaseUrl }, { safeFetch: web.fetch });
});
afterAll(async () => {
  await other.close();
  await server.close();
  await Promise.all([mails.close(), web.close()]);
});
beforeEach(async () => {
  ada = await server.signUp();
  projectId = await newProject(ada, { name: "Shop" });
});

const weekMs = 7 * 86_400_000;
const nextMonday = () => nextSending("UTC", new Date()).getTime() + 60_000;

/** Both servers look at the same time what is due. */
async function sendAt(now: number): Promise<void> {
  await Promise.all([server, other].map(({ ctx }) => sendDueSummaries({ ...ctx, now: () => now })));
  await Promise.all([server.outbox.idle(), other.outbox.idle()]);
}

const mailsTo = ({ email }: Person) =>
  mails.received.flatMap(({ to, mail }) => (to.includes(email) && mail.subject?.includes("week of") ? [mail] : []));

const subscribe = (person: Person, project: string | null = null, subscribed = true) =>
  person.request(api.weeklySummary.subscribe, { body: { projectId: project, subscribed } });

async function ingest(statuses: Readonly<Record<string, string>>): Promise<void> {
  const tests = Object.entries(statuses).map(([name, status]) => ({ name, status, duration: 2000 }));
  const body = { results: { tool: { name: "suite" }, summary: { tests: tests.length, start: 0, stop: 1 }, tests } };
  expect((await ada.request(api.ingest.report, { query: { projectId }, body })).status).toBe(201);
}

test("a person gets one mail for each week with the week before beside it, also with two servers and after they were away", async () => {
  const viewer = await addMember(server, ada, "viewer");
  expect((await subscribe(ada, projectId)).status).toBe(200);
  await subscribe(ada, projectId);
  await subscribe(viewer);
  await ingest({ "pays <b>by</b> card": "failed", ships: "passed" });
  await ingest({ "pays <b>by</b> card": "passed", ships: "passed" });
  const monday = nextMonday();

  await sendAt(monday - 3_600_000);
  expect(mailsTo(ada)).toEqual([]);
  await sendAt(monday);
  await sendAt(monday + 60_000);
  const [mail, ...more] = mailsTo(ada);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Shop: week of \d/);
  expect(mail?.text).toContain("2 (0)");
  expect(mail?.text).toContain("50 % (–)");
  expect(mail?.text).toContain("1 of 2 runs");
  expect(mail?.html).not.toContain("<b>by</b>");
  expect(mailsTo(viewer)).toHaveLength(1);

  // A week without runs is news, a second one is not.
  await sendAt(monday + weekMs);
  await sendAt(monday + 2 * weekMs);
  expect(mailsTo(ada)).toHaveLength(2);
  expect(mailsTo(ada)[1]?.text).toContain("0 (2)");
});

test("of the weeks in which no server ran, only the last is sent", async () => {
  await subscribe(ada, projectId);
  await ingest({ ships: "passed" });
  await sendAt(nextMonday() + weekMs);
  expect(mailsTo(ada).map(({ text }) => text?.includes("0 (1)"))).toEqual([true]);
});

test("the link in the mail ends it, a second time as well, and so does the end of the membership", async () => {
  const member = await addMember(server, ada, "developer");
  await subscribe(ada);
  await subscribe(member);
  await ingest({ ships: "passed" });
  const monday = nextMonday();
  await sendAt(monday);
  const token = /\/unsubscribe\/([\w-]{43})/.exec(mailsTo(ada)[0]?.text ?? "")?.[1] ?? "";
  expect(token).not.toBe("");
  const stranger = server.as({});
  for (const given of [token, token, "x", ""])
    expect((await stranger.request(api.weeklySummary.unsubscribe, { body: { token: given } })).status).toBe(200);
  expect((await ada.call(api.weeklySummary.preview)).data.subscribed).toBe(false);
  await ada.call(api.users.remove, { params: { id: member.id } });
  await sendAt(monday + weekMs);
  expect([mailsTo(ada), mailsTo(member)].map(({ length }) => length)).toEqual([1, 1]);
});

test("a mail program stops it with one click: the address in the header takes a form, and opening it changes nothing", async () => {
  await subscribe(ada);
  await ingest({ ships: "passed" });
  await sendAt(nextMonday());
  const headers = new Map(mailsTo(ada)[0]?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const address = new URL(/^<(.+)>$/.exec(headers.get("list-unsubscribe") ?? "")?.[1] ?? "");
  expect(address.origin).toBe("https://gantry.test");
  const subscribed = async () => (await ada.call(api.weeklySummary.preview)).data.subscribed;
  const own = new URL(address.pathname, server.url);
  const opened = await fetch(own, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([
    302,
    `https://gantry.test/unsubscribe/${own.pathname.split("/").at(-1)}`,
  ]);
  expect(await subscribed()).toBe(true);
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  // A second time as well, in the other form of bodies.
  for (const body of [form, new URLSearchParams({ "List-Unsubscribe": "One-Click" })]) {
    expect((await fetch(own, { method: "POST", body })).status).toBe(200);
    expect(await subscribed()).toBe(false);
  }
  expect((await fetch(own, { method: "POST", body: "x".repeat(20_000) })).status).toBe(413);
});

test("a chat rule posts the summary once, if it wants it", async () => {
  const got: FakeRequest[] = [];
  web.hosts.set("hooks.slack.com", (request) => {
    got.push(request);
    return { status: 200, body: "ok" };
  });
  const rule = { channel: "slack" as const, url: "https://hooks.slack.com/services/T0/B0/s3cret", statuses: [] };
  const params = { id: projectId };
  const { data } = await ada.call(api.notifications.create, { params, body: { ...rule, name: "#weekly", weeklySummary: true } });
  expect(data.weeklySummary).toBe(true);
  expect((await ada.request(api.notifications.create, { params, body: { ...rule, name: "#nothing" } })).status).toBe(400);
  await ada.call(api.notifications.create, { params, body: { ...rule, statuses: ["ERROR"], name: "#other" } });
  await ingest({ pays: "failed" });
  const monday = nextMonday();
  await sendAt(monday);
  await sendAt(monday + 60_000);
  expect(got).toHaveLength(1);
  expect(JSON.stringify(got[0]?.json)).toContain("Pass rate: 0 % (before: –)");
  const change = (body: object) => ada.request(api.notifications.change, { params: { ...params, ruleId: data.id }, body });
  expect(await change({ weeklySummary: false })).toMatchObject({ status: 400, body: { issues: [{ path: "statuses" }] } });
  expect((await change({ weeklySummary: false, statuses: ["ERROR"] })).status).toBe(200);
  await sendAt(monday + weekMs);
  expect(got).toHaveLength(1);
});

test("the time follows the organization's time zone, which admins choose; nothing of another organization is shown", async () => {
  const viewer = await addMember(server, ada, "viewer");
  const timeZone = (person: Person, name: string) => person.request(api.weeklySummary.timeZone, { body: { timeZone: name } });
  expect((await timeZone(viewer, "Asia/Tokyo")).status).toBe(403);
  expect((await timeZone(ada, "Mars/Olympus")).status).toBe(400);
  expect((await timeZone(ada, "Pacific/Kiritimati")).status).toBe(200);
  const { data } = await viewer.call(api.weeklySummary.preview, { query: { project: projectId } });
  expect(data).toMatchObject({ timeZone: "Pacific/Kiritimati", subscribed: false, summary: { week: { runs: 0, passRate: null } } });
  expect(new Date(data.nextAt).getUTCDay()).toBe(0);
  expect(new Date(data.nextAt).getUTCHours()).toBe(18);
  const eve = await server.signUp();
  expect((await eve.request(api.weeklySummary.preview, { query: { project: projectId } })).status).toBe(404);
  expect((await subscribe(eve, projectId)).status).toBe(404);
});
