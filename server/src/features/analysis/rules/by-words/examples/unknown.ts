/** Lines that say nothing of the cause: progress, results, headings and advice, and errors of an application that only its team understands. */
export const unknown = String.raw`
exit status 1
exit code 2
Process exited with code 1
The process exited with a non-zero code
Command failed with exit code 1.
Command failed: npm run build
ELIFECYCLE Command failed with exit code 1.
error: script "test" exited with code 1
error Command failed with exit code 1.
npm error Lifecycle script 'test' failed with error:
make: *** [Makefile:3: test] Error 1
make[1]: *** [all] Error 2
ninja: build stopped: subcommand failed.
FAILURE: Build failed with an exception.
BUILD FAILED
Build failed
build failed in 3 s
Execution failed for task ':test'.
There were failing tests. See the report at
> There were failing tests
Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin
error: test failed, to rerun pass '--lib'
error: script failed
Error: failed
Error: operation failed
error: command failed
job failed
step failed
Deployment failed
Deployment step failed
Job failed: exit code 1
ERROR: Job failed: command terminated with exit code 1
Script returned exit code 1
Task failed
task failed with status 1
the check failed
check failed
'check' failed
'run_tests' failed
verification failed
validation did not succeed
Something failed
The run has failed
Tests failed
1 test failed
3 tests failed
FAILED (failures=1)
FAILED (errors=2)
Tests: 1 failed, 3 passed, 4 total
Tests run: 4, Failures: 1, Errors: 0, Skipped: 0
1 failed, 3 passed in 0.12s
2 passing (12ms)
1 failing
All tests passed
Ran all test suites.
Ran 3 tests in 0.002s
Finished in 3.2 seconds
Done in 2.31s.
done
OK
finished
shutdown complete
exiting
bye
aborting
Aborting.
giving up
cleaning up
Cleaning up project directory and file based variables
collecting
starting import
starting server
starting
loading configuration
reading settings from config.yml
server listening on port 8080
Listening on http://localhost:3000
listening on 0.0.0.0:5432
connecting to database at localhost:5432
connecting to redis
connected to redis
Connecting to 10.0.0.1:443
waiting for the queue
waiting for the database
waiting for service
waiting for port 5432 to open
still waiting
retrying in 5 seconds
retry 3 of 5
trying again
attempt 2 failed, retrying
resolving dependencies
Resolving packages...
Downloading packages
downloaded 12 files
fetching origin
installing dependencies
Installed 12 packages
added 120 packages in 3s
compiling
Compiling app v0.1.0
compiled successfully
building for production
bundling 12 modules
checking formatting...
Checking types
running lint
running migrations
migrations applied
applying migration 012
seeding database
12 orders imported
120 rows inserted
import of customers
importing customers from customers.csv
processed 120 of 400 records
wrote report to out/report.json
writing results
uploading report
uploading artifacts
saved screenshot
step 3 of 7
== checkout ==
--- build ---
+ npm run test
$ vitest run
running suite checkout
running 4 tests
test cart ... ok
sync finished with 2 problems
2 problems found
3 warnings
worker 3 restarted
using the cache
using cached data
cache restored
cache miss
deploying to staging
deployed
rolling back
rollback complete
Traceback (most recent call last):
Error:
Errors:
error
Failures:
Caused by:
Details:
Message:
Reason:
Stack trace:
see the log for details
See above for details
For more information, see the documentation
Use --verbose to see more
Run with --stacktrace option to get the stack trace
note: run with 'RUST_BACKTRACE=1' environment variable to display a backtrace
A complete log of this run can be found in: /root/.npm/_logs
If you need help, open an issue
Please report this problem
Try again later
more details in the log
an error occurred
An error occurred while running the tests
unknown error
unexpected result
failed
oops
something went wrong
not ok
no
stopping
received signal, stopping
stopped
Total: 12
total 80
summary
report written
elapsed 12 s
user 0m1.2s
order 12 cannot be cancelled
the basket is sealed
ledger is unbalanced
the glaze is uneven
kiln 4 is too hot
shelf 4 has no owner
Error while running the tests
some steps failed
One or more tasks failed
errors occurred
1 error
2 errors and 3 warnings
Error: exit 1
exit 3
code: 1
Error: Process completed with exit code 1.
##[error]Process completed with exit code 1.
Run failed
Pipeline failed
Stage "test" failed
Hook failed
pre-commit hook failed
Failed
FAILED
FAIL
Failed 1 of 12
Failing tests:
failed tests
see below
started
ready
opening the page
clicking the button
signing in as ada
checking receipts
comparing totals
sending 3 mails
syncing
12 of 40 done
page 3 of 9
took 3 s
elapsed: 3.4s
disconnecting
closing the connection
connection closed
shutting down gracefully
SIGTERM received
the invoice was not printed
the parcel was not sent
could not ship order 7
stock is low
cannot finish the import
import failed
import aborted
sync aborted
publish failed
upload failed
release failed
backup failed
restore failed
migration failed
smoke test failed
e2e failed
`;
