import type { ComparedValues } from "../../values/comparison.ts";
import { commandOfBats } from "../runners/bats-commands.ts";
import { memoize } from "../../values/memoize.ts";
import { isHintOfTool } from "./hints-of-tools.ts";

/**
 * The part of a line that can explain a failure: not names of tests, lines of passed tests, headers of tools and settings. Empty if nothing is left.
 */
export const messagePart = memoize((line) => {
  const text = line.replace(addedBefore, "").replace(drawn, "").replace(toTeamCity, "$1");
  if (ofTests.some((pattern) => pattern.test(text)) || ofTools.some((pattern) => pattern.test(text)) || isHintOfTool(text)) return "";
  return nameAfter.reduce(
    (rest, [pattern, kept]) => (typeof kept === "string" ? rest.replace(pattern, kept) : rest.replace(pattern, kept)),
    text,
  );
});

/** Whether the line only reports that a test begins, passed or failed: text on its other side belongs to another test. */
export const isOfTest = (line: string) => ofTests.some((pattern) => pattern.test(line.replace(addedBefore, "")));

/** What CI systems, Docker and Compose write before each line: a time, a build step, a service. */
const addedBefore = /^(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,]*(?:Z|[+-]\d\d:?\d\d)?\]? {1,4}|#\d+ \d+\.\d+ |[\w.-]+-\d+ {1,12}\| )/;

/** What PHPUnit and JUnit's console draw before a failure. */
const drawn = /^(?: {3}[│├] (?=\S)|[\s|│]+caught: )/;

/** The message of a failed test in a line for TeamCity. */
const toTeamCity = /^##teamcity\[testFailed .{0,1000}?\bmessage='((?:[^'|]|\|.){0,2000})'.*$/;

/** Lines that name a test. */
const ofTests: readonly RegExp[] = [
  // Tests that passed, are skipped, or are about to run.
  /^\s*(?:[│├└─|'`+-]+\s*)?(?:\[[ x✔✓]\]\s*)?[✔✓√☑⊘↓○]\s|[✔✓√]\s*(?:\(?\d+(?:\.\d+)? ?m?s\)?)?\s*$/,
  /^\s*ok\b(?: \d+)?(?:\s|$)/,
  /^\s*(?:--- (?:PASS|SKIP):|=== (?:RUN|PAUSE|CONT|NAME)\b|\[\s*(?:OK|PASSED|RUN|SKIPPED|-{5,})\s*\]|PASS(?:ED)?:?\s)/,
  /\.\.\. (?:ok|skipped\b.*|ignored)\s*$|\s(?:PASSED|SKIPPED|XFAIL|XPASS)\b(?:\s*\[ *\d+%\])?\s*$|\[OK\]\s*$/,
  // A failing test's name; its error is elsewhere.
  /^\s*[✖✗✘✕×❌] (?!\[ERROR\]|[a-z][\w-]{1,30}\([\w/-]{1,60}\): |\s{2,4}\S.{0,200} \[[a-z]+-[a-z-]{1,60}\]$|ERROR: |Timed out while running tests|.*\d.{0,20}\b(?:exceeds?|exceeded|is (?:over|above|below)) (?:its |the |an? )?(?:[a-z]{1,20} ){0,2}(?:budget|limit|threshold|maximum|minimum|target|baseline)\b.{0,20}\d|.*: expected \S.{0,80},? (?:but )?(?:got|found|received|was) \S|.*(?:(?:Error|Exception)\b(?: \[\w+\])?|\bfailed): )/,
  /^\s*● .* › /,
  // Robot Framework: the suite and its documentation, the test and its verdict.
  /^(?!.*(?:Error|Exception|: error: )).{1,200} :: .{1,200}$|^.{1,200} \| (?:PASS|FAIL|SKIP) \|\s*$/,
  /^\s*●\s/,
  // A place in a file, or how long it took, shows that it is a name, whatever it quotes.
  /\.[cm]?[jt]sx?:\d+:\d+ › |^\s*[✖✘✕] .* \(\d+(?:\.\d+)? ?m?s\)\s*$|^\s*✘ \[fail\]: |^(?:- )?\s*\d+\) Scenario(?: Outline)?: |^\S.{0,200}#test_.{0,300}:\s*$/,
  /^\s*\d+\)\s(?!.*(?:(?:Error|Exception|Failure)\b:|\.\s*$))/,
  /^\s*'test failed'\s*$|^test at \S+$/,
  // A test of node:test that did not run, because its suite failed: in the list, and in JUnit's XML.
  /^\s*(?:'|\[?Error \[ERR_TEST_FAILURE\]: |<(?:testcase|failure) .{1,400}")test did not finish before its parent and was cancelled\b/,
  // JUnit's XML, around its tests.
  /^\s*(?:<\/(?:failure|testcase|testsuites?)>|<\?xml [^>]{1,100}\?>|<!-- \w{1,20} [\d.]{1,30} -->|<testsuites?(?: [^>]{1,400})?>)$/,
  /^\s*\[\s*FAILED\s*\]/,
  // Criterion
  /^\[(?:FAIL|PASS|SKIP)\] \S{1,200}::\S{1,200}(?:: \(\d.{0,20}\))?$/,
  /^\s*(?:FAIL|ERROR): \w+ \(/,
  // The progress of PHPUnit, and of pytest.
  /^[.FEWRISDN]+\s+\d+ \/ \d+ \(\s*\d+%\)\s*$/,
  /^(?:\S+\.py )?[.FEsxX]+(?:\s*\[ *\d+%\])?$/,
  /^\s*(?:test \S+ \.\.\. FAILED|---- \S+ stdout ----)\s*$/,
  /^\s*FAIL\s+\S+\.\w+(?: [>›] .*| \[.*)?$|^\s*FAIL {2}".*"\s*$/,
  /^\s*[_=⎯─]{3,} .*[_=⎯─]{3,}\s*$/,
  /^\s*(?:#\s*)?Subtest: /,
  /^rspec \S+ # /,
  /^\s*(?:[Tt]est|[Cc]heck|[Cc]ase) ["“'].{1,200}["”'] (?:ok|OK|passed|PASSED)\s*$/,
  // Flutter and Dart
  /^(?:\d\d:\d\d )?\+\d+(?: ~\d+)?(?: -\d+)?: .{1,300}$/,
  // Deno; mocha's list has no verdict in words.
  /^.{1,300} \.\.\. (?:FAILED|ok|ignored|cancelled) \(\d[\w.]{0,20}\)$|^.{1,300} => \.{0,2}\/\S{1,300}:\d+:\d+$/,
  // bun
  /^\((?:pass|fail|skip|todo)\) \S/,
  // A step of Cucumber with the place of its definition.
  /^\s*[✖✗×?-] \S.* # \S+:\d+\s*$/,
  /^\s*(?:[✖✗×?-]\s+)?(?:Feature|Scenario(?: Outline)?|Background|Rule|Examples?|Given|When|Then|And|But)\b:? [^:]*(?:#.*)?$/,
];

/** Lines in which a tool reports on itself, and settings. */
const ofTools: readonly RegExp[] = [
  // Criterion
  /^\[={4}\] Synthesis: |^\[-{4}\]\s*$/,
  // Summaries and advice.
  /^\s*\d+ (?:of \d+ )?(?:\w+ )?(?:tests?|specs?|examples?|scenarios?|errors?|failures?|failed|failing|passed|passing|warnings?)(?: (?:failed|passed|skipped|found|in [\d.]{1,12} ?m?s))?(?:[,(].*)?\s*$/i,
  /^\s*(?:npm (?:error|ERR!) )?A complete log of this run|^\[ERROR\] (?:To see the full|Re-run Maven|For more information|After correcting|(?:-> )?\[Help \d+\]|\s*$)|^note: run with |^Dubious, test returned|^\s*Non-zero exit status: |^\s*Failed tests?: {1,4}\d|^#? ?(?:Looks like you|Tests were run but no plan)|^\s*Parse errors: No plan|caught \d+ unhandled errors? during|^This might cause false positive|^\s*(?:Total|Passed|Skipped|Duration|Failed):?\s+[\d.]+ ?m?s?\s*$|failed running \w+ hook\]?(?: \{)?\s*$|^There (?:was|were) \d+ (?:errors?|failures?):|^\s*(?:# )?\((?:in test file|from function) |^error: test failed, to rerun pass |^-* ?generated xml file: |^npm (?:error|ERR!) (?:errno|syscall|path|command|signal) |^note: If you believe|^\(See full trace by running task with --trace\)$|^Tasks: TOP => |^(?:bsd)?tar(?: \(child\))?: (?:Exiting with failure status|Error is not recoverable|Child returned status|Error exit delayed)|^;;; |^npm (?:error|ERR!)\s*$|^stack traceback:$|^(?:shunit2:ERROR \w+\(\) returned .*$|(?:Failure|Error) -> \S.* @ \d+$|\d+%: Checks: \d+, Failures: \d+)/,
  // Boost and Catch2, in reports; the error is below.
  /^(?:UNCAUGHT EXCEPTION|FAILED):$/,
  // Trivy's table: a vulnerability may be about anything.
  /^│ .{1,500} │ (?:CRITICAL|HIGH|MEDIUM|LOW|UNKNOWN) +│ /,
  // SwiftLint
  /^Linting '.{1,300}' \(\d+\/\d+\)$/,
  // tsc
  /^Found \d+ errors?(?: in the same file, starting at:| in) \S+:\d+\S*$/,
  // Jenkins
  /^Finished: (?:FAILURE|UNSTABLE|ABORTED)$|^ERROR: (?:script returned exit code \d|No artifacts found that match |Step ‘.{1,100}’ failed: )/,
  // mypy
  /^Found \d+ errors? in \d+ files? \((?:checked|errors prevented) .*\)$/,
  // pytest reports that it stopped, not why, and how to see more.
  /^!+ stopping after \d+ failures? !+$|^!+ (?:\w+: )*xdist\.dsession\.Interrupted: stopping after \d+ failures? !+$|^\(to show a full traceback on \w+ use --full-?trace\)$/,
  // The caller of the tool that failed: it knows that it failed, and no more.
  /^(?:##\[error\])?(?:Error: )?Process completed with exit code \d|^ERROR: Job failed: exit (?:code|status) \d|^(?:g?make|ninja)(?:\[\d+\])?: \*\*\* .*Error \d+|^error Command failed with exit code \d|^\s*(?:\S+ )?ELIFECYCLE\b|^(?:FAILURE: )?Build failed with an exception\.|^Execution failed for task |^\* What went wrong:|^BUILD FAILED|did not complete successfully: exit code: \d|^\S.{0,200} exited with code \w+$|^ERROR: "\S.*" exited with \d+\.$|^[\s\u2009]?(?:ERR_PNPM_RECURSIVE_\w+|(?:ERROR|WARN)[\s\u2009]{2}\S)|^Exit status \d+$|^Failed$|^Error: Command failed with exit code \d+: \S|\bExceptionGroup: .* \(\d+ sub-exceptions?\)$|^\s*ERROR {2}run failed: command /,
  /^(?:(?:plugins|cachedir|rootdir|configfile|testpaths|asyncio|benchmark|timeout|timeout method|timeout func_only) ?[:=] ?|platform \w+ -- |hypothesis profile )\S/,
  /^collect(?:ed|ing) |^(?:created: )?\d+(?:\/\d+)? workers\b|^Running \d+ tests? using|^Using --|^Random(?:ized|izing) |^\s*RUN\s+v\d/,
  /^ℹ \w+ [\d.]+$|^\[ +\d+ (?:tests|containers) \w+ +\]$|^\s*Error Context: \S|^\s*(?:name: '?AssertionError'?|code: '?ERR_ASSERTION'?),?$/,
  // A subtest of Perl that died before its first point; the error is elsewhere.
  /^\s*(?:#\s*)?(?:Failed test '|not ok \d+ - )?No tests run\b|^\s*#?\s*at \S+ line \d+\.$|^Failed \d+\/\d+ subtests|^\S+ \(Wstat: \d/,
  // Gantry's own note, and warnings of Node.
  /^(?:Gantry: )?The image defines (?:CMD|ENTRYPOINT)\b|^\(node:\d+\) (?:\[\w+\] )?(?!UnhandledPromise)\w*Warning: /,
  // A whole report in one line.
  /^\{"(?:version|numTotalTests|numFailedTests|stats|suites|config)":/,
  // What a test of AVA logs, in its list of tests.
  /^ {4,}ℹ \S/,
  /^> (?!.*\b(?:not found|[Nn]o tests found|missing|[Cc]ould not|[Cc]annot|denied|failed|violations)\b)(?:\S+@\d\S*|[\w./-]+ (?:[\w:./-]+|--?\S+).*)$/,
  /^\s*(?:export )?[A-Z][A-Z0-9_]*=\S*\s*$/,
  // How long a runner waited for a value: it reports the wait, not the reason.
  /^\s*Timeout:\s*\d+ ?m?s\s*$/,
];

/** A word for a cause as a name in the code: `reading 'timeout'`, `timeout must be positive`. */
const soundsLikeCause = /time_?out|segfault|unauthori[sz]ed|forbidden|panic|crash|killed/i;
const withoutName = (whole: string, kept: string) => (soundsLikeCause.test(whole.slice(kept.length)) ? kept : whole);

/** Names within a line, and their replacement. */
const nameAfter: readonly (readonly [RegExp, string | ((whole: string, kept: string) => string)])[] = [
  [/^\s*(?:Given|When|Then|And|But) [^:]{1,300}: (?=\S)/, ""],
  [/^(\s*not ok \d+) - .*$/, "$1"],
  [/^(\s*not ok \d+)\b(?!.*\b(?:Error|Exception): )(?! (?:- )?test exited without ending: ).*$/, "$1"],
  [/^(\s*--- FAIL:).*$/, "$1"],
  // An assertion in the code of pytest or a plugin does not belong to a test.
  [/^([.,sxXFE]*INTERNALERROR>) AssertionError\b.*$/, "$1"],
  [/^[.,sxXFE]*INTERNALERROR> assert\b.*$/, ""],
  [/^(?:FAILED|ERROR) \S+?\.py(?:::.*?)?(?: - |$)/, ""],
  [/\b(?:Timeout\._onTimeout|listOnTimeout)\b/g, ""],
  // A snapshot has the name of its test.
  [/\bSnapshot `[^`]{1,300}` (?=mismatched)/, "Snapshot "],
  // Names in the code, and in a column of a table.
  [/(:\d+:in) [`'‘][^'’]{1,200}['’]/, "$1"],
  [/\b(missing|unknown) (keywords?:) :\w.{0,200}(?= \(\w+\)$)/, "$1 $2"],
  [/(["“])[^"”]{1,80}["”](?= {2,}\S)/, '""'],
  [/\b(has no attribute|no member named) ['"`‘][^'"`’]*['"`’]/, "$1"],
  [
    /\b(reading|setting|access|propert(?:y|ies)|(?:keyword )?argument|parameter|variable|method|attribute|field|key|name|identifier|symbol|function|option|member|local) \(?['"`‘“][^'"`’”\s]{1,200}['"`’”]/gi,
    withoutName,
  ],
  [
    /^(.{0,160}?)(?<![\w.$])["'`]?[\w.$]{1,80}(?:\(\))?["'`]?(?= (?:is not (?:defined|a function|a constructor|iterable)|is undefined|takes (?:\d|no|exactly|from)|got an? (?:unexpected|multiple)|must be|must not|should be|has to be|cannot be (?:null|empty|negative|blank|undefined))\b)/,
    withoutName,
  ],
  // Names of files, hosts and fields: `segfault/dump.sh`, `timeout-1.example.net`, `<.Values.timeout.retry>`.
  [
    /(?<![\w./-])[a-z0-9_./-]{0,100}(?:timeout|segfault|econnrefused|unauthorized|forbidden|killed)[a-z0-9_/-]{0,60}(?:\.[a-z][a-z0-9-]{0,30}){1,3}(?![\w(])/g,
    "",
  ],
  // Files of the code that are named after a class: `TimeoutError.java`.
  [
    /\b\w{0,80}(?:[Tt]ime_?[Oo]ut|Error|Exception|Refused|Unauthorized|Forbidden|Denied|Crash|Panic|Killed|OutOfMemory|Authentication|Authorization|Connection|UnknownHost)\w{0,60}(?=\.(?:java|kts?|swift|[cm]?[jt]sx?|py|rb|php|go|rs|cs|c|cc|cpp|hh?|hpp|scala|exs?|dart|lua|vue|svelte|groovy|mm?)(?![\w(]))/g,
    "file",
  ],
  [/<\.[\w.]{1,200}>/g, ""],
  // ktlint: the place of a finding
  [/^\S{1,300}(?=\.kts?:\d+:\d+: \S.{0,300} \((?:standard|experimental):[a-z-]+\)$)/, "…"],
  [
    /\b(?:segfault|unauthorized|forbidden)[A-Z_]\w{0,80}|\b\w{1,80}_(?:segfault|unauthorized|forbidden)\b|\b(?:(?:permission|access)_denied|connection_refused)_\w{1,80}/g,
    "",
  ],
  [/\bTimeout value \w+ was\b/g, "value was"],
  [/\b(uninitialized constant|undefined (?:local variable or )?method) \S+/, "$1"],
  // Deno
  [/^error: (?=(?:\w{1,60}Error|Error): (?!.*\bexpected\b)\S)/, ""],
  // What CTest looked for in the output, and with what input fast-check found the failure
  [/\bRegex=\[.*$/, ""],
  [/^(\s*Counterexample:) .*$/, "$1"],
  // Page content is not a cause.
  [/\blocator resolved to <.*$/, "locator resolved to"],
  [/\bunexpected value ".*"/, 'unexpected value ""'],
  [/^(\s*#?\s*Failed test )'.*'/, "$1"],
  [commandOfBats, "$1…$2"],
  // The code of Catch2's assertions
  [/^(\s*(?:REQUIRE|CHECK)(?:_\w+)?\( ).* (\))$/, "$1$2"],
  // shUnit2: what the author of the test wrote.
  [/^((?:shunit2:)?ASSERT:)(?!.*:<).*$/, "$1"],
  // Check
  [/^(\S+:\d+:[FE]:)[^:]*:[^:]*:(?=-?\d+: )/, "$1"],
  // Settings, and words in the names of settings: `ALLOW_UNAUTHORIZED=1`.
  [/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+=\S*|\b(?:[A-Z0-9]+_)+UNAUTHORIZED\b/g, ""],
  // `timeout: 5000`, `connectTimeout=30`, `--timeout 5`: settings.
  [/(?:--)?\b[\w.-]*time-?out[\w-]*["']?(?:\s*[=:]\s*|\s+)["']?\d+(?:\.\d+)?(?: ?m?s)?\b(?! ?(?:m?s )?exceeded)/gi, ""],
];

const comparison =
  /\bexpected\b|\breceived\b|\bactual\b|\bgot\b|\bwant\b|\bto (?:equal|be|match|include|contain|have)\b|!==?|==|Failed asserting|^\s*[-+]/i;
/** Nothing was expected, so the received value is the error itself. */
const expectedNothing = /\b(?:no|not|nil|null|None|undefined|without|unexpected|never)\b|reject|resolve|throw|raise/i;

/** For an uncaught error, as Node prints it: the error itself. */
const caughtMessage = /^\s*Actual message: /;

/** A status code or an error as a value is the cause itself. */
const isMoreThanText = /\d{3}|error|exception/i;
/** Values shorter than this, and numbers, are too common to be removed everywhere. */
const minValue = 6;

/**
 * A comparison without its values' texts: a page's text about passwords or timeouts is a value, not a cause. Numbers stay.
 * @param values what the failure compared, if known: runners also print it without quotes.
 */
export function withoutValues(text: string, values: ComparedValues | undefined): string {
  if (expectedNothing.test(text)) return text;
  const bare =
    comparison.test(text) && !caughtMessage.test(text)
      ? text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g, '""').replace(/<[^<>\d][^<>]*>(?= but was|,|\.|$)/g, "<>")
      : text;
  if (!values || expectedNothing.test(values.expected)) return bare;
  return [values.expected, values.received]
    .map((value) => value.replace(/^["']|["']$/g, ""))
    .filter((value) => value.length >= minValue && !isMoreThanText.test(value))
    .reduce((rest, value) => rest.replaceAll(value, '""'), bare);
}
