import { createHash } from "node:crypto";
import type { TestResult } from "@gantry/contract/results/schemas.ts";

/** Identifies a test across runs by file, suite, name and variant; its line and its position in the report may change. 32 hexadecimal characters. */
export function testKey(test: Pick<TestResult, "name" | "suite" | "filePath" | "variant">): string {
  const identity = JSON.stringify([test.filePath ?? "", test.suite, test.name, test.variant ?? ""]);
  return createHash("sha256").update(identity).digest("hex").slice(0, 32);
}
