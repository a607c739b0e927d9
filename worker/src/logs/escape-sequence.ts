/** How texts write the character ESC: as it is, and in JSON, source code, XML, pytest's XML, and what `cat -v` prints. None begins another. */
const escapes = [
  "\x1b",
  "\\u001b",
  "\\u001B",
  "\\\\u001b",
  "\\\\u001B",
  "\\x1b",
  "\\x1B",
  "\\033",
  "\\e",
  "&#27;",
  "&#x1b;",
  "&#x1B;",
  "#x1b",
  "#x1B",
  "^[",
].map((text) => Buffer.from(text, "latin1"));

/** States of {@link afterByte}: no sequence is open, and the bytes since one seemed to begin are text. */
export const noEscape = 0;
export const notAnEscape = -1;

/** After ESC; in a CSI (colours, cursor); in the choice of a character set; in an OSC (links, titles); after the ESC that may end it. */
const [afterEscape, inControl, inCharset, inCommand, atCommandEnd] = [1, 2, 3, 4, 5];
const firstSpelling = 6;

/** By state and byte: the next state in the spelling of an ESC. */
const spellings = new Uint8Array(256 * 256);
let states = firstSpelling;
for (const escape of escapes) {
  let state = noEscape;
  for (const [index, byte] of escape.entries()) {
    const at = state * 256 + byte;
    if (index === escape.length - 1) spellings[at] = afterEscape;
    else if (spellings[at] === 0) spellings[at] = states++;
    state = spellings[at] ?? 0;
  }
}

/** By byte: 1 where an escape sequence may begin. */
export const mayBeginEscape = spellings.slice(0, 256).map((state) => Math.min(state, 1));

/**
 * Recognizes the escape sequences of terminals byte by byte: the state after `byte`, {@link noEscape} when it ends the sequence. Source: ECMA-48, sections
 * 5.3 to 5.6.
 */
export function afterByte(state: number, byte: number): number {
  switch (state) {
    case afterEscape:
      if (byte === 0x5b) return inControl;
      if (byte === 0x5d) return inCommand;
      if (isBetween(byte, 0x20, 0x2f)) return inCharset;
      return isBetween(byte, 0x30, 0x7e) ? noEscape : notAnEscape;
    case inControl:
      if (isBetween(byte, 0x40, 0x7e)) return noEscape;
      return isBetween(byte, 0x20, 0x3f) ? inControl : notAnEscape;
    case inCharset:
      if (isBetween(byte, 0x30, 0x7e)) return noEscape;
      return isBetween(byte, 0x20, 0x2f) ? inCharset : notAnEscape;
    case inCommand:
      if (byte === 0x07) return noEscape;
      return byte === 0x1b ? atCommandEnd : inCommand;
    case atCommandEnd:
      return byte === 0x5c ? noEscape : notAnEscape;
    default:
      return spellings[state * 256 + byte] || notAnEscape;
  }
}

const isBetween = (byte: number, first: number, last: number): boolean => byte >= first && byte <= last;
