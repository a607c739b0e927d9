import { type FoundTest, fileOf, type ReportFile, type ReportFormat } from "../format.ts";
import { reportFormats } from "../registry.ts";
import type { SplitConsole } from "./format.ts";

/** The results of reports that were printed instead of written to a file. */
export interface PrintedReports {
  tests: FoundTest[];
  /** Failures by the reports' own counts. */
  failed: number;
}

const maxTests = 10_000;
const maxStarts = 5;
const goEvent = /^\{[^\n]{0,200}"Action":"\w/;
const starts = /^(?:\{|\[(?:\{|$)|<\?xml\s|<(?:test|assembl|robot|nunit))/;

/** Reads `go test -json`, `--reporter=json`, `mocha -R xunit` and others whose report went to the console. `undefined`: there is none. */
export async function readPrintedReports({ streams }: SplitConsole): Promise<PrintedReports | undefined> {
  const found: PrintedReports = { tests: [], failed: 0 };
  for (const { lines } of streams) {
    const printed = await readFirst(lines.map((line) => line.text));
    found.tests.push(...(printed?.tests ?? []));
    found.failed += printed?.failed ?? 0;
  }
  return found.tests.length > 0 || found.failed > 0 ? found : undefined;
}

async function readFirst(lines: readonly string[]): Promise<PrintedReports | undefined> {
  const begins = lines.flatMap((line, index) => (starts.test(line) ? [index] : []));
  for (const begin of begins.slice(0, maxStarts))
    for (const content of documentsAt(lines, begin)) {
      const printed = await readOne(content);
      if (printed) return printed;
    }
  return undefined;
}

/** What may be the document that begins in a line: Go's events, that line, or all up to its closing bracket or tag. */
function documentsAt(lines: readonly string[], begin: number): string[] {
  const first = lines[begin] ?? "";
  if (goEvent.test(first)) return [lines.slice(begin).join("\n")];
  const closing = first.startsWith("<") ? /^\s*<\/\w[\w.:-]*>\s*$/ : first.startsWith("{") ? /^\}\s*$/ : /^\]\s*$/;
  // The first bracket without an indent closes a document of JSON; XML ends with its last tag.
  const rest = lines.slice(begin + 1);
  const end = first.startsWith("<") ? rest.findLastIndex((line) => closing.test(line)) : rest.findIndex((line) => closing.test(line));
  return end < 0 ? [first] : [first, [first, ...rest.slice(0, end + 1)].join("\n")];
}

async function readOne(content: string): Promise<PrintedReports | undefined> {
  const file = fileOf({ path: content.startsWith("<") ? "output.xml" : "output.json" }, Buffer.from(content));
  try {
    const format = reportFormats.find((each) => each.matches(file)) ?? formatByKeys(content);
    if (!format) return undefined;
    return await readAs(format, file);
  } catch {
    // Cut off, or no report after all.
    return undefined;
  }
}

function formatByKeys(content: string): ReportFormat | undefined {
  if (content.startsWith("<")) return undefined;
  const document: unknown = JSON.parse(content);
  return reportFormats.find(({ matchesJson }) => matchesJson?.(document));
}

async function readAs(format: ReportFormat, file: ReportFile): Promise<PrintedReports | undefined> {
  const tests: FoundTest[] = [];
  let failed = 0;
  for await (const test of format.read(file, (totals) => (failed = totals.failed))) if (tests.length < maxTests) tests.push(test);
  return tests.length > 0 || failed > 0 ? { tests, failed } : undefined;
}
