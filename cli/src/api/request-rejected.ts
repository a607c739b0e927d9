import type { ErrorReply } from "@gantry/contract/errors.ts";
import { optionOf } from "../options/option-of.ts";

/** The server rejected the request. Names an invalid field by its command-line option. */
export class RequestRejected extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The sentence for people, without the name of the error. */
  readonly sentence: string | undefined;
  constructor(status: number, { error, message, code, issues = [] }: ErrorReply) {
    // `message` repeats the issues in one line.
    // For a rejected key the client can say more than the server.
    const sentences = message && status !== 401 ? [message] : [];
    const details = issues.length > 0 ? issues.map(inOptions) : sentences;
    const isGeneric = error === "Validation failed" && details.length > 0;
    const text = [...(isGeneric || details.includes(error) ? [] : [error]), ...details].join("\n");
    super(status === 401 || status === 403 ? `${text}\n${keyAdvice(status)}` : text);
    this.status = status;
    this.code = code;
    this.sentence = message;
  }
}

/** Turns `` `projectId` must be … `` into `--project must be …`. For a file's content the position comes first: `line 2: …`. */
function inOptions({ path, message }: { path: string; message: string }): string {
  const place = /^((?:line|case) \d+)\b/.exec(path)?.[1];
  if (place !== undefined) return `${place}: ${message}`;
  const field = `\`${path}\``;
  return message.startsWith(field) ? optionOf(path) + message.slice(field.length) : message;
}

function keyAdvice(status: number): string {
  if (status === 403) return "The API key in GANTRY_API_KEY is valid, but its role may not do this.";
  return "The server does not accept the API key in GANTRY_API_KEY. It is wrong, revoked or expired, or belongs to another server.";
}
