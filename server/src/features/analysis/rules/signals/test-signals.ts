import { signals } from "./signal.ts";

/** Playwright's comparison of pictures. */
export const differentPicture =
  /\bA snapshot doesn't exist at \S|pixels \(ratio [\d.]+ of all image pixels\) are different|Expected an image \d+px by \d+px, received \d+px by \d+px/;

/** The tests themselves: what they waited for, looked for and compared. */
export const testSignals = [
  ...signals("element-not-found", [
    // SeleniumLibrary, WebdriverIO
    [
      84,
      /\b[A-Z][a-z]+(?: [a-z]+)? with locator '.{1,300}' not found\b|\belement \(.{1,200}\) still not (?:displayed|existing|clickable|enabled) after \d+ ?ms\b/,
    ],
    // Maestro
    [79, /^Assertion is false: .{1,200} is visible$/],
    [79, /intercepts pointer events|element is outside of the viewport|element is not (?:stable|enabled)/],
    [
      77,
      /does not match any element|waiting for (?:presence|visibility) of|could not be located on the page|Element with locator .* not found|Element .* (?:did not appear|not visible after)|not present in the DOM/i,
    ],
    [
      77,
      /waiting for (?:locator|selector|getBy|element|#|\.)|waiting for (?:get_by|page\.)|element\(s\) not found|<element\(s\) not found>|resolved to 0 elements|strict mode violation/i,
    ],
    [
      77,
      /(?<!java\.util\.|» )NoSuchElement|\belement (?:wasn't|isn't) found\b|no such element|Unable to locate element|Unable to find (?:an |a |the )?(?:accessible )?(?:element|css|xpath|role|field|link|button|visible)|element (?:was |is )?not (?:found|visible|attached|interactable|clickable)|StaleElementReference|ElementNotFound|ElementNotInteractable/i,
    ],
    [
      77,
      /Expected to find element|but never found it|TestingLibraryElementError|Could not find (?:element|selector)|No element (?:found )?(?:for|matching)|failed to find element|No node found for selector|can't find element|Capybara::ElementNotFound|cannot find element/i,
    ],
    [70, /toBeVisible\(\)|to_be_visible|toBeAttached\(\)|not to be (?:visible|hidden)/],
  ]),
  ...signals("timeout", [
    // Flutter, controller-runtime
    [84, /\bpumpAndSettle timed out\b|\btimed out waiting for (?:cache to be synced|the condition on )/],
    [
      73,
      /execution took longer than \S|exceeded (?:its|the) [\d.]+ ?(?:ms|s|sec|seconds?|min|minutes?) (?:time )?limit|exceeded the maximum (?:execution|run) ?time|has exceeded the (?:maximum|time)/,
    ],
    // Karma
    [73, /\bno message in \d+ ?ms|have not captured in \d+ ?ms/i],
    [72, /' failed with status 124\s*$/],
    [73, /Timeout awaiting '\w+'|due to (?:statement|lock) timeout|function timed out, ensure|did not complete within \d+ ?ms/i],
    [
      73,
      /\bESOCKETTIMEDOUT\b|DEADLINE_EXCEEDED|Timeout \d+ ?ms exceeded|timeout of \d+ ?ms exceeded|SocketTimeoutException|exceeded the (?:test )?time(?:out| limit)|Operation timed out after|execution expired|TimedOutError/i,
    ],
    [
      72,
      /Timeout of \d+ ?ms exceeded|Exceeded timeout of \d+ ?ms|Test timed out in \d+ ?ms|Test timeout of \d+ ?ms exceeded|test timed out after|timed out after \d+/i,
    ],
    [
      71,
      /Read timed out|ReadTimeout|(?:Hook|Setup|Suite|beforeAll|beforeEach|Step|Command|Query|Task|Job|Operation|Request) timed out|\bTimeoutError\b|TimeoutException|TestTimedOutException|Timeout::Error|TimeoutExpired|execution timed out|Condition timed out/,
    ],
    [
      68,
      /(?:The operation|Request|Connection|Lock|Query) timed out|Timed out (?:retrying|waiting|after|while running tests)|timed out waiting|context deadline exceeded|DeadlineExceeded|Failed: Timeout|Read timed out|ReadTimeout|deadline exceeded|ERR_TEST_FAILURE.*timed out|Timed out!/i,
    ],
    [60, /\btime[d]?[ -]?out\b|code: 124\b|exit (?:code|status) 124\b/i],
  ]),
  ...signals("assertion", [
    // Audits of packages: npm, pip-audit
    [
      58,
      /^[1-9]\d* (?:\w+ severity )?vulnerabilit(?:y|ies)(?: \(.{1,100}\))?$|^Found [1-9]\d* known vulnerabilit(?:y|ies) in \d+ packages?$/,
    ],
    // Django's makemigrations --check; it is weak, because makemigrations prints it, too.
    [52, /^Migrations for '[\w.]{1,100}':$/],
    // Go, NUnit. Answers of 401, 403 and overloaded services are about that answer.
    [82, /^\s*\S+_test\.go:\d+: .{0,200}\b(?:unexpected|returned|got) (?:HTTP )?status(?: code)?:? (?!401|403|50[234])\d{3}\b/],
    [72, /^\s*Expected: (?:instance of )?<(?:[\w.]+\.)?\w+(?:Exception|Error)>$/],
    // Karate, Locust, Vitest's snapshots
    [80, /^\s*match failed: [A-Z]+|\bTest failed due to (?:failure ratio|average response time)|\bSnapshot(?: `.{0,300}`)? mismatched\b/],
    // CMocka, plunit, PHPUnit, CUnit, EUnit, Nim, fast-check
    [62, /^\s*test \S{1,100}: (?:failed|wrong (?:answer|error)\b.*)$/],
    [
      58,
      /--- Blocks allocated\.\.\.$|^ERROR: \S.{0,200} leaked \d+ block\(s\)$|^This test did not perform any assertions$|^This test printed output: /,
    ],
    [
      70,
      /^\s+\d+\. \S{1,300}\.\w{1,4}:\d+ {1,4}- \S|^\*\*error:\{assert\w*,|^\s*\S{1,300}\.nim\(\d+, \d+\): Check failed: |\bProperty failed by returning false$/,
    ],
    // CodeceptJS
    [54, /^\s*expected web (?:application|page) (?:not )?to include \S/],
    // curl, with a status that is no refusal and no outage
    // and wget
    [72, /^curl: \(22\) The requested URL returned error: 4(?!0[137]|29)\d\d\b|\bERROR 4(?!0[137]|29)\d\d: \S/],
    // A measured value and its limit: `p95=812ms limit=500ms`
    [
      54,
      /^\W{0,4}(?:[\w.%-]{1,30} ){0,3}[\w.%-]{1,30}[=:] ?\d[\d.,]*[a-zA-Z%]{0,3},? (?:limit|max|budget|threshold|min|target|allowed)[=:] ?\d/,
    ],
    // The status of a request, which is no refusal and no outage
    [
      72,
      /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) \S{1,300} (?:->|→|=>|returned|gave|answered) (?!401|403|407|429|50[234])[1-5]\d\d,? (?:but )?(?:wanted|expected|should be|instead of|not) [1-5]\d\d\b/,
    ],
    // A check of a script, with both values
    [72, /\b(?:must|should) (?:be|equal|have) ["']?[\w.,$€-]{1,40}["']?,? but (?:is|was|has|had|got) ["']?-?[\w.]/],
    // The same with the words in another order: `check 2: FAILED: retry count is 0, expected 3`
    [
      62,
      /^(?:\W{0,3}|\S.{0,60}[ :[])(?:FAIL(?:ED|URE)?|NOK|[✗✘✖×]|ERROR|Error|error)\]?[ :].{0,200}\b(?:is|are|was|were|has|had|got|returned|found|counted) ["']?-?[\w.,$€%-]{1,40}["']?,? (?:but )?(?:expected|wanted)(?: \w{1,12}){0,3}:? ["']?-?[\w.$€]/,
    ],
    // Ansible's assert
    [60, /^fatal: \[.*"evaluated_to": false\b|^\s+"evaluated_to": false,?$/],
    // A check of a script in words: `the archive has 3 lines, expected 4`
    [
      54,
      /^(?!.*\b(?:rows?|records?|line|columns?|fields?|headers?|entry|version|arguments?|parameters?)\b)[^:=]{0,160}\b(?:is|are|was|were|has|have|had|got|returned|found|counted|holds?|contains?|shows?) -?\d[\d.,]{0,20}(?: [a-z%]{1,20}){0,3}, (?:but )?expected(?: (?:at (?:least|most)|exactly|only))? -?\d[\d.,]{0,20}(?: [a-z%]{1,20}){0,2}\.?$/,
    ],
    // Criterion, testthat, Playwright
    [
      70,
      /^\[-{4}\] \S{1,300}:\d+: Assertion [Ff]ailed$|^\S.{0,300} not (?:equal|identical) to \S.{0,200}\.$|\bA snapshot doesn't exist at \S/,
    ],
    // Hurl, Angular's budgets, Semgrep
    [
      80,
      /^error: Assert (?:status code|body value|header value|failure)$|\bexceeded maximum budget\. Budget |^Ran \d+ rules on \d+ files: [1-9]\d* findings?\b/,
    ],
    // Catch2's compact reporter
    [86, /^\S{1,300}:\d+: failed: \S.{0,300} for: \S/],
    // A test that is expected to fail, and passed.
    [60, /Failing test passed even though it was supposed to fail|Expected to fail, but passed|\[XPASS\(strict\)\]|^Unexpected success\b/],
    // uvu prints the assertion after its message; AVA has its own sentences.
    [52, / {2}\((?:ok|is|equal|not|throws|match|instance|snapshot|fixture|type|unreachable)(?:\.\w{1,20})?\)\s*$/],
    [
      52,
      /^\s*(?:Value (?:must|is not|is) |Returned promise (?:resolved|rejected) with|Function (?:returned|threw)|Difference \(|Values are (?:not )?(?:deeply )?equal|Planned for \d+ assertions?, but got|Test failed via|Did not match snapshot)/,
    ],
    [26, /^\s*not ok \d+/],
    // AVA's TAP
    [52, /^\s*assertion: '?t\.\w/],
    [
      48,
      /^#?\s*Failed test\b|evaluated to a falsy value|to be strictly unequal to|collection contained|missing elements were|promise resolved instead of rejected|Received promise rejected instead/,
    ],
    [
      52,
      /\bexpected .{1,200}, received |did not match the regular expression|doesn't match '|test did not panic as expected|\[XPASS\(strict\)\]|Structures begin differing|# {1,9}got: |\bpytest\.fail\b|^E {3}\s*Failed: /,
    ],
    // What `t.Error` prints in Go.
    [41, /^\s*\S+_test\.go:\d+: \S/],
    // minitest: an error would be `Error:`.
    [46, /^\s*\d+\) Failure:/],
    // The line with both values is the one to cite.
    [54, /^\s*\S.* !==? \S.*$|^(?:E {3})?\s+(?:AssertionError: )?assert .+ (?:==|!=|in|is|<|>) .+|^\s*\S+_test\.go:\d+: .*\bwant\b/],
    [
      52,
      /TestFailedException|XCTAssert\w+ failed|Assert\.\w+\(\) Failure|Xunit\.Sdk\.|AssertFailedException|did not equal|PHPUnit\\Framework\\ExpectationFailed|unexpected value "/,
    ],
    // assert() of C and C++
    [95, /: Assertion [`'‘].{1,400}['’] failed\.$/],
    [45, /^\s*(?:Expected|Actual): |^\s*actual\s+expected\s*$|\bActual:? /],
    [
      52,
      /AssertionError|ERR_ASSERTION|AssertionFailedError|ComparisonFailure|ExpectationFailed|Assertion(?:Failed)?(?:Exception)?\b.*fail/,
    ],
    [
      50,
      /expect\(.*\)(?:\.\w+)*\.(?:to|not)|Expected(?::| value| substring| string| length)|Received:|\+ expected - actual|[-+] actual, [-+] expected|DID NOT RAISE|Failed asserting that|assertion (?:`[^`]*` )?failed|assert(?:ion)? .*failed/i,
    ],
    [
      48,
      /^\s*E\s+assert\b|assert_\w+!?\(|expected:? .*(?:got|but|actual|to (?:be|equal|eq|have|match|include|contain))|\bgot:? .*,? (?:want|expected)\b|want .*(?:got|have)\b|(?:want|expected) \S+, (?:got|have|but)/i,
    ],
    // More telling than the first line of the error.
    [56, differentPicture],
    // testify; in the middle of a sentence it is advice.
    [46, /\bShould be /],
    [
      46,
      /Expected (?:equality|values?)\b|Which is:|: Failure$|snapshot .*(?:mismatch|doesn't match|failed)|Snapshots? \d+ failed|does not match snapshot|pixels? .*(?:differ|different)|Error Trace:|Not equal:|is not equal to|\S should (?:be|equal|eq|have)|Mismatch|^#?\s+(?:got|expected): /i,
    ],
    [48, /`(?![\w-]+' failed).{1,400}' failed(?: with status \d+)?\s*$/],
    [36, /--- FAIL:/],
    [
      54,
      /\bcoverage\b.{0,80}(?:does not meet|not met|is below|less than|under)|Required test coverage of|thresholds? on metrics? .{1,200} (?:have|has) been (?:crossed|breached)|QUALITY GATE STATUS: FAILED/i,
    ],
    // A plan of TAP
    [70, /^\s*\d+ tests were planned, \d+ ran\.$|^\s*# Looks like you planned \d+ tests? but ran \d+/],
    // A threshold, and a check that its author words as a rule: `FAIL search: 412 ms (budget 300 ms)`.
    [
      54,
      /^(?:\W{0,3}|\S.{0,60}[ :[])(?:FAIL(?:ED|URE)?|[✗✘✖×]|ERROR|Error)\]?[ :].{0,200}\b\d[\d.,]* ?(?:%|[a-zA-Zµ]{1,6}(?:\/s)?)?\W{1,4}(?:[a-z]{1,12} ){0,3}(?:budget|threshold|limit|baseline|target|maximum|minimum|max|min|allowed|at most|at least|required)\b\D{0,20}\d/,
    ],
    [
      54,
      /\b\d[\d.,]{0,15} ?(?:%|[a-zA-Zµ]{1,6}(?:\/s)?)?,? (?:which )?(?:is |was |are )?(?:exceeds?|exceeded|over|above|below|under|more than|less than|slower than|larger than) (?:its |the |an? )?(?:[a-z]{1,20} ){0,2}(?:budget|threshold|baseline|target|allowance)\b|\b(?:budget|threshold|baseline)(?: of \d\S*(?: \w{1,4})?)? (?:was |is |has been )?(?:exceeded|missed|not (?:met|reached))\b|^(?:ERROR|FAIL(?:ED)?):? .{0,200}\bat (?:least|most) \d[\d.,]* (?:[a-z]{1,20} )?(?:are |is )?(?:needed|required|allowed|expected)\b/i,
    ],
    [
      48,
      /^(?:\W{0,3}|(?:check|step|case|test|rule|assert\w*) \S{1,40} )(?:FAIL(?:ED|URE)?|NOK)\]?[ :].{0,200}\b(?:must|should|shall|may)\b/,
    ],
    // shUnit2; the message is its author's.
    [52, /^(?:shunit2:)?ASSERT:/],
    // diff
    [52, /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$|^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/],
    // MSTest, Mockito, Spock, Robot Framework, testify
    [
      52,
      /\b(?:String|Collection)?Assert\.\w+ failed\.|Wanted but not invoked:|Argument\(s\) are different! Wanted|^\s*Wanted \d+ times?:|Condition not satisfied:|["'] (?:does not|should) contain (?:string )?["']/,
    ],
    // Catch2, Swift Testing, RSpec's and Capybara's sentences
    // doctest
    [70, /^\S{1,300}:\d+: (?:FATAL )?ERROR: (?:CHECK|REQUIRE)\w*\( .{1,400} \) is NOT correct!$/],
    [52, /^\s*\S{1,200}:\d+: FAILED:\s*$|\bExpectation failed: |\bexpected not to (?:find|have) |^\s*(?:REQUIRE|CHECK)(?:_\w+)?\( /],
  ]),
  ...signals("exception", [
    // Gradle, without the message
    [
      46,
      /^\s+(?:Caused by: )?(?:[a-z]\w{0,60}\.){1,8}(?!\w*Assert)[A-Z]\w{0,60}(?:Error|Exception) at \S{1,200}\.(?:java|kt|groovy|scala):\d+$/,
    ],
    // Python
    [64, /\b(?:not enough|too many) values to unpack \(/],
    // Surefire's summary of java.util.NoSuchElementException; Vitest's mocks
    [70, /» NoSuchElement (?!no such element)|\bNo "[^"]{1,200}" export is defined on the ".{1,300}" mock\b/],
    // Elixir
    [64, /^\s*\*\* \((?:Arithmetic|FunctionClause|Argument|Runtime|BadMap|CaseClause|UndefinedFunction)Error\) /],
    // Go's templates
    [64, /\btemplate: \S{1,200}:\d+(?::\d+)?: executing "/],
    // Go
    [78, /\brace detected during execution of test$|^WARNING: DATA RACE$|^Found \d+ data race\(s\)$/],
    // An error with a specific class, and its message; `AssertionError` has its own patterns.
    [
      46,
      /^\s*(?:=> |E {3}\s*)?(?:[\w$]{1,60}[.\\:]{1,2}){0,8}(?!\w*(?:Assert|Expectation|Timeout|Mismatch|Comparison))[A-Z]\w{1,60}(?:Error|Exception)\b(?: \[\w+\])?:(?: \S|\s*$)/,
    ],
    // R
    [28, /^Error in `[^`]{1,200}`: \S/],
    // Clojure
    [46, /\bclojure\.lang\.ExceptionInfo: \S/],
    // Without a message.
    [46, /^(?:[a-z]\w{0,60}\.){1,8}[A-Z]\w{1,60}(?:Error|Exception)$/],
    // A warning that is set to be an error.
    [66, /^E {3}\s*(?:\w{1,60}\.){0,8}[A-Z]\w{0,60}Warning: \S/],
    [78, /ScopeMismatch/],
    // Modules of Python that import each other
    [84, /\bpartially initialized module '|\(most likely due to a circular import\)/],
    // A step of cucumber-js whose code has the wrong number of parameters.
    [78, /\bfunction has \d+ arguments?, should have \d/],
    // JUnit's console
    [46, /^\s+=> (?:\w{1,60}\.){0,8}[A-Z][\w$]{1,60}: \S/],
    [46, /^E {3}\s*(?:\w{1,60}\.){1,8}[A-Z]\w{1,60}: \S/],
    // A test that did not end.
    [74, /\btest exited without ending\b|Promise resolution is still pending|without running any assertions|the step is not defined/],
    [
      47,
      /\bis not a (?:function|constructor)\b|\bis not (?:defined|iterable)\b|Cannot (?:read|set) propert|Cannot destructure|Assignment to constant variable|Cannot access '.{1,80}' before initialization|Reduce of empty array|Invalid (?:array|string) length|object is not extensible/,
    ],
    [78, /Multiple step definitions match|more than one definition matches|AmbiguousStep|^Ambiguous match of "/i],
    [
      56,
      /\b(?:returned error|status code|response code|HTTP(?: error)?|status)[ :=]{1,3}500\b|\b500 (?:Server Error|Internal Server Error)/i,
    ],
    [51, /^\s*not ok \d+ \w*(?:Error|Exception): |^\s*'?(?:Error thrown in \w+|Rejected promise returned by test)/],
    [50, /^\s*operator: (?:error|ifError)\s*$/],
    // Catch2, doctest for C++
    [58, /^due to (?:an )?unexpected exception with messages?:$|^\S{1,300}: ERROR: test case THREW exception: \S/],
    // Node refuses an address before anything is sent.
    [78, /\[cause\]: \w*Error: (?:bad port|unknown scheme|URL scheme must be|invalid url)\b/i],
    [55, /^rake aborted!$|^(?:PHP )?Fatal error: {1,2}Uncaught \S/],
    [78, /^Failing step: .* \.\.\. undefined in /],
    [46, /^(?!\s*#).{1,400} at (?:-e|\S+\.(?:t|pl|pm)) line \d+\.\s*$/],
    // Code of the suite that is missing: a fixture that no file defines, a step without a definition.
    [
      78,
      /^(?:E {3})?\s*fixture '[^']+' not found|^No keyword with name '.{1,200}' found\b|^'.{1,200}' not found in `markers` configuration option|: in "parametrize" the number of names \(\d+\):$/,
    ],
    [
      78,
      /Undefined\. Implement with the following snippet|UndefinedStep|StepDefinitionNotFound|You can implement (?:the missing steps|step definitions)/,
    ],
    [
      50,
      /C\+\+ exception with description|\b500\b[^\n]{0,20}Internal Server Error|NullReferenceException|Uncaught (?:Error|TypeError|Exception)|Unhandled [Pp]romise/,
    ],
    [
      28,
      /^(?!error\b)\s*(?:[\d)*●✖✗×!-]+\s+)*(?:cause: )?\[?(?:[\w.$]+(?:Error|Exception)|Error in .{1,80}|error|Error)\b(?: \[\w+\])? ?: \S/,
    ],
    // How tools and scripts begin any message: it says too little to be sure.
    [6, /^error(?: \[\w+\])? ?: \S/],
    [
      47,
      /\b(?:TypeError|ReferenceError|RangeError|AttributeError|ValueError|NameError|IndexError|ZeroDivisionError|UnboundLocalError|NotImplementedError|RuntimeError|KeyError)\b/,
    ],
    [
      47,
      /\b(?:NullPointerException|IllegalArgumentException|IllegalStateException|IndexOutOfBounds\w*|ArithmeticException|ClassCastException|NumberFormatException|UnsupportedOperationException|ConcurrentModificationException)\b/,
    ],
    [
      47,
      /\b(?:NoMethodError|ArgumentError|FrozenError|NameError|ZeroDivisionError|undefined method)\b|DivisionByZeroError|Call to (?:a member|undefined) function|Undefined (?:variable|array key|index|property)|UndefinedFunctionError|FunctionClauseError|MatchError|object '[\w.]+' not found|could not find function|attempt to (?:index|call|perform)/,
    ],
    [
      44,
      /panicked at|Uncaught (?:Error|exception)|Unhandled (?:Rejection|Errors?|exception)|unhandledRejection|uncaughtException|non-zero exit/i,
    ],
  ]),
];
