/**
 * What well-known encoders make of a text. Each encoder has one row that names the characters which it treats in a way of its own, so that
 * the number of forms does not grow with the text's length.
 */

/** ASCII marks that each encoder leaves as they are, next to letters, digits, `-`, `.` and `_`. Spaces become `%20` and, for each, also `+`. */
const urlMarks = [
  "", // PHP's urlencode
  "~", // RFC 3986: Python's quote_plus, Go's QueryEscape, Ruby, jq, .NET's EscapeDataString
  "~/", // Python's quote
  "*", // URLSearchParams, Java's URLEncoder, Ruby's URI.encode_www_form
  "!*()", // .NET's UrlEncode
  "~()", // qs of npm as RFC 1738
  "~!'()*", // encodeURIComponent
  "~!'()*:$,", // axios
  "~!'()*:$,[]",
  "~!#$&'()*+,/:;=?@", // encodeURI
  "~!#$%&'()*+,/:;=?@[]", // Python's requests
  "*+/@", // escape
  "~!'()*:$,;&+=", // Java's URI: user and password, path, query
  "~!'()*:$,;&+=@/",
  "~!'()*:$,;&+=@/?[]",
  "~$&+:=@", // Go: PathEscape, user and password, path, fragment
  "~$&+,;=",
  "~$&+,/:;=@",
  "~!$&()*+,/:;=?@",
  "~!$%&'()*+,", // new URL: user and password, path (and of older versions), query, query of other schemes, hash
  "~!$%&'()*+,/:;=@[]|",
  "~!$%&'()*+,/:;=@[]|^",
  "~!$%&'()*+,/:;=@[]|^{",
  "~!$%&()*+,/:;=?@[\\]^`{|}",
  "~!$%&'()*+,/:;=?@[\\]^`{|}",
  "~!#$%&'()*+,/:;=?@[\\]^{|}",
];

/** Percent-encoded, with capital and small hexadecimal digits, and with and without the characters outside ASCII, which Java's URI keeps. */
export function urlForms(text: string): string[] {
  const special = inText(text, "!\"#$%&'()*+,/:;<=>?@[\\]^`{|}~");
  const kept = new Set(urlMarks.map((marks) => special.filter((mark) => marks.includes(mark)).join("")));
  return [...kept].flatMap((marks) => {
    const encode = (char: string) => (marks.includes(char) ? char : percent(char));
    const [encoded, iri] = [text.replace(/[^\w.-]/gu, encode), text.replace(/[^\w.\u0080-\u{10ffff}-]/gu, encode)];
    const forms = encoded === iri ? [encoded] : [encoded, iri];
    return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, lowerCase)]).flatMap((form) => [form, form.replaceAll("%20", "+")]);
  });
}

/** ASCII characters that each encoder writes as `\uXXXX`, though JSON does not ask for it. */
const jsonMarks = [
  "", // JSON.stringify, Python, Rust, jq
  "<>", // PHP with JSON_HEX_TAG
  "<>&", // Go, Rails, Django
  "<>&'=", // Gson
  "<>&'\"", // PHP with JSON_HEX_*, Newtonsoft with EscapeHtml
  "<>&'\"+`", // .NET, Go's templates
  "<>&=", // Go's JSEscape
  "<>/", // serialize-javascript
];

/** As JSON, without the quotes: each encoder with and without `\/`, ASCII output only, and capital hexadecimal digits. */
export function jsonForms(text: string): string[] {
  const special = inText(text, "<>&'\"=+`/");
  const escaped = new Set(jsonMarks.map((marks) => special.filter((mark) => marks.includes(mark)).join("")));
  return [...escaped].flatMap((marks) => {
    const rare = (json: string) =>
      json.replace(/\\\\|\\"|[<>&'=+`/]/g, (found) => (marks.includes(found.slice(-1)) ? unicode(found.slice(-1)) : found));
    const form = rare(jsonOf(text));
    return [form, form.replaceAll("/", "\\/")]
      .flatMap(inEitherCase)
      .flatMap((one) => [one, ...inEitherCase(one.replace(/[\u007f-\uffff]/g, unicode))]);
  });
}

export function jsonOf(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** As Go's encoding/json and Rails write it. */
export function goJson(text: string): string {
  return jsonOf(text).replace(/[<>&]/g, unicode);
}

/** As Python's json and PHP write it. */
export function asciiJson(text: string): string {
  return jsonOf(text).replace(/[\u007f-\uffff]/g, unicode);
}

const textEntities = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const quotedEntities = { ...textEntities, '"': "&quot;" };
const handlebars = { ...quotedEntities, "'": "&#x27;", "`": "&#x60;", "=": "&#x3D;" };
const markup: Readonly<Record<string, string>>[] = [
  { "&": "&amp;", "<": "&lt;" }, // The least that XML asks for
  { "&": "&amp;", '"': "&quot;" }, // Attributes in innerHTML
  { "&": "&amp;", "<": "&lt;", '"': "&quot;" },
  textEntities,
  quotedEntities,
  { ...quotedEntities, "\n": "&#10;", "\r": "&#13;", "\t": "&#09;" }, // Python's ElementTree
  ...["&#39;", "&#x27;", "&apos;", "&#039;"].map((apostrophe) => ({ ...quotedEntities, "'": apostrophe })),
  { ...textEntities, '"': "&#34;", "'": "&#39;" }, // Go's html.EscapeString, and its templates
  { ...textEntities, '"': "&#34;", "'": "&#39;", "+": "&#43;" },
  { ...quotedEntities, "'": "&#x27;", "`": "&#x60;" }, // Underscore
  handlebars,
  { ...handlebars, "'": "&#39;", "/": "&#x2F;" }, // Mustache
  { ...quotedEntities, "'": "&#x27;", "/": "&#x2F;" }, // OWASP
  { ...quotedEntities, "'": "&#x27;", "+": "&#x2B;", "`": "&#x60;" }, // .NET
  { "&": "&#38;", "<": "&#60;", ">": "&#62;", '"': "&#34;", "'": "&#39;" }, // MarkupSafe, Askama
  { ...textEntities, '"': "&#34;", "'": "&#39;", "`": "&#96;" },
];

/** As HTML and XML. */
export function entityForms(value: string): string[] {
  return [...new Set(markup.map((entities) => value.replace(/[^\w]/gu, (char) => entities[char] ?? char)))];
}

/** As HTML and XML, also with numbers for all characters outside ASCII, and for every character. */
export function markupForms(value: string): string[] {
  const decimal = (char: string) => `&#${char.codePointAt(0)};`;
  const hex = (char: string) => `&#x${char.codePointAt(0)?.toString(16).toUpperCase()};`;
  const lowerHex = (char: string) => hex(char).replace(/[A-F]/g, lowerCase);
  return [
    ...entityForms(value).flatMap((form) => [
      form,
      ...[decimal, hex, lowerHex].map((number) => form.replace(/[\u0080-\u{10ffff}]/gu, number)),
    ]),
    ...[decimal, hex, lowerHex].map((number) => value.replace(/./gsu, number)),
  ];
}

/** As shells quote a value: `set -x`, `export -p`. */
export function shellForms(value: string): string[] {
  return [value.replaceAll("'", "'\\''"), value.replaceAll("'", "'\"'\"'"), value.replace(/["$`\\]/g, "\\$&")];
}

/** Quotes that are doubled within quotes: CSV, SQL, YAML, PowerShell; and the `$$` of Compose and Make. */
export function doubledForms(value: string): string[] {
  return ['"', "'", "$"].map((mark) => value.replaceAll(mark, () => mark + mark));
}

/** Regular expressions that match the value. */
export function patternForms(value: string): string[] {
  const special = [
    /[\\^$.*+?()[\]{}|]/g, // Go, lodash
    /[\\^$.*+?()[\]{}|/]/g, // JavaScript's source
    /[\\^$.*+?()[\]{}|#&~ -]/g, // Python's re.escape
  ];
  return special.map((marks) => value.replace(marks, "\\$&"));
}

const fewestInName = 8;

/** In the names of files and tests: Playwright, pytest, and others that keep dots and hyphens. Short values would mask common words. */
export function nameForms(value: string): string[] {
  if ((value.match(/[\p{L}\p{N}]/gu) ?? []).length < fewestInName) return [];
  return [
    value.replace(/[^A-Za-z0-9\u0080-\u{10ffff}-]+/gu, "-"),
    value.replace(/[^\p{L}\p{N}_]/gu, "_"),
    value.replace(/[^\p{L}\p{N}_.-]/gu, "_"),
    value.replace(/[^\p{L}\p{N}_.-]+/gu, "_"),
  ];
}

/** What each encoder writes a backslash before. Other than the first, all write line ends and other control characters as `\n` and `\x01`. */
const slashed: RegExp[] = [
  /\\/g, // Python's unicode_escape
  /[\\']/g, // Python's repr, Node.js, PHP's var_export
  /[\\"]/g, // Go, Ruby's dump and inspect without `#`
  /[\\'"]/g, // PHP's addslashes
  /[\\"]|#(?=[{$@])/g, // Ruby's dump and inspect
  /[\\=:#!]/g, // Java's Properties
];

/** As source code writes a value: with a backslash before some characters, and escape sequences for characters outside ASCII. */
export function sourceForms(value: string): string[] {
  // Of Python's backslashreplace, and without escape sequences at all.
  const quoted = new Set([value, ...slashed.map((marks) => value.replace(marks, "\\$&").replace(/[\0-\x1f\x7f]/g, control))]);
  const forms = [...quoted, jsEscape(value)];
  if (!/[\u0080-\u{10ffff}]/u.test(value)) return forms;
  return forms.flatMap((form) => [form, ...outsideAscii.map((write) => form.replace(/[\u0080-\u{10ffff}]/gu, write))]);
}

const namedControls: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f" };
const control = (char: string): string => namedControls[char] ?? `\\x${hexOf(char, 2)}`;

/** As Go's template.JSEscapeString and html/template write it. */
const jsEscape = (value: string): string =>
  jsonOf(value)
    .replaceAll("'", "\\'")
    .replace(/[<>&=]/g, (char) => `\\u${hexOf(char, 4).toUpperCase()}`);

const hexOf = (char: string, digits: number): string => (char.codePointAt(0) ?? 0).toString(16).padStart(digits, "0");
const isWithin = (char: string, last: number): boolean => (char.codePointAt(0) ?? 0) <= last;
const bytesOf = (char: string, write: (byte: number) => string): string => [...Buffer.from(char)].map(write).join("");
const unitsOf = (char: string): string => Array.from({ length: char.length }, (_, at) => unicode(char.charAt(at))).join("");
const goEscape = (char: string): string => (isWithin(char, 0xffff) ? `\\u${hexOf(char, 4)}` : `\\U${hexOf(char, 8)}`);

/** A character outside ASCII as each encoder writes it. */
const outsideAscii: ((char: string) => string)[] = [
  (char) => (isWithin(char, 0xff) ? `\\x${hexOf(char, 2)}` : goEscape(char)), // Python: `\xfc`, `\u20ac`, `\U0001f511`
  goEscape, // Go: `\u00fc`, `\U0001f511`
  unitsOf, // Java, JavaScript: `\ud83d\udd11`
  (char) => unitsOf(char).replace(/[0-9a-f]{4}/g, (digits) => digits.toUpperCase()), // Java's Properties
  (char) => (isWithin(char, 0xffff) ? `\\u${hexOf(char, 4).toUpperCase()}` : `\\u{${hexOf(char, 1).toUpperCase()}}`), // Ruby: `\u00FC`, `\u{1F511}`
  (char) => `\\u{${hexOf(char, 1)}}`, // Rust, JavaScript, PHP
  (char) => `\\u{${hexOf(char, 1).toUpperCase()}}`, // Swift
  (char) => `\\x{${hexOf(char, 1)}}`, // Perl
  (char) => bytesOf(char, (byte) => `\\x${byte.toString(16)}`), // bytes of Python, C, Go
  (char) => bytesOf(char, (byte) => `\\x${byte.toString(16).toUpperCase()}`), // bytes of Ruby
  (char) => bytesOf(char, (byte) => `\\${byte.toString(8)}`), // Git, C, Protocol Buffers
];

const inText = (value: string, marks: string): string[] => [...marks].filter((mark) => value.includes(mark));

const inEitherCase = (json: string): string[] => [
  json,
  json.replace(/\\\\|\\u[0-9a-f]{4}/g, (found) => (found === "\\\\" ? found : `\\u${found.slice(2).toUpperCase()}`)),
];

const lowerCase = (found: string): string => found.toLowerCase();

const unicode = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

const percent = (char: string): string =>
  [...Buffer.from(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
