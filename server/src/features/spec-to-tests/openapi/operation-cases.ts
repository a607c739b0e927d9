import type { DraftCase, DraftStep } from "../draft-case.ts";
import { capitalised, shortened, withStop, withoutStop } from "../rules/words.ts";
import { type Description, type JsonObject, listOf, objectOf, textOf } from "./description.ts";
import { type Body, bodyOf, combined, constraintsOf, type Input, inputsOf, refusesNull } from "./inputs.ts";

export interface Operation {
  /** `POST /orders` */
  call: string;
  path: JsonObject;
  operation: JsonObject;
}

/** Texts of one operation for a reader, and its cases; `line` is the index of the text that a case comes from. */
export interface OperationCases {
  lines: string[];
  cases: { draft: Omit<DraftCase, "suite" | "source">; line: number }[];
}

const maxSteps = 30;
const maxCases = 150;

/** A case for each response, for the required inputs, for the limits of each input, and for a call without credentials. */
export function operationCases(description: Description, { call, path, operation }: Operation): OperationCases {
  const lines = [introduction(call, operation)];
  const cases: OperationCases["cases"] = [];
  const add = (text: string, ...drafts: (Omit<DraftCase, "suite" | "source"> | undefined)[]) => {
    for (const draft of drafts) if (draft && cases.length < maxCases) cases.push({ draft, line: lines.length });
    lines.push(text);
  };
  const inputs = inputsOf(description, path, operation);
  const request = requestOf(description, call, operation, inputs);
  const responses = Object.entries(objectOf(operation["responses"]) ?? {}).filter(([status]) => !status.startsWith("x-"));
  const secured = isSecured(description, operation);
  const statuses = responses.map(([status]) => status);
  const usual = statuses.find((status) => status.startsWith("2")) ?? statuses.find((status) => /^[13]/.test(status));
  const situations = new Set<string>();
  for (const [status, each] of responses) {
    const response = description.resolve(each) ?? {};
    const said = plain(textOf(response["description"]));
    const words = saysNothing.test(said) ? "" : said;
    const situation = distinct(situationOf(request, status, words, { statuses, usual }), status, words, situations);
    add(
      `Response ${status}: ${words || "(no description)"}`,
      responseCase(description, request, { status, words, situation }, response, secured),
    );
  }
  const refused = refusalOf(statuses);
  if (secured && !responses.some(([status]) => status === "401"))
    add(`Security: ${call} needs credentials.`, {
      ...shape(`${call} without credentials`, "CRITICAL", secured),
      steps: [sent(`${call} without credentials`, "Status 401, or 403. Nothing is changed.")],
    });
  const needed = inputs.filter((input) => input.required && !input.inPath);
  const body = bodyOf(description, operation);
  if (needed.length > 0 || body?.required)
    add(`Required: ${[...(body?.required ? ["a body"] : []), ...needed.map(({ name }) => name.replace(/^the /, ""))].join(", ")}.`, {
      ...shape(`${call}: required inputs`, "HIGH", secured),
      steps: [
        ...(body?.required ? [sent(`${call} without a body`, refused)] : []),
        ...needed.map(({ name }) => sent(`${call} without ${name}, everything else valid`, refused)),
        ...needed
          .filter(({ name, schema }) => name.startsWith("the body field") && refusesNull(schema))
          .map(({ name }) => sent(`${call} with ${name} set to null, everything else valid`, refused)),
      ].slice(0, maxSteps),
    });
  const closed = closedObjects(description, body, inputs);
  if (closed.length > 0)
    add(`No unknown fields in ${closed.join(", ")}.`, {
      ...shape(`${call}: unknown fields`, "MEDIUM", secured),
      steps: closed
        .slice(0, maxSteps)
        .map((name) => sent(`${call} with a field in ${name} that the schema does not know, everything else valid`, refused)),
    });
  for (const input of inputs) {
    const constraints = constraintsOf(input.schema);
    if (constraints.length === 0) continue;
    const rule = constraints.map((one) => one.rule).join("; ");
    const name = input.name.replace(/^the /, "");
    add(`${capitalised(name)}: ${rule}.`, {
      ...shape(`${call}: ${name}: ${rule}`, input.required ? "HIGH" : "MEDIUM", secured),
      steps: constraints
        .flatMap(({ probes }) => probes)
        .slice(0, maxSteps)
        .map(({ value, valid }) =>
          sent(
            `${call} with ${input.name} set to ${value}, everything else valid`,
            valid
              ? "The request is accepted."
              : input.inPath && /404/.test(notFoundOf(responses))
                ? `${withoutStop(refused)}, or status 404.`
                : refused,
          ),
        ),
    });
  }
  return { lines, cases };
}

/** The body and those of its fields that refuse fields that they do not name. */
function closedObjects(description: Description, body: Body | undefined, inputs: readonly Input[]): string[] {
  const whole = description.resolve(body?.schema);
  const isClosed = (schema: JsonObject) => schema["additionalProperties"] === false;
  return [
    ...(whole && isClosed(combined(description, whole)) ? ["the body"] : []),
    ...inputs.filter(({ name, schema }) => name.startsWith("the body field") && isClosed(schema)).map(({ name }) => name),
  ];
}

function shape(title: string, priority: DraftCase["priority"], secured: boolean): Omit<DraftCase, "suite" | "source" | "steps"> {
  return {
    title: shortened(title, 200),
    description: "",
    preconditions: ["The API can be reached", ...(secured ? ["Valid credentials are available"] : [])],
    priority,
    language: "en",
  };
}

const sent = (what: string, expectedResult: string): DraftStep => ({
  action: `Send ${what}`,
  event: `the client sends ${what}`,
  expectedResult: withStop(expectedResult),
});
const notFoundOf = (responses: readonly [string, unknown][]) => responses.map(([status]) => status).join(" ");

/** `POST /orders with valid credentials, a valid path parameter id and a valid body` */
interface Request {
  call: string;
  /** What it is sent with when everything is right. */
  valid: string;
  /** The path's parameter that names a record, if there is one. */
  record: string | undefined;
  body: boolean;
}

function requestOf(description: Description, call: string, operation: JsonObject, inputs: readonly Input[]): Request {
  const body = bodyOf(description, operation);
  const needed = inputs.filter((input) => input.required);
  const names = needed.filter(({ name }) => !name.startsWith("the body field")).map(({ name }) => name.replace(/^the /, ""));
  const fields = needed.filter(({ name }) => name.startsWith("the body field")).map(({ name }) => name.replace("the body field ", ""));
  const parts = [
    ...names.slice(0, 8).map((name) => `a valid ${name}`),
    ...(body
      ? [`a valid ${body.mediaType} body${fields.length > 0 ? ` (${fields.slice(0, 8).join(", ")}${fields.length > 8 ? ", …" : ""})` : ""}`]
      : []),
  ];
  return {
    call,
    valid: parts.length === 0 ? "" : ` with ${parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`}`,
    record: inputs.find(({ inPath }) => inPath)?.name.replace(/^the /, ""),
    body: body !== undefined,
  };
}

function responseCase(
  description: Description,
  request: Request,
  { status, words, situation }: { status: string; words: string; situation: string },
  response: JsonObject,
  secured: boolean,
): Omit<DraftCase, "suite" | "source"> {
  const isGood = /^[123]/.test(status);
  const priority = /^40[13]$/.test(status) ? "CRITICAL" : isGood || status.startsWith("4") ? "HIGH" : "MEDIUM";
  const expected = [
    `Status ${/^\d{3}$/.test(status) ? status : status === "default" ? "and body are those of the documented error response" : status}`,
    words && !/^default|unexpected error$/i.test(words) ? capitalised(words) : "",
  ]
    .filter(Boolean)
    .map(withStop)
    .join(" ");
  const body = [headersOf(response), isGood ? contentOf(description, response) : errorBodyOf(description, response)]
    .filter(Boolean)
    .join(" ");
  return {
    ...shape(`${request.call}: ${status}${words ? ` ${shortened(words, 80)}` : ""}`, priority, secured),
    steps: [sent(situation, [expected, body].filter(Boolean).join(" "))],
  };
}

/** Descriptions that say no more than that there is a response. */
const saysNothing =
  /^(?:(?:the |an? )?(?:default |successful |success |standard |generic )?(?:response|operation|result|reply)|n\/?a|none|todo|tbd|description|-)?[.!]?$/iu;

/** No two responses to one operation follow from the same request. */
function distinct(situation: string, status: string, words: string, taken: Set<string>): string {
  const own = taken.has(situation)
    ? `${situation}, in the situation that status ${status} is documented for${words ? `: ${withoutStop(words)}` : ""}`
    : situation;
  taken.add(own);
  return own;
}

/** What leads to a status other than the usual one. */
const occasions: Readonly<Record<string, string>> = {
  "202": "where the work is accepted and goes on in the background",
  "203": "through a proxy that changes the response",
  "204": "where there is nothing to return",
  "205": "where the client has to reset its view",
  "206": "with a Range header for a part of the resource",
  "300": "for a resource that has more than one representation",
  "301": "for a resource that has moved permanently",
  "302": "for a resource that is found at another address for now",
  "303": "where the result is found at another address",
  "304": "with the If-None-Match header of the unchanged resource",
  "307": "for a resource that is found at another address for now",
  "308": "for a resource that has moved permanently",
};

const aboutSchema =
  /\b(?:invalid|malformed|missing|required|valid(?:ation|ate)?|schema|format|syntax|bad|wrong|incorrect|unprocessable|parse|out of range|parameters?|fields?|body|inputs?|payload)\b/iu;

/** What is sent so that a status comes back. */
function situationOf(
  { call, valid, record, body }: Request,
  status: string,
  words: string,
  { statuses, usual }: { statuses: readonly string[]; usual: string | undefined },
): string {
  const specific = words !== "" && words.split(" ").length > 2 ? `, so that this is the case: ${withoutStop(words)}` : "";
  switch (status) {
    case "400":
    case "422":
      // The description may be about something that no schema can say: "The reservation is longer than 72 hours".
      if (specific !== "" && !aboutSchema.test(words))
        return `${call} with ${body ? "a body" : "a parameter"} for which this is the case: ${withoutStop(words)}`;
      if (body && statuses.includes("400") && statuses.includes("422"))
        return status === "400"
          ? `${call} with a body that is not well-formed${specific}`
          : `${call} with a well-formed body that breaks the schema${specific}`;
      return `${call} with ${body ? "a body that breaks the schema" : "a parameter that breaks its schema"}${specific}`;
    case "401":
      return `${call} without credentials, and then with invalid ones`;
    case "403":
      return `${call} with the credentials of a user who is not allowed to do this`;
    case "404":
      return record ? `${call} with a ${record} that does not exist` : `${call} for something that does not exist${specific}`;
    case "405":
      return `${call} where this method is not available`;
    case "406":
      return `${call} with an Accept header that is not supported`;
    case "409":
      return `${call}${valid} that conflicts with the current state${specific}`;
    case "413":
      return `${call} with a body that is too large`;
    case "415":
      return `${call} with an unsupported content type`;
    case "429":
      return `${call} more often than is allowed${specific}`;
    case "default":
      return `${call} with an invalid request that no other documented response covers`;
    default:
      if (status.startsWith("5")) return `${call}${valid} while the service cannot carry it out${specific}`;
      if (status.startsWith("4"))
        return `${call} in this situation: ${withoutStop(words) || `the one that status ${status} is documented for`}`;
      if (status === usual) return `${call}${valid}`;
      return Object.hasOwn(occasions, status)
        ? `${call}${valid}${valid === "" ? "" : ","} ${occasions[status]}${specific}`
        : `${call}${valid}, in the situation: ${withoutStop(words) || `the one that status ${status} is documented for`}`;
  }
}

/** The headers that are documented for a response; its content type is part of its body. */
function headersOf(response: JsonObject): string {
  const names = Object.keys(objectOf(response["headers"]) ?? {}).filter((name) => !/^content-type$/i.test(name));
  return names.length === 0 ? "" : `The response has the documented header${names.length === 1 ? "" : "s"} ${names.join(", ")}.`;
}

function contentOf(description: Description, response: JsonObject): string {
  const content = Object.entries(objectOf(response["content"]) ?? {});
  const [type, media] = content.find(([name]) => /json/i.test(name)) ?? content[0] ?? [];
  if (type === undefined) return "";
  return `The body is ${type}${fieldsOf(description, objectOf(media)?.["schema"])}.`;
}

function errorBodyOf(description: Description, response: JsonObject): string {
  const content = contentOf(description, response);
  return content === "" ? "Nothing is changed." : `${content} Nothing is changed.`;
}

/** ` with the fields id, name`, or ` and holds a list`: the fields that are required. */
function fieldsOf(description: Description, schema: unknown): string {
  const resolved = description.resolve(schema);
  if (!resolved) return "";
  const whole = combined(description, resolved);
  const items = whole["items"] === undefined ? undefined : description.resolve(whole["items"]);
  const own = items ? combined(description, items) : whole;
  const needed = new Set(listOf(own["required"]).map(String));
  const properties = Object.keys(objectOf(own["properties"]) ?? {}).filter((name) => needed.has(name));
  const names = properties.length > 0 ? ` with the fields ${properties.slice(0, 12).join(", ")}${properties.length > 12 ? ", …" : ""}` : "";
  return items ? ` and holds a list${names ? `; each entry is an object${names}` : ""}` : names;
}

function isSecured({ root }: Description, operation: JsonObject): boolean {
  const security = operation["security"] ?? root["security"];
  return Array.isArray(security) && security.length > 0 && security.every((one) => Object.keys(objectOf(one) ?? {}).length > 0);
}

/** The status that is documented for a request that breaks the description. */
function refusalOf(statuses: readonly string[]): string {
  const documented = ["400", "422", "4XX", "4xx"].find((status) => statuses.includes(status));
  return documented
    ? `Status ${documented}. The message names the input, and nothing is changed.`
    : "A status from 400 to 499. The message names the input, and nothing is changed.";
}

function introduction(call: string, operation: JsonObject): string {
  const words = [textOf(operation["summary"]), textOf(operation["description"])].map(plain).filter(Boolean);
  return shortened([...new Set(words)].map(withStop).join(" ") || `${call}.`, 1_000);
}

/** The words of a description without its Markdown and HTML. */
export function plain(text: string): string {
  return shortened(
    text
      .slice(0, 4_000)
      .replace(/<[^<>]{0,200}>/g, " ")
      .replace(/\[([^\][]{0,200})\]\([^()]{0,300}\)/g, "$1")
      .replace(/[`*_#>|]+/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
    1_000,
  );
}
