import type { SinceLastPass } from "@gantry/contract/analysis/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";

/** A line of the console, without colors, cut to a readable length. */
export interface LogLine {
  /** From 1, over the whole output. */
  line: number;
  seq: number;
  text: string;
  /** Printed to standard error. Without it, to standard output, or no one knows. */
  onStderr?: true;
  /** Of several programs with line prefixes: the one that printed it. */
  stream?: string;
  /** That program succeeded, and another one failed. */
  ofPassed?: true;
}

/** A test that failed, or passed only on a retry. */
export interface FailedOrFlakyTest {
  /** The name in `/tests`. */
  id: string;
  ordinal: number;
  testKey: string;
  name: string;
  filePath: string | null;
  /** Passed, but not on the first attempt. */
  flaky: boolean;
  message: string;
  trace: string;
}

/** The input of an explanation. The verdict is already decided; nothing here can change it. */
export interface Material {
  /** In order; of a long log its beginning, its end, and the surroundings of suspicious lines in between. */
  lines: LogLine[];
  /** The first ones of the report. */
  tests: FailedOrFlakyTest[];
  exitCode: number | null;
  /** Its report was uploaded: Gantry did not run it. */
  isUpload?: boolean;
  counts: TestCounts | null;
  /** The line of the output because of which the run failed with exit code 0, or its beginning. */
  declared?: string;
  sinceLastPass: SinceLastPass | null;
}
