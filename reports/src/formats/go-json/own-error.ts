const isGoNoise = /^\s*(?:=== [A-Z]+\s|--- (?:FAIL|PASS|SKIP|BENCH): |$)/;
/** `t.Error` and `t.Log` both print the location, so a line with a location may be an error. */
const mayBeError = /^\s+\S+\.go:\d+: |^\s*(?:panic|fatal error):|\b(?:fail(?:ed|ure)?|error)\b/i;

/** Whether a test's output may have an error besides those of its subtests. */
export function hasOwnError(output: string): boolean {
  return output.split("\n").some((line) => mayBeError.test(line) && !isGoNoise.test(line));
}
