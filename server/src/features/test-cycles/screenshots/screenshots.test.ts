import { api } from "@gantry/contract/api.ts";
import { maxItemScreenshots, maxScreenshotBytes } from "@gantry/contract/test-cycles/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "../../../testing/add-member.ts";
import { newProject } from "../../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { reconcileStorage } from "../../storage/reconcile-storage.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const pixel = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");
const png = (sizeBytes: number) => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(sizeBytes - 8, 1)]);
const content = (image: Buffer) => image.toString("base64");
const usedBytes = async (person: Person) => (await person.call(api.organizations.usage)).data.storage.used;

async function newCycle(person: Person) {
  const projectId = await newProject(person);
  const body = { projectId, title: "Pays", steps: [{ action: "Pay", expectedResult: "Thank you" }] };
  await person.call(api.testCases.create, { body });
  const { data } = await person.call(api.testCycles.create, { body: { projectId, name: "Round" } });
  return { id: data.id, itemId: data.items[0]?.id ?? "" };
}

test("a screenshot is stored, shown to members, counted, and deleted with its cycle", async () => {
  const params = await newCycle(ada);
  const before = await usedBytes(ada);
  const body = { name: "blank.gif", step: 0, content: content(pixel) };
  const added = await ada.raw(api.testCycles.addScreenshot, { params, body });
  expect(added.status).toBe(201);
  const shot = added.body.data.items[0]?.screenshots[0];
  expect(shot).toMatchObject({ name: "blank.gif", step: 0, contentType: "image/gif", sizeBytes: pixel.length, createdBy: { id: ada.id } });
  expect(await usedBytes(ada)).toBe(before + pixel.length);
  expect(await reconcileStorage(server.ctx)).toEqual([]);

  const at = { id: params.id, screenshotId: shot?.id ?? "" };
  const viewer = await addMember(server, ada, "viewer");
  const seen = await viewer.request(api.testCycles.screenshot, { params: at });
  // All of its bytes are ASCII.
  expect(seen.body).toBe(pixel.toString("latin1"));
  expect(seen.headers.get("content-type")).toBe("image/gif");
  expect(seen.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect((await server.request(api.testCycles.screenshot, { params: at })).status).toBe(401);
  const eve = await server.signUp();
  expect((await eve.raw(api.testCycles.screenshot, { params: at })).status).toBe(404);
  expect((await viewer.raw(api.testCycles.addScreenshot, { params, body })).status).toBe(403);
  expect((await viewer.raw(api.testCycles.deleteScreenshot, { params: at })).status).toBe(403);

  await ada.call(api.testCycles.addScreenshot, { params, body: { content: content(pixel) } });
  const left = await ada.call(api.testCycles.deleteScreenshot, { params: at });
  expect(left.data.items[0]?.screenshots).toMatchObject([{ step: null, name: "screenshot" }]);
  expect((await ada.raw(api.testCycles.screenshot, { params: at })).status).toBe(404);
  await ada.call(api.testCycles.delete, { params: { id: params.id } });
  expect(await usedBytes(ada)).toBe(before);
  expect(await server.ctx.storage.list(`screenshots/${ada.organizationId}`)).toEqual([]);
});

test("what is no image, too large, for no step or one too many is refused, and stores nothing", async () => {
  const params = await newCycle(ada);
  const before = await usedBytes(ada);
  const add = (body: { content: string; step?: number }) => ada.raw(api.testCycles.addScreenshot, { params, body });
  const html = Buffer.from("<script>alert(1)</script>");
  expect((await add({ content: content(html) })).body).toMatchObject({ code: "NOT_AN_IMAGE" });
  expect((await add({ content: content(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")) })).body.code).toBe("NOT_AN_IMAGE");
  expect((await add({ content: "not base64!" })).status).toBe(400);
  expect((await add({ content: content(png(maxScreenshotBytes + 1)) })).status).toBe(400);
  expect((await add({ content: content(pixel), step: 1 })).body.code).toBe("UNKNOWN_STEP");
  expect(await usedBytes(ada)).toBe(before);

  // Two at once never get past the limit.
  const tries = await Promise.all(Array.from({ length: maxItemScreenshots + 2 }, () => add({ content: content(png(100)) })));
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(maxItemScreenshots);
  expect(tries.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
    "TOO_MANY_SCREENSHOTS",
    "TOO_MANY_SCREENSHOTS",
  ]);
  expect(await usedBytes(ada)).toBe(before + 100 * maxItemScreenshots);
});

test("an organization without storage left gets no screenshot", async () => {
  const poor = await server.signUp();
  const params = await newCycle(poor);
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("organizations")
      .set({ plan: "free", current_storage_used_bytes: Number.MAX_SAFE_INTEGER })
      .where("id", "=", poor.organizationId)
      .execute(),
  );
  const refused = await poor.raw(api.testCycles.addScreenshot, { params, body: { content: content(pixel) } });
  expect([refused.status, refused.body.code]).toEqual([429, "STORAGE_LIMIT_REACHED"]);
  expect(await server.ctx.storage.list(`screenshots/${poor.organizationId}`)).toEqual([]);
});

test("a cycle has an assignee, a due date and a configuration, and a CSV file without formulas", async () => {
  const { id, itemId } = await newCycle(ada);
  const grace = await addMember(server, ada, "developer");
  const body = { assigneeId: grace.id, dueOn: "2026-03-31", configuration: "Firefox, staging" };
  const planned = await ada.call(api.testCycles.change, { params: { id }, body });
  expect(planned.data).toMatchObject({ assignee: { id: grace.id }, dueOn: "2026-03-31", configuration: "Firefox, staging" });
  const stranger = await server.signUp();
  const refused = await ada.raw(api.testCycles.change, { params: { id }, body: { assigneeId: stranger.id } });
  expect([refused.status, refused.body.error]).toEqual([404, "Member not found"]);
  expect((await ada.raw(api.testCycles.change, { params: { id }, body: { dueOn: "2026-02-30" } })).status).toBe(400);
  const cleared = await ada.call(api.testCycles.change, { params: { id }, body: { assigneeId: null, dueOn: null } });
  expect(cleared.data).toMatchObject({ assignee: null, dueOn: null, configuration: "Firefox, staging" });

  const steps = [{ status: "FAILED", comment: "a blank page" }];
  await ada.call(api.testCycles.changeItem, { params: { id, itemId }, body: { comment: "=1+1", steps } });
  const csv = await ada.request(api.testCycles.export, { params: { id } });
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [, line = ""] = csv.body.split("\r\n");
  expect(line).toMatch(/^"Pays",,"FAILED","1\. Pay: a blank page","'=1\+1","/);
  expect(line).toMatch(/,"Firefox, staging","TC-\d+",,$/);
});
