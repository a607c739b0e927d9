/** Shorter values would mask half the log. */
export const shortestSecretBytes = 4;
const shortestTwiceEncodedBytes = 8;
/** The limit for all encodings together; the values themselves are always searched for. */
const encodedBudgetBytes = 4 * 1024 * 1024;

/**
 * Every form of a secret in output, as bytes to search for: itself, each of its lines, and its usual encodings
 * (base64 at all three alignments, once and twice, hexadecimal, also with spaces or colons, URL, JSON, HTML). Secrets below four bytes give nothing.
 */
export function secretForms(secrets: Iterable<string>): Buffer[] {
  const forms = new Map<string, Buffer>();
  let spent = 0;
  const add = (bytes: Buffer) => {
    if (bytes.length < shortestSecretBytes) return;
    const key = bytes.toString("latin1");
    if (forms.has(key)) return;
    forms.set(key, bytes);
    spent += bytes.length;
  };
  const plain = [...new Set(secrets)].flatMap((secret) => [secret, ...lines(secret)]).map((text) => Buffer.from(text));
  for (const bytes of plain) add(bytes);
  for (const bytes of plain) {
    if (bytes.length < shortestSecretBytes || spent + bytes.length * 12 > encodedBudgetBytes) continue;
    for (const encoded of encodings(bytes)) add(encoded);
  }
  for (const bytes of plain) {
    // For example a Kubernetes secret in a manifest that is itself encoded. For short values there would be too little text to be sure.
    if (bytes.length < shortestTwiceEncodedBytes || spent + bytes.length * 120 > encodedBudgetBytes) continue;
    for (const encoded of base64Forms(bytes).flatMap(base64Forms)) add(encoded);
  }
  return [...forms.values()];
}

function lines(secret: string): string[] {
  if (!/[\r\n]/.test(secret)) return [];
  return secret.split(/\r\n|\r|\n/).flatMap((line) => [line, line.trim()]);
}

function encodings(bytes: Buffer): Buffer[] {
  const text = bytes.toString();
  const json = JSON.stringify(text).slice(1, -1);
  const url = encodeURIComponent(text);
  const written = [
    json,
    json.replaceAll("/", "\\/"),
    // Encoders with ASCII output only, such as Python's.
    json.replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`),
    url,
    url.replaceAll("%20", "+"),
    url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    strictUrl(url),
    encodeURI(text),
    html(text, "&#39;"),
    html(text, "&#x27;"),
    html(text, "&apos;"),
    ...hexadecimal(bytes),
  ];
  return [...written.map((form) => Buffer.from(form)), ...base64Forms(bytes)];
}

/** As printed by `od`, `xxd`, `openssl` and Windows programs. */
function hexadecimal(bytes: Buffer): string[] {
  const hex = bytes.toString("hex");
  const inGroups = (digits: number, separator: string) => (hex.match(new RegExp(`.{1,${digits}}`, "g")) ?? []).join(separator);
  return [hex, inGroups(2, " "), inGroups(4, " "), inGroups(2, ":"), inGroups(2, "-")].flatMap((form) => [form, form.toUpperCase()]);
}

/** RFC 3986: also encodes the marks that `encodeURIComponent` does not. */
function strictUrl(url: string): string {
  return url.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
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
