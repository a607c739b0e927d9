import type { ReportFile } from "./format.ts";
import { readXml } from "./xml.ts";

/** Results in a format without a reader whose failures are easy to count. */
export interface CountedFormat {
  name: string;
  failures: number;
}

type Attributes = Readonly<Record<string, string>>;

interface XmlFormat {
  name: string;
  beginning: RegExp;
  isFailure(element: string, attributes: Attributes): boolean;
}

const xmlFormats: readonly XmlFormat[] = [
  {
    name: "Allure 1",
    beginning: /<(?:[\w-]{1,20}:)?test-suite\s[^>]{0,500}allure\.qatools/,
    isFailure: (element, { status }) => element === "test-case" && (status === "failed" || status === "broken"),
  },
  {
    name: "CUnit",
    beginning: /<CUNIT_TEST_RUN_REPORT[\s>]/,
    isFailure: (element) => /^CUNIT_RUN_(?:TEST|SUITE|GROUP)_FAILURE$/.test(element),
  },
  {
    name: "Sonar's test executions",
    beginning: /<(?:testExecutions|unitTest)\s[^>]{0,200}version=/,
    isFailure: (element) => element === "failure" || element === "error",
  },
  {
    name: "JMeter's XML",
    beginning: /<testResults\s[^>]{0,200}version=/,
    isFailure: (element, { s: success }) => (element === "httpSample" || element === "sample") && success === "false",
  },
];

/**
 * Counts the failures in a file of one of these formats. `undefined` for any other file.
 * @throws if the file is not well-formed or too large
 */
export async function countFailures(file: ReportFile): Promise<CountedFormat | undefined> {
  const inXml = /\.xml$/i.test(file.path) ? xmlFormats.find(({ beginning }) => beginning.test(file.head)) : undefined;
  if (inXml) return { name: inXml.name, failures: await countInXml(file, inXml) };
  if (meson.test(file.head) || (mesonLog.test(file.path) && /^\s*\{\s*"name"/.test(file.head)))
    return { name: "Meson's test log", failures: (await file.text()).match(failedInMeson)?.length ?? 0 };
  return samplesHeader.test(file.head) ? { name: "JMeter's CSV", failures: countSamples(await file.text()) } : undefined;
}

async function countInXml(file: ReportFile, { isFailure }: XmlFormat): Promise<number> {
  let failures = 0;
  const reader = {
    open: (name: string, attributes: Attributes) => {
      if (isFailure(name, attributes)) failures++;
    },
    text: () => undefined,
    close: () => undefined,
  };
  for await (const _ of readXml(file, reader));
  return failures;
}

/** One test per line, with its output. */
const meson = /^\s*\{\s*"name"\s*:\s*"[^]*"result"\s*:\s*"(?:OK|FAIL|TIMEOUT|SKIP|ERROR|INTERRUPT|EXPECTEDFAIL|UNEXPECTEDPASS)"/;
const mesonLog = /(?:^|\/)testlog[^/]*\.json$/;
const failedInMeson = /"result"\s*:\s*"(?:FAIL|TIMEOUT|ERROR|INTERRUPT|UNEXPECTEDPASS)"/g;

const samplesHeader = /^\uFEFF?timeStamp[,;\t]elapsed[,;\t][^\n]{0,500}\bsuccess\b/;

function countSamples(text: string): number {
  const [header = "", ...rows] = text.split(/\r?\n/);
  const separator = /[,;\t]/.exec(header)?.[0] ?? ",";
  const column = header.split(separator).indexOf("success");
  return rows.filter((row) => fieldOf(row, separator, column) === "false").length;
}

/** A field of a row, whose texts may be quoted. */
function fieldOf(row: string, separator: string, column: number): string {
  let [field, fields, isQuoted] = ["", 0, false];
  for (const character of row) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      if (fields === column) return field;
      fields++;
      field = "";
    } else if (fields === column) field += character;
  }
  return fields === column ? field : "";
}
