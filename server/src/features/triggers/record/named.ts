import { inOneLine } from "@gantry/contract/text.ts";

/** What the sender chose, in a sentence. */
export const named = (text: string): string =>
  inOneLine(text)
    .slice(0, 200)
    .replace(/\p{Cs}/gu, "\ufffd");
