import { signals } from "./signal.ts";

/** The tests themselves: what they waited for, looked for and compared. */
export const testSignals = [
  ...signals("element-not-found", [
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
      /NoSuchElement|no such element|Unable to locate element|Unable to find (?:an |a |the )?(?:accessible )?(?:element|css|xpath|role|field|link|button|visible)|element (?:was |is )?not (?:found|visible|attached|interactable|clickable)|StaleElementReference|ElementNotFound|ElementNotInteractable/i,
    ],
    [
      77,
      /Expected to find element|but never found it|TestingLibraryElementError|Could not find (?:element|selector)|No element (?:found )?(?:for|matching)|failed to find element|No node found for selector|can't find element|Capybara::ElementNotFound|cannot find element/i,
    ],
    [70, /toBeVisible\(\)|to_be_visible|toBeAttached\(\)|not to be (?:visible|hidden)/],
  ]),
  ...signals("timeout", [
    [
      73,
      /\bESOCKETTIMEDOUT\b|DEADLINE_EXCEEDED|Timeout \d+ ?ms exceeded|timeout of \d+ ?ms exceeded|SocketTimeoutException|exceeded the (?:test )?time(?:out| limit)|Operation timed out after|execution expired|TimedOutError/i,
    ],
    [
      72,
      /Timeout of \d+ ?ms exceeded|Exceeded timeout of \d+ ?ms|Test timed out in \d+ ?ms|Test timeout of \d+ ?ms exceeded|test timed out after|timed out after \d+/i,
    ],
    [
      70,
      /(?:Hook|Setup|Suite|beforeAll|beforeEach|Step|Command|Query|Task|Job|Operation|Request) timed out|\bTimeoutError\b|TimeoutException|TestTimedOutException|Timeout::Error|TimeoutExpired|execution timed out|Condition timed out/,
    ],
    [
      68,
      /Timed out (?:retrying|waiting|after)|timed out waiting|context deadline exceeded|DeadlineExceeded|Failed: Timeout|Read timed out|ReadTimeout|deadline exceeded|cancelledByParent|ERR_TEST_FAILURE.*timed out|Timed out!/i,
    ],
    [60, /\btime[d]?[ -]?out\b|code: 124\b|exit (?:code|status) 124\b/i],
  ]),
  ...signals("assertion", [
    // The line with both values is the one that a person points at.
    [54, /^\s*\S.* !==? \S.*$|^(?:E {3})?\s+(?:AssertionError: )?assert .+ (?:==|!=|in|is|<|>) .+|^\s*\S+_test\.go:\d+: .*\bwant\b/],
    [
      52,
      /TestFailedException|XCTAssert\w+ failed|Assert\.\w+\(\) Failure|Xunit\.Sdk\.|AssertFailedException|did not equal|PHPUnit\\Framework\\ExpectationFailed|unexpected value "/,
    ],
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
    [
      46,
      /Expected (?:equality|values?)\b|Which is:|: Failure$|snapshot .*(?:mismatch|doesn't match|failed)|Snapshots? \d+ failed|does not match snapshot|pixels? .*(?:differ|different)|Error Trace:|Should be |Not equal:|is not equal to|should (?:be|equal|eq|have)|Mismatch|^#?\s+(?:got|expected): /i,
    ],
    [40, /`\[ .* \]' failed|\((?:in test|from function)/],
    [36, /--- FAIL:|^not ok \d+/],
  ]),
  ...signals("exception", [
    // Code of the suite that is missing: a fixture that no file defines, a step without a definition.
    [78, /^(?:E {3})?\s*fixture '[^']+' not found/],
    [
      78,
      /Undefined\. Implement with the following snippet|UndefinedStep|StepDefinitionNotFound|You can implement (?:the missing steps|step definitions)/,
    ],
    [
      50,
      /C\+\+ exception with description|\b500\b[^\n]{0,20}Internal Server Error|NullReferenceException|Uncaught (?:Error|TypeError|Exception)|Unhandled [Pp]romise/,
    ],
    [28, /^\s*(?:[\d)*●✖✗×!-]+\s+)*(?:cause: )?\[?(?:[\w.$]+(?:Error|Exception)|Error in .{1,80}|error|Error)\b(?: \[\w+\])? ?: \S/],
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
      /\b(?:NoMethodError|ArgumentError|FrozenError|NameError|ZeroDivisionError|undefined method)\b|DivisionByZeroError|Call to a member function|Undefined (?:variable|array key|index|property)|UndefinedFunctionError|FunctionClauseError|MatchError|object '[\w.]+' not found|could not find function|attempt to (?:index|call|perform)/,
    ],
    [
      44,
      /panicked at|Uncaught (?:Error|exception)|Unhandled (?:Rejection|Errors?|exception)|unhandledRejection|uncaughtException|non-zero exit/i,
    ],
  ]),
];
