import type { DraftCase } from "../draft-case.ts";
import { capitalised, shortened, withStop, withoutStop } from "../rules/text/words.ts";
import { caseOfCall, sent } from "./call-case.ts";
import { type Description, type JsonObject, objectOf, textOf } from "./description.ts";
import { type Body, bodyOf, combined, constraintsOf, type Input, inputsOf, refusesNull } from "./inputs.ts";
import { responseCase } from "./response-case.ts";
import { distinct, requestOf, situationOf } from "./situations.ts";

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
      ...caseOfCall(`${call} without credentials`, "CRITICAL", secured),
      steps: [sent(`${call} without credentials`, "Status 401, or 403. Nothing is changed.")],
    });
  const needed = inputs.filter((input) => input.required && !input.inPath);
  const body = bodyOf(description, operation);
  if (needed.length > 0 || body?.required)
    add(`Required: ${[...(body?.required ? ["a body"] : []), ...needed.map(({ name }) => name.replace(/^the /, ""))].join(", ")}.`, {
      ...caseOfCall(`${call}: required inputs`, "HIGH", secured),
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
      ...caseOfCall(`${call}: unknown fields`, "MEDIUM", secured),
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
      ...caseOfCall(`${call}: ${name}: ${rule}`, input.required ? "HIGH" : "MEDIUM", secured),
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

const notFoundOf = (responses: readonly [string, unknown][]) => responses.map(([status]) => status).join(" ");

/** Descriptions that say no more than that there is a response. */
const saysNothing =
  /^(?:(?:the |an? )?(?:default |successful |success |standard |generic )?(?:response|operation|result|reply)|n\/?a|none|todo|tbd|description|-)?[.!]?$/iu;

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
