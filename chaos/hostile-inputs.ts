import { gzipSync } from "node:zlib";
import { tarOf } from "../reports/src/testing/tar-of.ts";

/** Input that a tenant may send to break a parser. */
export interface HostileInput {
  name: string;
  /** A body for `POST /api/ingest`. */
  upload?: { contentType: string; body: Buffer };
  /** A shell command of a suite, in `/app`. It exits with 0. */
  suite?: string;
}

type Make = (size: number) => string;

const suite = (inside: string) => `<testsuite name="s">${inside}</testsuite>`;
const playwright = (inside: string) => `{"config":{"rootDir":"/"},"suites":[${inside}],"stats":{"unexpected":0}}`;
const repeat = (size: number, make: (index: number) => string) => Array.from({ length: size }, (_, index) => make(index)).join(",");

/** Documents by size, from a few thousand elements upwards. */
const documents: [name: string, contentType: string, make: Make][] = [
  ["JUnit, one name", "application/xml", (size) => suite(`<testcase name="t"/>`.repeat(size))],
  ["JUnit, one name, failed", "application/xml", (size) => suite(`<testcase name="t"><failure>x</failure></testcase>`.repeat(size))],
  [
    "JUnit, attachments",
    "application/xml",
    (size) => suite(`<testcase name="t"><properties>${`<property name="attachment" value="x"/>`.repeat(size)}</properties></testcase>`),
  ],
  [
    "JUnit, marks of attachments",
    "application/xml",
    (size) => suite(`<testcase name="t"><system-out>${"[[ATTACHMENT|".repeat(size)}</system-out></testcase>`),
  ],
  ["JUnit, deep", "application/xml", (size) => `${"<testsuite>".repeat(size)}<testcase name="t"/>${"</testsuite>".repeat(size)}`],
  ["JUnit, never closed", "application/xml", (size) => suite("<testcase>".repeat(size))],
  [
    "JUnit, one huge text",
    "application/xml",
    (size) => suite(`<testcase name="t"><system-out>${"x".repeat(size * 100)}</system-out></testcase>`),
  ],
  ["JUnit, one huge attribute", "application/xml", (size) => suite(`<testcase name="${"x".repeat(size * 100)}"/>`)],
  [
    "JUnit, many attributes",
    "application/xml",
    (size) => suite(`<testcase name="t" ${Array.from({ length: size }, (_, at) => `a${at}="1"`).join(" ")}/>`),
  ],
  [
    "JUnit, message beside text",
    "application/xml",
    (size) => suite(`<testcase name="t"><failure message="${"a".repeat(size)}b">${"a\n".repeat(size * 2)}</failure></testcase>`),
  ],
  [
    "JUnit, entities",
    "application/xml",
    (size) => `<!DOCTYPE x [<!ENTITY a "${"a".repeat(size)}"><!ENTITY b "&a;&a;&a;">]>${suite(`<testcase name="&b;"/>`)}`,
  ],
  ["JUnit, comments", "application/xml", (size) => suite(`<!-- ${"-x".repeat(size * 20)} --><testcase name="t"/>`)],
  ["NUnit, deep", "application/xml", (size) => `<test-run>${"<test-suite type='TestFixture' name='x'>".repeat(size)}`],
  ["TRX, rows", "application/xml", (size) => `<TestRun>${"<UnitTestResult testName='t' outcome='Failed'/>".repeat(size)}</TestRun>`],
  [
    "Robot, suites",
    "application/xml",
    (size) => `<robot>${"<suite name='x'><test name='t'><status status='FAIL'/></test></suite>".repeat(size)}</robot>`,
  ],
  ["JSON, arrays", "application/json", (size) => `[${"[],".repeat(size * 50)}0]`],
  ["JSON, deep", "application/json", (size) => "[".repeat(size * 10)],
  ["JSON, many keys", "application/json", (size) => `{"report":{${repeat(size, (at) => `"k${at}":{}`)}}}`],
  [
    "JSON, many fields",
    "application/json",
    (size) => `{"report":"<testsuite><testcase name='t'/></testsuite>",${repeat(size, (at) => `"k${at}":1`)}}`,
  ],
  [
    "Playwright, tries",
    "application/json",
    (size) => playwright(`{"title":"s","specs":[{"title":"t","tests":[{"results":[${repeat(size, () => `{"status":"failed"}`)}]}]}]}`),
  ],
  ["Playwright, deep", "application/json", (size) => playwright(`${'{"suites":['.repeat(size)}${"]}".repeat(size)}`)],
  [
    "CTRF, blanks",
    "application/json",
    (size) => `{"results":{"tool":{},"tests":[{"name":"t","suite":"a${" ".repeat(size * 10)}b","status":"passed"}]}}`,
  ],
  [
    "CTRF, tests",
    "application/json",
    (size) => `{"results":{"tool":{},"tests":[${repeat(size, (at) => `{"name":"t${at % 7}","status":"failed","message":"m"}`)}]}}`,
  ],
  [
    "Allure, list",
    "application/json",
    (size) => `[${repeat(size / 4, (at) => `{"uuid":"u${at}","historyId":"h","name":"t","status":"failed"}`)}]`,
  ],
  ["TAP, one name", "text/plain", (size) => `TAP version 13\n1..${size}\n${"not ok 1 - t\n".repeat(size)}`],
  [
    "TAP, deep",
    "text/plain",
    (size) =>
      `TAP version 14\n${Array.from({ length: Math.min(size, 3_000) }, (_, at) => `${" ".repeat(4 * at)}# Subtest: s`).join("\n")}\n`,
  ],
  ["TAP, blanks", "text/plain", (size) => `TAP version 13\n1..1\nok 1\nok${" ".repeat(size)}\u2028x\n`],
  ["invalid UTF-8", "application/xml", (size) => `${suite(`<testcase name="\uDC80"/>`)}${"\uFFFF".repeat(size)}`],
];

async function archives(size: number): Promise<HostileInput[]> {
  const many = (make: (at: number) => string) => Array.from({ length: size }, (_, at) => ({ name: make(at) }));
  const contents: [string, Buffer][] = [
    ["tar, many files", await tarOf(many((at) => `f${at}.xml`))],
    ["tar, deep names", await tarOf(many((at) => `${"d/".repeat(30)}${at}`))],
    ["tar, names with line ends", await tarOf(many((at) => `a\nb${at}`))],
    ["tar, climbing names", await tarOf(many((at) => `../../${at}`))],
    ["tar, links", await tarOf(many((at) => `l${at}`).map((entry) => ({ ...entry, type: "symlink" as const })))],
    ["tar, one name", await tarOf(many(() => "same.xml"))],
    ["tar, cut off", (await tarOf([{ name: "a.xml", content: suite("") }])).subarray(0, 700)],
    ["a bomb", Buffer.alloc(size * 20_000)],
    ["no tar", Buffer.from("PK\u0003\u0004".repeat(size))],
  ];
  return contents.flatMap(([name, body]) => [
    { name: `${name}, ${size}`, upload: { contentType: "application/x-tar", body: body.length > 5e7 ? body.subarray(0, 5e7) : body } },
    { name: `${name}, gzip, ${size}`, upload: { contentType: "application/gzip", body: gzipSync(body) } },
  ]);
}

const lines = (line: string, count: number) => `yes '${line}' | head -n ${count}`;

/** Suites that write a report or output that is hard to parse. */
const suites: [name: string, command: (size: number) => string][] = [
  [
    "one name",
    (size) => `mkdir reports; { echo '<testsuite>'; ${lines('<testcase name="t"/>', size * 4)}; echo '</testsuite>'; } > reports/a.xml`,
  ],
  ["many files", (size) => `mkdir reports; cd reports; seq ${size} | while read i; do : > f$i; done`],
  ["huge JSON", (size) => `mkdir reports; { echo '['; ${lines("[],", size * 500)}; echo '0]'; } > reports/a.json`],
  ["sparse file", (size) => `mkdir reports; truncate -s ${size}00000 reports/a.xml`],
  ["deep folders", (size) => `mkdir reports; cd reports; for i in $(seq ${Math.min(size, 400)}); do mkdir d; cd d; done; echo x > f`],
  ["blanks on the console", (size) => `echo '  5 passing'; echo "✓ a$(head -c ${size * 50} /dev/zero | tr '\\0' ' ')x"`],
  ["one long line", (size) => `head -c ${size * 100} /dev/zero | tr '\\0' 'x'; echo; echo 'Tests: 1 passed'`],
  [
    "names with line ends",
    (size) => `mkdir reports; cd reports; for i in $(seq ${Math.min(size, 500)}); do : > "$(printf 'a\\nb')$i.xml"; done`,
  ],
  ["links", (size) => `mkdir reports; cd reports; for i in $(seq ${Math.min(size, 500)}); do ln -s /etc/passwd l$i; done; mkfifo p`],
];

/** At least 200 inputs with three or more `sizes`; each of them terminates. */
export async function hostileInputs(sizes: readonly number[]): Promise<HostileInput[]> {
  const inputs: HostileInput[] = [];
  for (const size of sizes) {
    for (const [name, contentType, make] of documents) {
      const body = Buffer.from(make(size), name === "invalid UTF-8" ? "latin1" : "utf8");
      inputs.push({ name: `${name}, ${size}`, upload: { contentType, body } });
    }
    inputs.push(...(await archives(size)));
    inputs.push(...suites.map(([name, command]) => ({ name: `suite: ${name}, ${size}`, suite: command(size) })));
  }
  return inputs;
}
