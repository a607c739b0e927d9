import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

test.each([
  [
    "npm, without git",
    "missing-dependency",
    "npm error code ENOENT\nnpm error syscall spawn git\nnpm error enoent An unknown git error occurred\n",
  ],
  [
    "pnpm, of Node",
    "environment",
    ' ERR_PNPM_UNSUPPORTED_ENGINE  Unsupported environment\n\nYour Node version is incompatible with "/oven".\n\nExpected version: >=30\nGot: v21.0.0\n\nThis is happening because the package\'s manifest has an engines.node field specified.\n',
  ],
  [
    "pnpm, of a version",
    "missing-dependency",
    ' ERR_PNPM_NO_MATCHING_VERSION  No matching version found for kiln@^40.0.0 while fetching it\n\nThe latest release of kiln is "4.1.0".\n\nOther releases are:\n  * beta: 4.2.0-beta.3\n',
  ],
  [
    "pip, of versions",
    "missing-dependency",
    "ERROR: Cannot install kiln and clay==3 because these package versions have conflicting dependencies.\n\nTo fix this you could try to:\n1. loosen the range of package versions you've specified\n\nERROR: ResolutionImpossible: for help visit https://pip.pypa.io/en/latest/\n",
  ],
  ["uv", "missing-dependency", "error: Failed to spawn: `kiln-lint`\n  Caused by: No such file or directory (os error 2)\n"],
  [
    "Maven, of a phase",
    "environment",
    '[ERROR] Unknown lifecycle phase "bake". You must specify a valid lifecycle phase or a goal. -> [Help 1]\n',
  ],
  [
    "Maven, of a pattern",
    "environment",
    '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.5.0:test (default-test) on project kiln: No tests matching pattern "OvenTset" were executed! -> [Help 1]\n',
  ],
  [
    "Maven's Checkstyle",
    "syntax",
    "[ERROR] src/main/java/kiln/Oven.java:[4,1] (imports) UnusedImports: Unused import - java.util.Map.\n[ERROR] Failed to execute goal org.apache.maven.plugins:maven-checkstyle-plugin:3.5.0:check (validate) on project kiln: You have 1 Checkstyle violation. -> [Help 1]\n",
  ],
  [
    "Gradle, without a message",
    "exception",
    "> Task :test FAILED\n\nOvenTest > opens() FAILED\n    java.util.NoSuchElementException at OvenTest.java:8\n\n2 tests completed, 1 failed\n",
  ],
  [
    "Gradle, of a task",
    "environment",
    "FAILURE: Build failed with an exception.\n\n* What went wrong:\nTask 'bake' not found in root project 'kiln'.\n\n* Try:\n> Run gradlew tasks to get a list of available tasks.\n",
  ],
  [
    "Gradle's daemon",
    "crash",
    "* What went wrong:\nGradle build daemon disappeared unexpectedly (it may have been killed or may have crashed)\n",
  ],
  ["Go, of a race", "exception", "WARNING: DATA RACE\nWrite at 0x00c0001 by goroutine 9:\nFound 2 data race(s)\nexit status 66\n"],
  [
    "Go, of a revision",
    "missing-dependency",
    "go: kiln.dev/clay@v3.0.0: reading kiln.dev/clay/go.mod at revision v3.0.0: unknown revision v3.0.0\n",
  ],
  [
    "Cargo",
    "missing-dependency",
    'error: failed to select a version for the requirement `clay = "^40"`\ncandidate versions found which didn\'t match: 4.1.0\nlocation searched: crates.io index\nrequired by package `kiln v0.1.0 (/kiln)`\n',
  ],
  [
    ".NET's SDK",
    "environment",
    "The command could not be loaded, possibly because:\n  * You intended to execute a .NET SDK command:\n      A compatible .NET SDK was not found.\n\nRequested SDK version: 11.0.100\nglobal.json file: /kiln/global.json\n\nInstalled SDKs:\n9.0.100 [/usr/share/dotnet/sdk]\n",
  ],
  [
    "dotnet format",
    "syntax",
    "/kiln/Oven.cs(3,1): error WHITESPACE: Fix whitespace formatting. Delete 2 characters. [/kiln/Kiln.csproj]\n",
  ],
  ["TypeScript, without files", "environment", "error TS18003: No inputs were found in config file '/kiln/tsconfig.json'.\n"],
  ["Ruff's formatter", "syntax", "Would reformat: kiln/oven.py\n1 file would be reformatted\n"],
  [
    "a reader of TOML",
    "data",
    "kiln failed\n  Cause: TOML parse error at line 3, column 1\n  |\n3 | [oven\n  | ^^^^^\nunclosed table, expected `]`\n",
  ],
  [
    "Docker, of a folder",
    "environment",
    'ERROR: failed to solve: failed to compute cache key: failed to calculate checksum of ref 77aa::b: "/clay": not found\n',
  ],
  [
    "psql",
    "authentication",
    'psql: error: connection to server at "kiln" (10.0.0.3), port 5432 failed: FATAL:  role "potter" does not exist\n',
  ],
  ["Prisma", "data", "Error: P3009\n\nmigrate found failed migrations in the target database, new migrations will not be applied.\n"],
  ["git, of a branch", "environment", "Cloning into 'kiln'...\nfatal: Remote branch glaze not found in upstream origin\n"],
  [
    "git, of a conflict",
    "data",
    'Auto-merging oven.ts\nCONFLICT (content): Merge conflict in oven.ts\nerror: could not apply 1a2b3c4... Glaze\nhint: After resolving the conflicts, mark them with\nhint: "git add/rm <pathspec>", then run\n',
  ],
  [
    "Kubernetes, of a kind",
    "missing-dependency",
    'error: resource mapping not found for name: "kiln" namespace: "" from "kiln.yaml": no matches for kind "Oven" in version "kiln.dev/v1"\nensure CRDs are installed first\n',
  ],
  [
    "Kubernetes, of a quota",
    "environment",
    'Error from server (Forbidden): pods "kiln" is forbidden: exceeded quota: clay, requested: limits.cpu=2, used: limits.cpu=4\n',
  ],
  [
    "Terraform's lock",
    "environment",
    "╷\n│ Error: Error acquiring the state lock\n│ \n│ Error message: ConditionalCheckFailedException: The conditional request failed\n│ Lock Info:\n│   ID:        1a2b\n│ \n│ Terraform acquires a state lock to protect the state from being written\n│ by multiple users at the same time.\n╵\n",
  ],
  [
    "Django's check of migrations",
    "assertion",
    "Migrations for 'kiln':\n  kiln/migrations/0003_oven_heat.py\n    + Add field heat to oven\n",
  ],
  [
    "npm's audit",
    "assertion",
    "# npm audit report\n\nclay  <2.0.0\nSeverity: high\n\n1 high severity vulnerability\n\nTo address all issues, run:\n  npm audit fix\n",
  ],
  ["a check of translations", "data", "sv.json: missing keys: kiln.open, kiln.close\n"],
  ["a check of settings", "environment", "error: config/kiln.yml: file not found\n"],
])("the error of %s is %s", (_tool, category, log) => {
  expect(explain(log).category).toBe(category);
});

test("for NUnit's expected-exception assertions, neither exception is the cause", () => {
  const answer = explain(
    "1) Test Failure : OvenTests.Opens\n     Expected: <System.InvalidOperationException>\n  But was:  <System.FormatException: The input string 'hot' was not in a correct format.\n   at Kiln.Oven.Heat()>\n\nat OvenTests.Opens()\n",
  );
  expect(answer.category).toBe("assertion");
});

test.each([
  ["'/kiln/bin/clay.csv'", "data"],
  ["'/kiln/bin/oven.so'", "environment"],
])("a missing file of .NET is judged by its name: %s", (file, category) => {
  expect(
    explain(`  Failed Kiln.Opens [2 ms]\n  Error Message:\n   System.IO.FileNotFoundException : Could not find file ${file}.\n`).category,
  ).toBe(category);
});

test.each(["ValueError: too many values to unpack (expected 3)", "ValueError: not enough values to unpack (expected 3, got 2)"])(
  "values that an error expected are no sign that it was handled: %s",
  (error) => {
    const answer = explain(`Traceback (most recent call last):\n  File "kiln.py", line 2, in <module>\n    a, b, c = heat()\n${error}\n`);
    expect(answer).toMatchObject({ category: "exception", evidence: [{ text: error }] });
  },
);

test("a closing parenthesis does not clean up", () => {
  const error = "SyntaxError: closing parenthesis ']' does not match opening parenthesis '('";
  const answer = explain(`*** Error compiling 'kiln.py'...\n  File "kiln.py", line 1\n    heat(1]\n          ^\n${error}\n`);
  expect(answer).toMatchObject({ category: "syntax", evidence: [{ text: error }] });
});

test("a note about a report that cannot be read does not push the cause aside", () => {
  const log = "1) Test Failure : OvenTests.Heats\n     Expected: 90\n  But was:  80\n\nat OvenTests.Heats()\n";
  const note =
    "Gantry: reports/kiln.xml looks like a report and could not be read: it is written in a format that Gantry does not read (kiln)\n";
  expect(explain(log + note)).toMatchObject({ category: "assertion", evidence: explain(log).evidence });
});

test("the exit code does not decide against an error that names its cause", () => {
  const log =
    "You must install or update .NET to run this application.\n\nApp: /kiln/Kiln.dll\nArchitecture: x64\n\nThe following frameworks were found:\n  7.0.1 at [/usr/share/dotnet/shared/Microsoft.NETCore.App]\n";
  expect(explain(log, 150).category).toBe("missing-dependency");
});
