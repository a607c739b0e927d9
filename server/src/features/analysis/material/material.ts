import type { SinceLastPass } from "@gantry/contract/analysis/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";

/** A line of the console, without colours, cut to a readable length. */
export interface LogLine {
  /** From 1, over the whole output. */
  line: number;
  seq: number;
  text: string;
  /** Of several programs whose lines had prefixes: which one printed it. */
  stream?: string;
  /** That program ended well, and another one failed. */
  ofPassed?: true;
}

/** A test that failed, or passed only on a retry. */
export interface TroubledTest {
  /** As `/tests` names it. */
  id: string;
  ordinal: number;
  testKey: string;
  name: string;
  filePath: string | null;
  /** Passed, but not at once. */
  flaky: boolean;
  message: string;
  trace: string;
}

/** What an explanation is made from. The verdict is made already; nothing here can change it. */
export interface Material {
  /** In order; of a long log its beginning, its end, and what surrounds each trouble in between. */
  lines: LogLine[];
  /** The first ones of the report. */
  tests: TroubledTest[];
  exitCode: number | null;
  counts: TestCounts | null;
  sinceLastPass: SinceLastPass | null;
}
