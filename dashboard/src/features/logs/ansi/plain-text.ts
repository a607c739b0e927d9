import { visibleText } from "../../../ui/text/visible-text.ts";

export const ESC = "\u001b";

// In this order: CSI; OSC (titles, OSC 8 links) up to BEL or ST; DCS, SOS, PM, APC up to ST; any other escape.
// The strings are bounded: an unterminated one must not swallow the line, so it falls to the last case and stays readable.
export const sequences =
  /\u001b(?:\[([\x30-\x3f]*)[\x20-\x2f]*([\x40-\x7e])|\][^\u0007\u001b\u009c]{0,4096}(?:\u0007|\u001b\\|\u009c)|[PX^_][^\u001b\u009c]{0,4096}(?:\u001b\\|\u009c)|[\x20-\x2f]*[\x30-\x7e]?)/g;

/** What a terminal shows after carriage returns: the text after the last one. */
export function afterCarriageReturn(line: string): string {
  const text = line.replace(/\r+$/, "");
  const cut = text.lastIndexOf("\r");
  return cut < 0 ? text : text.slice(cut + 1);
}

/** The text of the line without escape sequences. Invisible characters are written out. */
export function plainText(line: string): string {
  const text = afterCarriageReturn(line);
  return visibleText(text.includes(ESC) ? text.replace(sequences, "") : text);
}
