import { Parser } from "tap-parser";
import type { FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { numberAt, plain, present, textAt } from "../loose-json.ts";

/** Test Anything Protocol 13 and 14, subtests and YAML diagnostics included; https://testanything.org. */
export const tap: ReportFormat = {
  name: "tap",
  matches: (file) =>
    /^\s*(?:TAP version 1[34]|1\.\.\d+|(?:not )?ok\b)/m.test(file.head.slice(0, 500)) &&
    (/\.tap$/i.test(file.path) || file.head.startsWith("TAP version")),
  async *read(file: ReportFile) {
    yield* parseTap(await file.text());
  },
};

/** The leaves of a TAP document; a subtest's own line repeats what its tests say. */
export function parseTap(text: string): FoundTest[] {
  const found: FoundTest[] = [];
  const parser = new Parser();
  watch(parser, [], found);
  parser.end(text);
  return found;
}

function watch(parser: Parser, suite: readonly string[], found: FoundTest[]): void {
  let subtest: string | undefined;
  parser.on("child", (child: Parser) => {
    subtest = child.name;
    watch(child, [...suite, child.name], found);
  });
  parser.on("assert", (point: { ok: boolean; name: string; skip?: unknown; todo?: unknown; diag?: unknown; time?: number | null }) => {
    if (subtest !== undefined && point.name.trim() === subtest.trim()) {
      subtest = undefined;
      return;
    }
    found.push({
      name: plain(point.name)?.trim() || "unnamed test",
      suite: [...suite],
      status: point.skip ? "skipped" : point.todo ? "pending" : point.ok ? "passed" : "failed",
      durationMs: Math.max(0, point.time ?? numberAt(point.diag, "duration_ms") ?? 0),
      ...present({
        message: point.ok ? undefined : (textAt(point.diag, "error") ?? textAt(point.diag, "message")),
        trace: point.ok ? undefined : textAt(point.diag, "stack"),
        filePath: /^'?(.+?):\d+:\d+'?$/.exec(textAt(point.diag, "location") ?? "")?.[1],
      }),
    });
  });
}
