import { readResults } from "@gantry/reports/readings/read-results.ts";
import type { ReportReadings } from "@gantry/reports/readings/report-readings.ts";
import { serveReadings } from "@gantry/host/readers/serve-readings.ts";
import { unpackFolder } from "@gantry/reports/readings/unpack-folder.ts";

serveReadings<ReportReadings>({ unpack: unpackFolder, results: readResults });
