export const suite = (inside: string) => `<testsuite name="s">${inside}</testsuite>`;
export const playwright = (inside: string) => `{"config":{"rootDir":"/"},"suites":[${inside}],"stats":{"unexpected":0}}`;

/**
 * Reports whose size an attacker can choose. Eight times the size may take eight times the processor time, and never sixty-four times:
 * `npm run bench:growth` measures it.
 */
export const growingReports: [name: string, file: string, from: number, content: (size: number) => string][] = [
  ["tests with one name", "a.xml", 5_000, (size) => suite(`<testcase name="t"/>`.repeat(size))],
  [
    "attachments of one test",
    "a.xml",
    5_000,
    (size) => suite(`<testcase name="t"><properties>${`<property name="attachment" value="x"/>`.repeat(size)}</properties></testcase>`),
  ],
  [
    "marks of attachments",
    "a.xml",
    20_000,
    (size) => suite(`<testcase name="t"><system-out>${"[[ATTACHMENT|".repeat(size)}</system-out></testcase>`),
  ],
  ["elements side by side", "a.xml", 20_000, (size) => suite("<x/>".repeat(size))],
  [
    "a message that almost occurs in its text",
    "a.xml",
    2_000,
    (size) => suite(`<testcase name="t"><failure message="${"a".repeat(size)}b">${"a\n".repeat(3 * size)}</failure></testcase>`),
  ],
  [
    "blanks in a suite's name",
    "a.json",
    20_000,
    (size) => `{"results":{"tool":{},"tests":[{"name":"t","suite":"a${" ".repeat(size)}b","status":"passed"}]}}`,
  ],
  ["blanks in a late TAP point", "a.tap", 5_000, (size) => `TAP version 13\n1..1\nok 1 - a\nok${" ".repeat(size)}\u2028x\n`],
  [
    "suites side by side",
    "a.json",
    5_000,
    (size) =>
      playwright(
        Array.from({ length: size }, () => `{"title":"s","specs":[{"title":"t","tests":[{"results":[{"status":"passed"}]}]}]}`).join(),
      ),
  ],
  [
    "tries of one test",
    "a.json",
    5_000,
    (size) =>
      playwright(
        `{"title":"s","specs":[{"title":"t","tests":[{"results":[${Array.from({ length: size }, () => `{"status":"failed"}`).join()}]}]}]}`,
      ),
  ],
  [
    "steps in a line",
    "0-result.json",
    5_000,
    (size) =>
      `{"uuid":"u","name":"t","status":"passed","steps":[${Array.from({ length: size }, () => `{"attachments":[{"source":"x"}]}`).join()}]}`,
  ],
  [
    "separators in names",
    "a.xml",
    2_500,
    (size) => suite(Array.from({ length: 50 }, () => `<testcase classname="a" name="${" > ".repeat(size)}x"/>`).join("")),
  ],
];
