import { readResults } from "@gantry/reports/readings/read-results.ts";
import type { ReportReaderJobs } from "@gantry/reports/readings/report-reader-jobs.ts";
import { serveReaderJobs } from "@gantry/host/readers/serve-reader-jobs.ts";
import { unpackFolder } from "@gantry/reports/readings/unpack-folder.ts";

serveReaderJobs<ReportReaderJobs>({ unpack: unpackFolder, results: readResults });
