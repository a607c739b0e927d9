import type { DraftCase } from "../draft/draft-case.ts";
import { capitalised, shortened, withStop, withoutStop } from "../text/words.ts";
import { caseOfCall, sent } from "./call-case.ts";
import { type Description, type JsonObject, objectOf, textOf } from "./description.ts";
import { type Body, bodyOf, combined, constraintsOf, type Input, inputsOf, nullability, refusesNull } from "./inputs.ts";
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
  const responses = Object.entries(objectOf(operation["responses"]) ?? {}).filter(([status]) => !status.startsWith("x-"));
  const details: Details = {
    description,
    call,
    operation,
    inputs: inputsOf(description, path, operation),
    body: bodyOf(description, operation),
    responses,
    refused: refusalOf(responses.map(([status]) => status)),
    secured: isSecured(description, operation),
  };
  const parts = [
    ...responseParts(details),
    ...credentialParts(details),
    ...requiredParts(details),
    ...unknownFieldParts(details),
    ...limitParts(details),
  ];
  return {
    lines: [introduction(call, operation), ...parts.map(({ text }) => text)],
    cases: parts.flatMap(({ draft }, index) => (draft ? [{ draft, line: index + 1 }] : [])).slice(0, maxCases),
  };
}

interface Details {
  description: Description;
  call: string;
  operation: JsonObject;
  inputs: readonly Input[];
  body: Body | undefined;
  responses: readonly [status: string, response: unknown][];
  /** What is expected when an input is refused. */
  refused: string;
  secured: boolean;
}

/** A text of the operation, and the case that comes from it. */
interface Part {
  text: string;
  draft: Omit<DraftCase, "suite" | "source"> | undefined;
}

function responseParts({ description, call, operation, inputs, responses, secured }: Details): Part[] {
  const request = requestOf(description, call, operation, inputs);
  const statuses = responses.map(([status]) => status);
  const usual = statuses.find((status) => status.startsWith("2")) ?? statuses.find((status) => /^[13]/.test(status));
  const situations = new Set<string>();
  return responses.map(([status, each]) => {
    const response = description.resolve(each) ?? {};
    const summary = plain(textOf(response["description"]));
    const words = saysNothing.test(summary) ? "" : summary;
    const situation = distinct(situationOf(request, status, words, { statuses, usual }), status, words, situations);
    return {
      text: `Response ${status}: ${words || "(no description)"}`,
      draft: responseCase(description, request, { status, words, situation }, response, secured),
    };
  });
}

function credentialParts({ call, responses, secured }: Details): Part[] {
  if (!secured || responses.some(([status]) => status === "401")) return [];
  const steps = [sent(`${call} without credentials`, "Status 401, or 403. Nothing is changed.")];
  return [
    {
      text: `Security: ${call} needs credentials.`,
      draft: { ...caseOfCall(`${call} without credentials`, "CRITICAL", secured), steps },
    },
  ];
}

function requiredParts({ call, inputs, body, refused, secured }: Details): Part[] {
  const needed = inputs.filter((input) => input.required && !input.inPath);
  if (needed.length === 0 && !body?.required) return [];
  const steps = [
    ...(body?.required ? [sent(`${call} without a body`, refused)] : []),
    ...needed.map(({ name }) => sent(`${call} without ${name}, everything else valid`, refused)),
    ...needed
      .filter(({ name, schema }) => name.startsWith("the body field") && refusesNull(schema))
      .map(({ name }) => sent(`${call} with ${name} set to null, everything else valid`, refused)),
  ].slice(0, maxSteps);
  return [
    {
      text: `Required: ${[...(body?.required ? ["a body"] : []), ...needed.map(({ name }) => withoutArticle(name))].join(", ")}.`,
      draft: { ...caseOfCall(`${call}: required inputs`, "HIGH", secured), steps },
    },
  ];
}

function unknownFieldParts({ description, call, inputs, body, refused, secured }: Details): Part[] {
  const closed = closedObjects(description, body, inputs);
  if (closed.length === 0) return [];
  const steps = closed
    .slice(0, maxSteps)
    .map((name) => sent(`${call} with a field in ${name} that the schema does not know, everything else valid`, refused));
  return [
    {
      text: `No unknown fields in ${closed.join(", ")}.`,
      draft: { ...caseOfCall(`${call}: unknown fields`, "MEDIUM", secured), steps },
    },
  ];
}

function limitParts({ call, inputs, responses, refused, secured }: Details): Part[] {
  const mayBeMissing = responses.some(([status]) => /404/.test(status));
  return inputs.flatMap((input) => {
    // A parameter is text: null can only be sent in a body.
    const ofNull = input.name.startsWith("the body field") ? nullability(input.schema) : undefined;
    const constraints = [...constraintsOf(input.schema), ...(ofNull ? [ofNull] : [])];
    if (constraints.length === 0) return [];
    const rule = constraints.map((one) => one.rule).join("; ");
    const name = withoutArticle(input.name);
    const refusal = input.inPath && mayBeMissing ? `${withoutStop(refused)}, or status 404.` : refused;
    const steps = constraints
      .flatMap(({ probes }) => probes)
      .slice(0, maxSteps)
      .map(({ value, valid }) =>
        sent(`${call} with ${input.name} set to ${value}, everything else valid`, valid ? "The request is accepted." : refusal),
      );
    const draft = { ...caseOfCall(`${call}: ${name}: ${rule}`, input.required ? "HIGH" : "MEDIUM", secured), steps };
    return [{ text: `${capitalised(name)}: ${rule}.`, draft }];
  });
}

const withoutArticle = (name: string) => name.replace(/^the /, "");

/** The body and those of its fields that refuse fields that they do not name. */
function closedObjects(description: Description, body: Body | undefined, inputs: readonly Input[]): string[] {
  const whole = description.resolve(body?.schema);
  const isClosed = (schema: JsonObject) => schema["additionalProperties"] === false;
  return [
    ...(whole && isClosed(combined(description, whole)) ? ["the body"] : []),
    ...inputs.filter(({ name, schema }) => name.startsWith("the body field") && isClosed(schema)).map(({ name }) => name),
  ];
}

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
