import { withoutStop } from "../text/words.ts";
import { type Description, type JsonObject } from "./description.ts";
import { bodyOf, type Input } from "./inputs.ts";

/** `POST /orders with valid credentials, a valid path parameter id and a valid body` */
export interface Request {
  call: string;
  /** What it is sent with when everything is right. */
  valid: string;
  /** The path's parameter that names a record, if there is one. */
  record: string | undefined;
  body: boolean;
}

export function requestOf(description: Description, call: string, operation: JsonObject, inputs: readonly Input[]): Request {
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

/** No two responses to one operation follow from the same request. */
export function distinct(situation: string, status: string, words: string, taken: Set<string>): string {
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
export function situationOf(
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
