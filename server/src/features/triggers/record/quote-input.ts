import { inOneLine } from "@gantry/contract/text.ts";

/** Makes text from an event safe to quote in a message: one line, at most 200 characters, no lone surrogates. */
export const quoteInput = (text: string): string =>
  inOneLine(text)
    .slice(0, 200)
    .replace(/\p{Cs}/gu, "\ufffd");
