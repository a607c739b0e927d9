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
raised SYSTEM.ASSERTIONS.ASSERT_FAILURE : failed precondition from cart.ads:14
raised ADA.ASSERTIONS.ASSERTION_ERROR : Total must not be negative
cart.adb:14: medium: postcondition might fail, cannot prove Total = Sum (e.g. when Sum = 0)
cart.adb:22:15: high: array index check might fail [gnatprove]
FAIL cart_tests.adb:12: Total incorrect, expected 12 got 13 (AUnit)
Fatal error: exception Assert_failure("cart.ml", 14, 2)
File "test/cart.expected", line 1, characters 0-0: +|total 13 -|total 12 (dune promote to accept)
ocamlformat: "cart.ml" was not already formatted. Exiting with status 1
law total_nonneg: 1 failed: Counterexample: (-1) after 4 shrink steps (qcheck)
==== cart-1.2 total with vat FAILED ---- Result was: 13 ---- Result should have been (exact matching): 12
ERROR: cart.pl:12: test total: assertion failed Assertion: total([1],2)
test total_vat: failed; must succeed but choicepoint left (plunit)
parse.y: error: expected 0 shift/reduce conflicts, found 3
meson.build:2:0: ERROR: Assert failed: pointer size must be 8
mix format failed due to --check-formatted. The following files are not formatted: * lib/cart.ex
** (Mix) compilation failed due to warnings while using the --warnings-as-errors option
match (=) failed code: assert {:ok, _} = Cart.add(c, 1) left: {:ok, _} right: {:error, :empty} (ExUnit)
Assertion with == failed code: assert total(c) == 12 left: 13 right: 12
The process mailbox is empty. Assertion failed, no matching message after 100ms
Expected truthy, got false code: assert Cart.empty?(c)
Error: total(cart) == 12 is not TRUE
* checking examples ... ERROR Running examples in ‘shop-Ex.R’ failed
* checking R code for possible problems ... NOTE total: no visible binding for global variable ‘price’
* checking for missing documentation entries ... WARNING Undocumented code objects: ‘total’
Failure (test-cart.R:12:3): total adds vat: total(cart) not equal to 12. 1/1 mismatches
── Failure: names(x) not identical to c("a", "b"). target is NULL, current is character
## Please see file cart.pl.ERR: perltidy check: file is not tidy cart.pl
# Failed test 'total' # at t/cart.t line 4. # got: '13' # expected: '12'
# Structures begin differing at: # $got->[0] = '1' # $expected->[0] = '2'
# Looks like you planned 2 tests but ran 1.
t/cart.t .. Failed 1/2 subtests Parse errors: Bad plan. You planned 2 tests but ran 1.
t/style.t: # Failed test 'Perl::Critic test for "lib/Cart.pm"'
# Failed test 'POD syntax for lib/Cart.pm': =back without =over
Devel::Cover: total coverage 61.2% lower than the required 80
--- FAIL: ExampleTotal (0.00s) got: 13 want: 12
cart_test.go:14: Error Trace: Error: Not equal: expected: 12 actual : 13 (testify)
mock: I don't know what to return because the method call was unexpected.
missing call(s) to *mocks.MockStore.Save(is equal to 1) aborting test due to missing call(s)
goleak: Errors on successful test run: found unexpected goroutines:
--- FAIL: FuzzParse failing input written to testdata/fuzz/FuzzParse/1a2b
panic: godog: undefined steps, 2 scenarios (1 undefined)
==12== LEAK SUMMARY: definitely lost: 40 bytes in 1 blocks
test/CartSpec.hs:12:5: 1) Cart.total adds vat expected: 12 but got: 13 (hspec)
*** Failed! Falsified (after 3 tests and 2 shrinks): [0,1]
✗ prop_total failed at test/Cart.hs:12:4 after 3 tests and 2 shrinks. (hedgehog)
1 out of 12 tests failed (0.02s) (tasty): expected: 12 but got: 13
ormolu: src/Cart.hs is not formatted @@ -3,2 +3,3 @@
fourmolu: Some files are not formatted, run with --mode inplace
[FAILED] total with vat Check failed: total(c) == 12 total(c) was 13 (unittest)
1/3 cart.test.total...FAIL (TestExpectedEqual) expected 12, found 13
[gpa] (err): memory address 0x7f00 leaked: 1 tests leaked memory
core.exception.AssertError@source/app.d(14): 13 != 12
crystal tool format --check: formatting 'src/cart.cr' produced changes
Test Failed at test/runtests.jl:12 Expression: total(c) == 12 Evaluated: 13 == 12
Expression: total([]) Expected: DomainError No exception thrown
[error] cart.CartSpec: - total adds vat *** FAILED *** 13 did not equal 12 (CartSpec.scala:12)
[error] munit.ComparisonFailException: src/CartSuite.scala:12 values are not the same => Obtained 13 => Diff (- obtained, + expected)
[error] ! Cart.total: Falsified after 3 passed tests. > ARG_0: List("0") (scalacheck)
[error] (scalafmtCheckAll) 3 files must be formatted
[error] scalafix.sbt.ScalafixFailed: A file on disk is not linted: TestError
mimaReportBinaryIssues: [error] method total in class shop.Cart does not have a correspondent in current version
[error] Coverage is below minimum [61.2% < 80.0%] scoverage
FAIL in (total-test) (cart_test.clj:12) expected: (= 12 (total c)) actual: (not (= 12 13))
FAIL in shop.cart-test/total - Expected: 12 Actual: -12 +13 (kaocha)
cljfmt: src/cart.clj has incorrect formatting --- a/src/cart.clj
XCTAssertEqual failed: ("13") is not equal to ("12") - total with vat
✘ Test totalAddsVat() recorded an issue at CartTests.swift:12:5: Expectation failed: (cart.total → 13) == 12
Expected: <12> Actual: <13> package:test_api expect
Golden "goldens/cart.png": Pixel test failed, 0.12%, 340px diff detected.
Changed lib/cart.dart Formatted 24 files (1 changed) in 0.30 seconds. dart format --set-exit-if-changed
Cart.total: should add vat. Expected subject to equal. expected: 12 actual: 13 (expecto)
fantomas: src/Cart.fs needs formatting
[-] total adds vat 12ms (10ms|2ms) Expected 12, but got 13. (Pester)
Expected $true, but got $false.
Expected strings to be the same, but they were different. Expected length: 3 Actual length: 4 Strings differ at index 2.
Expected Save-Order to be called 1 times exactly but was called 0 times
Expected an exception, to be thrown, but no exception was thrown.
Expected like wildcard '*ok*' to match 'failed', but it did not match.
FAILURE name: check-equal? location: cart-test.rkt:12:2 actual: 13 expected: 12
Test total-test condition: (ert-test-failed ((should (= 12 13)) :form (= 12 13) :value nil))
[FAIL: assertion failed: 13 != 12] testTotal() (gas: 12345)
[FAIL. Reason: Error != expected error: NotOwner() != NotAdmin()] testRevert() (gas: 9123)
[FAIL: next call did not revert as expected] testRevertsWhenEmpty()
AssertionError: Expected transaction to be reverted with reason 'empty', but it didn't revert
AssertionError: Expected event "Paid" to be emitted, but it wasn't
Diff in src/Cart.sol: forge fmt --check failed
Gas snapshot check failed: test_total() (gas: 40 (0.3%))
%Error: cart.sv:22: Assertion failed in TOP.tb: 'assert' failed.
** Failure: total mismatch Time: 120 ns Iteration: 0 Process: /tb_cart/check
UVM_ERROR tb/scoreboard.sv(44) @ 1200: uvm_test_top.env.sb [SB] Packet mismatch exp 0x0c got 0x0d
UVM_FATAL @ 0: reporter [NOCOMP] No components instantiated.
ERROR: [Route 35-39] The design did not meet timing requirements: WNS -0.412
CRITICAL WARNING: [Timing 38-282] The design failed to meet the timing requirements.
ERROR: Found 3 problems in 'check -assert'. (yosys)
ERROR: Max frequency for clock 'clk': 44.12 MHz (FAIL at 48.00 MHz) (nextpnr)
SBY 12:00:01 [cart] DONE (FAIL, rc=2) engine_0: Assert failed in top: cart.sv:20
cocotb.result.TestFailure: dut.total was 13, wanted 12
buildifier: app/BUILD # reformat
error[vulnerability]: Use after free in foo ┌─ Cargo.lock:12:1 (cargo deny) advisories FAILED
error[rejected]: failed to satisfy license requirements ┌─ GPL-3.0 rejected: license is not explicitly allowed
error: 1 vulnerability found! warning: 2 allowed warnings found (cargo audit)
--- failure function_missing: pub fn removed or renamed --- (cargo semver-checks)
MISSED src/cart.rs:12:5: replace total -> i32 with 0 in 0.3s build + 1s test (cargo mutants)
error: Undefined Behavior: reading memory at alloc1a2b, but memory is uninitialized (miri)
Trybuild: ui/missing.rs mismatch EXPECTED: ACTUAL OUTPUT:
proptest: Test failed: assertion failed: a + b > 0; minimal failing input: a = 0, b = 0
error NU1903: Package 'System.Text.Json' 8.0.0 has a known high severity vulnerability
dotnet format: error WHITESPACE: Fix whitespace formatting. Delete 2 characters.
error CP0002: Member 'Cart.Total()' exists on left but not on right (ApiCompat)
error RS0016: Symbol 'Cart.Total' is not part of the declared public API
Cart.dfy(20,0): Error: a postcondition could not be proved on this return path
Cart.dfy(14,2): Error: loop invariant might not be maintained by the loop
Error: Invariant TypeOK is violated. The behavior up to this point is: (TLC)
Error: Deadlock reached. (TLC model checker)
Counterexample found. Assertion is invalid. check NoDuplicates for 4 (Alloy)
VERIFICATION FAILED [total.assertion.1] line 12 assertion total > 0: FAILURE (cbmc)
KLEE: ERROR: cart.c:12: memory error: out of bound pointer
unsat expected but solver returned sat; expected-result annotation wrong (smt regression)
System.AssertException: Assertion Failed: Expected: 12, Actual: 13
Average test coverage across all Apex Classes and Triggers is 61%, at least 75% test coverage is required.
Verification failed in cartTest/totalAddsVat. Framework Diagnostic: verifyEqual failed. Actual 13 Expected 12
data.shop.test_total: FAIL (1.2ms) (opa test) PASS: 11/12
FAIL - deployment.yaml - main - Containers must not run as root (conftest)
Error: app partition is too small for binary shop.bin size 0x1a0000 (overflow 0x2000)
ERROR: shop-1.0-r0 do_package_qa: QA Issue: File /usr/bin/shop in package shop contains reference to TMPDIR [buildpaths]
doc example 4 prints 13, document says 12
binary grew by 12 KB, budget is 8 KB
start-up takes 412 ms, we promised at most 300
throughput fell under the floor of 900 req/s
p95 latency 840 ms is above the agreed 500 ms
17 TODO comments, allowed are 10
copyright header is absent in src/cart.nim
changelog has no entry for this change
commit message does not follow the convention: subject may not end with a dot
branch name "Fix" violates the pattern
public header cart.h changed without a version bump
exported symbols list no longer matches abi/shop.sym
abidiff: Functions changes summary: 1 Removed, 0 Changed, 0 Added function — ABI breakage
lintian: E: shop: missing-dependency-on-libc needed by usr/bin/shop
rpmlint: 1 errors, 2 warnings: E: no-changelogname-tag
reuse lint: Unfortunately, your project is not compliant with version 3.0 of the REUSE Specification :-(
two builds of the same commit produced different bytes
reproducible build check: sha256 of both rounds differ
model accuracy 0.81 under the bar of 0.85
screenshot cart.png deviates by 214 pixels
WER went up from 8.1 to 9.4 compared with the reference
generated SQL is not the same as the golden file
expected exactly one mail in the outbox, found none
check 14 (sum of parts = whole) was violated
wanted "PAID", saw "OPEN"
should have raised, but returned 3
the call was supposed to fail and did not
3 mutants survived, threshold is 0
61 % of branches were visited, we ask for 75 %
docs coverage 58.2% (fail-under 80) - FAILED (interrogate)
doctor check: 2 of 40 invariants broken
smoke check: landing page lacks the word "Welcome"
health probe says DEGRADED, expected UP
canary rejected: error share 3.1 % versus 0.4 % in control
compare: 1204 (0.12%) pixels different, metric AE
cmp: app.bin app.ref differ: char 1025, line 3
diff: cart.out and cart.ok disagree in line 9
expected stdout: "12" actual stdout: "13" (cram/lit test)
CHECK: expected string not found in input // CHECK: mov eax, 12 (FileCheck)
FileCheck error: CHECK-NEXT: is not on the line after the previous match
UNRESOLVED/FAIL: LLVM :: CodeGen/cart.ll (1 of 12)
FAIL: gcc.dg/cart.c scan-assembler mov (DejaGnu)
XPASS: t/cart.tcl unexpected success in a test marked as failing
shunit2: ASSERT:total expected:<12> but was:<13>
ShellSpec: The output should equal 12 expected: "12" got: "13"
not ok 2 - cart.t - total (sharness) # expecting success
CUnit: 1. cart.c:12 - CU_ASSERT_EQUAL(total(c),12)
cart.c:12:test_total:FAIL: Expected 12 Was 13 (Unity)
[  FAILED  ] test_total --- 0xd != 0xc cart.c:12: error: Failure! (cmocka)
91%: Checks: 12, Failures: 1, Errors: 0 cart.c:12:F:Core:test_total:0: Assertion 'total(c) == 12' failed: total(c) == 13 (check)
cart.cpp(12): error: in "total": check total(c) == 12 has failed [13 != 12] (Boost.Test)
cart.cpp:12: FAILED: REQUIRE( total(c) == 12 ) with expansion: 13 == 12 (Catch2)
cart.cpp:12: ERROR: CHECK( total(c) == 12 ) is NOT correct! values: CHECK( 13 == 12 ) (doctest)
FAIL! : CartTest::total() Compared values are not the same Actual (total(c)): 13 Expected (12): 12 (QtTest)
mix credo: 3 issues over the limit of strict mode gate
mix coveralls: FAILED: Expected minimum coverage of 80%, got 61.2%.
mix hex.audit: Found retired packages
mix sobelow: High confidence findings exceed --exit high
mix xref: Too many cycles (found: 3, permitted: 0).
covertool: ===> cover total 61% under the demanded 80%
hpc: overall coverage 58 % < 70 % required
weeder: found dead code, 3 unused top-level bindings counted against 0
stan report: 4 high severity observations, gate refuses
bisect_ppx: coverage 60.1 % is lower than --expect 75
odoc check: 3 dead references in documentation
nimpretty check: src/cart.nim differs from its pretty form
zig fmt --check: src/main.zig (non-conforming formatting)
dfmt --check failed: source/app.d would change
JuliaFormatter: Not all files are formatted (overwrite=false)
Aqua.jl: Method ambiguity test failed: 2 ambiguities found, expected 0
JET: 3 possible errors found, test expected none
covr: total coverage 61.20% does not reach the 80% target
spelling::spell_check_test: words not in WORDLIST found: teh
urlchecker: ✖ Error: README.md:12:5 404: Not Found https://acme.io/dead
goodpractice: It is good practice to write unit tests for all functions, 61% of code lines are covered
vdiffr: Figures don't match: cart-plot.svg
Test::Pod::Coverage: Coverage for Cart is 50.0%, with 1 naked subroutine: total
kwalitee: not ok 7 - has_changelog
pyroma rating 5/10: Something is bad; required is 8
lein ancient check: 3 outdated artifacts and policy says none
nvd-clojure: max CVSS 9.8 above threshold 7
sbt-tpolecat gate; missinglink: conflicts found: 2
scapegoat quality gate failed: 3 errors above permitted 0
swiftformat --lint: 2/24 files require formatting.
swift-snapshot-testing: Snapshot does not match reference. @− "Snapshots/cart.1.png"
periphery: Found 3 unused declarations, strict mode fails
slather: coverage 58.3 below minimum_coverage 80
dart_code_metrics: cyclomatic number gate surpassed by 3 methods
flutter test coverage: lcov says 61.0%, bar is 90.0% (very_good)
alchemist golden differs: cart_dark.png
FSharpLint gate: 4 suggestions where 0 are tolerated
NetArchTest: architecture rule broken: Shop.Domain must not depend upon Shop.Web
ArchUnitNET: "Types should not reside..." failed: 2 violations
Verify.VerifyException: Directory: tests NotEqual: - Received: Cart.received.txt
ApprovalTests: Failed Approval: The approval file "Cart.approved.txt" does not match "Cart.received.txt"
PSScriptAnalyzer gate: 3 findings of severity Error permitted 0
slither: 2 high impact findings, --fail-high
echidna: echidna_balance_positive: failed!💥
solidity-coverage: Branch coverage 61% is under the required 90%
contract size of Cart is 25.1 KiB and exceeds the 24 KiB cap
mythril: ==== Integer Arithmetic Bugs ==== SWC ID: 101 Severity: High
verilator coverage: 61.2% points hit, below the gate of 85%
LEC: Non-equivalent points: 3 (conformal)
LVS: netlists do not match uniquely
DRC: 12 violations found, expected clean layout
scoreboard: 3 packets lost, none should be
timing slack of -0.12 ns violates the setup constraint
assertion a_req_ack offended at 120 ns (cart.sv:33)
toggle coverage too low: 44 < 60
regression list: seed 77 mismatched the ISS trace at pc 0x8000
signature of rv32i-add differs from riscv reference (RISCOF)
Plan: 3 to add, 1 to change, 0 to destroy. Changes are not expected here (-detailed-exitcode)
Error: Resource postcondition failed: EC2 instance must have an encrypted root volume.
Check block assertion failed: certificate must be valid for at least 30 days
run "creates_bucket"... fail
Error: Test assertion failed: bucket name did not match expected
Instance cannot be destroyed: Resource aws_db_instance.main has lifecycle.prevent_destroy set, but the plan calls for this resource to be destroyed.
error: preview failed: update includes unexpected changes: [~ 2 to update] (--expect-no-changes)
error: no changes were expected but changes were proposed
error: found 2 mandatory policy violations; update is not allowed
[mandatory]  acme-policies v0.0.3  s3-no-public-read (aws:s3/bucket:Bucket: logs)
Sentinel Result: false  This result means that one or more Sentinel policies failed. More than one hard-mandatory policy failed.
FAIL - plan.json - main - Resource aws_instance.web must carry the tag "CostCenter"
FAIL - deployment.yaml - main - Containers must not run as root in Deployment web
opa: data.ci.deny is not empty: ["port 22 open to 0.0.0.0/0"]
PASS: 11/12  FAIL: 1/12  data.authz_test.test_admin_allowed: FAIL
Code coverage threshold not met: got 71.40 instead of 90.00
Violation: style/opa-fmt - File should be formatted with 'opa fmt'
infra cost would grow by 412 USD a month, allowed are 200
main.tf is not in canonical format, run terraform fmt
--- old/main.tf +++ new/main.tf  (fmt -check)
TestVpcModule 2026-11-28T10:00:00Z: expected 3 private subnets, terratest got 2
[MEDIUM] No readiness probe: container "web" fails Pluto/Polaris check readinessProbeMissing
Polaris audit score 61 is less than the provided --set-exit-code-below-score 80
web.yaml: (object: default/web apps/v1, Kind=Deployment) container "web" has memory limit 0 (check: unset-memory-requirements, remediation: Set memory requests and limits)
web.yaml: [CRITICAL] Container Image Tag: web -> Image with latest tag (kube-score)
[apps/v1/Deployment] web is deprecated: extensions/v1beta1 Ingress was removed in v1.22.0 (replacement networking.k8s.io/v1)
The following target versions were used: k8s=v1.29.0; REMOVED true DEPRECATED true
admission webhook "validate.acme.io" denied the request: memory limit has to be set on every container
validatingadmissionpolicy 'replica-limit' with binding 'replica-limit-prod' denied request: failed expression: object.spec.replicas <= 5
Error: chart version not bumped! Needs a version bump: web 1.4.2
✖︎ web => (version: "1.4.2", path: "charts/web") > chart version not ok. Needs a version bump!
helm-docs: charts/web/README.md is not up to date, commit the regenerated file
changed: [web1] => (item=nginx.conf)  second run must not change anything
expected no changed tasks in check mode but 2 hosts would be changed
Expected File "/etc/motd" mode to cmp == "0644"  got: "0600"
×  sshd-08: Root login is switched off (1 failed)  expected 'sshd_config PermitRootLogin' to eq "no"
Profile Summary: 11 successful controls, 2 control failures, 0 controls skipped
E: 0 hosts failed goss: File: /etc/app.conf: mode: Expected "0600" to equal "0644"
Port: tcp:8080: listening: Expected false to equal true  (goss)
Running: container structure test: --- FAIL  Error: Expected string 'node v22' not found in output
=== RUN: File Existence Test: root --- FAIL duration: 0s  Error: File /app/server.js should exist but does not
expected that the catalogue would contain File[/etc/app] with mode set to "0644" but it is set to "0600"
FAILURE: stack has drifted: 2 resources DELETED or MODIFIED outside CloudFormation
Stack web  Resources [-] AWS::S3::Bucket Logs destroy  There were differences (cdk diff --fail)
[Error at /Web/Logs/Resource] AwsSolutions-S1: The S3 Bucket has server access logs disabled.
Resources / with properties matching {"MemorySize":512} : 0 found, expected 1. The 1 closest matches
Template has 1 resources with type AWS::SNS::Topic, but none match as expected. Missing key 'KmsMasterKeyId'
Expected resource count of AWS::Lambda::Function to be 3 but found 2
[cfn-guard] web.yaml Status = FAIL  ENCRYPTION_ON PropertyPath[/Resources/Db/StorageEncrypted] is false, Comparing to true
Found 2 violations: Storage account must not allow public blobs (PSRule for Azure)
bicep what-if shows 3 deletions while none were announced
Result:FAIL [Total:3] [Passed:1] [Failed:2] [Warn:0] [Skipped:0]  (dive --ci)
FAIL: lowestEfficiency: image efficiency is too low (efficiency=0.71 < threshold=0.95)
FAIL: highestUserWastedPercent: too many bytes wasted, relative to the user bytes added (%-user-wasted-bytes=0.4 > threshold=0.1)
FATAL	- CIS-DI-0001: Create a user for the container  * Last user should not be root
WARN	- CIS-DI-0005: Enable Content trust for Docker
image is 1.9 GB, budget is 600 MB
layer count 48 is above what the gate allows (30)
Error: no matching attestations: none of the expected identities matched what was in the certificate, got subjects [ci@acme.test]
Base image is 140 days old; maximum age is 90
[WARN] 4.1  - Ensure that a user for the container has been created  * Running as root: web (docker-bench)
[FAIL] 1.2.16 Ensure that the admission control plugin PodSecurityPolicy is set (kube-bench)
Failed compliance score: 61 is below the threshold 80 (kubescape)
Total: 14 (UNKNOWN: 0, LOW: 3, MEDIUM: 6, HIGH: 4, CRITICAL: 1)
✗ High severity vulnerability found in lodash  Introduced through: lodash@4.17.4
Tested 412 dependencies for known issues, found 9 issues, 14 vulnerable paths.
Found 3 vulnerabilities in 2 packages  (pip-audit)
jinja2 2.10 GHSA-462w-v97r-4m45 fix: 2.10.1  1 advisory must be fixed
Crate: time  Version: 0.1.43  ID: RUSTSEC-2020-0071  error: 1 vulnerability found!
error[vulnerability]: Potential segfault in the time crate (cargo deny)
error[license-not-allowed]: failed to satisfy license requirements  GPL-3.0 rejected
error[banned]: crate 'openssl = 0.10.1' is explicitly banned
Vulnerability #1: GO-2023-1571  Your code is affected by 1 vulnerability from 1 module. (govulncheck)
Name: rack  Version: 2.0.1  CVE: CVE-2022-30122  Vulnerabilities found! (bundler-audit)
One or more dependencies were identified with vulnerabilities that have a CVSS score greater than or equal to '7.0':
osv-scanner: 4 known vulnerabilities affecting 2 packages, exit 1
leaks found: 2  Finding: aws_secret = "AKIA..." RuleID: aws-access-token
Found verified result 🐷🔑 Detector Type: Github  Raw result: ghp_1a2b
Secret Type: Private Key  Location: deploy/id_rsa:1  Potential secrets about to be committed to git repo!
WARNING: new secrets are not in .secrets.baseline; audit them
>> Issue: [B602:subprocess_popen_with_shell_equals_true] subprocess call with shell=True identified, security issue. Severity: High
Confidence: High, Category: SQL Injection, Message: Possible SQL injection  (brakeman)
[config/routes] Security Warnings: 2, Ignored Warnings: 0
G401 (CWE-328): Use of weak cryptographic primitive (Confidence: HIGH, Severity: MEDIUM)
❯❱ python.lang.security.audit.eval-detected  Detected the use of eval()  (blocking finding)
Ran 214 rules on 88 files: 3 findings.  Blocking rules were triggered
FAIL-NEW: 1	FAIL-INPROG: 0	WARN-NEW: 4  (ZAP baseline)
FAIL-NEW: SQL Injection [40018] x 2
Alert budget exceeded: 5 Medium alerts from the passive scan, none allowed
+ Server leaks inodes via ETags (nikto) and the gate is strict
testssl: SSLv3 offered (NOT ok)  grade capped to C
TLS 1.0 is still accepted by the endpoint, must be off
Content-Security-Policy header missing on /checkout
cookie 'sid' was set without the Secure flag
Anonymous bind is allowed by LDAP, hardening check says no
QUALITY GATE STATUS: FAILED  new_duplicated_lines_density 4.1 > 3
ERROR: Coverage on New Code is less than 80.0%
Codacy: Pull request not up to standards: 3 new issues
SBOM lacks a licence for 4 components
NOTICE file does not list 3 of the shipped packages
SLSA verification failed: expected source 'github.com/acme/web', got 'github.com/evil/web'
in-toto: artifact rule 'DISALLOW *' on materials of step build disallowed: ['x.sh']
Reproducible build check: two builds of web.tar differ (layer 3, mtime)
Lynis hardening index 54 is too low, 70 demanded
OpenSCAP: Rule xccdf_org.ssgproject.content_rule_sshd_disable_root_login  Result fail
AIDE found differences between database and filesystem!!
rkhunter: Warning: The file properties have changed: /usr/bin/ssh
Failure in test models/orders: Got 14 results, configured to fail if != 0 (dbt unique_orders_id)
Got 3 results, configured to warn if >0, fail if >2
relationships_orders_customer_id__id__ref_customers_: FAIL 7
Freshness of source shop.events: ERROR STALE in 1.41s
Contract enforcement failed: This model has an enforced contract that failed. | column_name | definition_type | contract_type | mismatch_reason |
great_expectations: expect_column_values_to_not_be_null FAILED (unexpected_percent 4.1)
Validation "orders.warning" did not succeed: 2 of 14 expectations were unmet
soda: 1/9 checks FAILED: row_count between 1000 and 5000 [FAILED] check_value: 412
Oops! 2 failures. 0 warnings. 0 errors. 7 pass.  (soda scan)
pgTAP: not ok 4 - Column orders.total should be type numeric  #   have: integer  #   want: numeric(10,2)
not ok 9 - table orders should have a primary key
# Looks like you planned 12 tests but ran 11
tSQLt: [OrderTests].[test total] failed: (Failure) Expected: <20> but was: <19>
utPLSQL: Actual: 3 (number) was expected to equal: 4 (number)
explain check: Seq Scan on orders found where an index scan is demanded
query plan of /orders changed: cost 812 > allowed 300
slow query guard: SELECT ... took 812 ms on the fixture, limit 200 ms
n+1 detector: 41 queries fired where 3 were expected
Migration is not reversible: schema after down differs from schema before up
schema.sql is stale: dump of the database is not what is committed
atlas: Error: sql/migrate: detected drift between the database and the migration directory, expected none
atlas migrate lint: destructive changes detected: dropping non-virtual column "note" (DS103)
error: data dependent changes detected: adding a non-nullable "int" column may fail in case table "orders" contains data (MF103)
squawk: warning: adding-required-field Adding a NOT NULL column without a default
eugene lint: E9 found  lock_timeout is not set before ALTER TABLE
schema registry: {"is_compatible":false}  new version of orders-value breaks readers
buf: Previously present field "3" with name "total" on message "Order" was deleted.
Field "4" on message "Order" changed type from "int32" to "string".
consumer lag is 4121 after the run, must be 0
2 messages left in the dead letter queue, none expected
queue orders was to be drained but still holds 7 messages
expected exactly one event on topic payments, observed 2
replica is 41 seconds behind, gate allows 10
Replication check: checksums of shop.orders differ between primary and replica (pt-table-checksum DIFFS 3)
row counts of source and target do not agree: 1412 <> 1409
The dump contains personal data: column users.email is not masked
backup verification found 2 tables fewer than in the original
pg_amcheck: heap table "shop.public.orders" verification reports posting list corruption in block 14
✗ status is 200  ↳  91% — ✓ 912 / ✗ 88
time="2026-11-28T10:00:00Z" level=error msg="thresholds on metrics 'checks, http_req_failed' have been crossed"
ERRO[0061] thresholds on metrics 'iteration_duration' were crossed; at least one has abortOnFail enabled, stopping test prematurely
Global: 95th percentile of response time is less than 800.0 : false (actual : 1412.0)
Global: percentage of failed events is less than 1.0 : false (actual : 3.4)
jsonPath($.total).find.is(20), but actually found 19
status.find.in(200,201), but actually found 500
Expected success rate of 0.99 but measured 0.93, load run is red
p99 latency 1840 ms is beyond the agreed 900 ms
SLO burnt: error budget of checkout is negative
RPS went from 412 to 260 compared with the last release: slower by 37 %
Non-2xx or 3xx responses: 88 (wrk; zero tolerated)
Test failed due to exit code set by locust listener: failure ratio 0.04 > 0.01
Response was expected to contain /welcome/ (taurus passfail: fail-rate >1% for 10s)
Criteria avg-rt>500ms for 30s has been met, failing the build
AssertionError: expected response to have status code 200 but got 503
# failure  detail  1. AssertionError  Status code is 200  expected response to have status code 200 but got 404
AssertionError  Schema is valid  expected data to satisfy schema but found following errors: data.total should be number
1. JSONPath $.items[0].sku: got "A-18" want "A-17"
tavern.util.exceptions.TestFailError: Test 'get order' failed: - Status code was 500, expected 200
Value mismatch in body: Expected '4' (type: <class 'int'>) but got '5' (type: <class 'int'>)
step-ci: ✗ status  expected 200 received 404
stepci: Checks failed: jsonpath $.total  eq 20, given 19
1 expectation failed. JSON path total doesn't match. Expected: is <20> Actual: <19>
1 expectation failed. Expected status code <200> but was <500>.
Response time was 1840ms; Expected: a value less than <1000L>  (rest-assured)
Expected header "Content-Type" was not "application/json", was "text/html"
zod contract: response of GET /orders/17 isn't what the published contract promises
Could not verify the contract: Parsed JSON [{"total":"x"}] doesn't match the JSON path [$[?(@.['total'] == 20)]]
wiremock: Expected exactly 1 requests matching the following pattern but received 0: POST /mail
Request was not matched  | Closest stub | Request | <<<<< URL does not match
com.github.tomakehurst.wiremock.client.VerificationException: No requests exactly matched. Most similar request was:
mockserver: Request not found exactly 2 times, expected:<{ "path" : "/pay" }> but was:<[]>
nock: Mocks not yet satisfied: POST https://pay.acme.test:443/charge
microcks: Test of 'orders:1.0' did not succeed: 2 of 5 operations non conformant
specmatic: >> RESPONSE.BODY.total  Expected number, actual was "20"
In scenario "Get order" Specification expected status 200 but response contained 404
/openapi.yaml  14:9  warning  operation-tag-defined  Operation tags must be defined in global tags.
oasdiff: error [response-property-removed] at new.yaml, in API GET /orders removed the required property 'total'
optic: ✗ breaking change: removed endpoint DELETE /orders/{id}
openapi-diff: API changes broke backward compatibility
✖  Field Order.total changed type from Float! to Int!  breaking (graphql-inspector)
Detected 2 breaking changes in schema: Field 'note' was removed from object type 'Order'
FAILURE: schema check of graph shop@prod has errors: FIELD_REMOVED
buf: Files are not formatted, exit code 100: proto/order.proto
proto lock: CONFLICT: "Order" ID: 3 has been reserved/removed
Lighthouse: ✘  categories.performance failure for minScore assertion expected: >=0.9 found: 0.71
✘  uses-text-compression failure for maxLength assertion
bundlesize: FAIL  dist/app.js: 412KB > maxSize 300KB (gzip)
pa11y: 3 Errors: This form field should be labelled in some way.
[✖] /docs/setup.md → Status: 404
lychee: ✗ [404] https://acme.test/old | Failed: Network error: Not Found
ERRORS: internally linking to missing hash #install (htmlproofer)
muffet: 404 https://acme.test/gone
robots check: page /checkout must not be indexable but carries no noindex
prometheus unit tests: alertname: DiskFull, time: 10m, exp:1 alerts, got:none
FAILED: expr: "job:errors:rate5m", time: 5m, exp: {job="web"} 4E+00 got: {job="web"} 3E+00
pint: rules.yml:14 Bug: 'up' metric comparision is always true (promql/impossible)
mimirtool: 3 rules not compliant with the best practice, --check given
synthetic probe: probe_success 0 for https://stg.acme.test, module http_2xx wants valid status
blackbox: Invalid HTTP response status code, wanted 2xx status_code=503
nginx -T differs from the approved config (4 lines)
gixy: >> Problem: [http_splitting] Possible HTTP-Splitting vulnerability.  Severity: HIGH
curl smoke check: body does not contain "build 412", still the old version is served
canary analysis score 42 lies under pass mark 75, rolled back
Rollout aborted: metric "success-rate" assessed Failed due to failed (2) > failureLimit (1)
FAIL: nightly totals deviate from the reference run by 3.2 % (tolerance 0.5 %)
smoke: /healthz says "degraded", "ok" was wanted
check-ports: port 8443 answers though the firewall should block it
check_headers.sh: Strict-Transport-Security is absent in the reply of https://stg.acme.test
verify-image: label org.opencontainers.image.revision is 1a2b, should be 9c8d
verify-rollout: 2 of 3 pods run the old tag 1.4.1
compare-env: staging and production disagree on 3 settings
infra-diff: the real world has 4 objects the code does not know about
audit: bucket acme-exports is world readable, forbidden by rule S3-02
rule NET-07 broken: security group web lets 0.0.0.0/0 in on 22
naming rule violated: resource "Web_Server1" doesn't follow team-app-stage
cost gate: stack would cost 1412 CHF a month, budget is 1000
tag check: 7 resources without owner tag, merge blocked
Readme table of variables is outdated, rerun gen-docs
CHANGELOG.md was not touched although src changed
commit message does not follow the convention: subject must start with a ticket number
branch name "fix_stuff" is not of the form type/ticket-text
PR has 1412 changed lines, limit is 800
version in Chart.yaml (1.4.1) and package.json (1.4.2) are not the same
the tag v1.4.2 is not on the main branch, release blocked
file mode of deploy.sh should be 0755 but is 0644 in the commit
line endings: 3 files contain CRLF
trailing whitespace found in docs/setup.md:14
no newline at end of file: conf/app.ini
todo-check: 4 TODO comments without ticket
spelling: docs/setup.md:9 "recieve" is not a word
generated client differs from the committed one, run make client
migrations changed but docs/schema.svg was not regenerated
dashboard.json was edited by hand; exported version is different
alert rules lack a runbook link: HighLoad, DiskFull
expected 12 alerts to be loaded, Prometheus has 11
synthetic login took 8.2 s, must stay below 3 s
restore drill: 1409 of 1412 rows came back
failover drill: standby did not take over writes as demanded
chaos run: error rate went to 12 % while one broker was down, up to 2 % is tolerated
blue/green check: green answers with version 1.4.1 instead of 1.4.2
mail of test run not received as designed: subject was 'Order' and not 'Your order'
contract of queue message order.created broken: property 'currency' disappeared
golden file infra/plan.golden is no longer identical with the output
self-check wrong: 41 != 42
got unexpected answer "maybe" from feature flag service
canary: checksum of response body changed from 1a2b to 9c8d between the builds
probe expected HTTP 204 and received 200
guardrail tripped: daily spend forecast 512 USD is over the agreed ceiling
regression: throughput fell from 8.1k to 6.2k msg/s
baseline comparison red for 3 of 40 queries
the two clusters return different answers to the same query (41 vs 40 hits)
schema diff is not empty: 1 column added, 2 indexes gone
index ix_orders_total should exist but was dropped
column orders.total ought to be NOT NULL
retention of topic audit is 1 d although 90 d are demanded
topic payments has 3 partitions, the plan says 12
queue policy ha-all isn't applied to queue orders as it should be
user report was supposed to be read-only, yet INSERT succeeded
anonymous PUT to bucket succeeded, must be forbidden
expected login to be blocked after 5 tries, sixth one went through
rate limit test: 100 requests came through, 60 allowed
header X-Powered-By leaks the version, should be stripped
redirect goes to http instead of https
cache-control of /static/app.js: got "no-store", expected "max-age=31536000"
gzip was not applied to /index.html
cipher TLS_RSA_WITH_3DES_EDE_CBC_SHA must not be offered
SPF record check: ~all found, -all demanded by policy
DNSSEC: zone isn't signed though required
PTR of 10.0.0.25 says mail.old, mail.acme.test expected
container runs as uid 0, policy says non-root
image config has no HEALTHCHECK as the standards demand
file /etc/shadow in image is world readable
SUID binary /usr/bin/mount is still in the slim image
package curl must not be part of the production image
two replicas expected in different zones, both are in eu-west-1a
PodDisruptionBudget missing for Deployment web (policy pdb-required)
deployment web has replicas 1, at least 2 wanted by rule HA-1
resource names with upper-case letters: 3 offences
module call without pinned version: source "git::..." must end with ?ref=
IAM policy grants "*" on "*": least-privilege rule broken
KMS rotation is off on 2 keys (control 3.8)
CloudTrail isn't enabled in all regions [FAIL] prowler cloudtrail_1
prowler: FAIL iam_root_mfa_enabled: MFA is not enabled for root account
ScoutSuite: danger: rds-instance-publicly-accessible (2 flagged items)
cloudsploit: FAIL  S3 Bucket All Users Policy
Config rule required-tags is NON_COMPLIANT for 7 resources
kics: [HIGH] Results: 2  S3 Bucket ACL Allows Read To All Users
tfsec: Result #1 HIGH Bucket does not have encryption enabled
terrascan: Violated Policies: 3  Description: Ensure S3 buckets have logging  Severity: HIGH
regula: FG_R00229: S3 buckets should have all 'block public access' options enabled [High]
dependency review: 1 package with incompatible license: GPL-3.0-only
Dependency review detected vulnerable packages.
scorecard: Branch-Protection score 3 < 8
zizmor: error[template-injection]: code injection via template expansion  1 finding: 1 high
error: action actions/checkout@v4 is not pinned to a full-length commit SHA
docker scout: Policy status  FAILED  (4/7 policies met)
clair: Found 3 CVEs over the threshold High
anchore: Policy Evaluation: fail  Final Action: stop
jfrog xray: This build violates the watch 'prod' (Fail Build action)
Nexus IQ: The IQ Server reports policy failing due to Critical
mend: Some dependencies did not conform with open source policies
blackduck: FAILURE_POLICY_VIOLATION - Detect found policy violations.
checkmarx: SAST threshold exceeded: High severity results: 4 (limit 0)
veracode: Your application did not pass policy: Did Not Pass
fortify: build should be failed: 2 critical issues match the fail condition
codeql: 1 new alert including 1 high severity security vulnerability
gitguardian: 1 incident has been found in commit 1a2b
talisman: The following errors were detected in file: Potential secret pattern
whispers: hardcoded password in settings.py, severity BLOCKER
cost estimate exceeds guardrail "monthly +10%"
backstage check: catalog entity lacks lifecycle (soundcheck 3/5)
dora gate: change failure rate 31 % is above the target
want: 200, have: 503 (GET /ready)
/metrics lacks the series web_orders_total that must be exported
wanted exit code 0 from restore test, seen 4
replica count after scale-down: 3, should have been 1
pod was expected to be evicted but is still running
secret rotation test: old password still works, it should not
job ran 3 times although concurrency policy Forbid demands once
TTL of record is 60, agreed was 300
alert HighLoad did not fire within the test as it should
alert DiskFull fired, none was expected
silence was ignored: notification count 1, expected 0
dashboard panel returns "No data", at least one series expected
log line "order created" wasn't found in the output of web
audit entry for delete is missing in the trail, rule demands one
message order changed: got [1,3,2], wanted [1,2,3]
duplicate delivery detected, exactly-once is promised
offset should have moved to 412 but stays at 400
ack count 99 unequal 100
retry happened after 2 s and not after 8 s as specified
circuit breaker is closed, should be open after 5 errors
etag must change after update, it is the same
pagination returns 21 items with limit 20
sum of page totals isn't equal to grand total
response leaks field password_hash
enum value "CANCELED" isn't part of the agreed API
date format in answer is 28.11.2026, ISO 8601 agreed
content length of /export differs: expected 812, actual 410
CSV export: header row differs from approved sample
approved plan and present plan are different
render of chart web differs from snapshot: replicas: 2 → 3
helm template output changed: + image: web:1.4.2 - image: web:1.4.1 (golden)
kustomize build isn't equal to committed rendered/stg.yaml
deprecated API use: policy/v1beta1 found in 2 manifests, gate is closed
policy "no-latest" rejects web.yaml
policy check: 1 of 14 rules denies the plan
exception for rule S3-02 has lapsed; finding counts again
container drift: process /tmp/x wasn't in the image
benchmarks CIS 5.1: 3 of 41 controls not met
port scan found 3306 open to the world
stored XSS found by active scan on /comments
directory listing is enabled on /files
server certificate is self-made, grade T given, A demanded
weak password accepted by sign-up, must be turned down
rate of failed requests 4.1 % > 1 %
p95 went over budget: 912 ms
memory after soak test grew by 41 %, leak suspected (limit 10 %)
error budget spent: 104 %
availability of last night was 99.1 %, objective 99.9 %
coverage of API operations 61 %, at least 80 % required
mutation of config wasn't detected by any check (score 58 < 70)
12 endpoints are without any test, none may be
examples in docs don't give the output shown
docs/cli.md differs from 'acme --help'
licence headers absent in 3 files
image signature policy: web:1.4.2 isn't signed though it must be
git diff --exit-code: 3 files changed after code generation
error: working tree is dirty after 'make generate', please commit the result
diff: expected.out actual.out differ: byte 41, line 3
expected.bin actual.bin differ: byte 4097, line 31
cmp: EOF on actual.bin after byte 4096, in line 12
Only in expected: report/2.html
Only in dist/a: chunk-41.js
1c1 < total 12.00 --- > total 11.90
rpmdiff: removed file /usr/bin/appctl
diffoscope: differences found between first.deb and second.deb
reprotest: Reproduction failed: build products differ between the two builds
piuparts: FAIL: Package purging left files on system: /var/lib/acme
debsums: changed file /usr/bin/app (from acme package)
hadolint score 61 below required 80
shfmt: deploy.sh is not formatted (diff above)
shellharden --check: deploy.sh would change
bats: not ok 3 prints usage without arguments
#  'assert_output --partial "done"' failed
-- output does not contain substring --
-- values do not equal --
-- command failed, although success was expected --
shunit2: ASSERT:expected:<3> but was:<4>
ASSERT:exit code of backup.sh expected:<0> but was:<2>
shellspec: The output should equal "3 files" expected: "3 files" got: "2 files"
ztest: Was testing: redirection of a builtin; expected exit 0, got 1
dejagnu: FAIL: app/basic.exp: prints version
prove: Failed test 'sum is rounded' at t/sum.t line 12.
roundup: it_rejects_negative_prices [FAIL]
goss: Package: nginx: installed: Expected false to be true
Count: 12, Failed: 1, Skipped: 0: Port tcp:8080: listening: expected true
container-structure-test: Expected string 'v20' not found in output string: v18.19.0
=== RUN: File Existence Test: app binary --- FAIL
testinfra: assert host.service("nginx").is_running failed
inspec: Test Summary: 3 successful, 1 failure: File /etc/app.conf mode expected to eq 0640, got 0644
✗ backup job writes 3 files: found 2
smoke: checkout answered 200 but body lacks "Thank you"
health report says degraded, wanted healthy
row counts before and after the migration are not the same: 1204 vs 1203
replica lags by 14 rows, at most 0 allowed
price totals drift: ledger 1204.10, shop 1204.00
rounding check: sum of lines 11.99 is not invoice total 12.00
generated client is stale: openapi.yaml changed but src/client did not
docs mention flag --dry which the program does not have
CHANGELOG.md has no entry for version 2.4.0
version in package.json (2.4.0) and tag (v2.3.9) disagree
copyright year is outdated in 12 files
binary file larger than 500 kB was added: assets/hero.png
file names must be lower case: docs/README-Old.md
image has 3 layers more than permitted
container runs as root, policy requires a normal user
too many suppressions: 14, allowed 10
p99 latency regressed by 31 % against last release
benchmark parse/large is 1.42x slower than baseline (limit 1.20x)
startup took 900 ms, budget 700 ms, marking as failed
translation coverage de: 91 %, must be 100 %
unused translation keys: cart.oldTitle
screen reader audit: 3 images have no alternative text
page weight of /home grew to 2.1 MB, ceiling is 1.8 MB
license header missing in src/a.go
FAIL login page: title was "Welcome", should have been "Sign in"
wrong answer for case 7
result is 41.99, tolerance 0.5, wanted 43
hash of the rendered page changed
report has 3 lines more than the reference
output of step 4 deviates from the recorded one
mail count: 2 sent, 1 wanted
basket total was not updated
button colour is not the brand colour
redirect went to /home instead of /login
deleted user still shows up in the list
cache hit ratio 0.4 is under 0.9
only 97 of 100 messages came back
sorting is not stable
retry was called 5 times, at most 3 allowed
two requests were sent where one was planned
order of events is wrong: paid before created
counter did not go up
expected the job to fail but it succeeded
should have refused the weak password
no warning was logged although one was due
log contains ERROR lines
memory grew by 80 MB during the soak run, ceiling 20 MB
too slow: 812 ms on average, goal 500 ms
render took 90 frames, allowed 60
image differs by 4.2 % (max 1 %)
bitmap compare: 1204 pixels off
waveform deviates at sample 4410
voltage 3.51 V outside 3.2..3.4 V
DUT drew 14 mA, limit 10 mA
measured frequency 49.2 kHz, nominal 50 kHz
self-test byte was 0x5A, should read 0xA5
contract broken: field "total" went from number to string
public API changed: removed Order.cancel()
release notes do not mention ticket SHOP-12
commit message does not start with a ticket number
branch name "foo" breaks the naming rule
forbidden word "TODO" in released text
link to /old-guide goes nowhere
outdated screenshot in docs/setup.md
licence of "left-lib" is on the deny list
dependency with known hole: lodash 4.17.11
image carries 2 critical CVEs
secret-looking string in config/app.js
SBOM lists a package that nobody approved
bundle grew 14 kB, only 10 kB are free
first paint 2.9 s is above the 2.5 s budget
a page lost its h1
colour contrast 2.8 is not enough
score fell from 92 to 84
quality gate closed: 2 new bugs
code owner approval is missing
generated files are not committed
formatting is off in 4 files, run make fmt
import order is not as configured
state of the stack and the plan differ
drift found in security group web
compliance rule R-12 violated by bucket logs
model accuracy 0.81 fell short of 0.85
distribution of "age" has shifted (PSI 0.31)
null share 4 % above 1 %
freshness: newest row is 31 hours old, 24 allowed
reconciliation open: 3 unmatched bookings
Notebook output differs: cell 7 printed 4.1, stored output has 4.0
nbval: Cell execution output mismatch in nb/a.ipynb cell 3
Failure in test not_null_orders_total (models/schema.yml) Got 4 results, configured to fail if != 0
soda: 1/12 checks FAILED: missing_count(email) = 0 [FAILED] check_value: 14
pandera.errors.SchemaErrors: failed element-wise validator: greater_than(0) failure cases: -4
deequ: Value: 0.97 does not meet the constraint requirement! completeness(sku)
evidently: data drift detected for 3 of 12 columns, test suite failed
mlflow.models.evaluation.validation.ModelValidationFailedException: Metric accuracy value threshold check failed
torch.testing: Tensor-likes are not close! Mismatched elements: 1 / 4 (25.0%)
numpy.testing: Arrays are not almost equal to 7 decimals Mismatched elements: 1 / 3 (33.3%)
AssertionError: DataFrame.iloc[:, 2] (column name="total") values are different (33.3 %)
pandas: Attributes of Series are different Attribute "dtype" are different [left]: int64 [right]: float64
tf.test: Not equal to tolerance rtol=1e-06, atol=1e-06 Mismatched value
XCTAssertEqual failed: ("41") is not equal to ("42") - total
XCTAssertNil failed: "Optional(4)"
Asynchronous wait failed: Exceeded timeout with unfulfilled expectations: "saved".
failed - No reference was found on disk. Automatically recorded snapshot: re-run "cart" to test against the newly-recorded snapshot.
failed - Snapshot "cart" does not match reference. Actual image precision 0.91 is less than required 1.0
expected to equal <42>, got <41> (Nimble)
Images differ: 4.12% pixels, paparazzi max 0.1%
roborazzi: Failed: cart.png is changed. See the actual image at build/outputs
androidx.compose.ui.test: Failed to assert the following: (IsDisplayed)
'an instance of android.widget.TextView and view.getText() is "42"' doesn't match the selected view.
Expected: one widget whose text is "42" Actual: "41" The following TestFailure was thrown
Golden "cart.png": Pixel test failed, 2.41%, 1204px diff detected.
lint: Error: This Activity is exported without a permission (Lint found 3 errors, 12 warnings), aborting release gate
apk size rose from 14.2 MB to 19.8 MB, delta limit 2 MB
apkanalyzer gate: method count 71204 above 65536 agreed
backstop: report | 2 Failed: misMatchPercentage 3.41 exceeds misMatchThreshold 0.1
✖ Found 4 visual changes: Review the changes at https://www.chromatic.com/build (exitZeroOnChanges off)
[percy] Build has unreviewed changes: 3 snapshots require review
loki: Visual difference tests failed. 1/14 screenshots differ
reg-cli: ✘ change  home.png 1 file(s) changed
lost-pixel: Comparison failed: 41 different pixels above threshold
lighthouse: performance category 0.71 expected >= 0.9 minScore failure
✘  largest-contentful-paint failure for maxNumericValue assertion expected: <=2500 found: 3104.2
unlighthouse: score for /shop has not met the budget requirement 80
size-limit: Package size limit has exceeded by 4.1 kB Size: 34.1 kB with all dependencies
bundlewatch: FAIL ./dist/main.js: 141KB > 120KB gzip
bundlesize: FAIL  ./dist/app.js: 81.2KB > maxSize 80KB (gzip)
publint: pkg.exports["."].types is ./dist/index.d.ts but the file is interpreted as CJS (FalseCJS)
attw: 🎭 Masquerading as CJS: problem found in @acme/ui
api-extractor: You have changed the public API signature for this project; API report file is out of date
knip: Unused exports (4) total src/cart.ts
depcheck: Unused dependencies * lodash found
madge: ✖ Found 2 circular dependencies!
dependency-cruiser: error no-circular: src/a.ts → src/b.ts → src/a.ts x 1 dependency violations
syncpack: ✘ 3 mismatching versions of react across packages
manypkg: @acme/web has a dependency on react@^17 but the most common range in the repo is ^18
license-checker: Package "gpl-lib@1.0.0" is licensed under "GPL-3.0" which is not permitted by the --onlyAllow flag
npm audit: 3 high severity vulnerabilities, failing at audit-level high
lychee: [404] https://acme.test/old | Network error: Not Found, 1 broken link in docs
markdown-link-check: ERROR: 2 dead links found in docs/guide.md
sphinx linkcheck: (docs/a: line 4) broken    https://acme.test/x - 404 Client Error
htmlproofer: * internally linking to /gone, which does not exist (line 14)
docusaurus: Error: Docusaurus found broken links! Exhaustive list of all broken links found
proselint gate: 14 findings, limit is 10
doc8: 3 files over the accuracy limit, accumulated errors = 4
jazzy: 61% documentation coverage, minimum is 75%
unity: Expected: 42 But was: 41 at CartTest.Total
LogAutomationController: Error: Test Completed. Result={Fail} Expected 'Total' to be 42, but it was 41.
gut: [Failed]: [41] expected to equal [42]: total
drc: 4 violations found: clearance 0.12 mm < 0.2 mm
erc: pin unconnected: U3 pin 4 input; 1 violation
timing: Worst slack -0.412 ns, requirements not met
cocotb: assert dut.q.value == 1, got 0 at 41 ns; test regress failed
hil: channel 3 read 4.9 V, tolerance band 3.2 to 3.4
slic3r check: wall thickness 0.3 below minimum 0.4
expected silence, got output on stderr
exit status should have been 2
should print a usage text, printed nothing
three lines wanted, five came
greeting is missing from the banner
answer differs in case: "Ok" vs "OK"
first row ought to be Anna
sum over the months is not the year
median moved by 3
precision dropped under 0.9
chart has a bar too many
PDF page count 4, reference has 3
generated invoice deviates from the approved sample
rendered e-mail lost its footer
price shown 9.90, price billed 9.99
discount applied twice
stock was reduced although payment failed
rights check let guest in
audit trail has no entry for the deletion
idempotency violated: second call created another order
round trip changed the document
export followed by import is not the identity
undo did not bring back the text
same seed, other numbers: run is not reproducible
build is not reproducible: app.bin differs
two builds of the same commit differ
frame rate 22 fps, promised 30
jitter 4 ms above the agreed 2 ms
noise floor too high: -61 dB
LED did not blink
relay clicked 3 times, wanted 2
gate: open review comments
gate: changelog untouched
gate: file without owner
policy says no latest tags
policy denied: bucket is public
budget for cloud costs is overrun by the plan
plan would destroy 3 resources, guard stops here
cz check: commit validation: failed! please enter a commit message in the commitizen format.
danger: Failing due to 1 error: This PR has no description
Danger: PR is classed as too big: 1204 lines, keep it under 600
cog check: Errored commits: 3f2c - missing type separator
dco: Commit 3f2c by Jo is missing the Signed-off-by line
towncrier check: No new newsfragments found on this branch.
changie: no change fragment for this pull request
reuse lint: Unfortunately, your project is not compliant with version 3.0 of the REUSE Specification
addlicense -check: src/a.go lacks a licence text
gitleaks: leaks found: 2
trufflehog: Found verified result: detector AWS, 1 live credential in the history
detect-secrets: ERROR: Potential secrets about to be committed to git repo!
git-secrets: [ERROR] Matched one or more prohibited patterns
check-added-large-files: assets/a.bin (1204 KB) exceeds 500 KB.
end-of-file-fixer: Fixing docs/a.md - files were modified by this hook
no-commit-to-branch: you may not commit to main, hook Failed
mixed-line-ending: files were modified by this hook
pre-commit: All changes made by hooks: would leave the tree changed
treefmt: error: failing due to unexpected changes, 4 files changed
nixpkgs-fmt: 3 / 12 would have been reformatted
cmake-format: check failed: CMakeLists.txt differs from its formatted form
buildifier: BUILD.bazel # reformat
terraform fmt -check: main.tf variables.tf (need formatting)
dart format: Changed lib/cart.dart, --set-exit-if-changed
Formatted 12 files (3 changed) set-exit-if-changed
mix format: ** (Mix) mix format failed due to --check-formatted. The following files are not formatted
xmllint --format diff: layout.xml is not in canonical form
tidy-diff: output of the HTML cleaner is not what is in git
po files are out of sync with the sources, run make update-po
msgcmp: 3 untranslated messages where none are tolerated
i18n gate: key cart.total has no German text
yarn dedupe --check: Multiple versions of lodash could be deduplicated
YN0086: deduplication check: 3 packages can be deduped using the highest strategy
constraints: app@workspace:. must depend on react@18 as required by policy, found 17
pnpm audit: 4 vulnerabilities found Severity: 1 moderate | 3 high
osv-scanner: GHSA-35jh-r3h4-6jhm in lodash 4.17.11, 1 vulnerability
grype: discovered vulnerabilities at or above the severity threshold
checkov: Failed checks: 3, Check: CKV_AWS_20 "S3 Bucket has an ACL defined which allows public READ access."
conftest: FAIL - deploy.yaml - main - Containers must not run as root
kube-score: [CRITICAL] Container Resources -> limits are not set
axe: Found 3 violations of WCAG 2 AA: image-alt, label, color-contrast
broken-link-checker: 41 links found. 3 broken.
muffet: 404 https://acme.test/gone (1 failing link)
k6: ERRO[0061] thresholds on metrics 'checks' have been crossed
locust: failure ratio 0.04 above 0.01, exiting with 1
gatling: Global: percentage of failed events is less than 1.0 : false (actual : 4.1)
jmeter: assertion "title is Shop" failed on sample home
ab: Non-2xx responses: 41, none were expected
hyperfine guard: mean 812 ms exceeds 500 ms
criterion: Performance has regressed. change: [+14.1% +15.0%]
benchstat gate: sec/op +12.40% (p=0.002) is more than 5%
ci-bench: alert: 2.1 times slower than the previous commit, threshold 1.5
pytest-regressions: obtained file differs from the expected one cart.yml
approvaltests: Received does not match approved: cart.received.txt
verify: Verify mismatch: cart.verified.txt, new content received
cupaloy: snapshot not equal: -41 +42
gold: expected stdout to match testdata/a.golden
lit: FAIL: Acme :: cart.ll; CHECK: expected string not found in input
FileCheck: error: CHECK-NEXT: is not on the line after the previous match
txtar script: stdout: no match for '^done$' found
expect_test: unexpected difference, run with UPDATE_EXPECT=1
tox -e docs: build left untracked files, gate fails
hash of generated parser is 3f2c, header says 77aa: regenerate
protos on disk are newer than the generated code, check failed
mocks are out of date: run go generate
make check-clean: git status --porcelain is not empty
audit: file /etc/passwd has mode 0666, must be 0644
cis-benchmark: 1.1.1.1 not satisfied, score 71 %
oscap: rule sshd_disable_root_login Result fail
aide: found differences between database and filesystem!! 3 files changed
tripwire: violation found: /usr/bin/app modified
chkrootkit gate: INFECTED marker in the scan
clamscan: Infected files: 1
yara: rule packed_exe hit dist/app.exe, release blocked
sigcheck: binary is unsigned although release policy wants it signed
elf-check: binary has no PIE, hardening wanted
hardening-check: Stack protected: no, not found!
abidiff: 1 Removed function, 2 Changed: ABI is not compatible
cargo semver-checks: --- failure struct_missing: pub struct removed ---
japicmp: METHOD_REMOVED breaks binary compatibility
revapi: java.method.removed: breaking
buf breaking: Field "3" with name "total" on message "Order" changed type
oasdiff: error: api-removed-without-deprecation at /orders
pact-broker can-i-deploy: Computer says no ¯\_(ツ)_/¯
spectral gate: 4 results of severity error, 0 accepted
openapi-diff: API is not backward compatible
[FAIL] premium for policy class C3 comes out at 412.10, table says 409.80
reserve run: sum over claims differs from the ledger by 3.07
check-quotes: 2 of 40 sample quotes moved after the refactoring
quote letter has 3 pages, it is meant to have 2
timetable check: train 4402 leaves Olten before it arrives
connection 1107 -> 2210 has 2 min transfer, station minimum is 5
seat reservation: wagon 7 is listed although the formation has only 6
stop: ward occupancy report counts 31 beds, ward has 30
dose check let 4000 mg pass, must be stopped above 3000
17 articles cost less than their purchase price
ERR discount stack gives 104 % off for SKU 7781
datacop: unit price on shelf label and in the web shop disagree (2.49 / 2.59)
[error] till total and basket total are not the same for receipt 11
Kontoauszug: Endsaldo weicht um 0,01 vom Hauptbuch ab
interest accrual test: got 12.33, sheet of the treasury says 12.34
four-eyes rule is not enforced for payments over 10k
cart test: after removing the last line the badge still shows 1
voucher SPRING cannot be combined but was
the order confirmation mail mentions 'Dear null'
checkout page weighs 3.4 MB, limit is 2
the sitemap misses 212 product pages
E: robots.txt of staging lets crawlers in
cookie '_ga' set before consent
gate check: passenger count on manifest 181, boarded 182
boarding pass barcode decodes to another flight than printed
exam grades: mean is 7.2 on a scale of 1 to 6
transcript PDF and register disagree about ECTS (180/177)
tariff calculator and published price sheet diverge at 3 500 kWh: 1 022.10 against 1 019.80
meter plausibility: consumption of -4 kWh went through, should be blocked
load forecast MAPE 11.3 %, tolerated 8 %
grid topology: 2 stations hang in the air (no feeder)
balance group sums are out by 0.004 MWh
letter tray test: 1 of 200 addresses sorted into the wrong box
franking: 1.10 computed, tariff 2024 says 1.20
track & trace page shows 'delivered' although no scan of the courier exists
driver app contract: field eta became optional, dispatch relies on it
geofence test: point 46.95,7.44 should lie in Bern but lies outside
E: fare inspector app: translation of 'Abo' in fr is still German
FATAL locale it has 11 strings less than en
placeholders in fr.json and en.json are not the same for key cart.total
plural form 'few' is unused or wrong in pl
accessibility gate: 9 new contrast problems since main
heading order jumps from h2 to h4 on /about
form input "email" has no label
keyboard trap in the date picker
focus ring invisible on 3 components
[error] lang attribute absent on /en/
*** version in package.json (2.4.0) and tag (v2.4.1) disagree
fatal: CHANGELOG says nothing about 2.4.1
billing-job: unreleased section is empty
release check: still 2 blockers open in the milestone
nope: Commit is not signed off
the branch is 14 commits behind main
preflight: SBOM lists 3 components without licence
release check: artefact grew from 41 to 77 MB
debug build flag is on in the bundle
nightly: copyright year says 2023
Release notes are not translated to French
release check: docs mention v1 endpoints
Dependency with -SNAPSHOT in a final release
Screenshots in the store listing are older than the UI
Package 'left-pad-pro' is AGPL, legal says no
Failed: Attribution file does not mention 4 packages
ERROR: 2 licences nobody has judged yet
Failed: column orders.note vanished between staging and main
*** index idx_orders_date exists in prod only
nullable changed for customer.phone
schema watch: enum 'state' has lost the value 'paused'
Someone altered prod by hand
*** Restored table customers has 10 rows less than the live one
Last good dump is 49 h old, policy 26 h
>> checksum of table invoices after restore deviates
backup drill: restore took 71 min, RTO is 60
ci-gate: 'new-checkout' lives since 400 days, maximum 90
>> code asks for 'dark_mode' but nobody registered it
default of 'fast-pay' is true in prod and false in the file
flag audit: flag without owner: beta-search
[FAIL] p95 of /search 1.9 s, agreed 0.8 s
0.7 % of the calls answered 500, agreed 0.1 %
ERROR: Throughput fell by 22 % against last week
load check: CPU of api-3 stayed at 100 %
consumer 'app-ios' still calls GET /v1/offers, provider dropped it
Date comes as epoch, consumer wants ISO
ABORT: Provider returns 200 with error body where 409 was agreed
contract: 3 interactions differ
Header X-Request-Id gone
after the switch /version still answers 2.4.0
loadtide: canary has 4 times more errors than the rest
>> Checksum list and uploaded files are not alike
Soll 12, Ist 14
Abweichung bei der Umsatzsteuer: 0,03
Ergebnis entspricht nicht der Vorlage
le total attendu était 41,90, obtenu 41,80
la capture diffère de la référence
Übersetzung fehlt in 3 Sprachen, erlaubt 0
se esperaban 3 pedidos y hay 2
Testabdeckung 61 % liegt unter der Vorgabe von 70 %
nightly diff: 4 customers got another discount than yesterday
billing-job: stock in shop (12) and stock in warehouse (9) don't agree for SKU 881
double booking detected: court 3, 18:00
guest can see the notes of another guest
deleted user still gets the newsletter
jobrunner: old invoice link should give 410 but works
PDF has no embedded fonts
PDF/A check: 3 objections
barcode on the voucher can't be read back
QR bill: reference on page and in code are not identical
ERROR: mail too long: 214 KB, clients cut at 102 KB
subject line over 78 characters
mail contains unresolved {{first_name}}
spam score 6.1, want under 3
DKIM result: none (should be pass)
image without alt in newsletter block 3
logo is blurred: 120 px wide, at least 240
favicon differs from brand kit
[ci] thumbnail 14 is black
frame 120 not like the golden frame
audio is 12 dB too loud
subtitle 88 overlaps the next one
[ci] video has 24 fps instead of 25
episode runtime 31:10, sheet says 28:30
error - map tile 12/2145/1434 changed more than 5 %
route is 14 % longer than the baseline
ETA off by 9 min
temperature 41 C outside of 2..8
pump should be off after E-stop and is on
relay 3 did not fall
verify-all: LED stays dark
voltage at TP4 is 2.9 V, nominal 3.3
torque curve leaves the tolerance band at 1 800 rpm
boot took 9.2 s (limit 6)
sleep current 1.4 mA, promised 0.2
watchdog did not bite
firmware reports 1.0.3, flashed 1.0.4
bootloader accepted an unsigned image
battery gauge lies: 80 % shown, 55 % measured
sanity: register 0x1F reads 0x00, wanted 0xA5
publish.py: scan rate dropped to 41 Hz
simulation energy not conserved (drift 2e-3)
monte carlo mean out of the confidence interval
model accuracy 0.81 < agreed 0.85
feature drift: PSI 0.31 for age
guard: too many nulls: 14 % in column phone, cap 5 %
row count dropped by 40 % since yesterday
freshness: newest row is 3 days old
currency table is older than a day
FATAL dashboard tile shows nothing
report header still has the old logo
sum of parts is not the total
credit and debit sides aren't equal
VAT rounding: 7.695 became 7.69
commission should be zero for staff
loyalty points granted twice
coupon accepted after its end
age gate let a 15 year old in
search for 'cheese' returns shoes
autocomplete proposes blocked words
loadtide: sort by price descending begins with 1.00
pagination: page 2 repeats 3 items of page 1
filter 'in stock' shows sold out ones
undo did not restore the text
redirect chain of 4 hops, one allowed
hsts header gone
csp allows unsafe-inline
server banner tells its version
port 22 open to the world
bucket is public
secret-looking string in fixtures/keys.txt
*** password stored in clear text in dump
personal data in log line 88
log contains 3 ERROR lines, none expected
warnings went up from 12 to 15
unexpected stack trace in the server log
migrate.sh: deprecated call used: Mailer.sendOld
forbidden import: web may not use db
file without licence header: Foo.kt
function longer than 80 lines: runBatch
TODO without ticket number
spelling: 'recieve' in the docs
dead link on /faq
doctor: changelog not touched
docs out of sync with code, regenerate
generated SQL differs from checked-in SQL
stop: api.json has changed, bump the version
client code is not up to date
mkinvoice: removed field breaks older apps
mock was called twice, wanted once
event 'paid' never arrived on the bus but should
queue should be empty, 3 left
fatal: retry happened 5 times, 3 wanted
exit code of the tool is 0 but we wanted 2
stdout lacks 'ready'
billing-job: expected failure did not occur
bench: job should have refused the file
feedcheck: status page claims green
snapshot of menu.html outdated
reference curve exceeded
golden file and output part ways at line 40
results not reproducible: run 1 and run 2 differ
idempotency broken: second run changed 4 rows
terraform wants to change 2 things, should be none
container runs as root
image has 2 critical CVEs
base image older than 60 days
helm values of prod and staging drifted
houseKeeper: 3 of 40 hosts are not in the desired state
ansible second run not clean: changed=2
certificate for shop.acme.test has 4 days left
index fragmented 61 %, rule 30 %
coverage fell to 71.2 (floor 75)
mutants survived: 14
bundle grew by 31 kB
lighthouse performance 62, we want 80
ABORT: too many DOM nodes: 4 112
memory after 100 cycles 40 MB higher, leak?
goroutines left over: 3
open handles at the end: 2
{"level":"error","check":"stock","msg":"count differs","have":12,"want":14}
level=error check=vat msg="computed tax deviates from the table" got=7.70 want=8.10
2024-05-02T03:12:09Z ERROR consistency - 4 bookings without matching payment amount, none tolerated
{"severity":"ERROR","message":"reply no longer matches contract","field":"offers[0].price"}
level=error msg="threshold overstepped" metric=error_ratio value=0.021 max=0.01
[04:11:02] CHECK lane-balance: NOT EQUAL (left 40, right 38)
not ok - the basket shows 2 lines but should show 3
✗ sum of all lanes equals total (39 vs 40)
✗ refunds are booked the same day
✘ every animal has a keeper — 2 do not
!! expected exactly one winner, there are two
Assertion in verify_rounding.py: tip of 12.345 should round half up to 12.35 but we got 12.34
verify-fish: a two day fish was charged as three days (expected 98.00, charged 147.00)
The number of exported members (1203) is not equal to the number of members in the club database (1207)
Consistency check between CRM and newsletter failed: 19 addresses are only in one of them
FATAL Comparison with last month shows an unexplained jump of 31 % in cancellations
[consistency] every rented car needs a contract; cars 14, 19 and 22 have none
[consistency] booked hours and invoiced hours are not in line for project 88
Price test: family ticket must never be more expensive than four single tickets
Plausibility check rejected the result: consumption per head is 4100 l
The generated brochure deviates from the approved one on pages 3, 7 and 12
Visual check: hero banner moved 14 px to the left
Dark mode screenshot was 2.4% different (limit: 0.1%)
FEHLER Contrast of the price tag is 2.9:1 and needs to be 4.5:1
Test case TC-114 NOT PASSED: elevator stopped 12 mm above floor level (tolerance +/- 5 mm)
TC_088: door reopened 0 times, spec demands 1
Verdict FAIL: coolant temp rises over 95 deg within 10 min
RIG: expected pressure window 4.8-5.2 bar, measured 5.6 bar
Sequence step 14 measured 12.9 ohm, high limit 12.0
End of line test: noise level 61 dB(A) above maximum of 55
Drift of 0.4 s per day is more than we allow for the station clock
Position error 1.9 m at waypoint 7, spec 0.5 m
Replay produced a different trajectory from tick 812 onwards
problem: Simulation result hash 9a1c is not the recorded hash 77b0
Save game written by 1.4 gives another score when loaded by 1.5
Balance test: weapon 'axe' wins 71 % of duels, we want 45 to 55 %
The level can't be completed by the bot, but it should be
Leaderboard order incorrect after tie
migrate.sh: TLS ciphers of mail-2 do not meet the baseline
[ci] password policy of tenant 4 is weaker than the standard
billing-job: 3 accounts without MFA, permitted are none
compliance: retention of audit logs is 30 days but must be 365
audit: change 4711 went live without review
audit: user rights of 2 leavers still active
gdpr-check: cookie lifetime 720 days exceeds 390
gdpr-check: field date_of_birth appears in analytics events
Quality score of the catalogue fell below the agreed 95 points: 93.2
dq rule R12 violated by 0.8 % of the rows (max. 0.5 %)
Referential check: expected all sales to have a shop, 12 don't
Uniqueness expectation on customer_no was not met
Distribution of ages is not what we saw last year (KS=0.21)
Forecast quality gate closed: bias 6 %
Regression suite: 4 of 120 reference cases have changed results
Back-test breached: 9 exceptions, green zone ends at 4
Recalculated fee (4.50) and stored fee (4.00) are different
We promised p99 < 250 ms and measured 391 ms
nope: Cold start became slower: 812 ms -> 1240 ms
Job used 41 min, performance budget says 30
Bundle budget blown by vendor.js (612 kB of 500 kB)
The image is bigger than before by 300 MB; please slim down
Number of SQL queries per page rose from 12 to 57
[FAIL] GET /offers delivered 0 offers, at least 1 wanted
qa-run: landing page says "Index of /"
>> status 302 instead of 200 for /login
Smoke: footer shows build 811 and not 812
[FAIL] Content type text/plain, we expect application/json
/healthz says degraded
smoke: cache header missing on /logo.svg
nightly: legacy redirect /shop.php lands on the wrong page
Post-deploy check: queue consumers are 0, must be 4
Post-deploy check: config hash on node 2 differs from node 1
14 feature branches are older than 90 days, clean up
commit subject 'wip' is not acceptable
verify-all: generated files were edited by hand
Pre-flight: forbidden word 'FIXME' in 3 files
billing-job: someone left fit() in basket.spec
tests are skipped without a reason in 3 places
File names must be lower case: Assets/Logo.PNG
Pre-flight: code is not formatted, run ./fmt.sh
pricebot: licence of the font is unclear, blocked
fatal: API description and routes are not in step
Terms of service in the app are version 4, legal published version 5
nope: IT and FR texts are longer than the button allows
2 untranslated strings slipped into the build
Glossary violation: 'Warenkorb' must be used, found 'Einkaufskorb'
datacop: Newsletter preview does not look like the design
Unsubscribe link leads to a 404
export_all: ALT text equals file name on 12 pictures
*** Tab order skips the captcha
TAP check 14: the lift must not move with the door open - but did
parity old/new system: 14 of 900 invoices calculated differently
parallel run: new engine gives 2 c more for tariff night
shadow traffic: 0.4 % of the replies are different
blue/green: green answers slower than blue
loadtide: record count before and after the move isn't identical
seats free + seats sold <> capacity
FEHLER expected balance 0 after storno, still 14.00
inventory test failed, physical 44 vs book 45
warranty end computed as 2025-02-29?? expected 2025-02-28
leap year test broke: 366th day not billed
DST test: 02:30 exists twice but invoice shows one
export_all: we expected a refusal for the expired card, the booking went through
bench: the same request twice made two bookings
receipt prints 'Ã¼' in place of 'ü'
wrong number of labels printed: 11 of 12
the mail went to 2 people, should go to 1
language switch: page stays English
currency symbol is after the amount for en-GB
phone layout: menu overlaps logo
sanity: no error shown for an empty name
preflight: max length isn't enforced on comment
access rights matrix differs: role clerk can delete
audit trail has no entry for the change
expected log entry "lane opened" not in log
metrics endpoint no longer exposes lane_open_total
alarm did not fire at 90 degrees
rig-run: alarm fired although all was fine
response time of gate 412 ms (allowed: 300 ms)
stress run: 3 of 10000 messages lost
order of messages not preserved
ERR failover took 45 s, target 15 s
restore point older than 24 hours
replica is behind by 41 s, limit 10 s
crypto check: sha1 is still in use
dependency check: log4j 2.14 has a known hole
container scan: 1 critical, 4 high -> blocked
static budget: 412 warnings > 400
duplication 7.1 % (gate 5 %)
cognitive complexity over the limit in close_books
public API changed without note
xsd v4 isn't backward compatible with v3
topic schema lost field 'lane'
kpi file: conversion -20 % vs. last release
data contract 'tolls' broken by column rename
screens of ticket machine differ: state 4
wrong voice prompt played for 'door'
colour of tile 'sold out' is green
acceptance step 7: customer sees 'OK' although card was declined
genlabels: expected exactly 1 h2, got 3
ERR A TEST VALUE IS OUT OF TOLERANCE: CH3 4.12 V
RESULT FILES ARE NOT IDENTICAL
NOT AS EXPECTED: 12 <> 14
the two result are differents
we have waited 3 tickets but got 4
Betrag weicht ab: erwartet 12,00 / erhalten 11,99
Bildvergleich: Abweichung 3,1 %
FATAL Grenzwert überschritten: 412 ms > 300 ms
Verstoß gegen Richtlinie 4: öffentlicher Bucket
FATAL Formatierung weicht ab in 3 Dateien
valeur inattendue pour le total TTC
le seuil de couverture n'est pas atteint
el resultado no coincide con lo esperado
cobertura por debajo del mínimo
billing-job: diff found between last good output and now
output changed, please accept or fix
baseline violated for page /quests
fare of adult should be twice the fare of child
children must travel free but 4.00 was taken
ports capacity exceeded by the sales test (402 > 400)
[ci] arrival time in app and on board differ by 5 min
calendar shows a departure on 25 December, none expected
loyalty level after 10 trips is 'basic', want 'gold'
cancelled trip still in list
refund not issued within the test
wrong harbour is preselected
mkinvoice: wrong template used for reminder mail
wrong content type of the feed
wrong order of stops
wrong sign on the balance
wrong VAT on food
unexpected redirect to /error
export_all: unexpected field 'debug' in the reply
unexpected change in 3 tables after a dry run
unexpected number of rows: 88
unexpectedly passed although the gate was open
missing log line after boarding
missing audit record (1 expected)
missing hreflang on 12 pages
[error] missing translation keys: pt (14)
>> missing unit test for new class Deck
missing changelog entry
guard: missing alt on deck.png
missing security header X-Frame-Options
ERROR: ratio of failed bookings 4 % above 1 %
number of open findings increased
age of oldest backup 50 h, must be below 25 h
ci-gate: age of base image 120 days
size of the app 81 MB, store limit for us 60
mkinvoice: size of main.css grew 40 %
speed index 4.1 s over budget
run-batch: score for best practices dropped to 71
count of console errors is 3, should be 0
count of queries on /feeds is 88
energy label wrong: A shown, B computed
co2 value off by factor 10
stop: the deviation of sensor A and B is greater than 2 K
the valve did not open fully: 61 %
the conveyor moved 3 mm too far
the robot stopped outside the zone
the motor drew 9 A, max 6 A
the display shows '88' rather than 'OK'
*** the buzzer was silent
the brake engaged 40 ms late
leak test fail: 0.9 mbar loss, allowed 0.5
hipot failed: 4 mA
insulation 0.4 MOhm, min 1
firmware string is '1.2.0-dirty'
Debug symbols left in release
!! binary is not stripped
checks: exported symbols changed
nightly: header files and docs differ
fatal: Link to old wiki found
Error: Internal host name in public docs
checks: TODO in legal text
ERROR: version of app and api not the same
houseKeeper: image of deck plan outdated
*** yaml files not sorted
checks: final newline missing in 4 files
trailing blanks in notes.md
E: mixed line endings
Too large file added
checks: duplicate dependency versions
*** pinned version rule violated
Action not pinned to a sha
guard: open redirect possible on /go
checks: directory listing is on
Default password still works on rig 4
admin page reachable without login
Pods must have limits
loadtide: image from foreign registry
Change needs two reviewers, has one
policy: deploy on Friday after 15:00 not allowed
Public IP is not allowed
roster-sync: untagged resources (owner)
migrate.sh: cost estimate over budget by 400
policy: licence of lib X forbidden
invariant of the books broken after run: assets != liabilities
run-batch: each deck has at least one exit
property test found a counterexample: n = 0
fuzz: reply differed from the oracle for input 0x00
metamorphic test: order of items changed the price
eod: symmetry test failed: A->B is 12 km, B->A 14 km
FEHLER round trip lost the field 'deck'
encode/decode not equal for sample 9
import then export isn't the same file
print preview and pdf disagree
old api and new api disagree on deck 4
mobile and web price not equal
migrate.sh: cache returned stale price
statistics: sum 99.8 % instead of 100 %
histogram changed shape
ranking: expected doc 4 on top, is third
precision@5 0.61 under 0.7
word error rate 14 % > 12 %
hallmark check: expected watermark on page 1
stockd: window address is outside of the window
rig-run: page break inside of a table
Error: wrong paper format (Letter, want A4)
letters: signature image missing on last page
labels: text is cut off
Expected 14 stations on the map but only 13 are drawn
*** Expected the night tariff to start at 22:00, started at 21:00
Expected no e-mail to be sent, one was
Expected total of 41.90 after discount
Expected: gate closed. Actual: gate open.
Expected exit status 0 of the old client, it refused the new server
Actual stock level isn't equal to the computed one
Result deviates by more than 0.5 %
sanity: Result is older than the input
Result set differs from file expected/cells.csv
Values outside of tolerance: 3 of 120
Value at 03:00 is too high
Limit exceeded: 14 warnings (max 10)
rig-run: Limit of 200 ms broken at p90
Rule 'no weekend deploy' violated
Rule 7 not satisfied: every order has a payment
Check 14 says NO: open orders older than 30 days
Check of totals negative: 3 differences
FATAL Check of links: 4 dead
ABORT: Check of images: 2 without alternative text
Check of keys: en and de not in sync
fatal: Comparison of screens failed for 'rates'
ERROR: Comparison old/new found 3 deviating rows
[FAIL] Test 'late fee' expected 5.00 and received 0.00
Test 'night' wanted two mails
Failed: Verification of the printed form failed: field 3 empty
Verification: backup and original are different
Validation run: accuracy below target
Self test: LED current not in range
Self test failed: checksum of ROM differs from expected build
Gate 3 (quality): not reached, 71 < 80
jobrunner: Gate 4 (security): 2 open high findings
Gate 5 (docs): missing chapter for new option
Threshold for missing translations crossed
Threshold p95 violated
Baseline exceeded by 14 %
Budget exceeded: fonts 120 kB of 100 kB
Drift between config in git and server 3
Difference of 2 seats between plan and sale
sanity: Mismatch between docs and options: --zone undocumented
Mismatch: 14 booked, 13 paid
Not equal: 41.90 and 41.80
Not formatted: paper.go
Not allowed: package gpl-thing (license)
Not up to date: docs/options.md
Reconciliation: our ledger has 412 payments, the provider reports 410
Reconciliation: amounts of payout 88 disagree
Reconciliation difference of CHF 0.05 is not tolerated
Totals of web and cash desk are not consistent with each other
Inventory of the app and of the shop must be equal, 3 articles are not
Availability in the calendar contradicts the booking table for flat 12
Two guests hold the same slot though the overbooking guard is on
jobrunner: Guard let through an order above the credit limit
sanity: Rule engine approved a claim that has to be rejected
Error: Rule engine should have picked tariff N and picked D
The night surcharge wasn't applied
The discount was applied twice
problem: The rounding of line totals is not commercial rounding
Failed: The reminder was sent on day 9, must be day 14
feedcheck: The letter for Mr Test has the wrong salutation
The letter has an empty second page
The e-mail footer lacks the address
migrate.sh: The invoice number on PDF and in the mail differ
The form accepts an impossible date
The API returns prices as text, agreed are numbers
The API answers 200 for an unknown id
The API hides the field 'stock' since this build
The event schema lost a property consumers need
stop: The list is not sorted by name
The chart starts at 90 instead of 0
The page shows English text in the French version
The page takes 5.1 s to be usable, target 3 s
The page sets 3 cookies before consent
The page has 2 elements with too low contrast
The image isn't the approved one
The build is not reproducible, hashes differ
The bundle contains source maps
>> The package contains test files
sanity: The app requests a permission that's not on our list: CAMERA
The licence texts are incomplete
The branch lowers coverage by 1.2 points
The pull request touches generated code
The migration is not reversible, rule M3
feedcheck: The migration locks table orders too long, policy says online only
The terraform plan destroys 2 databases, gate closed
The config of node 3 isn't like the others
The backup of last night is smaller than half of usual
guard: The backup cannot prove: restored hash differs
The log has personal data in it
The log contains 14 warnings (limit 10)
The firmware draws too much current in standby
The pump curve is 6 % under specification
The door closed with obstacle present, must reverse
The alarm came 4 s late
ERROR: The sensor reading drifted out of its tolerance
The simulated train overran the signal by 3 m
E: The replay ends with another balance
The model got worse: F1 0.71 (was 0.78)
The forecast missed the corridor
The ranking changed for 14 of 200 queries
The spell checker complains about 4 words
The glossary forbids the word 'user'
The links to /help/tax are dead
The new version is slower than the old one
The canary shows more errors than stable
The rollout left one pod with the old image
The flag is still on for everybody, should be 10 %
The queue still holds 3 messages after the run, 0 wanted
The cache delivers old prices after update
Audit says: 4 accounts without owner, 0 permitted
Audit says: TLS 1.1 still enabled on gw-2
Audit says: public snapshot found
Audit says: dependencies with forbidden licence: 1
Gatekeeper: change has no approval from QA
Gatekeeper: version not bumped
Gatekeeper: score 6/10, 8 needed
release-check: pom.xml says 3.2.0-SNAPSHOT, a release must not be a snapshot
version in setup.cfg (1.4.0) and git tag (v1.4.1) disagree
package.json and Cargo.toml carry different versions
tag v2.3 isn't a semantic version tag as our rules want it
bump the version: 2.4.0 is already on npm
You changed src/ without bumping the version
release notes for 2.4.1 still say TODO
Unreleased section of the changelog is empty though 14 commits were merged
changelog line is longer than 100 characters
changelog entry doesn't mention the ticket number
copyright line says 2022-2023, we are in 2025
LICENSE text was edited, differs from the approved wording
licence GPL-3.0 is not on the allow list (package readline-x)
forbidden licence: AGPL-3.0 pulled in by pdf-kit
NOTICE file lists 41 packages, lock file has 44
fr.json: 'cart.total' still holds the English text
placeholder %s is in the source string but not in the translation
untranslated strings left: 23
Italian is only 81 % translated, we ship from 95 %
locale it-CH has strings nobody uses any more
file name Camping_Report.py isn't kebab-case
class names have to end with 'Service' in package services
branch 'fix' violates ^(feature|bugfix)/[A-Z]+-[0-9]+
commit subject doesn't start with a ticket id
commit message is 104 characters wide, allowed are 72
commit 3f2c1aa is not signed off (DCO)
pull request carries no label, at least one of bug/feature/chore is wanted
PR description misses the section 'How to test'
fixup! commits are still in the branch
WIP commit found, not mergeable
merge commits aren't wanted on this branch
CODEOWNERS has no owner for services/shelf
image tram/web uses the tag latest, pin a version
image is not pinned by digest: nginx:1.25
image grew to 412 MB (budget 300 MB)
base image is 210 days old, at most 90 are tolerated
container still runs as uid 0, policy wants non-root
bundle main.js 312 kB > budget 250 kB
console.log left in 3 files
TODO without ticket in src/squadron.py:41
.only() was committed in cart.spec.ts
skipped tests are not permitted on main: 4 found
disabled test without a reason
binary files over 1 MB committed: menu.psd
secret-looking string in config/vineyard.yml:8
password in plain text detected by our check in deploy.sh
generated files are stale, run make gen and commit
openapi.json does not match the code, regenerate it
docs/cli.md is outdated; run the generator
README table of options is not up to date
lock file out of step with package.json according to our gate
formatting differs: run go fmt on 3 files
line endings wrong in 2 files, we want LF
tabs found where spaces are demanded
smoke: / answered 302, wanted 200
smoke: title of the start page is 'Maintenance', not 'Farm'
smoke: version endpoint reports 2.3.9 after deploying 2.4.0
smoke check 4/9 NOT OK: basket stays empty after adding bread
health says degraded, want up
readiness reports 'db: down'
expected 3 replicas to be ready, only 2 are
canary error rate 3.1 % beats the permitted 1 %
p95 rose from 210 ms to 480 ms, limit is 300
cache hit ratio down to 61 %, target 85 %
cold start takes 4.1 s on average, must be below 3
contract broken: consumer 'ferry-web' expects field 'vat' in /prices
provider dropped property 'allergens' that clients rely on
breaking change: enum value NIGHT removed
response lacks header X-Request-Id
content type text/html, should have been application/json
schema of event crew.moved changed without a new version
VAT for takeaway came out as 8.1 %, law says 2.6 %
receipt total 12.35 but we calculated 12.40
loan plan: last instalment deviates by 3 centimes
interest for leap year wrong: is 366.00, should be 365.00
dose for 12 kg should be 180 mg, calculator says 1800
appointment reminder went out twice
train 411 arrives at platform 7, test wants 4
fare Bern–Thun: got 17.80, price list says 16.40
seat 41 was sold to two people in the simulation
score after combo is 400, should be 450
player fell through the floor in level 3
hitbox of orc is off by 4 px
enemy never attacks within 200 ticks
grade average 4.749 got rounded to 5.0, rule says 4.5
report for class 3b lists 23 pupils, register has 24
feed plan for squad 4 exceeds 8 kg concentrate per tenant
irrigation opened valve 3 instead of 4
row count after load: 11 982, source has 12 000
target sum differs from source sum in 3 of 12 months
freshness: newest row is 3 days old, SLA is 1 day
null share of column vat is 12 %, maximum 1 %
duplicate ratio above limit: 0.4 %
anomaly: only 3 orders today, normally about 1200
data quality gate closed: completeness 92.1 < 98
reconciliation found 14 differences
backup check: restored row count does not equal the original
newest backup is 53 h old, must be younger than 26 h
certificate of shop.acme.test ends in 6 days, alarm threshold 14
error budget used up, deploys frozen
spell check: 3 unknown words in menu.md
link in docs/start.md leads to a 404
anchor #opening-hours doesn't exist in page
image without alt text on page menu
Expected exit code 0 of 'rental close', got 3
stdout differs from the recorded run
want stderr empty, it had 2 lines
golden file mismatch: receipts/simple.txt
--- expected/receipt.txt +++ actual/receipt.txt
snapshot for <Menu> outdated
pixel diff 2.1 % on page menu, tolerance 0.5 %
check_version: __version__ is 1.4.0, tag is v1.4.1
VERSION file and Chart.yaml appVersion drifted apart
docs still mention 2.3.9
app store build number 411 was used already, must grow
Info.plist and build.gradle have different version names
version bump is minor but the API broke: major needed
semver says patch, diff contains a new feature
release branch is not based on main
tag isn't reachable from main
tag has not been signed as policy demands
release contains 2 unreviewed commits
reviewer and author are the same person
four-eyes principle violated by 3f2c1aa
ticket THEATRE-411 is still open, cannot go into the release
ticket CAMPING-412 has no fix version
release train left without DEPOT-413: not merged
feature flag 'new-cart' ought to be off in production
flag cleanup overdue: 'old-cart' since 2023
migration without rollback script found: 0044
migration drops a column that the running version reads
destructive statement DROP TABLE in migration, not approved
table boat has no comment
query plan uses a full scan on bike
endpoint /crews isn't documented
API endpoint without authorisation test: POST /shelfs
event hangar.moved is published by nobody
interface description and implementation diverge
function print has cyclomatic complexity 21 (max 15)
file cart.ts grew beyond 500 lines
maximum nesting depth exceeded in bake()
layer rule broken: web may not import db
service 'pasture' calls 'bank' directly, forbidden by architecture rules
circular import found by our own checker: a -> b -> a
dead code: 14 functions never called
duplicate code ratio 6.2 %, allowed 5 %
type coverage sank from 97 to 94 %
line coverage 71.2 % is below the 80 % mark
mutation score 61, threshold 70
branch coverage fell by 2.1 points
docs coverage 44 %, needs 60
lighthouse performance 71 < 90
TTI budget blown: 5.1 s instead of 3.5 s
font size below 12 px on menu card
contrast 2.9:1 too weak on button Pay
heading levels skip from h2 to h4
form field without label on /orders
page has no lang attribute
cookie without SameSite
HSTS header not sent by web
TLS 1.0 is still offered, scan says fail
port 3306 is reachable from outside
container has capability SYS_ADMIN, not permitted
privileged pod found
secret mounted as environment variable, rule S7
resource without cost-centre tag
instance type above team budget
terraform plan wants to destroy 1 resource, gate blocks
plan is not empty: 2 to change
live config differs from git in 3 keys
ansible check mode reports changed=2, want 0
host farm-3 deviates from baseline: ntp not set
package openssl 1.1.1 has CVE-2023-0286, severity high
3 critical findings, limit is 0
SBOM is missing 4 components
dependency left-pad hasn't been updated for 900 days
unpinned action: actions/checkout@main
Dockerfile check: no HEALTHCHECK
Dockerfile check: ADD used, COPY wanted
chart values without resource limits
cron job without owner label
script lacks 'set -euo pipefail'
file mode of deploy.sh is 100644, should be executable
.DS_Store was committed
README has no section Installation
every service must have a runbook; lane has none
dashboards json was edited by hand
alert without runbook_url: Plottown
trailing whitespace in 3 files
JSON isn't sorted, run the sorter
imports unsorted in 4 files
file isn't formatted; 14 lines would change
BOM found in menu.json, not allowed
umlauts destroyed in output: 'Br?tchen'
date printed as 3/14/2025, must be 14.03.2025
currency symbol in front, should follow the amount
amount in words wrong: 'zwölf' instead of 'elf'
PDF has 3 pages, template allows 2
barcode on label unreadable by the verifier
printed label is 2 mm too wide
invoice isn't PDF/A-3 conform
mail subject was empty
mail had no unsubscribe link
sms longer than 160 characters
push was delivered 3 times, once expected
undo didn't restore the old price
second run isn't idempotent: 14 rows changed
import twice gave duplicates
export then import is not the identity
parallel runs give different totals
random seed 42 gives another map than before
replay diverged at tick 2994
hash of world state differs between client and server
frame rate 41 fps, want at least 60
draw calls 3100 exceed 2000
level 3 cannot be finished by the bot
economy simulation: inflation 12 % after 100 days
matchmaking put a beginner against a pro
leaderboard ordering wrong at rank 4
signal S14 showed green while block was occupied
train did not brake before the buffer
timetable conflict: 2 trains on track 3 at 10:04
connection at Olten is broken in 4 cases
door opened on the wrong side
loan 2605: expected status 'closed', is 'open'
negative balance accepted, must be refused
transfer to blocked account went through
limit check let 10 000.01 pass
audit trail has no entry for the void
four payments booked, three were sent
alarm did not ring for pulse 190
interaction warning missing for drug pair A/B
triage put patient in category 4, experts say 2
consent form not attached
waiting list order changed without reason
grading of essay deviates by 2 points
pupil sees marks of another class
feed ration short of 0.3 kg protein
pilot 14 in heat was not reported
harvest yield forecast off by 18 % (max 10)
bread plan for Sunday is 12 % above last year, limit 10
allergen 'sesame' isn't printed on label 14
best-before date is in the past on label
oven profile reached 231 °C, max 230
parity check: payroll and web shop quote different prices for 'spelt'
result of rule R7 wasn't what the spec sheet says
should have been refused but went through
should be blue, is red
is 41, ought to be 40
got 'opened' while hoping for 'closed'
wanted 3 lines, found 5
one line too many in output
output contains the forbidden word 'null'
output does not mention 'Total'
reply has no 'vat'
unexpected field 'debug' in reply
reply order differs from the recorded one
answer changed since recording
cassette doesn't cover this request
log contains ERROR lines, 0 tolerated
warnings rose from 12 to 14 – ratchet says no
number of TODOs grew
technical debt ratio over the limit
build has 3 warnings, policy is zero
build isn't reproducible: hashes of two runs differ
artifact is 12 % larger than last release
binary contains debug symbols
apk min sdk changed without notice
permission CAMERA newly requested by the app
app asks for location, not in the list
tracking script found on page /about
third-party request to ads.test not allowed
console error on /menu: 1 found, 0 wanted
page /menu scores 61 for accessibility
cls 0.31 > 0.1
first byte after 900 ms, objective 400
throughput 41 req/s below the goal of 60
error share 2.1 % in load test
queue depth exceeded the acceptance mark
battery drain of 9 %/h is too much
memory use rose 41 % over 1000 rounds
file handles leak: 14 more after the test
thread count not back to start value
temp files left behind: 3
test left rows in table pilot
test order matters: fails only after squadron_test
flaky quarantine exceeded: 12 tests
no test for fix MUSEUM-411
number of tests dropped by 14
suite is empty, at least one test required by gate
tests were skipped without ticket
check 'owners': nobody owns /services/orchard
check 'docs': link to AIRFIELD wiki is dead
check 'fonts': web font loaded from outside
check 'i18n': hard-coded text 'Pay' in Pay.tsx
check 'l10n': German text longer than button
check 'names': table 'Trees' must be singular
check 'names': topic 'DockMoved' breaks pattern <domain>.<event>
check 'names': helm release too long
check 'tags': image lacks label org.opencontainers.image.source
check 'sbom': component without licence
check 'limits': cpu limit absent in web
check 'ports': service exposes 22
check 'cron': two jobs at 02:00
check 'env': key NEW_FLAG in code, not in .env.example
check 'docs/env': variable ROSTER_HOME undocumented
check 'secrets': AWS key like text in notes.md
check 'size': png over 300 kB
check 'lock': composer.lock is older than composer.json
check 'api': removed endpoint GET /hangars/{id}
check 'db': column type changed without migration
check 'release': date in changelog is not today
check 'release': artifact for windows absent from the matrix result, want 3 have 2
check 'branch': behind main by 14 commits, policy max 10
check 'commit': subject in past tense
check 'commit': body lines longer than 72
check 'review': approvals 1 of 2
check 'gpg': unsigned commits in range
stock after sale must be 9, ledger shows 10
VAT split off by one centime
sum of parts isn't the whole
rounding went down, should go up
free item charged
refund bigger than payment
tip missing in closing
closing isn't balanced: 0.05 over
drawer count 412.05, system 412.00
sold out article could be ordered
price of yesterday shown
opening hours show Sunday as open
patient of ward A visible in ward B
dose limit ignored
allergy alert absent
letter addressed to the wrong doctor
bed 12 assigned twice after the move
triage colour is yellow, expected orange
train 411 has 2 locomotives too many
platform display shows 10:04, plan 10:06
delay not propagated to connection
route 7 not set although free
points 14 in wrong end position
braking curve exceeds allowance by 3 m
fare zone 110 charged as 111
transfer of 100.00 arrived as 10.00
fee charged to premium customer
fraud rule F7 stayed silent
statement misses the last booking
interest posted a day late
limit raised without approval
orc has 0 hp and still attacks
coin count went negative
quest reward given twice
npc stuck for 300 ticks
save and load changes the inventory
jump height 2.1 tiles, design says 2.0
spawn rate 3 per s, want 2
bed 14 counted for two crews
feed cost per litre differs from manual calculation
tractor path leaves the field
spray amount exceeds legal limit in simulation
greenhouse window opened at 19 °C, rule says 22
marks average shows 5.25, teacher has 5.3
pupil without consent appears on class photo list
timetable gives class 3b four gaps, allowed two
teacher works 31 lessons, max 28
exam PDF shows the solutions
library fine computed for a returned book
seat map and list disagree
ticket valid although refunded
show sold above capacity
vote counted twice
parcel routed to wrong depot
weight tolerance broken: 1.04 kg for 1.00
label text overlaps the barcode
weld angle outside tolerance
hole position off by 0.3 mm
torque 41 Nm, window 38-40
leak rate above spec
first pass yield 91 %, target 95
calibration deviates 2.4 %
sensor A and B disagree by 3 K
battery test: capacity 88 % (min 90)
sound level 3 dB above limit
forecast error MAPE 18 > 12
model accuracy 0.87 under baseline 0.90
model drift: PSI 0.31
bias check: rate for group B 0.7 of group A
prompt answer lacks required phrase
search ranks 'cello' at 7, should be top 3
recommendation contains sold out articles
speech recogniser WER 14.1 % > 10
ocr accuracy fell below 98 %
translation BLEU dropped 3 points
geo distance off by 412 m
map tile differs from reference
pdf differs from master on page 3
mail rendering changed in Outlook
icon set differs from design tokens
colour #c00 isn't in the palette
storybook story changed: Button/Primary
two screenshots are not alike
visual change in menu card: 1.2 % of pixels
the new version must differ from the last one
version 2.4.1 skips 2.4.0
pre-release suffix not allowed on main
build number isn't greater than 411
release date is in the future
changelog mentions 2.4.2, releasing 2.4.1
changelog headings are not in descending order
'Fixed' section lists nothing
release note is not translated into French
header in 3 files is outdated, run make headers
year in LICENSE isn't 2025
third-party list is behind package.json
sources without SPDX: 12
key 'pay' missing in 2 of 4 languages
en and de have unequal numbers of keys (412/409)
untranslated: pay, void, tip
translated text is identical with the source: pay
translation of 'pay' too long for the button (21 > 12)
placeholders differ between en and fr for 'total'
HTML in translation 'hint' not allowed
files must be lower case: Menu.TS
folder name with blank not allowed: my docs
test file has no counterpart in src
migration name lacks the time stamp
env keys must be upper snake case: festival_home
k8s names over 63 characters: 1
image tag must equal the git tag
image tag 'latest' in values.yml is banned
image older than 30 days running in prod
tag main isn't immutable, policy P4
digest in compose.yml isn't that of 2.4.1
deployed version is 2.4.0 although 2.4.1 was rolled out
/version reports commit 9f1c, expected 3f2c
/health: 1 of 5 parts is red
smoke: login page lacks the logo
smoke: search for 'spelt' finds 0 articles, at least 1 wanted
smoke: basket total is NaN
smoke: order mail had wrong sender
smoke: api answers but prices are from yesterday
response time of smoke 4 s over budget (2 s)
contract ward-v2: field 'tag' became optional
contract shelf-v2: status 201 promised, 200 delivered
consumer expectations no longer met by provider
backward compatibility broken for topic lane.moved
schema registry: incompatible with version 3 (READER_FIELD_MISSING_DEFAULT_VALUE)
mock and real service differ in 2 fields
import check: 3 % rejects, at most 1 % are OK
import check: yesterday 7133 rows, today 12
ETL check: hash of source and target tables differ
ETL check: late arriving rows 14 > 0
cron audit: job 'close' didn't run last night
cron audit: two runs overlapped
backup audit: last good copy 3 days ago, rule is 1
restore drill: 2 tables differ
access audit: 3 people have admin, max 2
firewall audit: rule 14 not in baseline
cost check: 412 $ per day over plan
energy use of the test exceeds 41 J
plan differs from the approved plan in 3 trips
actual menu card isn't the approved one
deviates from the reference run by 4 %
result outside the permitted corridor 95..105
no longer equals last month's figure
figures disagree: report 41, database 40
cross-check failed: sum by region vs total
plausibility check failed for branch 12
sanity check: revenue dropped 80 % overnight
consistency check red: 14 seats with two owners
completeness check: 2 of 26 cantons missing from the result
regression: case 7 used to pass
behaviour changed: empty basket now returns 500
case 7: wrong verdict 'benign'
case 7: got 3 hits instead of 4
scenario 'late train' ended in wrong state
acceptance criterion 4 isn't met
requirement R-14 has no test linked
requirement R-14 verified negative
traceability gap: 3 requirements uncovered
gate 'security' says no-go: 2 high findings
gate 'performance' closed, median 410 ms > 300 ms
quality score 61 lower than required 75
maintainability rating C, need A
duplicated blocks 14 > 10
comment density below 5 %
public method without doc: assign()
deprecated API still used in 3 places (limit 0)
package depends on a forbidden module: ui -> db
imports across team borders: shop -> bank
found forbidden call System.exit in Pump.java
print statements left behind
hard-coded IP address in sync.go
hard-coded path /home/anna in run.sh
magic credentials 'admin/admin' in fixtures found by scan
email address of a real person in test data, privacy check
profanity in commit message
emoji in commit subject not wanted
Signed-off-by line absent
branch must be rebased, merge commit detected
squash your commits: 14 found, 1 allowed
reviewers' checklist has open boxes
label 'breaking' missing although API changed
milestone isn't set
tag message empty
checksum list not up to date with dist/
dist/ differs from a fresh build
vendored copy was modified by hand
generated docs differ from committed ones
swagger file stale
CRD yaml not regenerated
mocks out of date, run make mocks
protobuf stubs are older than .proto
snapshot of CLI help needs an update
icons sprite not rebuilt
css hash in index.html outdated
sitemap lists 3 pages that no longer exist
robots.txt blocks the whole site
title longer than 60 characters: /menu
meta description missing: /menu
canonical points to staging
hreflang de-CH not reciprocal
favicon gives 404
image settles 3 MB, cap 500 kB
video plays with sound by default, forbidden
cookie set before consent
privacy page not linked from footer
imprint missing on /fr
seats sold 41, seats printed 40
expected the gate to stay closed, it opened
expected 'late' flag, not set
order of tracks is wrong
wrong winner: team 4
forecast is higher than allowed
output isn't stable over 3 runs
report total differs by 12.00
two sources of truth disagree about branch 12
not all required approvals
mill: scalafmt found 3 misformatted sources
** (Mix) mix format failed due to --check-formatted. The following files are not formatted:
File "src/cart.ml", line 1, characters 0-0: --- src/cart.ml +++ src/.formatted/cart.ml (dune build @fmt)
Task :checkDependencyLicenses found 2 libraries outside the permitted list
jacocoTestCoverageVerification: Rule violated for bundle app: instructions covered ratio is 0.61, but expected minimum is 0.80
spotlessCheck: The following files had format violations: src/main/java/Cart.java Run './gradlew :spotlessApply'
//cart:cart_test FLAKY, failed in 1 out of 3 in 2.0s
screenshots of 3 pages moved by more than 0.2 %
12 open TODOs without ticket number, 10 are allowed
commit touches core/ but no changelog fragment was added
public function Total() vanished from the API, bump the major version
image grew from 80 MB to 131 MB, budget is 100
startup needs 4 round trips, agreed were 2
licence GPL-3.0 of dep cartx is not on the allow list
found 2 high findings, gate is 0 high
docs mention flag --fast, the program has none
help text and README disagree
generated client is not up to date, run make gen and commit
uncommitted changes after code generation:
lock file would change
go mod tidy left a diff
CHANGELOG.md: version on top isn't the one of package.json
terraform plan is not empty: 2 to change
the cluster differs from the manifests: deployment/web replicas 3, wanted 2
argocd: application shop is OutOfSync
kubectl diff reported changes for configmap/web
driftctl: 81% coverage, 4 resource(s) not managed by Terraform
conftest: FAIL - deployment.yaml - main - Containers must not run as root
Check: CKV_AWS_18: "Ensure the S3 bucket has access logging enabled" FAILED for resource: aws_s3_bucket.logs
trivy: Total: 3 (HIGH: 2, CRITICAL: 1)
kube-score: [CRITICAL] Container Resources: CPU limit is not set
kubesec: score -30, lowest accepted 0
polaris: Danger: Should not be allowed to run privileged
infracost: monthly cost up by $412, guardrail $100
terratest: expected output "url" to contain "https"
inspec: × sshd-01: PermitRootLogin should eq "no", expected "no" got "yes"
serverspec: expected Service "nginx" to be enabled
testinfra: assert host.file("/etc/app").mode == 0o640
molecule: Idempotence test failed because of the following tasks: * [web => nginx : reload]
dockle: FATAL - CIS-DI-0010: Do not store credential in environment variables
container-structure-test: Expected string 'v20' not found in output
k6: ERRO[0042] thresholds on metrics 'http_req_duration' have been crossed
some thresholds have failed: checks rate 92% < 95%
jmeter: Test failed: code expected to equal / ****** received : 500 / ****** comparison: 200
gatling: Global: percentage of failed events is less than 1.0 : false (actual : 4.2)
locust: CPU fine, but 95th percentile 812ms is over the agreed 500ms
artillery: ensure condition failed: p95 < 200
vegeta: success ratio 92.10% under the wanted 99.9
newman: AssertionError: Status code is 200: expected response to have status code 200 but got 404
dredd: fail: body: At '/total' Missing required property: total
schemathesis: Response violates schema: 'abc' is not of type 'integer'
- Undocumented HTTP status code Received: 500 Documented: 200, 404
hurl: error: Assert status code --> cart.hurl:2:6 actual value is <404>
tavern: Status code was 500, expected 200
karate: match failed: EQUALS $ | not equal (NUMBER:STRING)
bruno: expected 404 to equal 200 (tests 1 failed)
step ci: checks failed: jsonpath $.total expected 4 got 3
restler: bug bucket InternalServerErrors holds 2
wrk: 7120 req/s is below the wanted 9000
siege: availability 97.10 %, demanded 99.5
ab: 41 non-2xx responses, none tolerated
hyperfine: mean 1.41 s, last release took 1.02 s
size-limit: Package size limit has exceeded by 4.1 kB
bundlesize: FAIL dist/app.js: 131.2KB > maxSize 120KB (gzip)
lighthouse-ci: categories.performance failure for minScore assertion, expected: >=0.9 found: 0.71
pa11y: Error: Img element missing an alt attribute
axe: 3 Accessibility issues detected (color-contrast)
htmlproofer: internally linking to /kart, which does not exist
lychee: 2 errors, dead links in docs/index.md
markdown-link-check: [✖] https://acme.test/gone → Status: 404
cspell: Unknown word (teh), 3 issues found in 1 file
codespell: README.md:4: recieve ==> receive
typos: error: 'langauge' should be 'language'
alex: warning: 'master' may be insensitive
woke: whitelist may be insensitive, use allowlist
textlint gate: 3 problems above the limit of 0
commitlint: subject may not be empty [subject-empty]
gitlint: 1: T1 Title exceeds max length (92>72)
danger: PR has no description
conventional check: title "stuff" is no feat|fix|chore
DCO: commit 3f2c has no Signed-off-by line
reuse lint: Unfortunately, your project is not compliant with version 3.3 of the REUSE Specification
license-eye: the following files don't have a valid license header
addlicense -check: src/cart.go has no header
copyright year 2024 is outdated in LICENSE
trufflehog: Found verified result
detect-secrets: Potential secrets about to be committed to git repo!
talisman: The following errors were detected in 1 files
syft diff: sbom lists 3 components that the last one had not
cosign policy: image runs with a base older than 30 days
sonar: QUALITY GATE STATUS: FAILED - View details on sonar
codeclimate: maintainability dropped from A to C
cargo deny: error[banned]: crate 'openssl = 0.10.1' is explicitly banned
cargo audit: error: 1 vulnerability found!
cargo semver-checks: Summary semver requires new major version: 1 major and 0 minor checks failed
cargo udeps: unused dependencies: shop v0.1.0
cargo machete found the following unused dependencies in this directory
npm audit: 3 high severity vulnerabilities
yarn dedupe --check: 4 packages can be deduplicated using the highest strategy
depcheck: Unused dependencies * lodash
syncpack: 2 mismatching versions of react
sherif: multiple dependency versions, issues found
publint: pkg.exports["."].import is not the first one in resolution order
attw: Resolved through fallback condition, masquerading as CJS
api-extractor: Warning: You have changed the API signature for this project. Please copy the file temp/shop.api.md
metalava: Removed method com.acme.Cart.total() [RemovedMethod]
japicmp: Breaking the build because there is at least one incompatibility
abidiff: Functions changes summary: 1 Removed, 0 Changed, 0 Added
elm diff: this is a MAJOR change, elm.json says MINOR
roave: [BC] REMOVED: Method Acme\Cart#total() was removed
buf: breaking: Previously present field "2" with name "sum" was deleted
graphql-inspector: Detected 1 breaking change
oasdiff: 2 changes: 1 error, api-path-removed-without-deprecation
optic: 1 breaking change in POST /carts
spectral gate: fail-severity=warn reached
infection: The minimum required MSI percentage should be 80%, but actual is 61%
stryker: Final mutation score 54.10 under breaking threshold 60, setting exit code to 1
mutmut: 12 mutants survived, none may
diff-cover: Failure. Coverage is below 80%.
coverage: total of 71.2 is less than fail-under=75
nyc: ERROR: Coverage for branches (61%) does not meet global threshold (70%)
excoveralls: FAILED: Expected minimum coverage of 80%, got 71.2%.
cloverage: Failing build as coverage is below threshold
scoverage: Coverage is below minimum [71.2% < 80.0%]
gcovr: failed minimum line coverage (got 71.2%, minimum 80.0%)
slither: 2 results found, fail-high
zap: FAIL-NEW: 1 FAIL-INPROG: 0 WARN-NEW: 4
nuclei: [CVE-2021-44228] [http] [critical] https://shop.test
testssl: overall grade T, wanted A
mozilla observatory: score 40, below 80
payrun: net pay of test employee differs by 0.05
rosterd: two nights in a row found although the rule forbids it
seatmap: 40 seats drawn, plan of the house has 42
ticketimp: printed layout is not like the reference print
meterctl: consumption curve deviates 3 % from golden curve
gridload: forecast error 7.1 %, accepted 5 %
labsync: golden report and new report are not alike
bookcat: search for "Faust" should list 4 titles, lists 3
timetab: solver needs 41 vehicles, last release got by with 38
gtfs-check: 3 notices of severity ERROR, none allowed
berthplan: plan is worse than the reference plan by 12 min
fieldmap: rendered tile 9/4/12 isn't pixel-equal
cellplan: coverage of canton dropped below 97 %
levelpack: frame time 21 ms, promised 16
texpack: visual diff of atlas above tolerance
meshimp: volume of the sample is 12.1, ought to be 12.0
robotjob: gripper ended 4 mm off target
trainset: accuracy 0.81 fell below the bar of 0.85
evalset: F1 of class 'cat' sank by 4 points
bench-db: insert rate is 12 % down on yesterday
schema-guard: column carts.zone was dropped without a deprecation note
api-guard: field 'sum' turned optional, clients would break
dep-guard: layer 'ui' imports from 'db', which is forbidden
arch-test: 3 classes outside of package acme.domain use JPA
name-guard: branch 'fix_it' does not follow the scheme
budget: 412 kB of script, 400 allowed
env-guard: key NEW_FLAG is in .env.example but not in docs
i18n-guard: 4 keys without a French text
license-guard: package leftpad uses WTFPL, not agreed
docs-guard: sample in README prints something else than shown
sql-guard: plan of query 4 turned into a full scan
size-guard: firmware takes 131 of 128 KB flash
region FLASH overflowed by 412 bytes budget check
timing-guard: worst slack is -0.41 ns
timing constraints are not met
vivado: CRITICAL WARNING: [Timing 38-282] The design failed to meet the timing requirements.
quartus: Critical Warning: Timing requirements not met
nextpnr: ERROR: Max frequency for clock 'clk': 41.2 MHz (FAIL at 50.0 MHz)
UVM_ERROR cart_sb.sv(41) @ 1200: uvm_test_top.env.sb [SB] mismatch: exp 4 act 5
UVM_FATAL: 3 transactions left in scoreboard
cocotb: AssertionError: q was 0 on the 4th edge, expected 1
assertion failed at 41 ns: data stable during valid (SVA)
formal: BMC failed! assertion cart.v:9 violated in step 4
sby: DONE (FAIL, rc=2) counterexample trace written
tb: TEST FAILED at time 1200, dout=0x4 exp 0x5
lvs: Netlists do not match.
drc: 12 violations of rule M1.S.1
erc: Pin not driven: U3.9
spice: measured gain 38.2 dB below limit 40
hil: voltage at pin 4 is 2.1 V, wanted 3.3 ±0.1
bench: current draw in sleep 41 µA, max is 10
rf: packet error rate 4.1 % > 1 %
can-check: id 0x123 cycle time 31 ms instead of 20 ms
diag: DTC P0420 set after drive cycle, none expected
ota: device reports 1.2.0 after update, should be 1.3.0
zephyr: Assertion failed at tests/src/main.c:41: cart_total not equal 4
unity: tests/test_cart.c:9:test_total:FAIL: Expected 4 Was 5
ceedling: Expected 4 but was 5 in test_zone
cmocka: 0x4 != 0x5 [   LINE   ] --- test_cart.c:9: error: Failure!
check: test_cart.c:9:F:core:test_total:0: Assertion 'x == 4' failed
greatest: FAIL test_total: expected 4, got 5
criterion: cart.c:9: Assertion failed: total is wrong
tap: not ok 4 - total of an empty cart
bats: not ok 3 prints the sum  # (in test file cart.bats, line 9)
shunit2: ASSERT:expected:<4> but was:<5>
shellspec: expected: 4 got: 5 examples/cart_spec.sh
pester: Expected 4, but got 5. at Cart.Tests.ps1:9
busted: Failure → cart_spec.lua @ 9 Expected objects to be equal. Passed in: 5 Expected: 4
pgtap: not ok 4 - table carts should have column zone
utplsql: Actual: 5 (number) was expected to equal: 4 (number)
tSQLt: [CartTests].[test total] failed: Expected: <4> but was: <5>
dbt: Failure in test not_null_carts_zone (models/schema.yml) Got 3 results, configured to fail if != 0
great_expectations: expect_column_values_to_be_unique success: false unexpected_count 4
soda: 2 checks FAILED: missing_count(zone) = 0
sqlmesh: Audit 'assert_positive' FAILED with 3 rows
deequ: Constraint Completeness(zone) hasn't been met: value 0.91
terraform test: Error: Test assertion failed: bucket name did not match
helm unittest: Path: spec.replicas Expected to equal: 3 Actual: 2
kuttl: resource Deployment:shop/web: .status.readyReplicas: value mismatch, expected: 3 != actual: 2
chainsaw: ERROR apps/v1/Deployment @ shop/web: spec.replicas: Invalid value: 2: Expected value: 3
goss: Port: tcp:80: listening: doesn't match, expect: true found: false
opa test: data.acme.test_deny: FAIL (1.2ms)
cfn-guard: NON_COMPLIANT rule s3_encryption
cfn_nag: FAIL F3 IAM role should not allow * resource
terrascan: Violated Policies: 4 High: 2
kics: Results: HIGH: 2, threshold exceeded
regula: FG_R00229: S3 buckets should block public access [High]
prowler: FAIL eu-central-1: root account has no MFA
snyk: ✗ High severity vulnerability found in lodash
dependency-check: One or more dependencies were identified with vulnerabilities that have a CVSS score greater than or equal to '7.0'
osv-scanner: 2 vulnerabilities known, gate closed
pip-audit: Found 3 known vulnerabilities in 2 packages
safety: vulnerability 41 found in django, policy says stop
bundler-audit: Vulnerabilities found!
composer audit: Found 2 security vulnerability advisories affecting 1 package
brakeman: Security Warnings: 2, gate is 0
govulncheck: Your code is affected by 1 vulnerability from 1 module.
retire.js: jquery 1.8 has known vulnerabilities: severity: high
clair: Image contains unapproved vulnerabilities
dart format: 2 files would change
gofmt: diff cart.go needs formatting
rustfmt: Diff in /app/src/cart.rs at line 9
black: would reformat cart.py; Oh no! 1 file would be reformatted
isort: ERROR: cart.py Imports are incorrectly sorted and/or formatted.
prettier: [warn] Code style issues found in 3 files. Run Prettier with --write to fix.
clang-format: code should be clang-formatted [-Wclang-format-violations]
terraform fmt -check: main.tf
buildifier: BUILD # reformat
nixfmt: flake.nix: not formatted
stylua: Diff in cart.lua
swiftformat: error: Source input did not pass lint check.
google-java-format: Cart.java is not formatted
csharpier: Was not formatted. Cart.cs
mdformat: Error: File "a.md" is not formatted.
yamlfmt: The following formatting differences were found
taplo: ERROR the file is not properly formatted path="Cargo.toml"
cmake-format: check failed CMakeLists.txt
scalafmt: must be formatted: src/Cart.scala
fourmolu: src/Cart.hs would be reformatted (check mode)
outcome of the dry run is unlike the recorded one
answer should have been 'closed', it was 'open'
reply differs from the recording at byte 41
rounding changed: 1.05 turned into 1.04
three mails went out, two were wanted
the list came back unsorted although sorting was asked for
total on the receipt and in the ledger aren't equal
expected an error, none came
should have been refused but was let through
log must not contain the word 'password', it does
output has trailing blanks, house style forbids that
migration is not reversible (rule R9)
chart looks unlike the approved picture, 412 pixels
page weighs 2.1 MB, cap is 1.5
more queries than budgeted: 14 > 10
ratio of slow answers 4.1 % above the agreed 1 %
canary is worse than stable: error rate 0.9 vs 0.1
canary analysis score 61, pass mark 80
flagger: Halt web.shop advancement success rate 91.20% < 99%
argo rollouts: metric "success-rate" assessed Failed due to failed (3) > failureLimit (2)
keptn: evaluation result: fail, total score 40
smoke: landing page shows last year's banner
health page says 'degraded', 'ok' demanded
idempotency check: second run changed 3 things
replaying the journal doesn't give the same state
determinism check: two builds, two hashes
diffoscope: /app.jar differs, build isn't reproducible
leak check: 2 handles left open
orphan check: 3 pages have no link to them
owner check: file infra/x.tf has no owner in CODEOWNERS
freshness: dataset is 9 days old, 2 allowed
version in pom.xml is still a SNAPSHOT
release notes lack an entry for #412
two images use tag latest, forbidden
password policy test: weak password accepted
translation coverage of 'fr' slipped to 91 %
contrast ratio 3.1:1 where 4.5:1 is due
focus order isn't the reading order
headings skip from h1 to h3
sitemap lists 40 pages, crawler met 42
gear ratio out of tolerance by 0.02
fuzz run found an input that makes parser and printer disagree
property 'sum is never negative' is violated by [-1]
invariant broken: stock below zero at step 41
model check: deadlock reached after 9 steps
TLC: Error: Invariant TypeOK is violated.
alloy: counterexample found. Assertion NoLoop is invalid.
dafny: Error: a postcondition could not be proved on this return path
frama-c: [wp] Proved goals: 40 / 41
cbmc: VERIFICATION FAILED
klee: ASSERTION FAIL: x == 4
echidna: echidna_balance: failed!💥
foundry: [FAIL: assertion failed: 4 != 5] testTotal()
hardhat: expected 4 to be equal to 5 after transfer
crane-sim: trajectory leaves the corridor by 4 cm
nightly figures stray 2 % from the reference run
sample letter has a widow on page 2
colour of logo is #ff0000, brand says #e3000f
reply time budget blown: 412 ms of 300
the number of warnings rose from 4 to 9
sketch of the invoice has moved two lines down
new keys in the answer that nobody asked for: 'debug'
the sum of parts (41) isn't the whole (42)
test double was called 3x, once was planned
the guard against N+1 queries raised its hand: 14 selects
the exported PDF has 4 pages, sample has 3
release gate 'no open blockers': 2 open
gate 'docs complete' says no
policy 'no-latest-tag' broken by deploy/web.yml
policy check turned the change down: port 22 open
rule 7 of the architecture is violated by cart -> web
peak RSS 812 MB, ceiling 700
undocumented option --turbo
drift between infra/ and reality: 2 security groups
stale snapshot files found, remove 3
unexpected console error in page /pay
audit: 3 accounts without MFA, 0 tolerated
cold start 4.1 s is over the bar of 3 s
Working directory is not clean after make generate
Error: working tree is dirty after code generation, commit the generated files
ERROR: uncommitted changes after running codegen
git diff is not empty after npm run build: dist/index.js
generated files are not committed: src/gen/client.ts
the tree has uncommitted changes after formatting
error: repository is not clean, the build changed 2 files
running the generator changed api/types.ts, please commit it
version in package.json 2.0.1 does not match tag v2.0.2
Cargo.toml says 0.9.0 but the tag is v0.9.1
version 3.1.0 does not match the tag release-3.2.0
pom.xml version 1.8 does not match git tag 1.9
chart version 4.0.0 and appVersion 4.0.1 do not match
setup.py version 1.2 is not the version of the tag v1.3
tag v2.2.0 does not match version 2.1.0 in build.gradle
release tag and version file do not match: 7.1.0 and 7.0.9
tag v5 is not on the main branch
version was not bumped: main also has 1.14.0
ERROR: alert() is not allowed in web/src
var_dump is not allowed in src/, found in src/Cart.php:12
eval is not allowed here, see the coding rules: tools/run.js:4
fit() and fdescribe() are not allowed in committed tests
test.only is not allowed on main: cart.test.ts:9
sleep is forbidden in tests: tests/test_cart.py:31
use of System.out.println is forbidden in src/main
importing lodash directly is forbidden in packages/ui
direct use of fetch is not allowed in components, use the client
FIXME left in src/pay.rb:14
found console.log in src/cart.js:7
forbidden word "whitelist" in README.md:12
forbidden import of db in web/handlers.go
dependency charts uses a license that is not allowed: SSPL-1.0
licence check: 2 packages have a licence outside the allow list
license of package foo is not in the list of allowed licenses: Proprietary
unlicensed dependency: tiny-thing
flag 'old-cart' should have been removed by 2026-09-01
flag new-pricing expired on 2026-08-31 and is still in the code
feature flag dark-footer is on in staging but off in production
toggle fast-pay has been on for 120 days, remove it
alert HighLatency has no runbook
✖ service 'mailer' is deployed but has no dashboard
job 'cleanup' is scheduled but has no owner
workflow release.yml has no timeout
contract violation: field "id" is a string in GET /users, the contract says number
contract violation: POST /orders answers without "location"
contract broken: response of GET /cart has no field "total"
schema comparison failed: column price exists in staging only
schemas of staging and production differ: table orders
API change without a version bump: parameter "page" was removed
breaking change: enum value OPEN was removed from Status
openapi.yaml is out of date, run make openapi and commit it
types are out of date with the schema
lockfile and manifest are in sync but the vendored copy is stale
README badge shows an old version
route GET /metrics is not documented in openapi.yaml
endpoint POST /refunds is missing from the documentation
exported function parseDate has no documentation
public class Cart has no doc comment
route /admin is reachable without login
header X-Frame-Options is missing from the response of /
cookie session is set without Secure
security headers check: Content-Security-Policy is absent
secret scan: possible token in docs/setup.md:9
possible private key in config/dev.env:3
found a hard-coded password in deploy.sh:22
module billing must not depend on module web
cyclic dependency between packages cart and pay
layering rule broken: model imports view
page weight of /home is 2.1 MB, budget is 1.5 MB
✗ p99 latency 900ms exceeds budget of 500ms
✗ startup 3.2s exceeds the limit of 2s
bundle size rose by 41 kB, allowed are 10 kB
benchmark parse got 18 % slower than main
image is 1.4 GB, the maximum is 1 GB
queue depth after the run is 12, should be 0
3 messages are still in the dead letter queue
old and new report differ in 4 lines
result of the migration differs from the dry run
sum of the parts is 99.8, not 100
row counts of source and target differ: 1200 and 1198
search for "lamp" returned 0 results, at least 1 wanted
smoke test: title of the home page is "Error", wanted "Shop"
home page does not contain the text "Welcome back"
changelog has no entry for version 2.4.0
commit subject is longer than 72 characters
pull request has no linked issue
branch is not up to date with main
migration 0019 changes a table without a rollback
migration 20261101 is not reversible
docs link to a page that does not exist: guide/old.md
anchor #install not found in docs/index.html
unused translation key cart.old in en.json
unused export formatDate in src/util.ts
policy check: bucket logs is public
policy violated: container runs as root
rule no-latest-tag violated by deploy/web.yaml
quality gate: 3 conditions not met
[FAIL] mailer: no readiness endpoint
[FAIL] cron backup: no owner
FAIL pricing: no test for discounts
some images are too big
some pages are too slow
two bundles are larger than allowed
/shop does not redirect to /store
http://a.example.org does not redirect to https
page /help has no title
page /about has no canonical link
CODEOWNERS: no owner for /mobile
no owner for folder services/pay
no runbook for alert DiskFull
no test covers src/tax.ts
file lib/b.c has no license header
source file without copyright header: src/x.go
queue emails is not empty after the test: 2 messages left
temporary files left behind after the run: 3
leftover containers after the run: shop-db
open handles left after the run: 2
two endpoints share the operation id getUser
two routes have the same path: /login
debugger left in src/app.js:12
TODO remove before launch, in src/cart.py:30
secrets check: possible password in deploy/values.yml:7
possible API key in src/client.ts:3
migration 0017 is not reversible
migration 0101 cannot be rolled back
`;
