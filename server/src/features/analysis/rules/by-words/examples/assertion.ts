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
`;
