import { serveReaderJobs } from "@gantry/host/readers/serve-reader-jobs.ts";
import { unpackFolder } from "@gantry/reports/readings/unpack-folder.ts";
import { classifyFailures } from "./features/analysis/classify-failures.ts";
import { explainMaterial } from "./features/analysis/explain-at-once.ts";
import { chooseLogLines } from "./features/analysis/material/log-splitter.ts";
import { findOwners } from "./features/failure-groups/find-owners.ts";
import { openBody } from "./features/uploads/open-body.ts";
import { readHar, readHarRequest } from "./features/reports/har/read-har.ts";
import { readTrace } from "./features/reports/trace/read-trace.ts";
import { readUploadedResults } from "./features/reports/uploaded/read-uploaded-results.ts";
import { readLargeUpdate } from "./features/runs/update/parse-update.ts";
import { readEventStream } from "./features/triggers/receive/read-event.ts";
import { readCases } from "./features/test-cases/files/read-cases.ts";
import type { UploadReaderJobs } from "./features/uploads/upload-reader-jobs.ts";

// Combines what several features read, so it is outside them.
serveReaderJobs<UploadReaderJobs>({
  unpack: unpackFolder,
  open: openBody,
  results: readUploadedResults,
  update: readLargeUpdate,
  failures: classifyFailures,
  log: chooseLogLines,
  explain: explainMaterial,
  owners: findOwners,
  cases: readCases,
  trace: readTrace,
  har: readHar,
  harRequest: readHarRequest,
  gitEvent: readEventStream,
});
