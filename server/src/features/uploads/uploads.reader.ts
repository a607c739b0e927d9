import { serveReadings } from "@gantry/worker/readers/serve-readings.ts";
import { unpackFolder } from "@gantry/worker/readers/unpack-folder.ts";
import { openBody } from "./open-body.ts";
import { readUploadedResults } from "./read-uploaded-results.ts";
import type { UploadReadings } from "./upload-readings.ts";

serveReadings<UploadReadings>({ unpack: unpackFolder, open: openBody, results: readUploadedResults });
