import { createHash } from "node:crypto";
import type { SendItems } from "@gantry/host/readers/reading.ts";
import { collectResults } from "@gantry/reports/collect/collect.ts";
import { fitResults } from "@gantry/reports/collect/results/fit-results.ts";
import { sumLeftOut } from "@gantry/reports/collect/notes/results-left-out.ts";
import { countTests } from "../../results/count-tests.ts";
import { resultRows } from "../../results/result-rows.ts";
import type { UploadReaderJobs } from "../../uploads/upload-reader-jobs.ts";

type Results = UploadReaderJobs["results"];

/** Runs in a reader process. */
export async function readUploadedResults(options: Results["options"], give: SendItems<Results["item"]>): Promise<Results["result"]> {
  const { tests, added, notes, counts: _, ...results } = await collectResults(options);
  await give(added.map((file) => ({ file })));
  const fitted = fitResults(tests);
  for (const rows of resultRows(fitted.tests)) await give([{ rows }]);
  const resultsHash = createHash("sha256").update(JSON.stringify(fitted.tests)).digest("hex");
  const leftOut = sumLeftOut([results.leftOut, fitted.leftOut]);
  return { ...results, leftOut, resultsHash, tests: countTests(fitted.tests), notes: [...notes, ...fitted.notes] };
}
