import { api } from "@gantry/contract/api.ts";
import JSZip from "jszip";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeModelServer, startFakeModelServer } from "../../testing/fake-model-server.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Answer, type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";

let server: TestServer;
let fake: FakeModelServer;
let ada: Person;
let projectId: string;

beforeAll(async () => {
  fake = await startFakeModelServer();
  server = await startTestServer({ OUTBOUND_ALLOW: new URL(fake.url).host });
  ada = await server.signUp();
  projectId = await newProject(ada);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

interface Upload {
  file?: { name: string; type?: string; content: string | ArrayBuffer | Uint8Array<ArrayBuffer> };
  fields?: Record<string, string>;
}

function formOf({ file = { name: "shop.md", content: "# Shop\n\nThe user must sign in.\n" }, fields }: Upload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? { projectId, testStyle: "bdd" })) form.set(name, value);
  if (file.name) form.set("file", new Blob([file.content], { type: file.type ?? "application/octet-stream" }), file.name);
  return form;
}

const post = (person: Person, body: FormData | string, headers: Record<string, string> = {}) =>
  person.request(api.specToTests.generate, { body, headers });

async function upload(person: Person, details: Upload) {
  const { status, headers, body }: Answer = await post(person, formOf(details));
  const stream = headers.get("content-type") === "text/event-stream";
  return { status, headers, events: stream ? eventsOf(body) : [], body: stream ? undefined : body };
}

/** In UTF-32 (little-endian). */
function utf32(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(text.length * 4);
  for (const [at, character] of Object.values(text).entries()) bytes.writeUInt32LE(character.charCodeAt(0), at * 4);
  return bytes;
}

/** The events of a stream in their order, comments left out. */
function eventsOf(text: string) {
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("event:"))
    .map((block) => {
      const [, event = "", data = ""] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}

describe("a document becomes test cases", () => {
  test("in four stages, and each case says where it comes from", async () => {
    const content =
      "# Shop\n\n## Sign-in\n\nWelcome to our old town. Maybe guests can sign in one day.\n\n- The user must sign in with a password.\n- The password must have at least 8 characters.\n";
    const { status, headers, events } = await upload(ada, { file: { name: "shop.md", content } });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/event-stream");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(events.map(({ event, data }) => data.stage ?? event)).toEqual(["extractor", "generator", "critic", "formatter", "complete"]);
    const { testCases, total, generator, notes } = events.at(-1)?.data ?? {};
    expect(generator).toBe("builtin-rules");
    expect(notes).toEqual(["2 sentences were not turned into cases: “Welcome to our old town”, “Maybe guests can sign in one day”."]);
    expect(total).toBe(testCases.length);
    expect(testCases.map((one: { title: string }) => one.title)).toEqual([
      "The user must sign in with a password",
      "The password must have at least 8 characters",
    ]);
    expect(testCases[1].steps.map(({ action }: { action: string }) => /\d/.exec(action)?.[0])).toEqual(["7", "8", "9"]);
    expect(testCases[1]).toMatchObject({ suite: "Sign-in", priority: "CRITICAL", source: { heading: "Sign-in", paragraph: 3 } });
    expect(events.at(-1)?.data.unsure).toEqual([]);
  });

  test("cases of which the rules are not sure are listed separately, each with the reason; they can be imported", async () => {
    const content =
      "# Shop\n\n## Sale\n\nThe shop must show the price of each bike. Motorhomes pay the price of a van. We need a list of the bikes that are out.\n";
    const { events } = await upload(ada, { file: { name: "sale.md", content } });
    const { testCases, total, unsure, notes } = events.at(-1)?.data ?? {};
    expect([total, testCases.map((one: { title: string }) => one.title)]).toEqual([1, ["The shop must show the price of each bike"]]);
    expect(unsure).toMatchObject([
      {
        title: "Motorhomes pay the price of a van",
        suite: "Sale",
        steps: [
          { action: "When the product is checked against this requirement", expectedResult: "Then motorhomes pay the price of a van." },
        ],
        source: { heading: "Sale", paragraph: 1, quote: "Motorhomes pay the price of a van." },
        reason: "The sentence states something, but it does not clearly say that the product must do it.",
      },
      { title: "We need a list of the bikes that are out", reason: expect.stringMatching(/^The author speaks in the first person/) },
    ]);
    expect(notes).toEqual([
      "The built-in rules are not sure about 2 cases. They are listed separately: check which of them are requirements.",
    ]);
    const bob = await server.signUp();
    const imported = await bob.request(api.testCases.bulkCreate, { body: { projectId: await newProject(bob), testCases: unsure } });
    expect([imported.status, imported.body.data?.inserted]).toEqual([201, 2]);
  });

  test("the alternatives of a use case keep their conditions, and what cannot be checked as it stands is unsure", async () => {
    const content = `# Rental

## UC-2 Extend a rental

Precondition: The customer is signed in.
Main flow:
1. The customer selects a new date.
2. The system shows the price.
Alternative flows:
2a. The tool is reserved by somebody else:
2a1. The system shows "Not available".
E1. The payment service does not answer: the system keeps the old date.

## Rules

- The system must print a receipt.
- If somebody orders more, the system must show an error.
- Requested by: Retail banking
`;
    const { events } = await upload(ada, { file: { name: "rental.md", content } });
    const { testCases, unsure } = events.at(-1)?.data ?? {};
    const short = ({ title, preconditions, steps }: { title: string; preconditions: string; steps: { expectedResult: string }[] }) => [
      title,
      preconditions,
      steps[0]?.expectedResult,
    ];
    expect(testCases.map(short)).toEqual([
      ["UC-2 Extend a rental", "The customer is signed in.", "Then the system shows the price."],
      ["2a: The tool is reserved by somebody else", "The customer is signed in.", 'Then the system shows "Not available".'],
      ["E1: The payment service does not answer", "The customer is signed in.", "Then the system keeps the old date."],
      ["The system must print a receipt", "", "Then the system must print a receipt."],
    ]);
    expect(unsure).toMatchObject([
      { title: "If somebody orders more, the system must show an error", reason: expect.stringMatching(/^Something is missing/) },
    ]);
  });

  test("a document without a sentence that clearly demands something is no error", async () => {
    const { events } = await upload(ada, { file: { name: "sale.md", content: "# Shop\n\nA quiet place for old bikes, with tea.\n" } });
    const { total, unsure, notes } = events.at(-1)?.data ?? {};
    expect([events.at(-1)?.event, total, unsure.length]).toEqual(["complete", 0, 1]);
    expect(notes[0]).toBe(
      "No sentence of the document clearly states a requirement. The built-in rules are not sure about 1 case. It is listed separately: check whether it is a requirement.",
    );
  });
});

describe("a request is judged in this order, and no stream is opened before", () => {
  const tooLarge = () => new Uint8Array(10 * 1024 * 1024 + 1);

  test("the feature's switch, before the body is looked at", async () => {
    const off = await server.signUp();
    await server.ctx.db.withTenant(off.organizationId, (tx) =>
      tx
        .updateTable("organizations")
        .set({ ai_features: JSON.stringify({ specToTest: false }) })
        .where("id", "=", off.organizationId)
        .execute(),
    );
    const malformed = await post(off, "{", { "content-type": "application/json" });
    expect([malformed.status, malformed.body]).toEqual([403, expect.objectContaining({ success: false, error: "Feature not enabled" })]);
    expect((await upload(off, { file: { name: "big.exe", content: tooLarge() } })).status).toBe(403);
  });

  test.each([
    ["JSON", "{}", "application/json"],
    ["malformed JSON", "{", "application/json"],
    ["text", "file", "text/plain"],
    ["a form of the old kind", "projectId=1", "application/x-www-form-urlencoded"],
    ["a multipart form without its boundary", "x", "multipart/form-data"],
    ["half a multipart form", "--b\r\nContent-Disposition: form-data; name=", "multipart/form-data; boundary=b"],
  ])("%s is no multipart form", async (_name, body, type) => {
    const response = await post(ada, body, { "content-type": type });
    expect([response.status, response.body]).toEqual([400, expect.objectContaining({ success: false })]);
  });

  test("the file's size, before its type", async () => {
    expect((await upload(ada, { file: { name: "big.exe", content: tooLarge() }, fields: {} })).status).toBe(413);
    const full = new Uint8Array(10 * 1024 * 1024).fill(32);
    expect((await upload(ada, { file: { name: "full.md", content: full } })).status).toBe(200);
  });

  test("the file's type, before the fields", async () => {
    for (const name of ["notes.txt", "shop.exe", "shop"]) {
      const { status, body } = await upload(ada, { file: { name, type: "text/plain", content: "x" }, fields: {} });
      expect([status, body.error]).toEqual([400, expect.stringMatching(/PDF.*DOCX.*Markdown/)]);
    }
    const { status, body } = await upload(ada, { file: { name: "", content: "x" }, fields: {} });
    expect([status, body.error]).toEqual([400, "file required"]);
  });

  test.each([
    ["plan.md.exe", "text/markdown"],
    ["plan.pdf.html", "application/pdf"],
    ["plan.docx.", "text/markdown"],
    ["plan.md.v2-final", "text/markdown"],
    ["plan.mdé", "text/markdown"],
    [".exe", "application/pdf"],
    ["plan.constructor", "text/markdown"],
    ["plan.txt", "text/markdown; charset=utf-8"],
    ["plan", "text/plain"],
    ["md", "application/octet-stream"],
  ])("the last extension decides about %s (%s), which is refused", async (name, type) => {
    const { status, body } = await upload(ada, { file: { name, type, content: "- The user must sign in.\n" } });
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        error: "Unsupported file type. Supported types: PDF, DOCX, Markdown",
        message: `“${name}” is not a supported file type. Upload PDF, DOCX, Markdown or OpenAPI 3 (YAML or JSON).`,
        code: "UNSUPPORTED_FILE_TYPE",
      },
    ]);
  });

  test.each([
    ["PLAN.MD", "application/octet-stream"],
    ["plan.markdown", "application/octet-stream"],
    ["plan.exe.md", "application/x-msdownload"],
    ["release 1.2 plan.md ", "text/plain"],
    ["plan", "text/markdown; charset=utf-8; variant=GFM"],
    ["plan", "Text/Markdown"],
  ])("%s (%s) is read as Markdown", async (name, type) => {
    const { status, events } = await upload(ada, { file: { name, type, content: "- The user must sign in.\n" } });
    expect([status, events.at(-1)?.event]).toEqual([200, "complete"]);
  });

  test("the fields, and the project last", async () => {
    const foreign = await newProject(await server.signUp());
    const unknown = "0123456789abcdef01234567";
    const ask = async (fields: Record<string, string>) => {
      const { status, body } = await upload(ada, { fields });
      return `${status} ${body.error}`;
    };
    expect(await ask({ testStyle: "bdd" })).toBe("400 projectId required");
    expect(await ask({ projectId })).toBe("400 testStyle required");
    expect(await ask({ projectId: foreign, testStyle: "poem" })).toBe("400 Invalid testStyle");
    expect(await ask({ projectId: foreign, testStyle: "BDD" })).toBe("400 Invalid testStyle");
    expect(await ask({ projectId: "x", testStyle: "bdd" })).toBe("400 Invalid project ID format");
    const answers = await Promise.all([foreign, unknown].map((id) => upload(ada, { fields: { projectId: id, testStyle: "bdd" } })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [404, expect.objectContaining({ success: false, error: "Project not found", code: "PROJECT_NOT_FOUND" })],
      [404, expect.objectContaining({ success: false, error: "Project not found", code: "PROJECT_NOT_FOUND" })],
    ]);
  });
});

describe("parts that the form does not have", () => {
  const lines = "- The user must sign in.\n";

  test("are ignored, and the last event names them and the part that was probably meant", async () => {
    const form = formOf({ fields: { projectId, testStyle: "bdd", teststyle: "tdd", project_id: projectId, colour: "red" } });
    form.set("files", new Blob([lines]), "other.md");
    const { body } = await ada.raw(api.specToTests.generate, { query: { style: "tdd" }, body: form });
    const last = eventsOf(body).at(-1);
    expect(last?.event).toBe("complete");
    expect(last?.data.warnings).toEqual([
      "`style` is not a query parameter of this request and was ignored.",
      "`teststyle` is not a field of this request and was ignored. Did you mean `testStyle`?",
      "`project_id` is not a field of this request and was ignored. Did you mean `projectId`?",
      "`colour` is not a field of this request and was ignored.",
      "`files` is not a field of this request and was ignored. Did you mean `file`?",
    ]);
    const { events } = await upload(ada, {});
    expect(events.at(-1)?.data).not.toHaveProperty("warnings");
  });

  test("are not taken for the file", async () => {
    const form = formOf({ file: { name: "", content: "" } });
    form.set("document", new Blob([lines]), "plan.md");
    const messageOf = async (body: FormData) => ((await post(ada, body)) as Answer).body.message;
    const answers = [await messageOf(form)];
    const asText = formOf({ file: { name: "", content: "" } });
    asText.set("file", lines);
    answers.push(await messageOf(asText));
    const twice = formOf({});
    twice.append("file", new Blob([lines]), "second.md");
    answers.push(await messageOf(twice));
    expect(answers).toEqual([
      expect.stringMatching(/^The part file is missing; a file was sent as `document`\. /),
      expect.stringMatching(/^The part file is text: it needs a file name\. /),
      "The part file was sent twice. Send one file.",
    ]);
  });

  test("may be many, but not any number", async () => {
    const many = (count: number) =>
      formOf({ fields: { projectId, testStyle: "bdd", ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, "1"])) } });
    const accepted = eventsOf((await post(ada, many(90))).body).at(-1);
    expect(accepted?.data.warnings).toHaveLength(21);
    expect(accepted?.data.warnings.at(-1)).toBe("70 more unknown fields were ignored too.");
    const refused = await post(ada, many(200));
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ code: "MALFORMED_MULTIPART", message: expect.stringMatching(/^The form has too many parts\./) }),
    ]);
  });
});

test("the Critic leaves out titles that the project has, whatever their case and marks, and says how many", async () => {
  const other = await server.signUp();
  for (const [person, project, title] of [
    [ada, projectId, "Verify that: the user must SIGN IN!"],
    [other, await newProject(other), "The order must be paid"],
  ] as const)
    await server.ctx.db.withTenant(person.organizationId, (tx) =>
      tx
        .insertInto("test_cases")
        .values({ org_id: person.organizationId, id: server.ctx.newId(), project_id: project, title, steps: "[]" })
        .execute(),
    );
  const content = "- The user must sign in.\n- The order must be paid.\n- The order — must be paid!\n";
  const { events } = await upload(ada, { file: { name: "shop.md", content } });
  const { testCases, removed } = events.at(-1)?.data ?? {};
  expect(testCases.map((one: { title: string }) => one.title)).toEqual(["The order must be paid"]);
  expect(removed).toEqual([
    { title: "The user must sign in", duplicateOf: "Verify that: the user must SIGN IN!", of: "project" },
    { title: "The order — must be paid!", duplicateOf: "The order must be paid", of: "document" },
  ]);
  expect(events[2]?.data.message).toBe("Removed 2 duplicates: 1 with the title of an existing test case, 1 that the document repeats");
});

test.each([
  ["shop.pdf", "MZ\u0000\u0000", "a PDF"],
  ["shop.pdf", "# Shop\n\n- The user must sign in.\n", "a PDF"],
  ["shop.docx", "<?xml version='1.0'?><w:document/>", "a Word document (DOCX)"],
  ["shop.docx", "PK no archive", "a Word document (DOCX)"],
  ["shop.docx", Buffer.from(`504b0506${"00".repeat(18)}`, "hex"), "a Word document (DOCX)"],
  ["shop.docx", await new JSZip().file("xl/workbook.xml", "x").generateAsync({ type: "arraybuffer" }), "a Word document (DOCX)"],
  [
    "shop.docx",
    Buffer.from(`d0cf11e0a1b11ae1${"00".repeat(504)}`, "hex"),
    "a Word document (DOCX): it is an old one (DOC), or has a password",
  ],
  ["shop.md", "MZ\0\0 The user must sign in.\n", "a Markdown file"],
  ["shop.md", Buffer.from("\ufeff\0 The user must sign in.\n", "utf16le"), "a Markdown file"],
  ["shop.md", utf32("\ufeff- The user must sign in.\n"), "a Markdown file"],
  ["shop.md", utf32("- The user must sign in.\n").swap32(), "a Markdown file"],
  ["shop.md", "{\\rtf1\\ansi The user must sign in.\\par}", "a Markdown file"],
  ["shop.md", "%PDF-1.7\n- The user must sign in.\n", "a Markdown file"],
  ["shop.md", await new JSZip().file("a.md", "- The user must sign in.\n").generateAsync({ type: "arraybuffer" }), "a Markdown file"],
])("%s whose bytes are of another type opens no stream (%#)", async (name, content, type) => {
  const { status, body } = await upload(ada, { file: { name, content } });
  expect([status, body.error, body.message]).toEqual([
    400,
    "Unsupported file type. Supported types: PDF, DOCX, Markdown",
    expect.stringContaining(`The content of “${name}” is not that of ${type}.`),
  ]);
});

test.each(["shop.pdf", "shop.docx", "shop.md", "shop.yaml", "shop.json"])("an empty %s opens no stream", async (name) => {
  const { status, body } = await upload(ada, { file: { name, content: "" } });
  expect([status, body.error, body.message]).toEqual([400, "file required", expect.stringContaining(`“${name}” is empty.`)]);
});

test("a document that cannot be used ends the stream with an error that names no file of ours", async () => {
  for (const [name, content, message] of [
    ["shop.pdf", "%PDF-1.7 no PDF at all", /cannot be opened as a PDF/],
    ["shop.docx", "PK\x03\x04 a damaged archive", /cannot be opened as a Word document/],
    ["empty.md", " \n", /no text/],
    ["headings.md", "# One\n\n## Two\n", /no text/],
  ] as const) {
    const { status, events } = await upload(ada, { file: { name, content } });
    expect([name, status, events.map(({ event }) => event)]).toEqual([name, 200, ["progress", "error"]]);
    expect(Object.keys(events[1]?.data)).toEqual(["message"]);
    expect(events[1]?.data.message).toMatch(message);
    expect(events[1]?.data.message).not.toMatch(/\.ts|\.js|\bat\b.*:\d+/);
  }
});

test("a document in a language that the rules do not read: the error names the language and the way out", async () => {
  const content =
    "# Boutique\n\nLe client doit pouvoir ajouter un article au panier. Si la carte est refusée, le système affiche la raison du refus.\n";
  const { events } = await upload(ada, { file: { name: "boutique.md", content } });
  expect(events.at(-1)).toEqual({ event: "error", data: { message: expect.stringMatching(/French.*English and German.*set up a model/) } });
});

const shopApi = (version: string) =>
  `openapi: ${version}\ninfo: { title: Shop, version: '1' }\npaths:\n  /orders:\n    get:\n      responses:\n        '200': { description: The orders }\n`;

test.each([
  ["shop.yaml", shopApi("3.1.0")],
  // YAML reads these two as numbers.
  ["shop.yaml", shopApi("3.0")],
  ["shop.yaml", shopApi("3.1")],
  ["shop.yaml", Buffer.from(`\ufeff${shopApi("3.1.0")}`, "utf16le")],
  ["shop.yml", Buffer.from(`\ufeff${shopApi("3.1.0")}`, "utf16le").swap16()],
  ["shop.yaml", Buffer.from(shopApi("3.1.0"), "utf16le")],
  ["shop.yaml", Buffer.from(shopApi("3.1.0"), "utf16le").swap16()],
  [
    "shop.json",
    JSON.stringify({
      info: { title: "Shop", version: "1" },
      paths: { "/orders": { get: { responses: { 200: { description: "The orders" } } } } },
      openapi: "3.0.3",
    }),
  ],
])("an OpenAPI description becomes test cases: %s (%#)", async (name, content) => {
  const { events } = await upload(ada, { file: { name, content }, fields: { projectId, testStyle: "procedural" } });
  expect(events.at(-1)?.data.testCases).toMatchObject([
    {
      title: "GET /orders: 200 The orders",
      suite: "orders",
      steps: [{ action: "Send GET /orders.", expectedResult: "Status 200. The orders." }],
      source: { heading: "GET /orders" },
    },
  ]);
});

test.each([
  ["data.json", '{"orders": []}', /PDF, DOCX, Markdown/],
  ["ci.yaml", "on: push\n", /PDF, DOCX, Markdown/],
  ["shop.yaml", utf32(shopApi("3.1.0")), /PDF, DOCX, Markdown/],
  ["shop.yaml", "{\\rtf1 openapi}", /PDF, DOCX, Markdown/],
  ["old.yaml", "swagger: '2.0'\npaths: {}\n", /Swagger 2\.0.*OpenAPI 3/],
])("%s is refused before a stream is opened", async (name, content, message) => {
  const { status, body } = await upload(ada, { file: { name, content } });
  expect([status, `${body.error} ${body.message}`]).toEqual([400, expect.stringMatching(message)]);
});

describe("with a model", () => {
  let eve: Person;
  const order = (person: Person, project: string) => upload(person, { fields: { projectId: project, testStyle: "tdd" } });
  let project: string;
  /** Has a project without test cases. */
  let flo: Person;
  let empty: string;

  beforeAll(async () => {
    eve = await server.signUp();
    project = await newProject(eve);
    flo = await server.signUp();
    empty = await newProject(flo);
    const ai = { provider: "openai-compatible", model: "writer-1", baseUrl: `${fake.url}/v1` };
    await server.ctx.db.asSystem((tx) =>
      tx
        .updateTable("organizations")
        .set({ ai: JSON.stringify(ai) })
        .where("id", "in", [eve.organizationId, flo.organizationId])
        .execute(),
    );
  });

  const steps = [{ action: "Sign in", expectedResult: "The start page is shown" }];

  test("it writes the cases; a paragraph that is not there is asked for again; what it returns can be imported", async () => {
    const answer = (paragraph: number) =>
      JSON.stringify({ testCases: [{ paragraph, title: "Sign in", preconditions: ["A user exists"], steps, priority: "HIGH" }] });
    fake.answers(answer(7), answer(1));
    const { events } = await order(eve, project);
    const { testCases, generator } = events.at(-1)?.data ?? {};
    expect(generator).toBe("writer-1");
    expect(testCases).toEqual([
      {
        title: "Sign in",
        description: "",
        suite: "Shop",
        preconditions: "A user exists.",
        steps: [{ action: "Arrange: a user exists.\nAct: sign in.", expectedResult: "Assert: the start page is shown." }],
        priority: "HIGH",
        type: "MANUAL",
        source: { heading: "Shop", paragraph: 1, quote: "The user must sign in." },
      },
    ]);
    const imported = await eve.request(api.testCases.bulkCreate, { body: { projectId: project, testCases } });
    expect([imported.status, imported.body.data?.inserted]).toEqual([201, 1]);
    expect((await order(eve, project)).events.at(-1)?.data.total).toBe(0);
  });

  const shop =
    "# Shop\n\n- The user must sign in.\n- The cart must show a total.\n- The order must be paid.\n\n## Out of scope\n\n- The shop must sell fuel.\n";
  const one = (paragraph: unknown, title: string, more: object = {}) => ({
    paragraph,
    title,
    preconditions: [],
    steps: [{ action: title, expectedResult: `${title} works` }],
    priority: "HIGH",
    ...more,
  });
  const orderShop = async (content = shop) => {
    const answer = await upload(flo, { file: { name: "shop.md", content }, fields: { projectId: empty, testStyle: "procedural" } });
    return { messages: answer.events.map(({ data }) => data.message), ...answer.events.at(-1)?.data };
  };
  const titles = (cases: { title: string }[]) => cases.map(({ title }) => title);

  test.each([
    ["names a paragraph that does not exist", one(99, "Nowhere")],
    ["is about a paragraph that is out of scope", one(4, "Fuel")],
    ["has no steps", one(2, "Empty", { steps: [] })],
    ["has steps of another shape", one(2, "Words", { steps: "sign in" })],
    ["has no title", { ...one(2, ""), title: undefined }],
    ["is no object", "Sign in"],
  ])("a case that %s costs only itself", async (_name, slip) => {
    fake.clear();
    fake.answers(JSON.stringify({ testCases: [one(1, "Sign in"), slip, one(2, "Total"), one(3, "Pay")] }));
    const { testCases, generator, notes } = await orderShop();
    expect([titles(testCases), generator]).toEqual([["Sign in", "Total", "Pay"], "writer-1"]);
    expect(notes).toEqual(["1 test case of the model could not be used and was left out."]);
    expect(fake.requests).toHaveLength(1);
  });

  test.each([
    ["a NUL", "\0"],
    ["half a surrogate pair", "\ud83d"],
    ["an escape sequence", "\u001b[31m"],
    ["a mark that turns the direction", "\u202e"],
  ])("%s in every text of an answer costs nothing", async (_name, odd) => {
    const dirty = {
      paragraph: 1,
      title: `Sign${odd} in`,
      preconditions: [`A user${odd} exists`],
      steps: [{ action: `Sign${odd} in`, event: `the user${odd} signs in`, expectedResult: `It${odd} works` }],
      priority: "HIGH",
    };
    fake.answers(JSON.stringify({ testCases: [dirty, one(2, odd === "\0" ? odd : "Total"), one(2, "Total"), one(3, "Pay")] }));
    const { testCases } = await orderShop();
    expect(titles(testCases)).toHaveLength(3);
    expect(JSON.stringify(testCases)).not.toMatch(/\\u0000|\\ud83d|\\u001b|\u202e/i);
    const gil = await server.signUp();
    const imported = await gil.request(api.testCases.bulkCreate, { body: { projectId: await newProject(gil), testCases } });
    expect([imported.status, imported.body.data?.inserted]).toEqual([201, 3]);
  });

  describe("in a language that the rules do not read", () => {
    const billetterie =
      "# Cahier des charges\n\n## Réservation\n\nEX-1 : Le client doit pouvoir réserver au maximum 6 billets par séance.\n\nEX-2 : Le système doit annuler une réservation non payée au bout de 20 minutes.\n\n## Hors périmètre\n\nLe paiement par chèque n'est pas pris en charge.\n";

    test("paragraphs without a case are asked for once more, and a note names those that stay without", async () => {
      fake.clear();
      fake.answers(JSON.stringify({ testCases: [one(1, "Réserver"), one(99, "Rien")] }), JSON.stringify({ testCases: [] }));
      const { testCases, notes } = await orderShop(billetterie);
      expect(titles(testCases)).toEqual(["Réserver"]);
      const asked = fake.requests.map(({ body }) => body.messages.at(-1).content);
      expect(asked).toHaveLength(2);
      expect(asked[1]).toContain("[2] EX-2");
      expect(asked.join("\n")).not.toMatch(/EX-1.*EX-1|chèque/s);
      expect(notes).toEqual([
        "1 test case of the model could not be used and was left out.",
        "The model wrote no test case for 1 paragraph of the document (2). Check whether it holds a requirement.",
      ]);
    });

    test("no English is put between its words", async () => {
      const answer = (paragraph: number, title: string) => ({
        ...one(paragraph, title),
        steps: [{ action: title, expectedResult: "Cela réussit" }],
      });
      for (const testStyle of ["bdd", "tdd", "procedural"]) {
        fake.answers(JSON.stringify({ testCases: [answer(1, "Réserver"), answer(2, "Annuler")] }));
        const { events } = await upload(flo, { file: { name: "b.md", content: billetterie }, fields: { projectId: empty, testStyle } });
        expect(events.at(-1)?.data.testCases[0].steps).toEqual([{ action: "Réserver.", expectedResult: "Cela réussit." }]);
      }
    });

    test("without any case, the error says that the model returned none", async () => {
      fake.answers(JSON.stringify({ testCases: [] }));
      const { message } = await orderShop(billetterie);
      expect(message).toMatch(/^The model returned no test cases for this document\. .*do not read French/);
    });
  });

  test("small deviations are read as they are meant; equal cases under other titles are one", async () => {
    const odd = one("[2]", "Total", { preconditions: "A cart exists", priority: "urgent" });
    fake.answers(
      `Here they are:\n\`\`\`json\n${JSON.stringify({ testCases: [one(1, "Sign in"), { ...one(1, "Log in"), steps: one(1, "Sign in").steps }, odd, one(3, "Pay", { priority: "p0" })] })}\n\`\`\`\nDone.`,
    );
    const { testCases, removed } = await orderShop();
    expect(testCases).toMatchObject([
      { title: "Sign in" },
      { title: "Total", preconditions: "A cart exists.", priority: "MEDIUM" },
      { title: "Pay", priority: "CRITICAL" },
    ]);
    expect(removed).toEqual([{ title: "Log in", duplicateOf: "Sign in", of: "document" }]);
  });

  test("of an answer that is cut off, the complete cases are kept; the other requirements are asked for again", async () => {
    const whole = JSON.stringify({ testCases: [one(1, "Sign in"), one(2, "Total"), one(3, "Pay")] });
    fake.clear();
    fake.answers(whole.slice(0, whole.indexOf('"Total')), JSON.stringify({ testCases: [one(2, "Total"), one(3, "Pay")] }));
    const { testCases, notes } = await orderShop();
    expect([titles(testCases), notes]).toEqual([["Sign in", "Total", "Pay"], []]);
    const again: string = fake.requests[1]?.body.messages.at(-1).content;
    expect(again).toContain("[2] The cart must show a total.");
    expect(again).not.toContain("[1]");
  });

  test("a requirement that the model leaves out twice is written by the rules, and the result says so", async () => {
    fake.answers(JSON.stringify({ testCases: [one(1, "Sign in"), one(3, "Pay")] }));
    const { testCases, generator, notes, messages } = await orderShop();
    expect([titles(testCases), generator]).toEqual([["Sign in", "The cart must show a total", "Pay"], "writer-1"]);
    expect(notes).toEqual(["The model left out some requirements. The built-in rules wrote 1 test case for them."]);
    expect(messages[2]).toContain("The built-in rules wrote 1 test case");
  });

  test.each([
    ["words", "I cannot do that.", "it did not have the requested form."],
    ["another shape", '{"cases": 3}', "it did not have the requested form."],
    ["nothing usable", JSON.stringify({ testCases: [one(99, "Nowhere")] }), "it held no complete test case of this document."],
  ])("when both answers are %s, the rules write the cases, in plain words", async (_name, text, reason) => {
    fake.clear();
    fake.answers(text);
    const { testCases, generator, notes } = await orderShop();
    expect([titles(testCases), generator]).toEqual([
      ["The user must sign in", "The cart must show a total", "The order must be paid"],
      "builtin-rules",
    ]);
    expect(notes).toEqual([`The model's answer could not be used: ${reason} The built-in rules wrote the test cases instead.`]);
    expect(fake.requests).toHaveLength(2);
  });

  test("it is told the document's language, and nothing of what is out of scope", async () => {
    fake.clear();
    fake.answers(JSON.stringify({ testCases: [one(3, "Bezahlen")] }));
    const { testCases } = await orderShop(
      "# Laden\n\n## Einleitung\n\nDer Laden muss schön sein.\n\n## Glossar\n\nLaden: wird nachts geschlossen.\n\n## Kasse\n\nDer Kunde muss die Ware bezahlen.\n",
    );
    expect(titles(testCases)).toEqual(["Bezahlen"]);
    const [system, user] = fake.requests[0]?.body.messages ?? [];
    expect(system.content).toContain("written in German");
    expect(user.content).toContain("[3] Der Kunde");
    expect(user.content).not.toMatch(/schön|nachts/);
  });

  test("its failure ends the stream with an error, and nothing is stored", async () => {
    const before = await eve.request(api.testCases.list, { query: { projectId: project } });
    fake.refuses(401);
    const { status, events } = await order(eve, project);
    expect([status, events.map(({ event, data }) => data.stage ?? event)]).toEqual([200, ["extractor", "generator", "error"]]);
    expect(events.at(-1)?.data.message).toBe("The model's server answered 401: the API key is not accepted. The server says: no");
    expect((await eve.request(api.testCases.list, { query: { projectId: project } })).body).toEqual(before.body);
  });

  test("a client that leaves breaks the call off", async () => {
    fake.clear();
    const hungUp = fake.hangs();
    const leaving = new AbortController();
    const form = formOf({ fields: { projectId: project, testStyle: "bdd" } });
    const response = await fetch(`${server.url}${api.specToTests.generate.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${eve.token}` },
      body: form,
      signal: leaving.signal,
    });
    expect(response.status).toBe(200);
    await fake.asked();
    leaving.abort();
    await hungUp;
  });
});
