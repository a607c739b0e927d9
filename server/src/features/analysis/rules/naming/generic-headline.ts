/** Headlines that runners print above every assertion: they do not distinguish failures. */
export const genericHeadline =
  /^(?:\S*Error(?: \[\w+\])?: )?(?:\d+[acd]\d+$|[\w.&*[\]]{1,80}\{$|\S{1,200}:\d+: Failure$|Failed$|expect\(|expect\.|Expected values? to be|Expected inputs|Difference|Values have|deepEqual|The input did not match the regular expression|should be (?:strictly|deeply|loosely)|Failed asserting that two|assertion (?!.*!=).*failed$|The expression evaluated to|.{0,30}unexpected exception:$|Got unwanted (?:rejection|exception)\.|Expecting \w+(?: to be)?:$|Wanted but not invoked:|Condition not satisfied:|Received unexpected error:|Error: *Received unexpected error:|Error Trace|Error: *Not equal|Not equal|\+ (?:actual|expected)|- (?:actual|expected)|(?:---|\+\+\+) (?:Expected|Actual))/i;

/** What Playwright writes above an assertion, or another step, that ran out of time. */
export const outOfTime = /^Test timeout of \d+ms exceeded\.$/;
