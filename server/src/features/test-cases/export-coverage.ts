import type { Coverage } from "@gantry/contract/test-cases/schemas.ts";
import { byteOrderMark, csvLines } from "../../platform/csv.ts";

const columns = ["requirement", "state", "case", "title", "type", "manual", "manualAt", "cycle", "automated", "automatedAt", "run"];

/** The coverage as CSV, requirement by requirement: one line per case. */
export function* coverageCsv(coverage: readonly Coverage[]): Generator<string> {
  yield byteOrderMark + csvLines([columns]);
  for (const { requirement, state, cases } of coverage)
    yield csvLines(
      cases.map(({ number, title, type, manual, automated }) => [
        requirement,
        state,
        `TC-${number}`,
        title,
        type,
        manual?.status.toLowerCase() ?? "",
        manual?.at ?? "",
        manual?.cycleId ?? "",
        automated?.status ?? "",
        automated?.at ?? "",
        automated?.executionId ?? "",
      ]),
    );
}
