import { api } from "@gantry/contract/api.ts";
import { maxAttachmentBytes, maxCaseAttachments } from "@gantry/contract/test-cases/constants.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "../../../testing/add-member.ts";
import { newProject } from "../../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { reconcileStorage } from "../../storage/reconcile-storage.ts";

let server: TestServer;
let ada: Person;
let projectId: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.signUp();
  projectId = await newProject(ada);
});

const newCase = async (title = "Pays") => (await ada.call(api.testCases.create, { body: { projectId, title, suite: "Shop" } })).data.id;
const base64 = (content: string | Buffer) => Buffer.from(content).toString("base64");
const attach = (id: string, name: string, content: string | Buffer, person = ada) =>
  person.raw(api.testCases.addAttachment, { params: { id }, body: { name, content: base64(content) } });
const usedBytes = async () => (await ada.call(api.organizations.usage)).data.storage.used;
const filesOf = async () => server.ctx.storage.list(`attachments/${ada.organizationId}`);
const pixel = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");

test("a file is stored, counted, read by members as what it is, and deleted; the history has both", async () => {
  const id = await newCase();
  const name = "Übersicht 'a\"b' 🧾 <b>.html";
  const added = await attach(id, name, "<script>alert(1)</script>");
  expect(added.status).toBe(201);
  const [file] = added.body.data;
  expect(file).toMatchObject({ name, contentType: "text/plain", sizeBytes: 25, createdBy: { id: ada.id } });
  expect((await attach(id, "pixel.exe", pixel)).body.data[1]).toMatchObject({ name: "pixel.exe", contentType: "image/gif" });
  expect((await attach(id, "a.pdf", "%PDF-1.7 x")).body.data[2]?.contentType).toBe("application/pdf");
  expect((await attach(id, "a.bin", Buffer.from([0xff, 0, 1]))).body.data[3]?.contentType).toBe("application/octet-stream");
  expect(await usedBytes()).toBe(25 + pixel.length + 10 + 3);
  expect(await reconcileStorage(server.ctx)).toEqual([]);

  const viewer = await addMember(server, ada, "viewer");
  const read = await viewer.request(api.testCases.attachment, { params: { id, attachmentId: file?.id ?? "" } });
  expect(read.body).toBe("<script>alert(1)</script>");
  expect(Object.fromEntries(read.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": "attachment; filename*=UTF-8''%C3%9Cbersicht%20%27a%22b%27%20%F0%9F%A7%BE%20%3Cb%3E.html",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  const deleted = await ada.call(api.testCases.deleteAttachment, { params: { id, attachmentId: file?.id ?? "" } });
  expect(deleted.data.map((each) => each.name)).toEqual(["pixel.exe", "a.pdf", "a.bin"]);
  expect((await ada.raw(api.testCases.attachment, { params: { id, attachmentId: file?.id ?? "" } })).status).toBe(404);
  expect(await filesOf()).toHaveLength(3);
  expect(await usedBytes()).toBe(pixel.length + 10 + 3);
  const history = (await ada.call(api.testCases.history, { params: { id } })).data;
  expect(history[0]?.changes).toEqual([{ field: "attachments", before: name, after: "" }]);
  expect(history[4]?.changes).toEqual([{ field: "attachments", before: "", after: name }]);
});

test("cases take their files along: one, several, a suite and a project", async () => {
  const removals = [
    (id: string) => ada.call(api.testCases.delete, { params: { id } }),
    (id: string) => ada.call(api.testCases.bulkDelete, { body: { projectId, ids: [id] } }),
    () => ada.call(api.testCases.suiteDelete, { body: { projectId, suite: "Shop" } }),
    () => ada.call(api.projects.delete, { params: { id: projectId } }),
  ];
  const other = await newProject(ada);
  const kept = (await ada.call(api.testCases.create, { body: { projectId: other, title: "Kept" } })).data.id;
  await attach(kept, "kept.txt", "kept");
  for (const remove of removals) {
    const id = await newCase();
    await attach(id, "a.txt", "12345");
    await attach(id, "b.txt", "123");
    expect([await usedBytes(), (await filesOf()).length]).toEqual([12, 3]);
    await remove(id);
    expect([await usedBytes(), (await filesOf()).length]).toEqual([4, 1]);
    expect((await ada.raw(api.testCases.attachments, { params: { id } })).status).toBe(404);
  }
  expect(await reconcileStorage(server.ctx)).toEqual([]);
});

test("what is empty, too large or one too many is refused, also at the same time, and stores nothing", async () => {
  const id = await newCase();
  expect((await ada.raw(api.testCases.addAttachment, { params: { id }, body: { name: "a", content: "====" } })).status).toBe(400);
  expect((await ada.raw(api.testCases.addAttachment, { params: { id }, body: { name: "a", content: "A" } })).body.code).toBe(
    "EMPTY_ATTACHMENT",
  );
  expect((await attach(id, "a\nb", "x")).status).toBe(400);
  expect((await attach(id, "large", Buffer.alloc(maxAttachmentBytes + 1))).status).toBe(400);
  expect((await attach(id, "largest", Buffer.alloc(maxAttachmentBytes, 1))).status).toBe(201);
  const answers = await Promise.all(Array.from({ length: maxCaseAttachments + 3 }, (_, index) => attach(id, `${index}.txt`, "x")));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxCaseAttachments - 1);
  expect(answers.find(({ status }) => status !== 201)?.body.code).toBe("TOO_MANY_ATTACHMENTS");
  expect(await filesOf()).toHaveLength(maxCaseAttachments);
  expect(await usedBytes()).toBe(maxAttachmentBytes + maxCaseAttachments - 1);
});

test("only writers attach and delete, and nobody reaches the files of another organization or case", async () => {
  const id = await newCase();
  const attachmentId = (await attach(id, "a.txt", "secret")).body.data[0]?.id ?? "";
  const viewer = await addMember(server, ada, "viewer");
  expect((await attach(id, "b.txt", "x", viewer)).status).toBe(403);
  expect((await viewer.raw(api.testCases.deleteAttachment, { params: { id, attachmentId } })).status).toBe(403);
  const eve = await server.signUp();
  for (const route of [api.testCases.attachment, api.testCases.deleteAttachment, api.testCases.attachments])
    expect((await eve.raw(route, { params: { id, attachmentId } })).status).toBe(404);
  expect((await attach(id, "b.txt", "x", eve)).status).toBe(404);
  const elsewhere = await newCase("Ships");
  expect((await ada.raw(api.testCases.attachment, { params: { id: elsewhere, attachmentId } })).status).toBe(404);
  expect((await ada.raw(api.testCases.deleteAttachment, { params: { id: elsewhere, attachmentId } })).status).toBe(404);
  expect((await server.request(api.testCases.attachment, { params: { id, attachmentId } })).status).toBe(401);
  expect(await filesOf()).toHaveLength(1);
});

test("a full storage refuses a file", async () => {
  const small = await startTestServer({ DEFAULT_PLAN: "free" });
  try {
    const person = await small.signUp();
    const project = await newProject(person);
    const { id } = (await person.call(api.testCases.create, { body: { projectId: project, title: "Pays" } })).data;
    const { limit } = (await person.call(api.organizations.usage)).data.storage;
    await small.ctx.db.asSystem((tx) =>
      tx
        .updateTable("organizations")
        .set({ current_storage_used_bytes: limit ?? 0 })
        .execute(),
    );
    expect((await attach(id, "a.txt", "x", person)).status).toBe(429);
    expect((await person.call(api.testCases.attachments, { params: { id } })).data).toEqual([]);
  } finally {
    await small.close();
  }
});
