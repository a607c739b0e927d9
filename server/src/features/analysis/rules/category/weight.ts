import type { Clue } from "../clues/finding.ts";
import { isHarmlessLine } from "../output/log/harmless-lines.ts";
import { frame, quotedCode } from "../output/messages/stack-frames.ts";

/** Loggers begin with the time; a runner's error does not. */
const loggedAt = /^\[?\d{4}[/-]\d\d[/-]\d\d[ T]\d\d:\d\d:\d\d/;
/** A request that an application logs. Not every error response is a failure. */
const loggedRequest = /^(?:\S+ - - \S+ )?"?(?:GET|HEAD|POST|PUT|PATCH|DELETE) \/\S*(?: HTTP\/[\d.]+"?)? \d{3}\b/;

/** Output near a failure counts less than the failure's own message. */
export function weightOf({ text, trust }: Pick<Clue<unknown>, "text" | "trust">, isAsserted = false): number {
  // A failed test's text is never harmless output.
  if (trust < 1 && !isAsserted && isHarmlessLine(text)) return 0.5;
  if (quotedCode.test(text)) return 0.45;
  // The application's own log.
  if (trust < 1 && loggedAt.test(text)) return 0.8;
  if (trust < 1 && loggedRequest.test(text)) return 0.5;
  return frame.test(text) ? 0.4 : 1;
}
