import { expect, test } from "vitest";
import { DocumentError } from "../document/document.ts";
import { readOpenApi } from "./read-openapi.ts";

const read = (text: string) => readOpenApi(new TextEncoder().encode(text));
const titlesOf = (text: string) => read(text).drafts.map(({ title }) => title);
const head = "openapi: 3.0.3\ninfo: { title: Shop, version: '1' }\n";

const shop = `${head}
security: [{ key: [] }]
paths:
  /orders/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string, format: uuid } }
    put:
      tags: [Orders]
      summary: Change an order
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
      responses:
        '200': { description: Changed, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
        '400': { $ref: '#/components/responses/Bad' }
        '404': { description: Not found }
    get:
      tags: [Orders]
      security: []
      parameters: [{ name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 100 } }]
      responses: { '200': { description: One order } }
components:
  responses: { Bad: { description: The order is invalid } }
  schemas:
    Order:
      type: object
      required: [title, lines]
      properties:
        id: { type: string, readOnly: true }
        title: { type: string, minLength: 1, maxLength: 50 }
        state: { type: string, enum: [open, paid] }
        price: { type: number, exclusiveMinimum: true, minimum: 0 }
        lines: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Line' } }
        parent: { $ref: '#/components/schemas/Order' }
    Line: { type: object, required: [sku], properties: { sku: { type: string, pattern: '^[A-Z]+$' } } }
`;

test("responses, credentials, required inputs and limits become cases; references are followed, also in a circle", () => {
  expect(titlesOf(shop)).toEqual([
    "GET /orders/{id}: 200 One order",
    "GET /orders/{id}: path parameter id: a UUID",
    "GET /orders/{id}: query parameter limit: at least 1 and at most 100",
    "PUT /orders/{id}: 200 Changed",
    "PUT /orders/{id}: 400 The order is invalid",
    "PUT /orders/{id}: 404 Not found",
    "PUT /orders/{id} without credentials",
    "PUT /orders/{id}: required inputs",
    "PUT /orders/{id}: path parameter id: a UUID",
    "PUT /orders/{id}: body field title: at least 1 character and at most 50 characters",
    "PUT /orders/{id}: body field state: one of “open”, “paid”",
    "PUT /orders/{id}: body field price: more than 0",
    "PUT /orders/{id}: body field lines: at least 1 item",
    "PUT /orders/{id}: body field lines[].sku: the pattern ^[A-Z]+$",
  ]);
  const stepsOf = (title: string) =>
    read(shop)
      .drafts.find((draft) => draft.title.endsWith(title))
      ?.steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`);
  expect(stepsOf("at most 100")).toEqual([
    "Send GET /orders/{id} with the query parameter limit set to 0, everything else valid => A status from 400 to 499. The message names the input, and nothing is changed.",
    "Send GET /orders/{id} with the query parameter limit set to 1, everything else valid => The request is accepted.",
    "Send GET /orders/{id} with the query parameter limit set to 100, everything else valid => The request is accepted.",
    "Send GET /orders/{id} with the query parameter limit set to 101, everything else valid => A status from 400 to 499. The message names the input, and nothing is changed.",
  ]);
  expect(stepsOf("required inputs")).toEqual([
    "Send PUT /orders/{id} without a body => Status 400. The message names the input, and nothing is changed.",
    "Send PUT /orders/{id} without the body field title, everything else valid => Status 400. The message names the input, and nothing is changed.",
    "Send PUT /orders/{id} without the body field lines, everything else valid => Status 400. The message names the input, and nothing is changed.",
    "Send PUT /orders/{id} with the body field title set to null, everything else valid => Status 400. The message names the input, and nothing is changed.",
    "Send PUT /orders/{id} with the body field lines set to null, everything else valid => Status 400. The message names the input, and nothing is changed.",
  ]);
  expect(stepsOf("404 Not found")).toEqual([
    "Send PUT /orders/{id} with a path parameter id that does not exist => Status 404. Not found. Nothing is changed.",
  ]);
});

test("every case names the operation and a paragraph of it", () => {
  const { document, drafts } = read(shop);
  const paragraphs = new Map(document.blocks.flatMap((block) => (block.kind === "paragraph" ? [[block.paragraph, block.text]] : [])));
  for (const { source } of drafts)
    expect([source.heading.slice(0, 3), paragraphs.has(source.paragraph)]).toEqual([expect.stringMatching(/^(?:GET|PUT)$/), true]);
});

test("OpenAPI 3.1: types as lists, exclusive bounds as numbers, parts put together", () => {
  const text = `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    post:\n      requestBody: { content: { application/json: { schema: { allOf: [{ $ref: '#/components/schemas/B' }, { required: [n] }] } } } }\n      responses: { '201': { description: Made } }\ncomponents: { schemas: { B: { properties: { n: { type: [integer, 'null'], exclusiveMaximum: 10 } } } } }\n`;
  const limit = read(text).drafts.find(({ title }) => title.includes("less than 10"));
  expect(limit?.steps.map(({ action }) => / set to (.*?),/.exec(action)?.[1])).toEqual(["9", "10", "11", "null"]);
  expect(titlesOf(text)).toContain("POST /a: required inputs");
});

test.each([
  [
    "{ type: number, minimum: 0, exclusiveMinimum: true, maximum: 31.5, multipleOf: 0.1 }",
    ["-0.1 no", "0 no", "0.1 yes", "31.5 yes", "31.6 no", "0.15 no"],
  ],
  ["{ type: integer, maximum: 4.1 }", ["4 yes", "5 no"]],
  ["{ type: integer, minimum: 3, maximum: 20, multipleOf: 5 }", ["0 no", "5 yes", "20 yes", "25 no", "6 no"]],
  ["{ type: number, minimum: 0.25, multipleOf: 0.1 }", ["0.2 no", "0.3 yes", "0.35 no"]],
  ["{ type: number, minimum: 1.0e+300 }", []],
  ["{ type: string, format: date, minLength: 10 }", ["a date (YYYY-MM-DD) yes", "“31.12.2026” no"]],
  [
    "{ type: string, format: email, maxLength: 60 }",
    ["an email address of 60 characters yes", "an email address of 61 characters no", "an email address yes", "“not-an-address” no"],
  ],
  ["{ type: integer, minLength: 3, maximum: 9 }", ["9 yes", "10 no"]],
  ["{ type: array, uniqueItems: true, items: { type: string } }", ["a list with the same item twice no"]],
  [
    "{ type: array, items: { type: string, enum: [water, light] } }",
    ["[“water”] yes", "[“light”] yes", "a list with a value that is not allowed no"],
  ],
])("what a schema says together is tried together: %s", (schema, tried) => {
  const text = `${head}paths: { /a: { get: { parameters: [{ name: n, in: query, schema: ${schema} }], responses: { '200': { description: Done } } } } }\n`;
  const steps = read(text).drafts.flatMap((draft) => draft.steps);
  const probes = steps.flatMap(({ action, expectedResult }) => {
    const value = / set to (.*), everything else/.exec(action)?.[1];
    return value === undefined ? [] : [`${value} ${/accepted/.test(expectedResult) ? "yes" : "no"}`];
  });
  expect(probes.toSorted()).toEqual(tried.toSorted());
});

test("only required fields are expected, documented headers are checked, and a closed body refuses unknown fields", () => {
  const text = `${head}paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/New' } } } }
      responses:
        '201':
          description: Made
          headers: { Location: { schema: { type: string } } }
          content: { application/json: { schema: { type: object, required: [id], properties: { id: { type: string }, note: { type: string } } } } }
components:
  schemas:
    New:
      type: object
      additionalProperties: false
      properties: { boat: { type: object, additionalProperties: false, properties: { name: { type: string } } }, tag: { type: object } }
`;
  const { drafts } = read(text);
  expect(drafts[0]?.steps[0]?.expectedResult).toBe(
    "Status 201. Made. The response has the documented header Location. The body is application/json with the fields id.",
  );
  expect(drafts.find(({ title }) => title === "POST /a: unknown fields")?.steps.map(({ action }) => action)).toEqual([
    "Send POST /a with a field in the body that the schema does not know, everything else valid",
    "Send POST /a with a field in the body field boat that the schema does not know, everything else valid",
  ]);
});

test("no two responses of an operation follow from the same request, and each says what makes the difference", () => {
  const of = (...statuses: [string, string][]) => Object.fromEntries(statuses.map(([status, description]) => [status, { description }]));
  const body = { content: { "application/json": { schema: { type: "object" } } } };
  const text = JSON.stringify({
    openapi: "3.0.3",
    info: {},
    paths: {
      "/a/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        get: {
          responses: of(
            ["200", "response"],
            ["202", "Accepted"],
            ["204", "Gone"],
            ["207", "Some parts failed"],
            ["304", "Not modified"],
            ["403", "Forbidden"],
            ["404", "Resource not found"],
            ["418", ""],
            ["500", "Error"],
            ["503", "Error"],
          ),
        },
        post: { requestBody: body, responses: of(["201", "Made"], ["400", "Bad"], ["422", "Bad"]) },
        put: { responses: of(["400", "Bad"], ["422", "Bad"]) },
      },
    },
  });
  const actions = read(text).drafts.flatMap(({ steps }) => steps.map(({ action }) => action));
  expect(new Set(actions).size).toBe(actions.length);
  expect(actions).toContain("Send GET /a/{id} with a valid path parameter id");
  expect(actions.find((action) => action.includes("If-None-Match"))).toBe(
    "Send GET /a/{id} with a valid path parameter id, with the If-None-Match header of the unchanged resource",
  );
  expect(actions).toContain("Send GET /a/{id} with a valid path parameter id, in the situation: Some parts failed");
  expect(read(text).drafts[0]?.steps[0]?.expectedResult).toBe("Status 200.");
});

test("a refusal that no schema explains is asked for in the description's words", () => {
  const responses = "{ '422': { description: The booking is longer than 72 hours }, '429': { description: Too many wrong PINs } }";
  const text = `${head}paths: { /a: { post: { requestBody: { content: { application/json: { schema: { type: object } } } }, responses: ${responses} } } }\n`;
  expect(read(text).drafts.flatMap(({ steps }) => steps.map(({ action }) => action))).toEqual([
    "Send POST /a with a body for which this is the case: The booking is longer than 72 hours",
    "Send POST /a more often than is allowed, so that this is the case: Too many wrong PINs",
  ]);
});

test("a large description is cut between two operations, and a note says what was left out", () => {
  const paths = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [
      `/p${index}`,
      { get: { responses: { 200: { description: "Yes" }, 404: { description: "No" } } } },
    ]),
  );
  const { drafts, document } = read(JSON.stringify({ openapi: "3.0.0", info: {}, paths }));
  expect(drafts).toHaveLength(1000);
  expect(document.notes).toEqual([expect.stringMatching(/900 operations.* first 500 .*GET \/p499/)]);
});

const bomb = `${head}a: &a [x, x, x, x, x, x, x, x, x]\n${"bcdefghi"
  .split("")
  .map((name, index) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${"abcdefghi"[index]}`).join(", ")}]`)
  .join("\n")}\npaths: {}\n`;

test.each([
  ["an alias bomb", bomb, /aliases/],
  ["broken YAML", `${head}paths: { /a: [ }\n  b: c: d`, /not valid YAML/],
  ["broken JSON", '{"openapi": "3.0.0", ', /not valid JSON/],
  ["no operations", `${head}paths: {}\n`, /no operations/],
  ["another version", "openapi: 2.5.0\npaths: {}\n", /OpenAPI 3/],
])("%s is refused in words for the user", (_name, text, message) => {
  expect(() => read(text)).toThrow(DocumentError);
  expect(() => read(text)).toThrow(message);
});

test.each([
  ["a reference to itself", "{ $ref: '#/components/schemas/A' }"],
  ["a reference to nothing", "{ $ref: '#/components/schemas/Missing' }"],
  [
    "a schema that contains itself everywhere",
    "{ allOf: [{ $ref: '#/components/schemas/A' }], properties: { a: { $ref: '#/components/schemas/A' }, b: { type: array, items: { $ref: '#/components/schemas/A' } } } }",
  ],
  ["another file", "{ $ref: 'other.yaml#/A' }"],
])("%s does no harm", (_name, schema) => {
  const text = `${head}paths: { /a: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }, responses: { '204': { description: Done } } } } }\ncomponents: { schemas: { A: ${schema} } }\n`;
  expect(titlesOf(text)[0]).toBe("POST /a: 204 Done");
});

const stepsOfField = (schema: string, required = "") => {
  const text = `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    post:\n      parameters: [{ in: query, name: q, schema: { type: [string, 'null'], maxLength: 3 } }]\n      requestBody: { content: { application/json: { schema: { type: object, required: [${required}], properties: { n: ${schema} } } } } }\n      responses: { '201': { description: Made } }\n`;
  return read(text).drafts.flatMap(({ steps }) =>
    steps.flatMap(({ action, expectedResult }) => {
      const [, field, value] = /(?<= field )(n\S*) set to (.*?),? everything else/.exec(action) ?? [];
      return field && value
        ? [`${field === "n" ? "" : `${field}: `}${value} => ${expectedResult === "The request is accepted." ? "accepted" : "refused"}`]
        : [];
    }),
  );
};

test.each([
  // A list without repeated items is never longer than its items have values.
  [
    "{ type: array, minItems: 1, maxItems: 4, uniqueItems: true, items: { enum: [a, b, c] } }",
    ["0 items => refused", "1 item => accepted"],
  ],
  ["{ type: array, maxItems: 2, uniqueItems: true, items: { enum: [a, b, c] } }", ["2 items => accepted", "3 items => refused"]],
  ["{ type: array, maxItems: 4, uniqueItems: true, items: { type: boolean } }", []],
  ["{ type: array, maxItems: 4, items: { enum: [a, b] } }", ["4 items => accepted", "5 items => refused"]],
])("the length of a list that can be sent: %s", (schema, steps) => {
  expect(stepsOfField(schema).filter((step) => / items? =>/.test(step))).toEqual(steps);
});

test.each([
  ["{ type: array, items: { type: string, minLength: 2 } }", ["n[]: 1 character => refused", "n[]: 2 characters => accepted"]],
  ["{ type: array, items: { type: array, items: { type: integer, maximum: 9 } } }", ["n[][]: 9 => accepted", "n[][]: 10 => refused"]],
  [
    "{ type: array, items: { type: string, enum: [a], minLength: 1 } }",
    ["[“a”] => accepted", "a list with a value that is not allowed => refused"],
  ],
  [
    "{ type: object, minProperties: 1, maxProperties: 2 }",
    ["0 fields => refused", "1 field => accepted", "2 fields => accepted", "3 fields => refused"],
  ],
  ["{ type: object, maxProperties: 2, additionalProperties: false, properties: { a: { type: string } } }", []],
])("the limits of items, and of the number of fields: %s", (schema, steps) => {
  expect(stepsOfField(schema)).toEqual(steps);
});

test("the number of fields of the whole body is tried", () => {
  const body =
    "{ content: { application/merge-patch+json: { schema: { type: object, minProperties: 1, properties: { a: { type: string } } } } } }";
  const text = `${head}paths: { /a: { patch: { requestBody: ${body}, responses: { '200': { description: Done } } } } }\n`;
  const [limit] = read(text).drafts.filter(({ title }) => title.includes("at least"));
  expect(limit?.title).toBe("PATCH /a: body: at least 1 field");
  expect(limit?.steps.map(({ action }) => action)).toEqual([
    "Send PATCH /a with the body set to 0 fields, everything else valid",
    "Send PATCH /a with the body set to 1 field, everything else valid",
  ]);
});

test.each([
  ["{ type: [number, 'null'] }", ["null => accepted"]],
  ["{ type: string, nullable: true }", ["null => accepted"]],
  ["{ type: string }", []],
  // An enumeration has to name null, whatever the type says.
  ["{ type: [string, 'null'], enum: [a] }", []],
])("null is sent in a body where the schema names it: %s", (schema, steps) => {
  expect(stepsOfField(schema).filter((step) => step.startsWith("null"))).toEqual(steps);
});

test("a field of a response that has one value only is checked for it", () => {
  const text = `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    get:\n      responses: { '200': { description: A, content: { application/json: { schema: { required: [id, state], properties: { id: { type: string }, state: { const: free } } } } } } }\n`;
  expect(read(text).drafts.flatMap(({ steps }) => steps.map(({ expectedResult }) => expectedResult))).toContainEqual(
    expect.stringContaining("with the fields id, state (always “free”)"),
  );
});
