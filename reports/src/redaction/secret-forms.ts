import {
  asciiJson,
  doubledForms,
  entityForms,
  goJson,
  jsonForms,
  jsonOf,
  markupForms,
  nameForms,
  patternForms,
  shellForms,
  sourceForms,
  urlForms,
} from "./text-encoders.ts";

/** Work in steps, each of which takes little time. */
export type Steps<Result> = Generator<void, Result, void>;

/** Shorter values would mask half the log. */
export const shortestSecretBytes = 4;
const shortestTwiceEncodedBytes = 8;
/** Longer values are searched for in common encodings only. Their lines are also searched for in the others. */
const maxRarelyEncodedBytes = 4096;
/** The limit for all encodings together; the values themselves are always searched for. */
const encodedBudgetBytes = 4 * 1024 * 1024;
/** Shorter last lines of wrapped base64 would mask other text. */
const shortestWrappedLine = 8;
/** `base64`, Python and MIME break lines at 76 characters, `openssl` and PEM at 64. */
const wrappedAt = [76, 64];

/** What must not be shown. */
export interface Secret {
  /** Of its variable. */
  name?: string | undefined;
  value: string;
  /** Parts of the value that programs print on their own, besides its lines. */
  parts?: readonly string[];
}

export interface SecretForms {
  /** The bytes to search for. */
  forms: Buffer[];
  /** Secrets of which a usual encoding (base64, hexadecimal, URL, JSON, HTML) is not among the forms, because the limit did not suffice. */
  incomplete: Secret[];
}

/** A text of a secret: its value, one of its lines or parts. */
interface Text {
  bytes: Buffer;
  secret: Secret;
}

type Encode = (bytes: Buffer) => Iterable<Buffer>;

/**
 * Every form of a secret in output, as bytes to search for: itself, each of its lines, and its usual encodings
 * (base64 at all three alignments, once and twice, and in lines of the usual lengths, hexadecimal, URL, JSON, HTML, source code), and the text in UTF-16
 * and Latin-1. Secrets below four bytes give nothing. If the limit does not suffice for all forms, it is the largest secrets that lack some.
 */
export function* secretForms(secrets: Iterable<Secret>): Steps<SecretForms> {
  const forms = new Map<string, Buffer>();
  let spent = 0;
  /** @returns whether it was within the limit */
  const add = (bytes: Buffer, limit: number): boolean => {
    if (bytes.length < shortestSecretBytes) return true;
    const key = bytes.toString("latin1");
    if (forms.has(key)) return true;
    if (spent + bytes.length > limit) return false;
    forms.set(key, bytes);
    spent += bytes.length;
    return true;
  };
  const { given, others } = textsOf(secrets);
  for (const { bytes } of [...given, ...others]) add(bytes, Number.POSITIVE_INFINITY);

  /** Adds the encodings of texts until the limit is reached. @returns the secrets that did not get all of them */
  function* addAll(texts: readonly Text[], encode: Encode, limit = encodedBudgetBytes): Steps<Set<Secret>> {
    for (const [at, { bytes }] of texts.entries()) {
      for (const encoded of encode(bytes)) if (!add(encoded, limit)) return new Set(texts.slice(at).map(({ secret }) => secret));
      yield;
    }
    return new Set();
  }
  const isLarge = ({ secret }: Text) => secret.value.length > maxRarelyEncodedBytes;
  const all = [...given, ...others].toSorted(smallestFirst);
  const [large, small] = [all.filter(isLarge), all.filter((text) => !isLarge(text))];
  const [largeGiven, smallGiven] = [given.filter(isLarge), given.filter((text) => !isLarge(text))];
  const incomplete = new Set<Secret>();
  const addUsual = function* (texts: readonly Text[]): Steps<void> {
    for (const encode of [base64Encodings, encodings]) for (const secret of yield* addAll(texts, encode)) incomplete.add(secret);
  };
  yield* addUsual(small);
  // A large file that is printed as base64 is likelier than a rare encoding of a small one. The other half remains for the small ones.
  yield* addAll(large, base64Encodings, encodedBudgetBytes / 2);
  for (const encode of [twiceEncoded, ...rareForms]) yield* addAll(smallGiven, encode);
  yield* addUsual(large);
  for (const encode of [twiceEncoded, ...rareForms]) yield* addAll(largeGiven, encode);
  return { forms: [...forms.values()], incomplete: [...incomplete] };
}

/** The texts of all secrets, each once, small secrets and their short texts first; and the texts in other normal forms of Unicode. */
function textsOf(secrets: Iterable<Secret>): { given: Text[]; others: Text[] } {
  const given = new Map<string, Secret>();
  for (const secret of [...secrets].toSorted((one, other) => one.value.length - other.value.length))
    for (const part of [secret.value, ...(secret.parts ?? [])])
      for (const text of [part, ...lines(part)]) if (!given.has(text)) given.set(text, secret);
  const texts = [...given].map(([text, secret]) => ({ text, secret }));
  const asBytes = ({ text, secret }: { text: string; secret: Secret }): Text => ({ bytes: Buffer.from(text), secret });
  return {
    given: texts.map(asBytes).toSorted(smallestFirst),
    others: texts.flatMap(({ text, secret }) => otherNormalForms(text).map((bytes) => ({ bytes, secret }))),
  };
}

/** The forms of a long text must leave something of the limit to its lines. */
function smallestFirst(one: Text, other: Text): number {
  return one.secret.value.length - other.secret.value.length || one.bytes.length - other.bytes.length;
}

/** Text in another normal form of Unicode: file systems and tools that compare text change it. */
function otherNormalForms(text: string): Buffer[] {
  return ["NFC", "NFD"]
    .map((form) => text.normalize(form))
    .filter((other) => other !== text)
    .map((other) => Buffer.from(other));
}

function lines(secret: string): string[] {
  if (!/[\r\n]/.test(secret)) return [];
  return secret.split(/\r\n|\r|\n/).flatMap((line) => [line, line.trim()]);
}

/** The encodings that are common enough to be searched for in other encodings, too. */
function commonEncodings(text: string): string[] {
  const url = encodeURIComponent(text);
  return [jsonOf(text), url, url.replaceAll("%20", "+"), ...["&#39;", "&#x27;"].map((apostrophe) => html(text, apostrophe))];
}

function encodings(bytes: Buffer): Buffer[] {
  if (bytes.length < shortestSecretBytes) return [];
  return [...commonEncodings(bytes.toString()), ...hexadecimal(bytes)].map((form) => Buffer.from(form));
}

function base64Encodings(bytes: Buffer): Buffer[] {
  return bytes.length < shortestSecretBytes ? [] : [...base64Forms(bytes), ...wrappedBase64(bytes)];
}

/** For example a Kubernetes secret in a manifest that is itself encoded. For short values there would be too little text to be sure. */
function twiceEncoded(bytes: Buffer): Buffer[] {
  return bytes.length < shortestTwiceEncodedBytes ? [] : base64Forms(bytes).flatMap(base64Forms);
}

const rareForms: readonly Encode[] = [rareEncodings, nestedEncodings, changedTexts].map((encode) => (bytes: Buffer) => {
  return bytes.length < shortestSecretBytes || bytes.length > maxRarelyEncodedBytes ? [] : encode(bytes);
});

/** What other encoders print, JSON within JSON, HTML, URLs and base64, and other character sets. */
function* rareEncodings(bytes: Buffer): Generator<Buffer> {
  const text = bytes.toString();
  const json = [...new Set(jsonForms(text))];
  const others = [...json, ...urlForms(text), ...markupForms(text), ...shellForms(text), ...sourceForms(text)];
  for (const form of others) yield Buffer.from(form);
  for (const form of [bytes.toString("base64"), text, ...commonEncodings(text)]) {
    const littleEndian = Buffer.from(form, "utf16le");
    yield littleEndian;
    // Up to U+00FF the pattern above finds big endian, too, shifted by a byte. Both patterns would mask an odd number of bytes, and garble what follows.
    if (/[^\0-\u00ff]/.test(form)) yield Buffer.from(littleEndian).swap16();
  }
  if (/^[\0-\u00ff]*$/.test(text)) for (const form of new Set([text, ...others])) yield Buffer.from(form, "latin1");
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));
  for (const list of [hex.map((byte) => `0x${byte}`), [...bytes].map(String), [...new Int8Array(bytes)].map(String)])
    for (const separator of [", ", ",", " "]) yield Buffer.from(list.join(separator));
  yield Buffer.from(hex.map((byte) => `\\x${byte}`).join(""));
  for (const form of json) if (form !== text) for (const outer of [jsonOf(form), html(form, "'")]) yield Buffer.from(outer);
  for (const form of new Set([jsonOf(text), goJson(text)])) {
    if (form === text) continue;
    yield Buffer.from(goJson(form));
    yield* base64Forms(Buffer.from(form));
  }
}

/** JSON in URLs, HTML and XML: an encoder of the first kind inside one of the second, in all ways. */
function* nestedEncodings(bytes: Buffer): Generator<Buffer> {
  const text = bytes.toString();
  for (const json of new Set([jsonOf(text), goJson(text), asciiJson(text)])) {
    if (json === text) continue;
    for (const outer of [...entityForms(json), ...urlForms(json)]) yield Buffer.from(outer);
  }
}

/** What tools make of a text that only looks similar. */
function changedTexts(bytes: Buffer): Buffer[] {
  const text = bytes.toString();
  return [...doubledForms(text), ...patternForms(text), ...nameForms(text)].map((form) => Buffer.from(form));
}

/** As printed by `od`, `xxd`, `openssl` and Windows programs. */
function hexadecimal(bytes: Buffer): string[] {
  const hex = bytes.toString("hex");
  const inGroups = (digits: number, separator: string) => (hex.match(new RegExp(`.{1,${digits}}`, "g")) ?? []).join(separator);
  return [hex, inGroups(2, " "), inGroups(4, " "), inGroups(2, ":"), inGroups(2, "-")].flatMap((form) => [form, form.toUpperCase()]);
}

function html(text: string, apostrophe: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", apostrophe);
}

/** The characters that depend only on the secret, whatever surrounds it in the encoded text; and its encoding on its own. */
function base64Forms(bytes: Buffer): Buffer[] {
  const forms = [bytes.toString("base64")];
  for (const before of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    const from = Math.ceil((before * 8) / 6);
    const to = Math.floor(((before + bytes.length) * 8) / 6);
    forms.push(encoded.slice(from, to));
  }
  return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]).map((form) => Buffer.from(form));
}

/**
 * The lines of the text's base64 as tools break it. Only the last line depends on whether the text ends with a line break, which `echo` adds and `$(…)` removes.
 */
function wrappedBase64(bytes: Buffer): Buffer[] {
  const text = bytes.toString("latin1");
  const ends = [text, text.replace(/\r?\n$/, ""), `${text}\n`].map((whole) => Buffer.from(whole, "latin1").toString("base64"));
  return wrappedAt.flatMap((width) => {
    const [first = "", ...others] = ends;
    if (others.every((form) => form.length <= width)) return [];
    const lastLines = others.flatMap((form) => linesOf(form, width).slice(-2));
    return [...linesOf(first, width), ...lastLines].filter((line) => line.length >= shortestWrappedLine).map((line) => Buffer.from(line));
  });
}

function linesOf(text: string, width: number): string[] {
  return Array.from({ length: Math.ceil(text.length / width) }, (_, at) => text.slice(at * width, (at + 1) * width));
}
