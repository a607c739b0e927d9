import { expect, test } from "vitest";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

/** What compilers, linters, package managers and other tools of a CI job print when they fail: the line that says why comes first. */
const logs: readonly [FailureCategory, line: string, log: string][] = [
  [
    "missing-dependency",
    "error NU1101",
    "/src/A.csproj : error NU1101: Unable to find package Kiln.Core. No packages exist\n  Failed to restore",
  ],
  [
    "missing-dependency",
    "Could not find com.kiln:glaze",
    "* What went wrong:\nExecution failed for task ':compile'.\n   > Could not find com.kiln:glaze:2.0.",
  ],
  ["missing-dependency", "manifest unknown", "Error response from daemon: manifest for node:20.99 not found: manifest unknown"],
  ["authentication", "denied: requested", "5f70bf18a086: Preparing\ndenied: requested access to the resource is denied"],
  ["timeout", "execution took longer", "  ✓ logs in (2.1s)\nERROR: Job failed: execution took longer than 1h0m0s seconds"],
  [
    "syntax",
    "never used",
    "/app/a.js\n  3:7  error  'n' is assigned a value but never used  no-unused-vars\n\n✖ 1 problem (1 error, 0 warnings)",
  ],
  [
    "syntax",
    "Unresolved reference",
    "> Task :compileKotlin FAILED\ne: file:///app/A.kt:7:13 Unresolved reference: crate\nFAILURE: Build failed with an exception.",
  ],
  ["syntax", "incompatible type", 'depot/a.py:14: error: Argument 1 has incompatible type "str"; expected "int"\nFound 1 error in 1 file'],
  ["syntax", "F401", "depot/a.py:3:8: F401 `os` imported but unused\nFound 1 error."],
  [
    "syntax",
    "is not exported",
    'x Build failed in 412ms\nerror during build:\nsrc/main.ts (2:9): "ship" is not exported by "src/depot.ts".',
  ],
  ["syntax", "Unsupported argument", "│ Error: Unsupported argument\n│ \n│   on main.tf line 4:\n"],
  ["assertion", "not met", 'Tests:       31 passed, 31 total\nJest: "global" coverage threshold for lines (80%) not met: 71.2%'],
  ["assertion", "crossed", "level=error msg=\"thresholds on metrics 'http_req_duration' have been crossed\""],
  ["environment", "DATABASE_URL", "> prisma migrate deploy\nError: Environment variable not found: DATABASE_URL."],
  [
    "environment",
    "incompatible",
    'error depot@2.0.0: The engine "node" is incompatible with this module. Expected version ">=20". Got "18.12.0"',
  ],
  ["environment", "already allocated", "Error response from daemon: Bind for 0.0.0.0:5432 failed: port is already allocated"],
  ["environment", "No such file", "reading the configuration\ncat: /srv/orchard/config.yml: No such file or directory"],
  ["network", "toomanyrequests", "Error response from daemon: toomanyrequests: You have reached your pull rate limit."],
  ["network", "UNREACHABLE", 'fatal: [depot-7]: UNREACHABLE! => {"msg": "Failed to connect to the host via ssh"}'],
  ["data", "must be one of", 'warehouse.json is not valid:\n  /bays/2/kind: must be one of "dry", "cold"'],
];

test.each(logs)("%s: %s", (category, line, log) => {
  const wrapped = `${log}\nmake: *** [Makefile:3: test] Error 1\nerror Command failed with exit code 1.\nError: Process completed with exit code 1.\n`;
  const { evidence, ...found } = explainByRules(materialOf({ log: wrapped, exitCode: 1 }));
  expect(found).toMatchObject({ category });
  expect(evidence[0]?.text).toContain(line);
});
