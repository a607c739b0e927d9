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
make: *** [Makefile:14: build/app] Error 127
make[2]: *** [CMakeFiles/app.dir/build.make:76: CMakeFiles/app.dir/main.cpp.o] Error 1
gmake: *** [Makefile:136: all] Error 2
make: *** Waiting for unfinished jobs....
make: *** Deleting file 'out/gen.c'
FAILED: src/CMakeFiles/app.dir/main.cpp.o
-- Configuring incomplete, errors occurred!
See also "/build/CMakeFiles/CMakeOutput.log".
-- Configuring done (1.2s)
Call Stack (most recent call first):
clang: error: linker command failed with exit code 1 (use -v to see invocation)
compilation terminated.
1 error generated.
In file included from src/a.cpp:3:
note: candidate expects 1 argument, 0 provided
Errors while running CTest
67% tests passed, 2 tests failed out of 6
FAILED: Build did NOT complete successfully
INFO: Elapsed time: 12.412s, Critical Path: 8.01s
Executed 4 out of 9 tests: 8 tests pass and 1 fails locally.
Target //app:bin failed to build
Use --verbose_failures to see the command lines of failed build steps.
scons: building terminated because of errors.
error: aborting due to 2 previous errors
warning: build failed, waiting for other jobs to finish...
test result: FAILED. 11 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out
error: 1 target failed:
Compiling app v0.1.0 (/home/ci/app)
FAIL	github.com/acme/app/store	0.412s
--- FAIL: TestImport (0.02s)
FAIL	github.com/acme/app/api [build failed]
ok  	github.com/acme/app/util	(cached)
goroutine 14 [running]:
created by testing.(*T).Run in goroutine 1
DONE 44 tests, 2 failures in 3.1s
task: Failed to run task "test": exit status 1
ERROR: conanfile.py (app/1.0): Error in build() method, line 41
ConanException: Error 1 while executing
[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.1.2:test (default-test) on project app: There are test failures.
[ERROR] Please refer to /home/ci/target/surefire-reports for the individual test results.
[ERROR] Re-run Maven using the -X switch to enable full debug logging.
[ERROR] After correcting the problems, you can resume the build with the command
[ERROR]   mvn <args> -rf :core
[ERROR] Tests run: 14, Failures: 1, Errors: 0, Skipped: 2, Time elapsed: 0.412 s <<< FAILURE! -- in com.acme.FooTest
[ERROR] -> [Help 1]
[INFO] BUILD FAILURE
[INFO] Total time:  01:12 min
[INFO] Reactor Summary for shop 1.0:
[ERROR] COMPILATION ERROR :
* What went wrong:
* Try:
> Run with --stacktrace option to get the stack trace.
> Compilation failed; see the compiler error output for details.
> Compilation error. See log for more details
BUILD FAILED in 1m 12s
14 actionable tasks: 3 executed, 11 up-to-date
> Task :app:compileKotlin FAILED
> There were failing tests. See the report at: file:///home/ci/build/reports/tests/test/index.html
> Process 'command 'npm'' finished with non-zero exit value 1
> A failure occurred while executing com.android.build.gradle.internal.tasks.Workers
Execution failed for task ':app:processDebugResources'.
Caused by: java.lang.RuntimeException
... 41 more
at com.acme.Foo.run(Foo.java:14)
Deprecated Gradle features were used in this build, making it incompatible with Gradle 9.0.
FooTest > total() FAILED
1 Error(s)
Failed!  - Failed:     1, Passed:    13, Skipped:     0, Total:    14, Duration: 2 s - Tests.dll (net8.0)
Test Run Failed.
The command exited with code 1 (MSB3073).
error MSB3073: The command "npm run build" exited with code 1.
error MSB6006: "cmd.exe" exited with code 1.
at Acme.Shop.Run() in /home/ci/Shop.cs:line 14
--- End of stack trace from previous location ---
Determining projects to restore...
BUILD FAILED /home/ci/build.xml:31: The following error occurred while executing this line:
[exec] Result: 1
1 targets failed
rspec ./spec/order_spec.rb:14 # Order total is right
14 examples, 1 failure, 2 pending
Failed examples:
Finished in 0.412 seconds (files took 1.1 seconds to load)
An error occurred while loading ./spec/order_spec.rb.
Run options: include {:locations=>{"./spec/a_spec.rb"=>[14]}}
14 runs, 20 assertions, 1 failures, 0 errors, 0 skips
Tasks: TOP => default => spec
(See full trace by running task with --trace)
An error occurred while installing pg (1.5.4), and Bundler cannot continue.
Gem files will remain installed in /var/lib/gems/pg-1.5.4 for inspection.
88 files inspected, 3 offenses detected
Script phpunit handling the test event returned with error code 1
FAILURES! Tests: 14, Assertions: 20, Failures: 1.
ERRORS! Tests: 3, Assertions: 0, Errors: 3.
Installation failed, reverting ./composer.json and ./composer.lock to their original content.
Result: FAIL
Files=3, Tests=14,  1 wallclock secs
Dubious, test returned 1 (wstat 256, 0x100)
BEGIN failed--compilation aborted at t/a.t line 3.
Failed 1/3 test programs. 1/14 subtests failed.
[ FAIL 1 | WARN 0 | SKIP 0 | PASS 13 ]
Execution halted
ERROR: lazy loading failed for package 'foo'
Warning message: In install.packages("foo") : installation of package 'foo' had non-zero exit status
Error: cabal: Failed to build app-0.1. See the build log above for details.
1 of 1 test suites (0 of 1 test cases) failed.
Test suite spec: RUNNING...
#=== ERROR while compiling foo.1.0 ============================================#
<><> Error report <><><><><><><><><><><><><><><><><><>
[ERROR] The compilation of foo.1.0 failed at "make".
could not compile dependency :foo, "mix compile" failed. Errors may have been logged above.
1) test total (App.OrderTest)
The following build commands failed:
Testing failed: AppTests encountered an error
Command SwiftCompile failed with a nonzero exit code
Command PhaseScriptExecution failed with a nonzero exit code
Test Suite 'All tests' failed at 2024-03-01 10:00:00.000.
fastlane finished with errors
[!] Exit status of command 'xcodebuild test' was 65 instead of 0.
error: builder for '/nix/store/a.drv' failed with exit code 2;
error: 1 dependencies of derivation '/nix/store/b.drv' failed to build
For full logs, run 'nix log /nix/store/a.drv'.
Some tests failed. 00:02 +13 -1
npm error A complete log of this run can be found in: /root/.npm/_logs/2024-03-01T10_00_00_000Z-debug-0.log
npm error workspace @acme/web@1.0.0
npm error location /app/packages/web
npm error command sh -c vitest run
npm error code 1
npm error errno 2
npm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory.
info Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.
Scope: 4 of 5 workspace projects
packages/web test: Failed
➤ YN0000: · Failed with errors in 4s 120ms
➤ YN0009: │ sharp@npm:0.32.0 couldn't be built successfully (exit code 1, logs can be found here: /tmp/build.log)
webpack 5.89.0 compiled with 3 errors in 4121 ms
✓ 14 modules transformed.
error during build:
x Build failed in 1.41s
Found 3 errors in 1 file (checked 41 source files)
Test Suites: 1 failed, 13 passed, 14 total
● Order › total › is right
FAIL  src/a.test.ts > total
❯ src/a.test.ts:14:3
1 failed [chromium] › home.spec.ts:14:3 › total
1) [chromium] › home.spec.ts:14:3 › home page › total
Retry #1 ───────────────────
attachment #1: screenshot (image/png) ───────────
✖  1 of 4 failed (25%)                      00:41       14        1
Tasks:    3 successful, 4 total
Failed:    @acme/web#test
ERROR  run failed: command  exited (1)
NX   Ran target test for 4 projects (12s) ✖ 1/4 targets failed
NX   Running target build for project web failed
rush: Operations failed. Projects with failures: 1
husky - pre-commit script failed (code 1)
✖ lint-staged failed due to a task error; Reverting to original state because of errors...
=========================== short test summary info ============================
======================== 1 failed, 13 passed in 1.41s =========================
FAILED tests/test_a.py::test_total
!!!!!!!!!!!!!!!!!!!! Interrupted: 1 error during collection !!!!!!!!!!!!!!!!!!!!
File "/app/src/a.py", line 14, in run
error: subprocess-exited-with-error
note: This error originates from a subprocess, and is likely not a problem with pip.
× python setup.py bdist_wheel did not run successfully.
ERROR: Failed building wheel for foo
ERROR: Failed to build installable wheels for some pyproject.toml based projects (foo)
Encountered error while generating package metadata.
[notice] A new release of pip is available: 23.0 -> 24.0
nox > Session tests failed.
nox > Ran multiple sessions:
The above exception was the direct cause of the following exception:
During handling of the above exception, another exception occurred:
black....................................................................Failed
- hook id: ruff - exit code: 1
Oh no! 💥 💔 💥 1 file failed
running (1m00.0s), 00/50 VUs, 4121 complete and 0 interrupted iterations
✓ status is 200
default ✓ [======================================] 50 VUs  1m0s
Tidying up ...    @ 2024 Mar 1 10:00:00 UTC (1709287200000)
summary =   4121 in 00:01:00 =   68.7/s Avg:   412 Min:    14 Max:  1211 Err:    14 (0.34%)
Shutting down (exit code 1)
[INFO] locust.runners: All 50 users spawned
Running Lighthouse 3 time(s) on http://localhost:3000/
Done running Lighthouse!
Checking assertions against 1 URL(s), 3 total run(s)
build finished with problems, 14 warnings.
Sphinx error: exited, see log
make: *** [Makefile:20: html] Error 2
Output written on main.pdf (14 pages, 412 bytes).
Latexmk: Errors, so I did not complete making targets
!  ==> Fatal error occurred, no output PDF file produced!
LaTeX Warning: There were undefined references.
Total in 412 ms
Error: error building site: see above
1 test, 0 passed, 1 failed
Output:  /app/output.xml
bats: 3 tests, 1 failure
Mutation testing  [====] 41% (elapsed: ~1m, remaining: ~2m)
Verification finished, 1 of 4 interactions failed
step 3 failed, see log above
nightly run finished with errors
suite checkout: 3 of 14 red
job e2e went wrong
cleaning up the workspace ...
collecting screenshots and videos
retrying (attempt 2 of 3)
something went wrong, please contact team pixel
error in stage "deploy"
>>> phase 2: integration
results were written to reports/index.html
exited early because of previous errors
all following steps are skipped
reservation of berth 12 collides with tide window
dossier is not in a state for release
calculation of tariff T3 yields no result
offset plate 4 is not assigned to a press
the shift plan cannot be closed
Z17 rejected by the clearing rules
for details see the attached log
tests took 41 s
Stopping after first failure
Failed tests are listed below
The run did not succeed
> next build
> tsc --noEmit && vite build
+ ./gradlew check
$ bundle exec rspec
+ make -C docs html
##[endgroup]
Uploading coverage report ...
Waiting for other workers to finish
Last 20 lines of output:
Full log: /tmp/build/build.log
Backtrace:
Error details:
Root cause follows
Reason: see above
Details were logged with id 4f1c2a
1 of 14 scenarios failed
14 scenarios (1 failed, 13 passed)
88 steps (1 failed, 4 skipped, 83 passed)
Pipeline finished with status FAILED
non-zero exit
error: task failed
error: command returned 2
FAILED (failures=1, errors=1)
There was 1 failure:
BUILD UNSUCCESSFUL
Compile step failed
generate step failed, stopping here
quality stage: red
done with errors
finished: FAILURE
Command terminated with non-zero status
subprocess returned 1
[2/4] Linking app
[14/88] Building CXX object src/a.cpp.o
Downloading artifacts... 41%
Starting browser chromium
Server started on port 3000
Compiling 14 files (.ex)
Generated app app
Installing collected packages: foo
Collecting foo
info: using existing lockfile
warning: 2 warnings emitted
Report saved to /app/reports/mutation/index.html
Coverage HTML written to dir htmlcov
the calculation of pension class B was refused
glaze batch 12 does not fit kiln program 4
hopper 3 reports variant mismatch for recipe R7
voyage 812 cannot be closed: open bunker note
policy 4711: endorsement sequence is not valid
slot assignment violates hub rule 9
./build.sh: line 20: exit: failing
make: Entering directory '/builds/app'
make[3]: *** [Makefile:201: all-recursive] Error 1
make: Target 'all' not remade because of errors.
error: Recipe 'test' failed on line 12 with exit code 1
E: Sub-process /usr/bin/dpkg returned an error code (1)
tar: Exiting with failure status due to previous errors
tar: Error is not recoverable: exiting now
xargs: sh: exited with status 255; aborting
rake aborted!
Job for app.service failed because the control process exited with error code.
See "systemctl status app.service" and "journalctl -xeu app.service" for details.
app.service: Main process exited, code=exited, status=1/FAILURE
app.service: Failed with result 'exit-code'.
Reading package lists... Done
0 upgraded, 0 newly installed, 0 to remove and 12 not upgraded.
Try 'tar --help' or 'tar --usage' for more information.
Usage: cp [OPTION]... [-T] SOURCE DEST
Errors were encountered while processing:
==> ERROR: A failure occurred in build().
run-parts: /etc/cron.daily/backup exited with return code 1
parallel: This job failed:
+ set -euo pipefail
++ date +%s
>>> Running integration tests
lost connection
The process '/usr/bin/git' failed with exit code 1
husky - pre-push hook exited with code 1 (error)
pre-commit hook exited with error, commit aborted
│  lefthook v1.6.7  hook: pre-push  │  🥊 test
Cloning into 'app'...
HEAD is now at 3f2c1aa add retries
Switched to a new branch 'ci'
hint: See the 'Note about fast-forwards' in 'git push --help' for details.
Receiving objects: 100% (1204/1204), 2.1 MiB | 8.0 MiB/s, done.
The command '/bin/sh -c npm run build' returned a non-zero code: 1
ERROR: failed to solve: process "/bin/sh -c make test" did not complete successfully: exit code: 2
ERROR: Service 'web' failed to build : Build failed
dependency failed to start: container app-db-1 exited (1)
> [builder 5/7] RUN npm ci:
Step 7/12 : RUN npm test
---> Running in 9f8e7d
Removing intermediate container 9f8e7d
#12 ERROR: process did not complete successfully
Back-off restarting failed container web in pod web-1
CrashLoopBackOff
pod "migrate-x1" failed with phase Failed
Job has reached the specified backoff limit
Error: release web failed, and has been uninstalled due to atomic being set
Error: pre-upgrade hooks failed: job failed: BackoffLimitExceeded
deployment.apps/web configured
Waiting for deployment "web" rollout to finish: 0 of 2 updated replicas are available...
in ./helmfile.yaml: in .helmfiles[0]: failed processing release web: command "/usr/local/bin/helm" exited with non-zero status:
Operation has completed with phase: Failed
level=error msg="finished unsuccessfully" duration=12s
build step 3 failed: exit status 1
signal: terminated
Error: Terraform exited with code 1.
Terraform exited the process with an error; see the run for details
Terraform will perform the following actions:
Apply complete! Resources: 2 added, 0 changed, 0 destroyed.
on main.tf line 14, in resource "aws_instance" "web":
Operation failed: failed running terraform plan (exit 1)
ERRO[0012] 1 error occurred: * exit status 1
Diagnostics: pulumi:pulumi:Stack (infra-dev): error: update failed
PLAY RECAP *********************************************************************
web-1 : ok=4 changed=1 unreachable=0 failed=1 skipped=0 rescued=0 ignored=0
TASK [nginx : install] *********************************************************
NO MORE HOSTS LEFT *************************************************************
fatal: [web-1]: FAILED! => {"changed": true, "cmd": "make", "msg": "non-zero return code", "rc": 2}
CRITICAL Ansible return code was 2, command was: ansible-playbook
Stack shop failed to deploy: UPDATE_ROLLBACK_COMPLETE
The following resource(s) failed to create: [Fn]. Rollback requested by user.
Failed to create/update the stack. Run the following command to fetch the list of events leading up to the failure
❌  shop failed: Error: The stack named shop failed creation, it may need to be manually deleted from the AWS console
CREATE_FAILED
Resource creation cancelled
ERROR: (gcloud.builds.submit) build 1a2b completed with status "FAILURE"
BUILD FAILURE: Build step failure: build step 2 failed
!     Push rejected, failed to compile Node.js app.
!     Push failed
remote: -----> Build failed
Error: Command "npm run build" exited with 1
Error: Process exited with non-zero return code; Build script returned non-zero exit code: 2
Deploy did not succeed: Deploy directory build step failed
Failed during stage 'building site': Build script returned non-zero exit code: 1
Error: release command failed - aborting deployment.
ROLLBACK
NOTICE:  table "x" does not exist, skipping
ERROR 1 row affected, see log
Completed with 1 error and 0 warnings:
Done. PASS=11 WARN=0 ERROR=1 SKIP=2 TOTAL=14
Migration failed, error shown above
== 20240501 AddNote: migrating ===
StandardError: An error has occurred, this and all later migrations canceled:
Liquibase command 'update' was not executed successfully
mongod exited with code 1, see its log
1 of 14 ERROR creating sql table model public.orders [ERROR in 0.12s]
[2024-05-01 10:00:00,012] INFO [KafkaServer id=1] shutting down (kafka.server.KafkaServer)
BOOT FAILED
Error description:
celery@runner-7 ready.
worker: Warm shutdown (MainProcess)
Task shop.tasks.import_orders[1a2b] raised unexpected
curl: (22) see --fail for details
* Connection #0 to host localhost left intact
< HTTP/1.1 200 OK
--2024-05-01 10:00:00--  https://files.acme.io/app.tgz
app.tgz              100%[===================>]   4.00M  8.12MB/s    in 0.5s
nginx: the configuration file /etc/nginx/nginx.conf syntax is ok
[notice] 1#1: signal 15 (SIGTERM) received, exiting
Action 'configtest' failed.
The Apache error log may have more information.
gpg: using pinentry-mode loopback
gpg: Signature made Wed 01 May 2024 10:00:00 AM UTC
Vulnerability scanning is enabled
INFO	Number of language-specific files: 3
Scan was limited to files tracked by git.
Some files were skipped or only partially analyzed.
Need to install the following: run npm audit fix to fix them, or npm audit for details
INFO: EXECUTION FAILURE
ERROR: Error during SonarScanner execution
[HINT] To see the full stack trace re-run with -X
mc: <ERROR> Unable to proceed.
221 2.0.0 Bye
250 OK
lftp: get: 1 error detected
Transferred: 4 / 12, 33%
##[error]Bash exited with code '1'.
##[error]Cmd.exe exited with code '1'.
##[error]PowerShell exited with code '1'.
##[error]The process '/usr/bin/npm' failed with exit code 1
##[error]Script failed with exit code: 2
##[section]Finishing: Run tests
##[group]Run actions/checkout@v4
Error: The operation was canceled.
The job was canceled because "ubuntu_18" failed.
Post job cleanup.
Annotations: 1 error and 2 warnings
Running with gitlab-runner 16.5.0 (853330f9)
section_end:1714552800:step_script
Uploading artifacts for failed job
ERROR: Job failed: exit status 1
hudson.AbortException: script returned exit code 1
[Pipeline] End of Pipeline
[Pipeline] // stage
Stage "Deploy" skipped due to earlier failure(s)
Build step 'Execute shell' marked build as failure
Exited with code exit status 1
CircleCI received exit code 1
🚨 Error: The command exited with status 1
The command "npm test" exited with 1.
Done. Your build exited with 1.
[semantic-release] › ℹ  There are no relevant changes, so no new version is released.
[semantic-release] › ✘  Failed step "prepare" of plugin "@semantic-release/exec"
lerna ERR! lerna Command failed with exit code 1
lerna ERR! npm run test exited 1 in 'acme-core'
🦋  error packages failed to publish:
Uploading distributions to https://upload.pypi.org/legacy/
(1 failure)
ts=2024-05-01T10:00:00Z level=info msg="See you next time!"
level=error caller=main.go:512 err="exiting"
APPLICATION FAILED TO START
Application run failed
Description:
Action: Consider revisiting the entries above
Error starting ApplicationContext. To display the condition evaluation report re-run your application with 'debug' enabled.
o.s.boot.SpringApplication : Starting Application v1.2.3
Watching for file changes with StatReloader
Performing system checks...
Internal Server Error: /orders/
Completed 500 Internal Server Error in 12ms
=> Booting Puma
ERROR:    Application startup failed. Exiting.
INFO:     Waiting for application startup.
> Build error occurred
Failed to compile.
ELIFECYCLE  Test failed. See above for more details.
▲ Next.js 14.1.0
info  - Linting and checking validity of types ..
Conversion failed!
frame=  120 fps= 24 q=28.0 size=    1024kB time=00:00:05.00
No pages of output.
Error producing PDF.
Sphinx error:
The full traceback has been saved in /tmp/sphinx-err-1a2b.log
24/05/01 10:00:00 ERROR TaskSetManager: Task 3 in stage 1.0 failed 4 times; aborting job
Job aborted due to stage failure:
ERROR: failed to reproduce 'train': failed to run: python train.py, exited with 1
1 schemas failed
✖ 4 problems (1 error, 3 warnings, 0 infos, 0 hints)
ERROR: step 'import' failed
deploy.sh failed
ERROR: deployment of shop-api failed, see log above
one of the jobs did not succeed
script ended with errors
aborted because of previous errors
!!! build broken !!!
return code 127
Result: FAILED (3 of 14)
Status: red
Run 4711 finished with status error
failed after 3 attempts
giving up after 5 attempts
could not complete the request
unable to continue
stopping here
nothing to do
skipping the remaining steps
cleanup finished
sending notification to #builds
build log saved to /tmp/build.log
please check the log file
contact the platform team if this happens again
for help type 'gantry help'
Usage: deploy.sh [-e ENV] [-t TAG]
Options:
-h, --help     show this help message and exit
at processTicksAndRejections (node:internal/process/task_queues:95:5)
at java.base/java.lang.Thread.run(Thread.java:833)
File "/app/shop/cart.py", line 14, in total
from /usr/local/bundle/gems/rake-13/exe/rake:27:in '<top (required)>'
#0 /app/vendor/autoload.php(12): App\Kernel->boot()
kiln 7 cannot be fired while it is loaded
member 12 has no active contract
voucher SPRING is already redeemed
tour 14 exceeds the weight of the lorry
the seat is already taken
claim 88 must be approved first
dose is too high for patient 12
flight LX14 is closed for check-in
meter reading is lower than the previous one
the match was already scored
order cannot be split any further
batch 12 is in quarantine
Elapsed: 00:03:12
Started at 10:00:00, ended at 10:03:12
Pipeline #4711 failed
Job 'integration' failed on runner-7
1 of 3 shards failed
retry limit reached
notification sent
exiting with code 3
ERR! failed
error: build failed
ERROR: tests failed
Overall result: FAILURE
Deployment unsuccessful
Smoke tests did not pass
cancelled
Interrupted
finished with 3 failures
Checks: 12 ok, 1 failed
postinstall step failed
ERROR: hook 'after_deploy' failed with status 1
##[warning]Task 'Test' completed with issues
##[error]Exit code 1 returned from process: file name '/usr/bin/dotnet'
Job 'test (18, ubuntu-latest)' failed
Error: Failed to run steps
Error: Task 'verify' exited with code 1
WARN: retrying in 10s
Retrying (2/5) ...
attempt 3 of 3 failed
The build failed. Check the log for details.
Build finished with 1 error(s) and 4 warning(s)
Build 4711 failed in 3m 12s
Pipeline failed in stage test
stage 'verify' ended with result FAILURE
FAILED (errors=1, skipped=2)
ERROR: 2 of 14 steps failed
Tests: 12, Assertions: 40, Failures: 1.
Failed! - Failed: 1, Passed: 11, Skipped: 0, Total: 12
test result: FAILED. 11 passed; 1 failed; 0 ignored
12 examples, 1 failure
rspec ./spec/cart_spec.rb:14 # Cart adds a line
--- FAIL: TestTotal (0.00s)
___________________________ test_total ___________________________
1 scenario (1 failed)
There was 1 error:
1) CartTest::testTotal
[ERROR] There are test failures.
[INFO] Total time:  12.4 s
[ERROR] To see the full stack trace of the errors, re-run with the -e switch.
> Run with --info or --debug option to get more log output.
npm ERR! A complete log of this run can be found in:
npm ERR! Test failed.  See above for more details.
nx: Running target test for project shop failed
turbo: ERROR  run failed: command  exited (1)
Tasks: 3 successful, 4 total Failed: shop#test
mix test failed with exit status 2
tox: py311: FAIL code 1 (3.21 seconds)
nox > Session tests-3.11 failed.
py311: exit 1 (2.14 seconds) /app> pytest pid=71
hatch: environment 'test' script failed
ninja: subcommand failed
FAILED: CMakeFiles/app.dir/main.cpp.o
bazel: INFO: Build did NOT complete successfully
//shop:cart_test FAILED in 0.4s
ERROR: Build failed. Not running target
The following tests FAILED:
Xcode: ** TEST FAILED **
The system is going down
Terminated
Shutting down...
Received SIGINT, exiting gracefully
Sentry event id 1a2b3c
Job 4711 queued
Waiting for approval
Uploading coverage to the dashboard
See https://docs.acme.io/runbooks/deploy
Did you mean to run this in another folder?
Note: this may take several minutes
(node:71) Warning: to show where the warning was created use --trace-warnings
patient 14 has no attending doctor
grade cannot be changed after the conference
the contract was terminated last month
room 204 is booked at that time
the loan has been called in
subscription is paused until June
the ledger period is closed
tank 3 is below its minimum level
driver 8 has exceeded the shift hours
comparing snapshots
comparing screenshots
checking the schema
publishing the report
Please remember that the signature file
should be the first file given on the command line.
should be the last argument on the command line
sample-app> configure (lib + exe)
Progress 3/14: sample-app
[error] (Test / test) sbt.TestsFailedException: Tests unsuccessful
[error] Total time: 14 s, completed Jan 2, 2025, 3:14:15 PM
[info] loading settings for project root from build.sbt ...
lerna ERR! lerna run test exited 1 in '@acme/web'
lerna ERR! lerna WARN complete Waiting for 2 graceful process exit handlers
py311: FAIL code 1 (12.13=setup[8.01]+cmd[4.12] seconds)
evaluation failed :( (13.04 seconds)
! Installing App::Foo failed. See /root/.cpanm/work/1700000000.123/build.log for details. Retry with --force to force install it.
===> Verifying dependencies...
===> Errors trying to run tests
INFO    -  Building documentation to directory: /srv/site
jekyll 3.9.3 | Error: see above
Error: Build failed; raise verbosity for details (luarocks)
Ok: 11 Expected Fail: 0 Fail: 1 Unexpected Pass: 0 Skipped: 0
Build Summary: 5/8 steps succeeded; 1 failed
COMMAND | Executing core for "test"
rsync error: some files/attrs were not transferred (see previous errors) (code 23) at main.c(1338) [sender=3.2.7]
INFO  [alembic.runtime.migration] Context impl PostgresqlImpl.
Flyway Community Edition 10.4.1 by Redgate
==> Some builds didn't complete successfully and had errors:
Build 'amazon-ebs.web' errored after 3 minutes 12 seconds
--> amazon-ebs.web: Script exited with non-zero exit status: 1. Allowed exit codes are: [0]
Exit with code 1, due to unknown error.
[!] Exit status of command 'bundle exec rake ci' was 1 instead of 0.
• starting release...
INFO Task exited with return code 1
1 image files updated
==> default: Machine booted and ready!
The SSH command responded with a non-zero exit status. Vagrant assumes that this means the command failed.
INFO[0012] Taking snapshot of full filesystem...
Estimating resolution as 182
Loading pages (1/6)
Failed: DONE. FAIL=1 WARN=0
Done. PASS=1 ERROR=1 SKIP=0 TOTAL=2
using HTML Tidy to generate a tidied up version.
stopping mock server
no result for a.xml
have intercepted the download attempt.
=> How to set up rules?
(file "a.tcl" line 3)
while executing
`;
