import { badRequest } from "../../errors.ts";

/** @throws 400 for a JSON body whose arrays and objects are nested deeper than `levels` */
export function rejectDeepJson(text: string, levels: number): void {
  if (!nestsDeeperThan(text, levels)) return;
  throw badRequest("Malformed JSON", {
    message: `The body nests arrays and objects more than ${levels.toLocaleString("en")} levels deep.`,
    code: "NESTED_TOO_DEEPLY",
  });
}

/**
 * Whether the arrays and objects of a JSON text are nested deeper than `levels`. Reads the text once without recursion, so that later code may
 * recurse. For text that is not JSON the result is arbitrary: the parser rejects it.
 */
export function nestsDeeperThan(text: string, levels: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > levels) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}

/** The position of a string's closing quote; the text's end when there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
