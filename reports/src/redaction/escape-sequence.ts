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

/** The same for control characters of eight bits (C1) that begin a sequence by themselves: CSI, OSC, and DCS, SOS, PM and APC. */
const controls = ["\u009b", "\u009d", "\u0090\u0098\u009e\u009f"];
const spell = (char: string): Buffer[] => {
  const hex = char.charCodeAt(0).toString(16);
  const written = ["\\u00", "\\\\u00", "\\x"].flatMap((before) => [before + hex, before + hex.toUpperCase()]);
  return [char, ...new Set(written), `&#${char.charCodeAt(0)};`].map((text) => Buffer.from(text));
};

/** How Latin-1 writes them. In UTF-8 these bytes only end characters, and never follow what a value has matched so far. */
const spellLatin1 = (char: string): Buffer => Buffer.from(char, "latin1");

/** States of {@link afterByte}: no sequence is open, and the bytes since one seemed to begin are text. */
export const noEscape = 0;
export const notAnEscape = -1;

/**
 * After ESC; in a CSI (colors, cursor); in the choice of a character set; in an OSC (links, titles); in another string, which BEL does not end; after the
 * ESC, or the first byte of U+009C, that may end it.
 */
const [afterEscape, inControl, inCharset, inCommand, inString, atStringEnd, atCommandEnd8, atStringEnd8] = [1, 2, 3, 4, 5, 6, 7, 8];
/** The same strings in Latin-1, which the byte 0x9c ends. */
const [inCommandLatin1, inStringLatin1] = [9, 10];
/** In a color, or the end of a line, whose ESC was removed, as XML makes necessary: `[1;31m`, `[K`. */
const inRemains = 11;
const firstSpelling = 12;

/** By state and byte: the next state in the spelling of an ESC. */
const spellings = new Uint8Array(256 * 256);
let states = firstSpelling;
const learn = (spelling: Buffer, end: number) => {
  let state = noEscape;
  for (const [index, byte] of spelling.entries()) {
    const at = state * 256 + byte;
    if (index === spelling.length - 1) spellings[at] = end;
    else if (spellings[at] === 0) spellings[at] = states++;
    state = spellings[at] ?? 0;
  }
};
for (const escape of escapes) learn(escape, afterEscape);
for (const [index, end] of [inControl, inCommand, inString].entries())
  for (const char of controls[index] ?? "") {
    for (const spelling of spell(char)) learn(spelling, end);
    learn(spellLatin1(char), [inControl, inCommandLatin1, inStringLatin1][index] ?? end);
  }

learn(Buffer.from("["), inRemains);
/** Control characters that are shown as nothing, and removed from the texts about a failure. They are sequences of one byte. */
const isInvisible = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number((byte < 0x20 && ![0, 9, 10, 13, 27].includes(byte)) || byte === 0x7f),
);

/** By byte: 1 where an escape sequence may begin. */
export const mayBeginEscape = spellings.slice(0, 256).map((state, byte) => Math.min(state + (isInvisible[byte] ?? 0), 1));

/**
 * Recognizes the escape sequences of terminals byte by byte: the state after `byte`, {@link noEscape} when it ends the sequence. Source: ECMA-48, sections
 * 5.3 to 5.6.
 */
export function afterByte(state: number, byte: number): number {
  switch (state) {
    case afterEscape:
      if (byte === 0x5b) return inControl;
      if (byte === 0x5d) return inCommand;
      if (byte === 0x50 || byte === 0x58 || byte === 0x5e || byte === 0x5f) return inString;
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
      if (byte === 0x1b) return atStringEnd;
      return byte === 0xc2 ? atCommandEnd8 : inCommand;
    case inString:
      if (byte === 0x1b) return atStringEnd;
      return byte === 0xc2 ? atStringEnd8 : inString;
    case inCommandLatin1:
      if (byte === 0x07 || byte === 0x9c) return noEscape;
      return byte === 0x1b ? atStringEnd : inCommandLatin1;
    case inStringLatin1:
      if (byte === 0x9c) return noEscape;
      return byte === 0x1b ? atStringEnd : inStringLatin1;
    case inRemains:
      if (byte === 0x6d || byte === 0x4b) return noEscape;
      return isBetween(byte, 0x30, 0x39) || byte === 0x3b ? inRemains : notAnEscape;
    case noEscape:
      if (isInvisible[byte] === 1) return noEscape;
      return spellings[byte] || notAnEscape;
    case atStringEnd:
      return byte === 0x5c ? noEscape : notAnEscape;
    case atCommandEnd8:
      return byte === 0x9c ? noEscape : inCommand;
    case atStringEnd8:
      return byte === 0x9c ? noEscape : inString;
    default:
      return spellings[state * 256 + byte] || notAnEscape;
  }
}

const isBetween = (byte: number, first: number, last: number): boolean => byte >= first && byte <= last;
