import { z } from "zod";

const Report = z.object({
  examples: z.array(
    z.object({
      full_description: z.string(),
      exception: z.object({ class: z.string(), message: z.string(), backtrace: z.array(z.string()).nullish() }).nullish(),
    }),
  ),
  summary_line: z.string(),
});

const isExpectation = /ExpectationNotMetError$/;
const maxFrames = 3;

/** The report of `rspec --format json`, a single line, as the lines that RSpec prints by itself. `undefined` for any other line. */
export function linesOfRspecReport(raw: string): string[] | undefined {
  if (!raw.startsWith('{"version":"') || !raw.includes('"examples":[')) return undefined;
  const report = Report.safeParse(parsed(raw));
  if (!report.success) return undefined;
  const failed = report.data.examples.flatMap(({ full_description, exception }) =>
    exception ? [{ title: full_description, ...exception }] : [],
  );
  if (failed.length === 0) return undefined;
  const blocks = failed.flatMap(({ title, class: name, message, backtrace }, index) => [
    `  ${index + 1}) ${title}`,
    "     Failure/Error:",
    ...(isExpectation.test(name) ? [] : [`     ${name}:`]),
    ...message.split("\n").map((line) => `       ${line}`),
    ...(backtrace ?? []).slice(0, maxFrames).map((frame) => `     # ${frame}`),
    "",
  ]);
  return ["Failures:", "", ...blocks, report.data.summary_line];
}

/** A line that was cut is no JSON. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
