/** Messages of tools and programs whose category is `assertion`, one a line. */
export const assertion = String.raw`
AssertionError: expected 3 to equal 4
AssertionError: assert 1 == 2
expected: 3 but was: 4
Expected "a", received "b"
expected status 200, got 404
Expected values to be strictly equal
values are not equal
not equal: expected 3, actual 4
got 5, want 6
got: "a" want: "b"
Failed asserting that 3 matches expected 4.
expected true but got false
assertion failed: x > 0
Assertion 'x > 0' failed.
assertion 'left == right' failed
Test failed: result differs from the expected one
Output does not match the expected output
files differ
Files expected.txt and actual.txt differ
Binary files a.png and b.png differ
snapshot does not match
Screenshot comparison failed: 120 pixels are different
1 snapshot failed
Golden file mismatch
coverage 71% is below the threshold of 80%
Coverage for lines (70%) does not meet global threshold (80%)
Required test coverage of 80% not reached. Total coverage: 63.50%
Code coverage failed: expected at least 90%
bundle size exceeds the limit
budget exceeded: main.js is 300 kB, limit is 250 kB
performance budget exceeded
Size limit has exceeded by 10 kB
p95 latency 900 ms exceeds threshold 500 ms
thresholds on metrics 'http_req_duration' have been crossed
1 threshold crossed
found 3 high severity vulnerabilities
5 vulnerabilities found
Vulnerabilities found: 2
Total: 3 (HIGH: 2, CRITICAL: 1)
leaks found: 1
secrets detected in the repository
license GPL-3.0 is not allowed
broken links found: 4
2 dead links found!
404 Not Found: /about (broken link)
ERROR 404: Not Found.
The requested URL returned error: 404
accessibility violations found
3 accessibility violations were detected
checksum mismatch
sha256sum: WARNING: 1 computed checksum did NOT match
app.bin: FAILED
The SHA256 checksum of the downloaded file does not match
hash mismatch: expected abc, got def
integrity check failed: sha512 mismatch
invalid signature: file was changed
total is 10, should be 12
wrong number of rows: 3 instead of 4
smoke test failed: home page has no title
health check failed: status is degraded
expected 2 emails to be sent, 1 sent
order total must not be negative
balance is -5, must not be negative
error rate too high: 7.1 % > 5 %
response time too long: 900 ms, at most 500 ms
uncommitted changes found after generating the code
generated files are not up to date
working tree is dirty after the build
schema is out of date, run generate
API breaking changes found
breaking change detected: removed field
differs from the expected result
policy check failed: 2 violations
memory leak: 12 bytes definitely lost
definitely lost: 40 bytes in 1 blocks
quality gate status: FAILED
score 0.71 is lower than the minimum 0.9
'categories.performance' failure for minScore assertion
mutation score is below threshold
Too many warnings (max: 0).
changes were found where none were expected
some tests failed the acceptance criteria
wanted 3 invocations but was called 1 time
Wanted but not invoked
Expected mock function to have been called 1 time, but it was called 2 times
Expected 'send' to have been called once. Called 0 times.
expected call at a.go:12 doesn't match the argument at index 0
mock: I don't know what to return because the method call was unexpected
Missing mock calls
received no messages, expected 1
FAIL: total: expected 30, got 28
mismatch: want 3 have 4
wrong result: 4
unexpected output
output differs from the golden file
result is not as expected
does not match the snapshot
expected no error, got one
expected an error but got none
2 of 3 assertions failed
balance does not add up
totals do not match
sum is wrong
is not equal to
should be equal to
should not be empty
should contain
must be at least 90 %
must not exceed 500 ms
is above the limit
is below the minimum
too slow: 900 ms
is larger than allowed
exceeds the budget
limit of 250 kB exceeded
lower than the required
regression: 12 % slower than the base
score dropped
health check returned degraded
expected HTTP 200 but got 404
unexpected status code 404
Expected response code 200, got 302
expected status code < 400, got 404
page title is wrong
text not equal
Lists differ
Dictionaries differ
critical vulnerabilities were found
security audit found issues
known vulnerability in lodash
license check failed: GPL is not approved
secret found in config.js
dead link: /docs/old
link is broken
contrast ratio is too low
images must have alternate text
visual difference of 3.1 % exceeds the threshold
2 mutants survived
undocumented public API found
version was not bumped
changelog entry is missing
generated code is out of date, run make generate
Found differences between the committed and generated files
plan has changes: 1 to add
drift detected
hash sum mismatch
digest mismatch
signature of the package does not match
CHECK FAILED
verification of totals failed: 80 instead of 100
clang-format: error: code should be clang-formatted [-Wclang-format-violations]
The following tests FAILED: 3 - parser_test (Failed)
CHECK( result == 42 ) with expansion: 41 == 42
tests/foo.cpp:14: FAILED: REQUIRE( v.size() == 3 )
check_equal failed: 'std::size_t' values differ 3 != 4
foo_test.cc:21: Failure
Value of: IsValid(order)
Which is: 4
Actual function call count doesn't match EXPECT_CALL(mock, Send(_))...
Assertion failed: (n > 0), function pop, file stack.c, line 14.
check: error: expected string not found in input
file.test:12:11: error: CHECK-NEXT: is not on the line after the previous match
thread 'tests::sum' panicked at 'assertion failed: order.is_paid()', src/order.rs:88:5
snapshot assertion for 'render_home' failed in line 21
error: expected tests/ui/bad.stderr to match actual output
error[vulnerability]: Use after free in crossbeam-channel
error[rejected]: failed to satisfy license requirements
error[banned]: crate 'openssl = 0.10.55' is explicitly banned
error[duplicate]: found 2 duplicate entries for crate 'syn'
Crate:     time Version: 0.1.45 Title: Potential segfault in the time crate
MISSED   src/lib.rs:14:5: replace add -> i32 with 0 in 0.4s build + 1.2s test
--- failure function_missing: pub fn removed or renamed ---
trybuild: mismatch
foo_test.go:21: got 3, want 4
Error:      	Not equal:
Error:      	Should be true
order_test.go:18: mismatch (-want +got):
missing call(s) to *mock.MockStore.Get(is equal to 4 (int)) foo_test.go:14
FAIL: mock: I don't know what to return because the method call was unexpected.
there is a remaining expectation which was not matched: ExpectedQuery => expecting Query
gofmt: these files need formatting: cmd/main.go
go.mod or go.sum is not tidy, run 'go mod tidy' and commit
Vulnerability #1: GO-2024-2687 HTTP/2 CONTINUATION flood in net/http
coverage: 61.2% of statements is lower than the minimum 70%
Total coverage (68.1%) is under the required threshold (75%)
benchmark regression: BenchmarkParse is 14% slower than main
buf: Previously present field "4" with name "total" on message "Order" was deleted.
ABI change detected: libapp.so: 2 Removed functions
DRIFT: generated mocks differ from committed ones
License check failed: GPL-3.0 is not in the allow list
binary size 4.2MB exceeds budget of 4.0MB
include-what-you-use: src/a.h should add these lines:
cppcheck: exit code because of findings above --error-exitcode
[ERROR] FooTest.total:21 expected: <3> but was: <4>
org.opentest4j.AssertionFailedError: expected: not <null>
org.opentest4j.MultipleFailuresError: Multiple Failures (2 failures)
Expecting actual not to be empty
Expecting ArrayList: ["a"] to contain: ["b"] but could not find the following element(s):
Expecting code to raise a throwable.
java.lang.AssertionError: Expected: is "a" but: was "b"
org.mockito.exceptions.verification.WantedButNotInvoked: Wanted but not invoked: store.save(<any>);
org.mockito.exceptions.verification.TooManyActualInvocations: mailer.send(); Wanted 1 time: But was 2 times
java.lang.AssertionError: Status expected:<200> but was:<404>
java.lang.AssertionError: No value at JSON path "$.id"
JSON path total doesn't match. Expected: <3> Actual: <4>
Condition not satisfied: order.total == 3
[ERROR] Rule violated for bundle app: lines covered ratio is 0.61, but expected minimum is 0.80
Rule violated for class com.acme.Foo: branches covered ratio is 0.40, but expected minimum is 0.50
[ERROR] Mutation score of 61 is below threshold of 75
Test strength score of 70 is below threshold
Architecture Violation [Priority: MEDIUM] - Rule 'classes that reside in a package ..web..' was violated (3 times)
One or more dependencies were identified with vulnerabilities that have a CVSS score greater than or equal to '7.0'
Some files do not have the expected license header. Run license:format to update them
[ERROR] Too many files with unapproved license: 3 See RAT report
The following files had format violations: src/main/java/App.java Run './gradlew :spotlessApply' to fix these violations.
API check failed for project core. --- Public API differs
japicmp: Breaking the build because there is at least one binary incompatible modification
revapi: The following API problems caused the build to fail
Used undeclared dependencies found: com.acme:core
Detekt: MaxIssues exceeded, quality gate broken
SonarQube: QUALITY GATE STATUS: FAILED - View details on https://sonar.acme.test
io.kotest.assertions.AssertionFailedError: 4 should be 3
munit.ComparisonFailException: values are not the same
4 did not equal 3 (FooSpec.scala:14)
FAIL in (total-test) (core_test.clj:14) expected: (= 3 (total))
Paparazzi: Images differ (by 2.1%) - see delta-com.acme_HomeTest.png
androidx.test.espresso.base.DefaultFailureHandler$AssertionFailedWithCauseError: 'with text: is "Pay"' doesn't match the selected view.
Assert.Equal() Failure: Values differ
Assert.True() Failure Expected: True Actual: False
Assert.AreEqual failed. Expected:<3>. Actual:<4>.
Expected result to be 3, but found 4 (difference of 1).
Expected collection to contain 3 item(s), but found 2.
Moq.MockException: Expected invocation on the mock once, but was 0 times: s => s.Save()
Shouldly.ShouldAssertException : total should be 3m but was 4m
VerifyException: Directory: /home/ci/Tests NotEqual: - Received: A.received.txt
error WHITESPACE: Fix whitespace formatting. Insert '\s\s'.
The total line coverage is below the specified 80
error NETSDK_AUDIT: package Foo 1.0 has a known high severity vulnerability
Failure/Error: expect(order.total).to eq 3
expected: 3      got: 4      (compared using ==)
expected #<Order> to be valid, but got errors: Total can't be blank
expected the response to have status code :ok (200) but it was :not_found (404)
Minitest::Assertion: Expected: 3   Actual: 4
Expected response to be a <2XX: success>, but was a <302: Found>
expected to find text "Paid" in "Unpaid"
Line coverage (61.20%) is below the expected minimum coverage (80.00%).
SimpleCov failed: Coverage has dropped by 2.31% since the last time (maximum allowed: 0.50%).
Name: rack Version: 2.2.3 CVE: CVE-2024-25126 Criticality: High Title: Possible DoS Vulnerability
== Warnings == Confidence: High Category: SQL Injection
Expected Package[nginx] to be installed
Failed asserting that two strings are identical.
Failed asserting that exception of type "App\NotFound" is thrown.
Failed asserting that the page contains 'Paid'
This test did not perform any assertions
The MSI 61% is lower than the required 75%
Found 3 security vulnerability advisories affecting 2 packages:
Files that were not fixed due to errors: 0; Found 3 of 88 files that can be fixed (php-cs-fixer dry run)
deptrac: App\Web must not depend on App\Db (Web on Db)
Mockery\Exception\InvalidCountException: Method save() from Store should be called exactly 1 times but called 0 times.
#   Failed test 'total is right' at t/order.t line 14.
#          got: '4'     expected: '3'
# Looks like you planned 5 tests but ran 4.
# Looks like you failed 1 test of 5.
Parse errors: Bad plan.  You planned 5 tests but ran 4.
spec/order_spec.lua:14: Expected objects to be the same. Passed in: (number) 4 Expected: (number) 3
R CMD check found WARNINGs; error_on = "warning"
test/Spec.hs:14: expected: 3 but got: 4
*** Failed! Falsified (after 3 tests and 2 shrinks):
hspec: predicate failed on: 4
File lib/a.ml differs from its ocamlformat output
Assertion with == failed code: assert total == 3 left: 4 right: 3
** (Mox.VerificationError) error while verifying mocks: expected Store.get/1 to be invoked once but it was invoked 0 times
** (Mix) mix format failed due to --check-formatted. The following files are not formatted: * lib/a.ex
Coverage test failed, threshold not met: Coverage: 61.20% Threshold: 90.00%
Sobelow: XSS.Raw: XSS - High Confidence
?assertEqual failed: {assertEqual,[{module,order_tests},{line,14},{expected,3},{value,4}]}
Expected: <3>   Actual: <4> package:test_api expect
Changed lib/a.dart (dart format --set-exit-if-changed)
XCTAssertEqual failed: ("4") is not equal to ("3")
XCTAssertTrue failed - order should be paid
Expectation failed: (total → 4) == 3
Snapshot "home" does not match reference. Newly-taken snapshot does not match
Asynchronous wait failed: Exceeded timeout... expectation unfulfilled "saved"
swiftformat --lint: Source input did not pass lint check. 3/40 files require formatting
Danger: PR is classed as Work in Progress; failing because of violations
asset size limit: The following asset(s) exceed the recommended size limit (244 KiB). This is configured as error
Error: bundle initial exceeded maximum budget. Budget 1.00 MB was not met by 140.22 kB with a total of 1.14 MB.
Package size limit has exceeded by 4.1 kB Size limit: 40 kB
FAIL  dist/main.js: 48.2KB > maxSize 45KB (gzip) (bundlesize)
[warn] Code style issues found in 3 files. Run Prettier with --write to fix.
✖ Formatter would have printed the following content:
error: Found 3 not formatted files in 41 files (deno fmt)
Would reformat: src/a.py 1 file would be reformatted, 40 files already formatted
ERROR: /app/src/a.py Imports are incorrectly sorted and/or formatted.
14 files would be left unchanged, 2 files would be reformatted
trim trailing whitespace................Failed - hook id: trailing-whitespace - files were modified by this hook
Found 3 known vulnerabilities in 2 packages (pip-audit): Name Version ID Fix Versions
found 14 vulnerabilities (3 moderate, 11 high)
VULNERABILITY FOUND in jinja2 version 2.10
>> Issue: [B602:subprocess_popen_with_shell_equals_true] Severity: High Confidence: High
FAIL Required test coverage of 85% not reached. Total coverage: 71.20%
Coverage failure: total of 71 is less than fail-under=85
ERROR: Coverage for branches (61.2%) does not meet global threshold (80%)
Jest: "global" coverage threshold for lines (80%) not met: 71.2%
interrogate: RESULT: FAILED (minimum: 80.0%, actual: 61.2%)
xenon: ERROR:xenon:block "src/a.py:14 run" has a rank of D
Survived mutants: 14. Mutation score 61.20 under break threshold 75
jscpd: ERROR: jscpd found too many duplicates (4.1%) over threshold (3.0%)
dependency-cruiser: error no-circular: src/a.js → src/b.js → src/a.js
✖ Circular dependency found! a.ts > b.ts
Unused dependencies * lodash Missing dependencies * zod: ./src/a.ts
Unused files (3) src/old.ts Unused exports (2) foo
Unused exports: src/a.ts:14 - foo (ts-prune)
Contracts: web does not import db BROKEN (import-linter)
API Extractor: Warning: You have changed the public API signature for this project. Please copy the file
@acme/core: 🎭 Masquerading as CJS; attw problems found
publint: pkg.exports["."].import is ./dist/a.mjs but the file does not match the expected type
type coverage: 91.2% below at-least 95%
expect(received).toEqual(expected) // deep equality - Expected - 1 + Received + 1
› 1 snapshot failed. › 1 snapshot obsolete
expect(jest.fn()).toHaveBeenCalledWith(...expected)
expect(element).toBeInTheDocument() received value must be an HTMLElement or an SVGElement
AssertionError: expected [ 1, 2 ] to deeply equal [ 1, 3 ]
AssertionError [ERR_ASSERTION]: The expression evaluated to a falsy value: assert(ok)
expect(locator).toHaveText(expected) Expected string: "Paid" Received string: "Unpaid"
expect(page).toHaveScreenshot(expected) 120 pixels (ratio 0.01 of all image pixels) are different.
A snapshot doesn't exist at /app/e2e/home.png, writing actual.
Expect "total" to be 3 (jasmine): Expected 4 to be 3.
not ok 3 total is right operator: equal expected: 3 actual: 4
E       assert {'a': 1} == {'a': 2}
E   Failed: DID NOT RAISE <class 'ValueError'>
AssertionError: 4 != 3 : total is wrong
AssertionError: Calls not equal. Expected: [call(1)] Actual: [call(2)]
hypothesis.errors.Flaky: Hypothesis test produces unreliable results
Falsifying example: test_total(x=0)
pandas testing: DataFrame.columns are different; [left]: [a] [right]: [b]
Not equal to tolerance rtol=1e-07, atol=0 Mismatched elements: 1 / 3 (33.3%)
Your models in app(s): 'shop' have changes that are not yet reflected in a migration (makemigrations --check)
No new upgrade operations detected; expected none: alembic check: New upgrade operations detected: [('add_column')]
doctest: Failed example: total(1) Expected: 3 Got: 4
codespell: src/a.py:14: recieve ==> receive
Unknown word (recieve) src/a.ts:14:3 (cspell)
uv.lock drift: exported requirements.txt differs from committed file
ERRO[0061] thresholds on metrics 'http_req_duration' have been crossed
✗ p(95)<500 http_req_duration p(95)=812.14ms
checks.........................: 91.20% ✗ rate>0.99 crossed
level=error msg="thresholds on metrics 'checks, http_req_failed' have been crossed"
ERROR:locust.main:exiting: fail_ratio 0.04 exceeds 0.01
Average response time of 812 ms is above limit of 500 ms, setting exit code 3
jp@gc: The operation lasted too long: It took 812 milliseconds, but should not have lasted longer than 500 milliseconds.
Test failed: code expected to match /200/ (jmeter assertion)
artillery: ensure: fail: http.response_time.p95 < 200
✘  categories.performance failure for minScore assertion expected: >=0.9 found: 0.71
✘  uses-http2 failure for maxLength assertion Expected: <=0 Found: 3
Assertion failed. Exiting with status code 1.
Error: Found 3 accessibility issues on http://localhost:3000/ WCAG2AA.Principle1.Guideline1_4.1_4_3.G18.Fail
• This element has insufficient contrast at this conformance level. Expected a contrast ratio of at least 4.5:1, but text in this element has a contrast ratio of 3.1:1.
expected no accessibility violations, but found 3: color-contrast, label
Verifying a pact between web and orders ... has a matching body (FAILED)
1) Verifying a pact: has status code 200 (FAILED - ERROR #1) expected 200 but was 404
Computer says no ¯\_(ツ)_/¯ There is no verified pact between version 1a2b of web and orders
dredd: fail: body: At '/total' Invalid type: string (expected number)
[ERR] Percy build #14 has 3 visual differences requiring review
✖ Found 3 visual changes: Review the changes at https://www.chromatic.com/build?appId=1
Applitools: DiffsFoundError: Test 'Home' of 'Shop' detected differences! See details at
reg-cli: ✘ change images/home.png — 1 file(s) changed
pixelmatch: 412 pixels mismatch, above threshold 100
Image diff: structural similarity 0.91 below 0.98 for page 3
Final mutation score 61.20 under breaking threshold 70, setting exit code to 1 (failure).
mutmut: 14 mutants survived; gate requires at most 5
Patch coverage 51.02% is below target 80.00% — codecov/patch failed
diff-cover: Failure. Coverage is below 90%.
COVERAGE_FAIL: coverage decreased (-2.1%) to 71.2%
nyc: ERROR: Coverage for functions (61%) does not meet threshold (75%) for /app/src/a.js
karate: match failed: EQUALS $ | not equal (STRING:STRING) 'Unpaid' 'Paid'
hurl: error: Assert body value --> orders.hurl:14:0 actual: int <4> expected: greater than int <5>
error: Assert status code --> orders.hurl:3:10 | HTTP 200 ^^^ actual value is <404>
tavern: TestFailError: Status code was 404, expected 200
Step 1: Expected total to be 3 but was 4 (gauge)
Robot: Resolution: 4 != 3
Should Be Equal: Paid != Unpaid
'Total: 4' does not contain 'Total: 3'
-- output differs -- expected : 3 actual : 4
shellspec: expected "4" to equal "3"
ASSERT:expected:<3> but was:<4>
serverspec: expected Port "8080" to be listening
goss: Service: nginx: running: Expected false to equal true
✗ File /etc/app.conf should be mode 0644 expected 0600
container-structure-test: Error: Expected string 'v18' not found in output
dgoss: Count: 14, Failed: 1, Skipped: 0
pgTAP: # Failed test 3: "total of order" have: 4 want: 3
zap: FAIL-NEW: 2 FAIL-INPROG: 0 WARN-NEW: 4 — Cross Site Scripting [40012]
nuclei: [CVE-2021-44228] [http] [critical] http://app.acme.test
testssl: SSLv3 offered (NOT ok)
WARNING: unresolved cross reference counted as error: docs quality gate failed
(line   14) broken    https://acme.test/gone - 404 Client Error: Not Found for url
[✖] ./missing.md → Status: 400
✗ [404] https://acme.test/gone | Failed: Network error: Not Found
htmlproofer: internally linking to /about, which does not exist (line 14)
Error: Docusaurus found broken links! Please check the pages of your site in the list below
vale: 3 errors, 2 warnings and 0 suggestions in 4 files — Did you really mean 'recieve'?
doxygen: error: Compound Order is not documented, warn-as-error quality gate
doc coverage 61% below required 90%
latexdiff: page count 14 exceeds the limit of 12 pages
verapdf: Validation profile PDF/A-1b: document is not compliant
epubcheck gate: 3 errors found in EPUB, expected none
The baseline differs from the current output, run make update-baseline
Response body differs from golden file testdata/orders.golden
Row count check failed: source has 14012, target has 14011
FAIL: version in package.json (1.2.0) is different from tag v1.3.0
Changelog has no entry for version 1.3.0, release gate failed
contract check: field 'total' was removed, this is a breaking change
startup time 4.1 s is over the budget of 3 s
smoke test: GET /health returned 503 (wanted 200)
CHECK FAILED: translations en.json and de.json have different keys
found 14 TODO comments, at most 10 are allowed
FAILED: generated client is not in sync with openapi.yaml
error: commit message does not start with a ticket number
sum of line items 41.20 does not equal order total 41.30
response schema check: property "total" is of type string, number expected
visual check of page "cart": 3.1 % of the pixels are different
number of open database handles grew from 4 to 9, leak suspected
expected 3 log lines with "paid", found 2
the audit found 2 dependencies with forbidden licenses
robots.txt must disallow /admin
meta description is missing on 4 pages
page weight 2.1 MB is over the limit of 1.5 MB
error budget of service shop is used up, deployment is blocked
flake rate 4 % exceeds 2 %
SLO check failed: availability 99.1 < 99.9
performance regression: render took 41 ms, baseline 30 ms (+37 %)
memory leak check: heap grew by 41 MB in 100 iterations
api-extractor report is different from the checked in one
generated docs are stale, please regenerate and commit
dead code gate: 14 unused functions found
deprecated API usage count went up from 3 to 5
SBOM contains a component with CVSS 9.8
hash of the rendered invoice differs from the reference
mock was called with ("a"), wanted ("b")
expected an error but the call succeeded
wanted exit code 2 but the tool returned 0
spy never called
values are not close: 0.31 vs 0.30 (tolerance 0.001)
array lengths are different: 3 and 4
unexpected header X-Debug in response
title should be "Shop" but is "Shop - Error"
PR needs at least 2 approvals, has 1
branch name "foo" does not follow the naming rules
image size gate: 812 MB > 500 MB
cmp: EOF on out.bin after byte 1024
out.bin expected.bin differ: byte 13, line 1
diff: reports differ: 3 lines changed
--- expected.txt 2024-05-01
Only in build/expected: index.html
diff.orig deploy.sh: needs formatting by shfmt -d
app.deb: E: app: missing-dependency-on-libc; lintian found policy violations
W: app: no-manual-page; lintian --fail-on warning reached
not ok 12 - prints usage when no argument is given
#   '[ "$status" -eq 0 ]' failed
-- output differs --
expected : foo
-- command failed as expected status 1 but was 0 --
shunit2:ERROR testParse() returned non-zero return code.
cram: # Ran 3 tests, 0 skipped, 1 failed: output changed
md5 of generated file differs from committed one, please regenerate
inspec: × File /etc/app.conf is expected to be file
× Service nginx is expected to be running; expected that 'Service nginx' is running
goss: File: /etc/passwd: mode: Expected <string>: 0644 to equal <string>: 0600
Port: tcp:80: listening: Expected <bool>: false to equal <bool>: true
container-structure-test: Expected string 'v1.2' not found in output
error: commit message does not follow Conventional Commits: missing type
✖   subject may not be empty [subject-empty]
✖   header must not be longer than 100 characters, current length is 120 [header-max-length]
✖   found 2 problems, 0 warnings: type must be one of [feat, fix, docs] [type-enum]
Check for added large files..............................................Failed
Trim Trailing Whitespace.................................................Failed
Fix End of Files.........................................................Failed
- files were modified by this hook
don't commit to branch..................................................Failed
error: There are uncommitted changes after running 'make generate'
M package-lock.json is modified, please commit the result of npm install
The following files are not formatted: k8s/web.yaml
diff: live and git manifests of "web" differ: OutOfSync
error: found diff between expected and live state; exit code 2 of helm diff
admission webhook "validation.gatekeeper.sh" denied the request: [require-labels] you must provide labels: {"owner"}
violates PodSecurity "restricted:latest": allowPrivilegeEscalation != false (container "web" must set securityContext.allowPrivilegeEscalation=false)
resource Deployment/default/web was blocked due to the following policies disallow-latest-tag: require-image-tag: 'validation error: An image tag is required.'
polaris: failed, score 71 is below the required 90
helm unittest: FAIL  test deployment - should set replicas: Error: Path: spec.replicas Expected to equal: 3 Actual: 1
chainsaw: expected Deployment/web status.readyReplicas to be 3 but was 1
kuttl: case failed in test: resource Pod:default/web: .status.phase: value mismatch, expected: Running != actual: Pending
dive: FAIL: lowestEfficiency: image efficiency is too low (efficiency=0.81 < threshold=0.95)
PASS 8 FAIL 2: dockle CIS-DI-0001: Create a user for the container, last user should not be root
image size 1.2GB is larger than the allowed 800MB
Plan: 2 to add, 1 to change, 0 to destroy. (exit code 2 of -detailed-exitcode)
Error: Resource precondition failed: The selected AMI must be for the x86_64 architecture.
Error: Invalid value for variable: The environment must be one of dev, stg, prod.
Error: Test assertion failed: S3 bucket name did not match expected
main.tf is not formatted; run terraform fmt
Check: CKV_AWS_20: "S3 Bucket has an ACL defined which allows public READ access." FAILED for resource: aws_s3_bucket.a
Result #1 HIGH Security group rule allows ingress from public internet.
terrascan: Policies Validated : 12  Violated Policies : 3 High : 2
Failed Queries: 4 HIGH: 2 (kics)
error: preview failed: 1 policy violation: [mandatory] s3-no-public-read
CRITICAL Idempotence test failed because of the following tasks:
Failure: infracost diff of $120/month exceeds the policy maximum of $100
cfn-guard: FAIL rules: S3_BUCKET_ENCRYPTED; expected ServerSideEncryption to exist
The stack drift status is DRIFTED
[Error at /Stack/Bucket] AwsSolutions-S1: The S3 Bucket has server access logs disabled.
StackPolicy: Action denied by stack policy: Statement [#1] does not allow [Update:Replace]
Failure in test not_null_orders_user_id (models/schema.yml) Got 3 results, configured to fail if != 0
Failure in test unique_orders_id: Got 2 results, configured to fail if != 0
Failure in test accepted_values_status
Breaking Change to Contract: contract enforced: column total data type mismatch
not ok 3 - table orders should exist # Failed test 3: "table orders should exist"
# have: 12 # want: 14
source freshness: ERROR STALE freshness of shop.orders
rails db:schema:dump produced changes; db/schema.rb does not match migrations
Your models in app(s): 'shop' have changes that are not yet reflected in a migration, and so won't be applied.
prisma migrate diff: [+] Added tables - AuditLog (exit code 2); schema drift
rows in target (1204) differ from rows in source (1206)
query plan regressed: expected Index Scan but got Seq Scan
Total: 14 (UNKNOWN: 0, LOW: 4, MEDIUM: 6, HIGH: 3, CRITICAL: 1)
1 package affected by 2 high vulnerabilities; exit-code 1 requested with --severity HIGH
Ran 120 rules on 40 files: 3 findings.
❯❱ python.lang.security.audit.eval-detected Detected the use of eval().
>> Issue: [B602:subprocess_popen_with_shell_equals_true] subprocess call with shell=True identified, security issue.
✗ High severity vulnerability found in axios
Tested 214 dependencies for known issues, found 3 issues, 5 vulnerable paths.
12:01PM WRN leaks found: 2
Finding: aws_access_key_id = REDACTED RuleID: aws-access-token
trufflehog: Found verified result 🐷🔑 Detector Type: AWS
8 vulnerabilities (3 moderate, 5 high)
# npm audit report: ansi-regex >=5.0.0 <5.0.1 Severity: high
1 vulnerabilities (0 low, 0 moderate, 1 high) found; audit level is moderate
Found 2 known vulnerabilities in 1 package (pip-audit)
Name: nokogiri Version: 1.13.3 Advisory: CVE-2022-29181 Criticality: High Vulnerabilities found!
error: 1 vulnerability found! Crate: time Version: 0.1.43 Title: Potential segfault in the time crate RUSTSEC-2020-0071
Vulnerability #1: GO-2023-1840 Your code is affected by 1 vulnerability from the Go standard library.
QUALITY GATE STATUS: FAILED - View details on https://sonar.acme.io/dashboard?id=app
FAIL-NEW: 2 FAIL-INPROG: 0 WARN-NEW: 4 Absence of Anti-CSRF Tokens [10202]
/builds/upload/eicar.txt: Win.Test.EICAR_HDB-1 FOUND
license GPL-3.0-only is not in the list of permitted licences: package readline
error[rejected]: failed to satisfy license requirements (cargo-deny)
Host header test: Expected header "Strict-Transport-Security" is missing from the response
testssl: TLS 1.0 is offered (NOT ok); overall grade B is below A
Grade capped: observed TLS certificate expires in 5 days, minimum is 30
Error: The image has no valid SBOM attestation: policy evaluation failed
Assert status code --> api.hurl:5:6 actual value is <404> expected <200>
[✗] status was 500, want 200 (healthcheck of /api/orders)
ERROR 404 http://localhost:1313/docs/old: link check failed
[404] https://acme.io/old-page | Rejected status code (this depends on your "accept" configuration): Not Found
message received on topic orders does not match the contract: field total expected number, got string
Verification failed: A contract between web and orders has a mismatch: Expected status 200 but was 500 (Pact)
✗ http_req_failed: rate<0.01 (got 0.12) threshold crossed
Requests failed 4.2% exceeds the limit of 1% (locust)
expected 1 mail in the outbox but found 0
consumer lag 1204 is above the allowed 100
VMAF score 71.2 is lower than the required 90
Channel distortion: compare image difference AE: 1204 pixels exceed the limit
convert: image widths or heights differ 'a.png' @ error/compare.c
pdf-diff: page 3 differs from the reference
Spelling: docs/a.md: 12: recieve ==> receive
codespell: ./README.md:14: teh ==> the
cspell: docs/a.md:4:10 - Unknown word (recieve)
WARNING: broken link: /docs/install.html (404 Not Found); linkcheck found broken links
mkdocs: Aborted with 2 warnings in strict mode!
HTML-Proofer found 3 failures!
✖ FILE: docs/a.md [✖] https://acme.io/old → Status: 404
[htmltest] hash does not exist --- docs/index.html --> #install
doc coverage 61% is less than fail-under 80%
Expectation failed: expect_column_values_to_not_be_null: column price has 12 unexpected values
Validation failed: success rate 91.7% of expectations (great expectations checkpoint)
pandera.errors.SchemaError: Column 'price' failed element-wise validator number 0: greater_than(0) failure cases: -1
soda: 2/5 checks FAILED: missing_count(sku) = 0 [FAILED] check_value: 4
pandas.testing: AssertionError: DataFrame.iloc[:, 0] (column name="total") are different
DataFrame shape mismatch left: (12, 4) right: (12, 5)
[DIFFERENT_ROWS] Rows do not match. Diff: row 2: actual 3, expected 4
orders.json invalid: data/0/price must be number (ajv)
order.json does not conform to schema: 'sku' is a required property
3 breaking changes: 1 error, 2 warning error [response-property-removed] removed the required property 'total' from the response
oasdiff: breaking: api removed without deprecation GET /orders
graphql-inspector: ✖ Field note was removed from object type Order. Detected 1 breaking change
Schemathesis: 1. Server error: [500] Internal Server Error; Received: undocumented HTTP status code
dredd: fail: body: At '/total' Missing required key "total"
newman: 1. AssertionError: Status code is 200: expected response to have status code 200 but got 500
karate: match failed: EQUALS $.total | not equal (NUMBER:NUMBER) 12 14
k6: ERRO[0031] thresholds on metrics 'http_req_duration' have been crossed p(95)=912ms
Gatling: Global: mean of response time is less than 300.0 : false (actual : 912.0)
jmeter: Assertion failure: Test failed: text expected to contain /ok/
Lighthouse: ✘ categories.performance failure for minScore assertion expected: >=0.9 found: 0.71
pa11y: Expected at most 0 errors but found 4: This element's text does not have sufficient contrast
##[error]Code coverage percentage 61.2 is lower than required 80
##[error]The build quality checks failed: number of warnings increased from 12 to 15
codecov/patch — 42.10% of diff hit (target 80.00%)
coveralls: coverage decreased (-1.2%) to 78.8%, threshold is 0.5%
danger: Failing due to 2 errors: Please add a changelog entry
✖ PR title "fix stuff" doesn't match the configured pattern
🦋  error Some packages have been changed but no changesets were found. Run 'changeset add' to resolve this error.
cargo-semver-checks: --- failure function_missing: pub fn removed or renamed ---
japicmp: There is at least one incompatibility: com.acme.Order.getTotal():METHOD_REMOVED
revapi: java.method.removed: Method was removed
check-manifest: lists of files in version control and sdist do not match!
Checking dist/app.whl: FAILED; twine strict mode: warnings treated as errors
size-limit: Package size limit has exceeded by 4.2 kB
promtool: FAILED: alertname: HighLoad, time: 5m, exp:[...] got:[]
SLO burn rate 14.2 exceeds 10, refusing the rollout
canary analysis failed: metric error_rate 0.04 > 0.01
smoke test: GET /health returned {"status":"DOWN"}
MockMvc: java.lang.AssertionError: Status expected:<200> but was:<500>
java.lang.AssertionError: No value at JSON path "$.total"
AssertionError: 404 != 200 : Couldn't retrieve content: Response code was 404 (expected 200)
AssertionError: Template 'cart.html' was not a template used to render the response.
assertQuerySetEqual: First differing element 0: <Order: 3>
expected: 3 got: 4 (compared using ==) rspec request spec
Expected response to be a <2XX: success>, but was a <404: Not Found>
"Order.count" didn't change by 1, but by 0.
Expected 12 queries but 19 were executed (n+1)
Failed asserting that the Response status code is 200. HTTP/1.1 500 Internal Server Error
Xunit.Sdk.EqualException: Assert.Equal() Failure
Shouldly.ShouldAssertException: order.Total should be 12m but was 14m
Hydration completed but contains mismatches.
Warning: Text content did not match. Server: "12" Client: "14"
checkout total is 41.90, expected 39.90
FAIL: number of exported invoices: wanted 12, found 11
ERROR: nightly report has 4 sections instead of 5
rounding differs: 10.005 became 10.01, should be 10.00
the rendered page does not contain the word 'Invoice'
response body does not match contract orders-v2
ERROR: api docs are outdated, run ./scripts/gen-docs.sh and commit
ERROR: package-lock.json would change, commit the updated file
generated client is stale: 3 files differ from the spec
translations incomplete: de 98 %, fr 71 % (minimum 95 %)
ERROR: 14 translation keys are unused
header missing in 3 files: Copyright
file too big for the repository: assets/video.mp4 (12 MB, limit 5 MB)
startup took 14.2 s, budget is 10 s
memory use grew by 40 % compared with the baseline
throughput 812 req/s is below the required 1000
benchmark regression: parse 18 % slower than main
error rate after deploy 3.2 % > 1 %, rolling back
health endpoint answered DOWN
version endpoint says 1.4.1, expected 1.4.2
container still runs the old version after the rollout
deployed commit 3f2c1aa is not the expected 9ae2f10
balance after booking should be 0 but is -0.01
ERROR: audit found 2 packages with forbidden licenses
policy violation: image tag 'latest' must not be used
branch name 'fix' does not match the pattern feature/<ticket>
commit message lacks a ticket number
TODO comments found in 4 files, none allowed
console.log found in src/cart.ts
debug statement left in code: binding.pry
FAILED: replica count is 1, should be 3
check_backup: newest backup is 3 days old, at most 1 day allowed
certificate expires in 6 days (warning limit 14)
license of dependency readline could not be approved
golden master changed: 3 of 120 letters differ
expected the mail subject to be 'Your order' but it was 'Order'
image hash differs from the reference image
row counts differ between source (1204) and target (1198)
sum of lines 418.20 does not equal invoice total 418.25
test asserts failed: 2 (see junit.xml)
exit code was 0, expected 3
stdout did not contain "usage:"
wanted the job to be rejected, but it was accepted
user can still log in after being blocked
cookie banner is shown although consent was given
sort order is wrong: 'Zug' before 'Aarau'
duplicate request was not rejected
CHECK: no open ports expected, found 8080
unexpected warning in the build log: deprecated API
dependency cruiser: error no-circular: src/a.ts → src/b.ts → src/a.ts
✘ dependency violations: 2 (1 errors, 1 warnings). 120 modules cruised.
import-linter: Contracts: 1 kept, 1 broken. shop.domain is not allowed to import shop.web
ArchUnit: Architecture Violation [Priority: MEDIUM] - Rule 'no classes should depend on web' was violated (3 times)
unused exports found: src/util.ts: formatPrice
knip: Unused dependencies (2) lodash package.json
depcheck: Unused dependencies * moment
deptry: pyproject.toml: DEP002 'requests' defined as a dependency but not used in the codebase
Unused declared dependencies found: com.google.guava:guava:jar (maven-dependency-plugin)
Rule 0: org.apache.maven.enforcer.rules.dependency.DependencyConvergence failed with message
radon/xenon: ERROR:xenon:block "app.py:12 run" has a rank of D
complexity 24 of function 'price' is above the allowed 15
REUSE: Unfortunately, your project is not compliant with version 3.0 of the REUSE Specification
addlicense: main.go missing license header
Missing header in: src/main/java/Order.java (license-maven-plugin)
fossa: The scan has revealed issues. Number of issues found: 3
dotnet format: error WHITESPACE: Fix whitespace formatting. Replace 4 characters
gofmt needs running on the following files: cmd/main.go
would reformat src/app.py 1 file would be reformatted, 12 files would be left unchanged
[warn] Code style issues found in 3 files. Run Prettier to fix.
Diff in /builds/src/main.rs at line 12: (cargo fmt --check)
isort: ERROR: src/a.py Imports are incorrectly sorted and/or formatted.
Imports of src/a.ts are not sorted; run the organizer
spotless: The following files had format violations: src/main/java/Order.java
editorconfig-checker: README.md: Wrong line endings or no final newline
go.mod is not tidy: diff after running go mod tidy
backstop: ERROR { requireSameDimensions: true } mismatchThreshold exceeded 2.31%
percy: 4 visual changes need review
Chromatic: Found 3 visual changes: Review the changes at
loki-visual: screenshot differs from reference for Button/primary
ERROR: 3 endpoints are undocumented
seo check: page / has no meta description
html-validate: <img> is missing required "alt" attribute (wcag/h37)
W3C: error: Duplicate ID "main". page is not valid html
AMP validation failed: 2 errors
siteimprove score 71 below goal 80
axe: Expected no accessibility violations, received: color-contrast: Elements must meet minimum color contrast ratio thresholds
ct lint: Chart version not ok. Needs a version bump!
Error: Chart name does not match the directory name (ct)
trivy config: AVD-DS-0002 (HIGH): Specify at least 1 USER command in Dockerfile with non-root user as argument
kubescape: Compliance-score 61 is below the threshold 80
kube-bench: [FAIL] 1.2.1 Ensure that the --anonymous-auth argument is set to false
[FAIL] 4.1.5 Ensure that the kubelet.conf file ownership is set to root:root
lynis hardening index 58 is under the accepted 70
oscap: Rule xccdf_org.ssgproject.content_rule_sshd_disable_root_login Result fail
serverspec: Package "nginx" should be installed expected Package "nginx" to be installed
testinfra: assert host.service("nginx").is_running AssertionError
terratest: Error: Not equal: expected: "web-ci" actual: "web-dev"
✘ aws_s3_bucket should have encryption enabled (terraform-compliance)
driftctl: Found 14 resource(s) - 71% coverage - 2 not covered by IaC
regula: FG_R00099: S3 bucket policies should not allow all actions [High]
cdk assertions: Template has 0 resources with type AWS::SQS::Queue. Expected 1 resources
snapshot: Resources.Bucket.Properties differ from the stored template, run with -u to update
localstack test: queue length 3, want 0
postgres test: function tax(10) returned 1.9, expected 0.77
liquibase diff: Unexpected Column(s): shop.orders.note
sqitch: verify failed: table orders lacks column total
skeema: diff found: -- instance: db-test schema needs ALTER TABLE orders
atlas: detected drift between the database and the migration directory
atlas migrate lint: destructive changes detected: Dropping non-virtual column "note"
strong_migrations: === Dangerous operation detected #strong_migrations ===
bullet: USE eager loading detected Order => [:items]
django check --deploy: ?: (security.W004) You have not set a value for the SECURE_HSTS_SECONDS setting.
brakeman: == Warnings == Confidence: High Category: SQL Injection Check: SQL
phpstan baseline: Ignored error pattern was not matched in reported errors.
infection: The minimum required MSI percentage should be 80%, but actual is 71%
pitest: Mutation score of 61 is below threshold of 70
stryker: Final mutation score of 58.20 under breaking threshold 60
jacoco: Rule violated for bundle shop: lines covered ratio is 0.61, but expected minimum is 0.80
SimpleCov: Line coverage (71.20%) is below the expected minimum coverage (80.00%).
nyc: ERROR: Coverage for branches (61.2%) does not meet global threshold (75%)
coverage report: Coverage failure: total of 61 is less than fail-under=80
go-test-coverage: total coverage threshold (80%) satisfied: FAIL (61.2%)
vitest: Snapshot 'renders cart 1' mismatched
3 snapshots obsolete, run with -u (ci mode)
ApprovalTests: Failed Approval: Approval File Not Found or received differs from approved
insta: Snapshot assertion for 'cart' failed in line 12
syrupy: 1 snapshot failed. Re-run pytest with --snapshot-update
wiremock: Expected exactly 1 requests matching the following pattern but received 0
VerificationException: No requests exactly matched. Most similar request was
nock: Mocks not yet satisfied: GET https://rates.acme.io:443/today
mockserver: Request not found exactly once, expected:<{ "path": "/pay" }> but was:<[]>
moto test: expected call not found. put_object(Bucket='a') Actual: put_object(Bucket='b')
mail count mismatch: GreenMail received 0 messages, expected 1
testcontainers kafka: consumed 2 records but 3 were sent
siege: Availability: 97.12 % (required 99.90 %)
vegeta: success ratio 0.971 lower than 0.99
ab: Failed requests: 12, none allowed
wrk: latency p99 1.21s over the 800ms limit
artillery: ensure: condition p95 < 300 not met
HSTS header not found on https://acme.io (observatory grade C)
robots.txt disallows everything on the production host
sitemap lists 12 pages, 14 were built
OpenAPI spec differs from the running server: GET /orders/{id} missing
ERROR: dist/ in git does not match the build, run npm run build
licensee: not approved: GPL-3.0 in readline@8
Cargo.lock needs to be updated but --locked was passed to prevent this
poetry.lock is not up to date with pyproject.toml, run poetry lock
The lock file is out of sync, check failed: pdm lock --check
uv: error: The lockfile at 'uv.lock' needs to be updated, but '--locked' was provided
Chart.lock is out of sync with Chart.yaml
README tables are outdated, terraform-docs check: README.md is out of date
release gate: 3 open blockers in milestone 2.4
acceptance: bookings.feature:14 Then the invoice total is 20.00 # expected 20.00, got 19.95
firmware image is 512 bytes larger than flash region allows
signal noise ratio 41 dB below limit 45 dB
sample-app> Test suite sample-app-test failed
sample-app> Test suite failure for package sample-app-0.1.0.0
-  1. AssertionError  Status code is 200
expected response to have status code 200 but got 500
compare | ERROR { requireSameDimensions: true, size: isDifferent, content: 4.12%, threshold: 0.1% }: Home homepage_0_document_0_phone.png
compare | ERROR { size: ok, content: 1.27%, threshold: 0.1% }: Checkout backstop_Checkout_0_main_1_tablet.png
Global: percentage of failed events is less than 1.0 : false (actual : 7.3)
Global: 95th percentile of response time is less than 800.0 : false (actual : 1432.0)
status.find.is(200), but actually found 503
jmesPath(items[0].id).find.is(42), but actually found 41
error: Executed 14 tests, with 2 failures (0 unexpected) in 0.112 (0.115) seconds
Expected: exactly one matching candidate
Actual: _TextWidgetFinder:<Found 0 widgets with text "1": []>
Golden "goldens/home.png": Pixel test failed, 2.31%, 11034px diff detected.
Aborted with 3 warnings in strict mode!
- Response violates schema
- Undocumented HTTP status code: received 418, documented 200, 404
- Server error
- API rejected schema-compliant request
- API accepted schema-violating request
test "parse integer"... expected 4, found 5
Failure/Error: {error_type, assertEqual}
error: 'main.test.parse header' failed: expected 3, found 2
Test Failed at /home/ci/test/runtests.jl:14
Evaluated: 0.30000000000000004 == 0.3
FAIL - deployment.yaml - main - Containers must not run as root
2 tests, 1 passed, 0 warnings, 1 failure, 0 exceptions - policy violated
[0004] ERROR discovered vulnerabilities at or above the severity threshold
proto/acme/v1/order.proto:7:3:Field "2" with name "total" on message "Order" changed type from "int32" to "string".
FAILED: New upgrade operations detected: [('add_column', None, 'orders', Column('note', String()))]
ERROR: Schema drift detected: objects in the schema differ from the expected snapshot
Caddyfile input is not formatted; run 'caddy fmt --overwrite' to fix inconsistencies
scanned template is not formatted: aws.pkr.hcl
[!] Tests failed: 3 UI screenshots do not match the reference
Expected response status code [201] but received 422.
Failed asserting that a row in the table [orders] matches the attributes {"id": 3}.
FAIL: total is 9, must be 10
check rows: expected 10, found 7
row count mismatch: expected 3 got 2
fail sum: got 4 want 5
The assertion failed: "users | length == 3"
"evaluated_to": false, "msg": "Assertion failed"
Missing dependencies in package.json: axios
`;
