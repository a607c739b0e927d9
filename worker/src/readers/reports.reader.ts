import { readResults } from "./read-results.ts";
import type { ReportReadings } from "./report-readings.ts";
import { serveReadings } from "./serve-readings.ts";
import { unpackFolder } from "./unpack-folder.ts";

serveReadings<ReportReadings>({ unpack: unpackFolder, results: readResults });
