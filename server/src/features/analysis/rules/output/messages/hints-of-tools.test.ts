import { expect, test } from "vitest";
import { materialOf } from "../../../corpus/read-corpus.ts";
import { explainByRules } from "../../explain-by-rules.ts";

const explain = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

test.each([
  [
    "pip",
    "missing-dependency",
    "acme-kiln==9.1",
    "ERROR: No matching distribution found for acme-kiln==9.1\n\n[notice] A new release of pip is available: 23.2.1 -> 24.0\n[notice] To update, run: pip install --upgrade pip\n",
  ],
  [
    "pnpm",
    "missing-dependency",
    "@acme/kiln is not in",
    "This error happened while installing a direct dependency of /app\n\n@acme/kiln is not in the npm registry, or you have no permission to fetch it.\n\nNo authorization header was set for the request.\n",
  ],
  [
    "a new Yarn",
    "missing-dependency",
    "Package not found",
    "➤ YN0000: ┌ Resolution step\n➤ YN0035: │ @acme/kiln@npm:^9.0.0: Package not found\n➤ YN0000: · Failed with errors in 0s 520ms\n",
  ],
  [
    "Bundler",
    "missing-dependency",
    "kiln-7.1.2",
    "Could not find kiln-7.1.2 in locally installed gems\nRun `bundle install` to install missing gems.\n",
  ],
  [
    "Yarn",
    "network",
    "429 Too Many",
    'yarn install v1.22.19\n[2/4] Fetching packages...\ninfo There appears to be trouble with your network connection. Retrying...\nerror An unexpected error occurred: "https://npm.acme.io/kiln.tgz: Request failed \\"429 Too Many Requests\\"".\ninfo If you think this is a bug, please open a bug report with the information provided in "/app/yarn-error.log".\n',
  ],
  [
    "Gradle",
    "environment",
    "JVM runtime version 21",
    "FAILURE: Build failed with an exception.\n\n* What went wrong:\n   > Dependency requires at least JVM runtime version 21. This build uses a Java 17 JVM.\n\n* Try:\n> Run this build using a Java 21 or newer JVM.\n> Run with --scan to get full insights.\n\nBUILD FAILED in 2s\n",
  ],
  [
    "Spotless",
    "syntax",
    "format violations",
    "* What went wrong:\nExecution failed for task ':core:spotlessJavaCheck'.\n> The following files had format violations:\n      src/Kiln.java\n          @@ -3,2 +3,2 @@\n          -import·b\n  Run './gradlew :core:spotlessApply' to fix these violations.\n\nBUILD FAILED in 4s\n",
  ],
  [
    "Ansible",
    "network",
    "UNREACHABLE",
    'TASK [Gathering Facts] *****\nfatal: [kiln-2]: UNREACHABLE! => {"msg": "ssh: connect to host 10.0.0.1 port 22: No route to host", "unreachable": true}\n\nTASK [kiln : install] *****\nok: [kiln-1]\n\nPLAY RECAP *****\nkiln-1                     : ok=2    changed=0    unreachable=0    failed=0    skipped=0    rescued=0    ignored=0   \n',
  ],
  [
    "Composer",
    "missing-dependency",
    "requires ext-intl",
    "  Problem 1\n    - acme/kiln v7.0.2 requires ext-intl * -> it is missing from your system. Install or enable PHP's intl extension.\n\nTo enable extensions, verify that they are enabled in your .ini files:\n    - /usr/local/etc/php/conf.d/a.ini\nYou can also run `php --ini` in a terminal to see which files are used by PHP in CLI mode.\nAlternatively, you can run Composer with `--ignore-platform-req=ext-intl` to temporarily ignore these required extensions.\n",
  ],
  [
    "CocoaPods",
    "missing-dependency",
    "AcmeKiln",
    "Analyzing dependencies\n[!] Unable to find a specification for `AcmeKiln (~> 3.0)` depended upon by `App`\n\nYou have either:\n * mistyped the name or version.\n * not added the source repo that hosts the Podspec to your Podfile.\n",
  ],
  [
    "Maven",
    "network",
    "PKIX path",
    "[ERROR] [ERROR] Some problems were encountered while processing the POMs:\n[FATAL] Non-resolvable parent POM for com.acme:kiln:1.0: Could not transfer artifact org.acme:parent:pom:3.1 from/to nexus (https://nexus.acme.io): PKIX path building failed: unable to find valid certification path to requested target\n[ERROR] The build could not read 1 project -> [Help 1]\n[ERROR]   \n[ERROR]   The project com.acme:kiln:1.0 (/builds/kiln/pom.xml) has 1 error\n",
  ],
  [
    "sbt",
    "syntax",
    "type mismatch",
    "[error] /app/Kiln.scala:21:33: type mismatch;\n[error]  found   : String\n[error] one error found\n[error] (Compile / compileIncremental) Compilation failed\n[error] Total time: 9 s, completed Nov 2, 2026\n",
  ],
  [
    "ScalaTest, with the name of a test about a timeout",
    "assertion",
    "3 did not equal 4",
    "[info] KilnSpec:\n[info] - survives a timeout\n[info] - reports a TimeoutException *** FAILED ***\n[info]   3 did not equal 4 (KilnSpec.scala:18)\n[info] Run completed in 211 milliseconds.\n[info] *** 1 TEST FAILED ***\n[error] Failed tests:\n[error] \tKilnSpec\n[error] (Test / test) sbt.TestsFailedException: Tests unsuccessful\n",
  ],
  [
    "Black",
    "syntax",
    "would reformat",
    "would reformat /app/kiln.py\n\nOh no! 💥 💔 💥\n1 file would be reformatted, 40 files would be left unchanged.\n",
  ],
  [
    "Prettier, of a file that is named after an error",
    "syntax",
    "TimeoutError.ts",
    "Checking formatting...\n[warn] src/TimeoutError.ts\n[warn] Code style issues found in the above file. Run Prettier with --write to fix.\n",
  ],
  [
    "ktlint, of a file that is named after an error",
    "syntax",
    "Unused import",
    "/app/TimeoutException.kt:7:1: Unused import (standard:no-unused-imports)\n\nSummary error count (descending) by rule:\n  standard:no-unused-imports: 1\n",
  ],
  [
    "Flyway",
    "data",
    "could not create unique index",
    'ERROR: Migration of schema "public" to version "30 - vat" failed! Changes successfully rolled back.\nERROR: Script V30__vat.sql failed\n----\nSQL State  : 23505\nError Code : 0\nMessage    : ERROR: could not create unique index "vat_key"\nLine       : 3\nStatement  : ALTER TABLE customers ADD CONSTRAINT vat_key UNIQUE (vat)\n',
  ],
  [
    "Docker, while something is removed",
    "environment",
    "EADDRINUSE",
    "node:events:497\n      throw er; // Unhandled 'error' event\n      ^\n\nError: listen EADDRINUSE: address already in use :::3000\n    at Server.listen (node:net:2044:7)\n\nNode.js v20.11.1\nError response from daemon: No such container: kiln_web_1\n",
  ],
])("%s: the error counts, and not what the tool adds to it", (_, category, line, log) => {
  const { evidence, ...found } = explain(log);
  expect(found).toMatchObject({ category });
  expect(evidence[0]?.text).toContain(line);
});

test.each([
  [
    "advice",
    "glaze: the third coat is uneven",
    "glaze: the third coat is uneven\nRun `glaze --fix` to repair it.\nTo see more, visit the manual.\n",
  ],
  ["a synopsis", "kiln: option --heat needs a value", "kiln: option --heat needs a value\n\nkiln:fire [--heat HEAT] [--] [<file>...]\n"],
  [
    "Gradle's deprecations",
    "Could not get unknown property 'heat'",
    "* What went wrong:\n> Could not get unknown property 'heat' for root project 'kiln'.\n\n* Try:\n> Run with --scan to get full insights.\n\nDeprecated Gradle features were used in this build, making it incompatible with Gradle 9.0.\n\nBUILD FAILED in 3s\n4 actionable tasks: 1 executed, 3 up-to-date\n",
  ],
  ["npm's notice", "the glaze is uneven", "the glaze is uneven\nnpm notice New major version of npm available! 9.5.0 -> 10.2.4\n"],
  [
    "Nx",
    "the glaze is uneven",
    "the glaze is uneven\n\n NX   Ran target build for project kiln (2s)\n\n   ✖  1/1 failed\n   ✔  0/1 succeeded [0 read from cache]\n\nView logs and investigate cache misses at https://nx.acme.io/runs/abc\n",
  ],
  [
    "Docker's build",
    "the glaze is uneven",
    '#7 [3/4] RUN kiln\n#7 ERROR: process "kiln" did not complete successfully: exit code: 1\n------\n > [3/4] RUN kiln:\n0.412 kiln: the glaze is uneven\n------\nDockerfile:3\nERROR: failed to solve: process "kiln" did not complete successfully: exit code: 1\n\nView build details: docker-desktop://dashboard/build/a\n',
  ],
  [
    "what Serilog wrote at a lower level",
    "row 17",
    "[INF] import started\n[ERR] row 17 of the file: x is not a number\n[INF] import of the kilns has ended\n",
  ],
  ["a list of files", "are glazed twice:", "The following are glazed twice:\nsrc/timeout.kiln\nsrc/oven.kiln\n"],
  [
    "what a logger wrote at a lower level",
    "row 17",
    '{"level":"info","msg":"import of the kilns started"}\n{"level":"error","msg":"row 17 of the file: x is not a number"}\n{"level":"info","msg":"import of the kilns has ended"}\n',
  ],
  [
    "a recap of Ansible with a failure that was rescued",
    "No route to host",
    'TASK [a] ***\nfatal: [kiln]: UNREACHABLE! => {"msg": "No route to host"}\nPLAY RECAP ***\nkiln                     : ok=2    changed=0    unreachable=0    failed=0    skipped=0    rescued=1    ignored=0   \n',
  ],
  [
    "a host of Ansible that failed again",
    "900 instead of 1200",
    'TASK [a] ***\nfatal: [kiln]: FAILED! => {"changed": false, "msg": "Timeout when waiting for 10.0.0.1:80"}\nTASK [b] ***\nfatal: [kiln]: FAILED! => {"changed": false, "msg": "900 instead of 1200"}\nPLAY RECAP ***\nkiln                     : ok=2    changed=0    unreachable=0    failed=1    skipped=0    rescued=1    ignored=0   \n',
  ],
  [
    "ScalaTest, of a test that threw an error",
    "ConnectException",
    "[info] - counts items *** FAILED ***\n[info]   java.net.ConnectException: Connection refused\n[info] *** 1 TEST FAILED ***\n[error] Failed tests:\n[error] \tKilnSpec\n",
  ],
  ["a hint with nothing else", "Usage: kiln [-v] <file>", "Usage: kiln [-v] <file>\n"],
])("a hint does not come before the error: %s", (_, line, log) => {
  const { confidence, evidence } = explain(log);
  expect(confidence).toBeLessThanOrEqual(0.6);
  expect(evidence[0]?.text).toContain(line);
});

test("what a later command says is not taken for a clean-up", () => {
  const { category, evidence } = explain(
    "Error: connect ECONNREFUSED 10.0.0.1:80\nusing the cache\nError response from daemon: No such container: web\n",
  );
  expect(category).not.toBe("connection-refused");
  expect(evidence[0]?.text).toContain("No such container");
});
