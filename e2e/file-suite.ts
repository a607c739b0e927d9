import type { TestImage } from "../worker/src/engines/testing/images.ts";
import { waitForEnd } from "./stack.ts";

/** A test file and how long it takes, in seconds. */
export interface TimedFile {
  path: string;
  seconds: number;
}

/**
 * A suite of files in a folder, as of a repository, with a runner: it carries out the files of `TEST_FILES`, else the part of the list for
 * `SHARD_INDEX` and `SHARD_TOTAL`, else all. It does so one after the other, prints `ran` with each path, and writes a JUnit report. The files in `FAILING` fail. With `HELD` it prints `held` and waits for `endSuite` before the first one.
 */
export const fileSuite = (files: readonly TimedFile[]): TestImage => ({
  entrypoint: `#!/bin/sh
cd /app
if [ -n "$HELD" ]; then echo held; ${waitForEnd}; fi
IFS='
'
set -f
if [ -z "$TEST_FILES" ] && [ -n "$SHARD_TOTAL" ]; then
  TEST_FILES=$(awk -v i="$SHARD_INDEX" -v t="$SHARD_TOTAL" 'NR == FNR { n++; next } FNR > int(n*(i-1)/t + 0.5) && FNR <= int(n*i/t + 0.5)' files.txt files.txt)
fi
mkdir -p reports
status=0
echo '<testsuite name="all">' > reports/junit.xml
for file in \${TEST_FILES:-$(cat files.txt)}; do
  echo "ran $file"
  sh "$file"
  failure=
  if [ "$FAILING" = "$file" ]; then status=1; failure='<failure message="no"/>'; fi
  echo "<testcase name=\\"works\\" file=\\"$file\\" time=\\"$(sed -n 's/^sleep //p' "$file")\\">$failure</testcase>" >> reports/junit.xml
done
echo '</testsuite>' >> reports/junit.xml
exit $status
`,
  files: {
    "/app/files.txt": `${files.map(({ path }) => path).join("\n")}\n`,
    ...Object.fromEntries(files.map(({ path, seconds }) => [`/app/${path}`, `sleep ${seconds}\n`])),
  },
});

/** The files that a log says were carried out, in order. */
export const ranIn = (log: string): string[] => log.split("\n").flatMap((line) => (line.startsWith("ran ") ? [line.slice(4)] : []));
