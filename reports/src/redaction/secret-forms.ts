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
/** Longer values are searched for in common encodings only; each of their lines also in the others. */
const longestRarelyEncodedBytes = 4096;
/** The limit for all encodings together; the values themselves are always searched for. */
const encodedBudgetBytes = 4 * 1024 * 1024;

/**
 * Every form of a secret in output, as bytes to search for: itself, each of its lines, and its usual encodings
 * (base64 at all three alignments, once and twice, hexadecimal, URL, JSON, HTML, source code), and the text in UTF-16 and Latin-1. Secrets below four bytes give nothing.
 */
export function* secretForms(secrets: Iterable<string>): Steps<Buffer[]> {
  const forms = new Map<string, Buffer>();
  let spent = 0;
  const add = (bytes: Buffer) => {
    if (bytes.length < shortestSecretBytes) return;
    const key = bytes.toString("latin1");
    if (forms.has(key)) return;
    forms.set(key, bytes);
    spent += bytes.length;
  };
  const texts = [...new Set([...new Set(secrets)].flatMap((secret) => [secret, ...lines(secret)]))];
  const given = texts.map((text) => Buffer.from(text));
  const plain = [...given, ...texts.flatMap(otherNormalForms)];
  for (const bytes of plain) add(bytes);
  for (const bytes of plain) {
    if (bytes.length < shortestSecretBytes || spent + bytes.length * 12 > encodedBudgetBytes) continue;
    for (const encoded of encodings(bytes)) add(encoded);
    yield;
  }
  for (const bytes of given) {
    // For example a Kubernetes secret in a manifest that is itself encoded. For short values there would be too little text to be sure.
    if (bytes.length < shortestTwiceEncodedBytes || spent + bytes.length * 120 > encodedBudgetBytes) continue;
    for (const encoded of base64Forms(bytes).flatMap(base64Forms)) add(encoded);
    yield;
  }
  // Short ones first: the forms of a long value must not leave nothing of the limit to its lines.
  const rare = given.toSorted((one, other) => one.length - other.length);
  for (const encode of [rareEncodings, nestedEncodings, changedTexts])
    for (const bytes of rare) {
      if (bytes.length < shortestSecretBytes || bytes.length > longestRarelyEncodedBytes) continue;
      for (const encoded of encode(bytes)) {
        if (spent + encoded.length > encodedBudgetBytes) return [...forms.values()];
        add(encoded);
      }
      yield;
    }
  return [...forms.values()];
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
  const text = bytes.toString();
  const written = [...commonEncodings(text), ...hexadecimal(bytes)];
  return [...written.map((form) => Buffer.from(form)), ...base64Forms(bytes)];
}

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
