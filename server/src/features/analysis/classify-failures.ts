import { storableJson } from "../../platform/db/storable-json.ts";
import type { UploadReaderJobs } from "../uploads/upload-reader-jobs.ts";
import { findOccurrencesOf } from "./find-occurrences.ts";
import type { Material } from "./material/material.ts";
import { parseFailedTests } from "./material/read-tests.ts";

type Failures = UploadReaderJobs["failures"];

/** Runs in a reader process. */
export async function classifyFailures({ executionId, projectId, context, tests }: Failures["options"]): Promise<Failures["result"]> {
  const material = JSON.parse(context) as Pick<Material, "lines" | "counts">;
  return storableJson(findOccurrencesOf(parseFailedTests(executionId, tests), material, projectId));
}
