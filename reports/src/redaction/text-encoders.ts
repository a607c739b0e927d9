/**
 * What well-known encoders make of a text. Each encoder has one row that names the characters which it treats in a way of its own, so that
 * the number of forms does not grow with the text's length.
 */

/** ASCII marks that each encoder leaves as they are, beside letters, digits, `-`, `.` and `_`. Spaces become `%20` and, for each, also `+`. */
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

/** Percent-encoded, with capital and small hexadecimal digits. */
export function urlForms(text: string): string[] {
  const special = inText(text, "!\"#$%&'()*+,/:;<=>?@[\\]^`{|}~");
  const kept = new Set(urlMarks.map((marks) => special.filter((mark) => marks.includes(mark)).join("")));
  return [...kept].flatMap((marks) => {
    const encoded = text.replace(/[^\w.-]/gu, (char) => (marks.includes(char) ? char : percent(char)));
    return [encoded, encoded.replace(/%[0-9A-F]{2}/g, lowerCase)].flatMap((form) => [form, form.replaceAll("%20", "+")]);
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

/** As HTML and XML, also with numbers for all characters outside of ASCII, and for every character. */
export function markupForms(value: string): string[] {
  const decimal = (char: string) => `&#${char.codePointAt(0)};`;
  const hex = (char: string) => `&#x${char.codePointAt(0)?.toString(16).toUpperCase()};`;
  const lowerHex = (char: string) => hex(char).replace(/[A-F]/g, lowerCase);
  const forms = new Set(markup.map((entities) => value.replace(/[^\w]/gu, (char) => entities[char] ?? char)));
  return [
    ...[...forms].flatMap((form) => [form, ...[decimal, hex, lowerHex].map((number) => form.replace(/[\u0080-\u{10ffff}]/gu, number))]),
    ...[decimal, hex, lowerHex].map((number) => value.replace(/./gsu, number)),
  ];
}

/** As source code and shells quote a value: Python's and Node's quotes, `set -x`, `export -p`. */
export function quotedForms(value: string): string[] {
  const source = jsonOf(value).replaceAll('\\"', '"');
  const inSingle = source.replaceAll("'", "\\'");
  const bytes = (form: string) => form.replace(/[\u0080-\u{10ffff}]/gu, (char) => percent(char).toLowerCase().replaceAll("%", "\\x"));
  return [
    ...[source, inSingle].flatMap((form) => [form, bytes(form)]),
    value.replaceAll("'", "'\\''"),
    value.replaceAll("'", "'\"'\"'"),
    value.replace(/["$`\\]/g, "\\$&"),
  ];
}

const inText = (value: string, marks: string): string[] => [...marks].filter((mark) => value.includes(mark));

const inEitherCase = (json: string): string[] => [
  json,
  json.replace(/\\\\|\\u[0-9a-f]{4}/g, (found) => (found === "\\\\" ? found : `\\u${found.slice(2).toUpperCase()}`)),
];

const lowerCase = (found: string): string => found.toLowerCase();

const unicode = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

const percent = (char: string): string =>
  [...Buffer.from(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
