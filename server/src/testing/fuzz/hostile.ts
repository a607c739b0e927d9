import fc from "fast-check";

const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfff",
  "\u202eabc",
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "Infinity",
  "1e400",
  "-1",
  "0x10",
  "9007199254740993",
  "99999999999999999999999999",
  "2026-02-30T25:61:61Z",
  "+275760-09-13T00:00:00.001Z",
  "0000-00-00",
  "-271821-04-20T00:00:00.000Z",
  "294277-01-01T00:00:00Z",
  "' or 1=1 --",
  '"; drop table users; --',
  "%00",
  "%",
  "\\",
  "%_%",
  "../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "{{7*7}}",
  "${jndi:ldap://x}",
  "<script>alert(1)</script>",
  "http://127.0.0.1/",
  "https://[::1]/",
  "javascript:alert(1)",
  "ſ",
  "İ",
  "ﬁ",
  "*".repeat(500),
  "(".repeat(300),
  "a".repeat(70_000),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "binary", maxLength: 20 }));

const deep = (depth: number): unknown => (depth === 0 ? "x" : depth % 2 ? [deep(depth - 1)] : { a: deep(depth - 1) });

const numbers = [-0, 0, 1, -1, 0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 1e21, 1e308, Number.MIN_VALUE];

/** Values that no client sends on purpose. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...numbers, null, true, false, [], {}, [[]], [null], { a: { b: null } }, deep(200), Array(1000).fill(0)),
  fc.constantFrom(JSON.parse('{"__proto__": {"role": "admin"}}'), { constructor: { prototype: {} } }, { length: 1e9 }, { toString: null }),
);

/** Bodies that are not JSON, or do not match their content type. */
export const hostileBodies: readonly { type: string; text: string }[] = [
  { type: "application/json", text: "{" },
  { type: "application/json", text: '{"a":1,"a":2}' },
  { type: "application/json", text: "1e400" },
  { type: "application/json", text: '"\\ud800"' },
  { type: "application/json", text: "[".repeat(20_000) },
  { type: "application/json", text: "\ufeff{}" },
  { type: "application/json; charset=utf-16", text: "{}" },
  { type: "application/json", text: `{"a":"${"x".repeat(1024 * 1024)}"}` },
  { type: "text/plain", text: "hello" },
  { type: "application/xml", text: "<a/>" },
  { type: "application/x-www-form-urlencoded", text: "a=1&a=2" },
  { type: "multipart/form-data", text: "--x" },
  { type: "multipart/form-data; boundary=x", text: "--x\r\ncontent-disposition: form-data; name=__proto__\r\n\r\n1\r\n--x--" },
  { type: "application/x-tar", text: "no archive" },
  { type: "/", text: "{}" },
];
