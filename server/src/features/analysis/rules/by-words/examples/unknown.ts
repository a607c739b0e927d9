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
gnatmake: "cart.adb" compilation error
Error termination. Backtrace:
child process exited abnormally
cart.test: Total 12 Passed 11 Skipped 0 Failed 1
A full log can be found at /app/build/meson-logs/meson-log.txt
Finished in 0.4 seconds (0.1s async, 0.3s sync) 24 tests, 1 failure
Generated shop app
Randomized with seed 12345
Result: FAIL Files=3, Tests=24, 1 wallclock secs
t/cart.t .............. Dubious, test returned 1 (wstat 256, 0x100)
Test Summary Report -------------------
nox > Session lint failed.
nox > Ran multiple sessions: * tests-3.12: success * lint: failed
Tasks: TOP => default => spec (See full trace by running task with --trace)
Tests Passed: 11, Failed: 1, Skipped: 0 NotRun: 0
Discovery found 12 tests in 240ms. Running tests.
Starting discovery in 3 files.
INFO: Build completed, 1 test FAILED, 14 total actions
Executed 3 out of 3 tests: 2 tests pass and 1 fails locally.
INFO: Analyzed 12 targets (0 packages loaded, 0 targets configured).
error: builder for '/nix/store/abc-shop.drv' failed with exit code 2; last 10 log lines:
error: 1 dependencies of derivation '/nix/store/abc-env.drv' failed to build
A total of 1 test files matched the specified pattern.
*** Failed to finish proof (line 44 of "Cart.thy")
[info] compiling 24 Scala sources to /app/target/scala-3.3/classes ...
[error] Total time: 12 s, completed Nov 28, 2026
[error] stack trace is suppressed; run last Test / test for the full output
[error] (Compile / compileIncremental) Compilation failed
[success] Total time: 3 s
==> shop Compiling 3 files (.ex)
warning: found quoted keyword, continuing
== Compilation error in file lib/cart.ex ==
Running ExUnit with seed: 4242, max_cases: 8
could not compile dependency :plug, "mix compile" failed. Errors may have been logged above.
[ 3 of 12] Compiling Shop.Cart ( src/Shop/Cart.hs, dist/Cart.o )
Error: [Cabal-7125] Failed to build shop-0.1.0.0. See the build log above for details.
Test suite shop-test: FAIL Test suite logged to: dist/shop-test.log
0 of 1 test suites (0 of 1 test cases) passed.
Completed 12 action(s). Log files have been written to: /root/.stack/logs
-- While building package shop-0.1.0.0 using: Setup build exited with code: ExitFailure 1
[ERROR] The compilation of cart.1.0 failed at "dune build -p cart".
#=== ERROR while compiling cart.1.0 ==========================================#
# exit-code 1 # env-file ~/.opam/log/cart-912.env
Done: 97% (112/115, 3 left) (jobs: 1)
Hint: 64 lines are hidden; nim compilation summary [Error]
Tip: 5 messages have been suppressed, use --verbose to show them.
error: the following command failed with 1 compilation errors: zig build-exe
Build Summary: 3/5 steps succeeded; 1 failed (disable with --summary none)
test transitive failure └─ run test 11 passed, 1 failed
Error: /usr/bin/dmd failed with exit code 1. (dub)
Finished in 12.4 milliseconds 24 examples, 1 failures, 0 errors, 0 pending (crystal spec)
crystal spec spec/cart_spec.cr:12 # Cart totals
Test Summary: | Pass Fail Total Time Cart | 11 1 12 0.4s
ERROR: Package Shop errored during testing
in expression starting at /app/test/runtests.jl:4
[ FAIL 1 | WARN 0 | SKIP 0 | PASS 11 ] (testthat)
Error: Test failures Execution halted
Calls: <Anonymous> ... withCallingHandlers -> withVisible
* checking tests ... Running ‘testthat.R’ ERROR
Status: 1 ERROR, 2 NOTEs See ‘/app/shop.Rcheck/00check.log’ for details.
In addition: There were 12 warnings (use warnings() to see them)
Files=12, Tests=340, 4 wallclock secs ( 0.12 usr 0.03 sys)
make: *** [Makefile:902: test_dynamic] Error 255
Failed 1/12 test programs. 1/340 subtests failed.
stack traceback: [C]: in ?
...ing C function 'error' [tail calls]: ?
Error: Build error: Failed compiling object src/cart.o (luarocks)
Ran 12 tests containing 40 assertions. 1 failures, 0 errors.
Tests failed. (lein)
Error encountered performing task 'test' with profile(s): 'base,system,user'
Full report at: /tmp/clojure-1234.edn
Testing shop.cart-test
swift: error: fatalError
error: Exited with unexpected signal code 1
Executed 12 tests, with 1 failure (0 unexpected) in 0.034 (0.036) seconds
Test Suite 'All tests' started at 2026-11-28 12:00:00.000
[5/9] Compiling Shop Cart.swift
The following build commands failed: CompileSwift normal x86_64 (1 failure)
** TEST FAILED **
00:03 +11 -1: Some tests failed.
Running "flutter pub get" in shop... 1,204ms
Exception: Gradle task assembleDebug failed with exit code 1
Build FSharp failed with 1 error(s) in 4.2s
EXPECTO! 12 tests run in 00:00:00.2 – 11 passed, 1 failed. ( ╯°□°)╯︵ ┻━┻
Time Elapsed 00:00:04.21
Failed! - Failed: 1, Passed: 11, Skipped: 0, Total: 12, Duration: 40 ms - shop.dll (net8.0)
raco test: 1/12 test failures
debugger invoked on a SIMPLE-ERROR in thread #<THREAD "main thread" RUNNING>
Unhandled SIMPLE-ERROR: backtrace follows, exiting with code 1
Did 12 checks. Pass: 11 (91%) Skip: 0 Fail: 1 (8%) (fiveam)
; compilation unit finished ; caught 1 ERROR condition
% 1 test failed % 11 tests passed (plunit)
% halt(1)
Suite result: FAILED. 11 passed; 1 failed; 0 skipped; finished in 12.4ms
Encountered 1 failing test in test/Cart.t.sol:CartTest
Compiling 24 files with Solc 0.8.24
Compiler run failed: Error lines follow
11 passing (2s) 1 failing (hardhat)
xelab exited, see log; ERROR: [USF-XSim-62] 'elaborate' step failed with error(s). Please check the Tcl console output
# End time: 12:00:01, Elapsed time: 0:00:04 # Errors: 1, Warnings: 3
--- UVM Report Summary --- ** Report counts by severity
Loading: 0 packages loaded
FAILED: Build did NOT complete successfully (bazel)
Use --sandbox_debug to see verbose messages from the sandbox and retain the sandbox build root for debugging
Target //app:cart failed to build Use --verbose_failures to see the command lines of failed build steps.
Computing main repo mapping...
See also "/app/build/CMakeFiles/CMakeOutput.log".
CMake Generate step failed. Build files cannot be regenerated correctly.
The Meson build system Version: 1.2.1
Summary of Failures: 3/12 shop:unit / cart FAIL 0.04s exit status 1
Ok: 11 Expected Fail: 0 Fail: 1 Unexpected Pass: 0 Skipped: 0 Timeout: 0
ERROR: boost/1.84.0: Error in build() method, line 912 self.run(cmd) ConanException: Error 1 while executing
error: building fmt:x64-linux failed with: BUILD_FAILED See https://learn.microsoft.com/vcpkg/troubleshoot/build-failures
Elapsed time to handle fmt:x64-linux: 12 s
error: build of '/nix/store/abc-shop.drv' on 'ssh://builder' failed with exit code 100
evaluating derivation 'git+file:///app#checks.x86_64-linux.test'...
Resolving dependencies... (4.2s)
___________________________________ summary ____________________________________ ERROR: py311: commands failed (tox)
evaluation failed :( (12.34 seconds) (tox)
Script @php vendor/bin/phpunit handling the test event returned with error code 1
Package operations: 12 installs, 0 updates, 0 removals
Failed tasks: - shop:test Hint: run the command with --verbose for more details. (nx)
Running bitbake: NOTE: Tasks Summary: Attempted 912 tasks of which 900 didn't need to be rerun and 1 failed.
Summary: There was 1 ERROR message, returning a non-zero exit code.
*** [.pio/build/uno/src/main.cpp.o] Error 1
========================= [FAILED] Took 2.31 seconds =========================
FATAL ERROR: command exited with status 1: /usr/bin/cmake --build /app/build (west)
cmake failed with exit code 1, output of the command is in the build/log/idf_py_stdout_output
Done building with 1 failure, here is the tail of the log
see above
something broke in stage 3
step "pack" went wrong, look into pack.log
bye (errors: 1)
4 of 5 jobs ended well
not everything worked, details in the mail
--- end of log, code 1 ---
problems: 1, hints: 3
I'm sorry, Dave. Stage failed.
aborted by previous failure
Skipping remaining modules after failure in core
pricing engine said: rule R17 vetoed the cart
allocator: wave 14 left 3 parcels unassigned
settlement run ended in state YELLOW
planner could not place shift 14 on Tuesday
stage 2/5: linking
[INFO] nothing more to report
phase "compile" finished with errors
worker 3: returned 2
result: NOK
RESULT=1
overall: red
verdict: FAIL (see html report)
run 4711 has ended unsuccessfully
12 tasks done, 1 broken, 3 skipped
child returned non-zero; stopping the chain
cleanup after error...
rolling back release
tail of log follows
last 20 lines:
hint: run again with -v
hint: set RUST_BACKTRACE=1
note: this may be caused by an earlier error
note: candidate expects 2 arguments, in file included from cart.h:4
in file included from src/cart.c:3:
In function 'total':
cart.c: At top level:
12 | total(x
|     ^~~~
~~~~^~~~~
from /app/lib/cart.rb:12:in 'total'
at /app/lib/Cart.pm line 12
called from cart.cr:12:5 in 'total'
(elixir 1.15.0) lib/enum.ex:1700: Enum."-map/2-lists^map/1-0-"/2
#0  0x00007f in total () from libcart.so
Call history: <syntax> <eval>
Stacktrace: [1] total(c::Cart) @ Main cart.jl:12
Raised at Stdlib.failwith in file "stdlib.ml", line 29, characters 17-33
CallStack (from HasCallStack): error, called at Cart.hs:9:7 in main:Cart
Backtrace (most recent call last):
; --> PROGN LET
Compilation exited abnormally with code 1
compilation aborted due to errors
compilation failed: 2 modules
Too many errors emitted, stopping now
fatal: too many errors (20), bailing
Errors: 1, Warnings: 4, Info: 0
** Error: Errors: 3, Warnings: 1 (vlog)
Design elaboration failed
place_design failed
synth_design failed
Quartus Prime Analysis & Synthesis was unsuccessful. 1 error, 3 warnings
verification: 11 passed, 1 failed, elapsed 00:12
error: Build failed: The following jobs failed: 3
error: Job failed: run mill __.test
mill: 1 targets failed
1 tests failed: shop.CartTests shop.CartTests.total
[error] one or more tests failed, results in target/test-reports
dune: some test did not succeed
FAILED TESTS 1/12: [FAIL] cart 000 total
package shop failed verification run
Publishing was cancelled because of failed checks
release aborted: previous stage unhappy
scheduler: job 44 -> FAILED
slurmstepd: error: *** JOB 44 ON node3 finished with exit 1 ***
the nightly went red again
ERROR (no details)
Error: undefined
error: error
script returned exit code 2
retcode 1 (continuing)
rc=8
make[2]: Leaving directory '/app/build'
gmake: *** [all-recursive] Error 1
bmake[1]: stopped in /app
*** Error code 1 Stop.
*** WARNING: previous job had 1 failure
ERROR: lazy loading failed for package ‘shop’
The command "R CMD check" exited with 1.
hint: see config.log
watchman: stop
Dafny program verifier finished with 11 verified, 1 error
session closed
closing 3 workers
collected 0 artifacts
report saved to build/report.html
elapsed 14.2 s
nothing else to do
summary follows
---- failing cases ----
see ticket for background
3 retries used
retrying in 10 s (attempt 2)
giving control back to the scheduler
exit trap ran
teardown complete
post-build step "notify" executed
finished with result: UNSTABLE
The build has been marked as failed.
Marking build as failure since a previous step failed
Pipeline stopped here
Overall result was not satisfactory
0 succeeded, 1 failed, 2 up-to-date
Sorry, the job didn't make it
problem in module billing
step 7 said no
quitting (2)
Traceback follows:
caused by the above
original error was:
... 12 more
... (truncated)
Terraform has been successfully initialized!
Destroy complete! Resources: 3 destroyed.
Terraform planned the following actions, but then encountered a problem:
Note: You didn't use the -out option to save this plan
Releasing state lock. This may take a few moments...
TASK [web : restart] ***********************
web1 : ok=12 changed=3 unreachable=0 failed=1 skipped=2 rescued=0 ignored=0
to see the full traceback, use -vvv
...ignoring
WARNING  An error occurred during the test sequence action: 'converge'. Cleaning up.
Notice: Applied catalog in 14.20 seconds
Chef Infra Client failed. 3 resources updated in 41 seconds
Running handlers complete
==> Wait completed after 4 minutes 12 seconds
==> Builds finished but no artifacts were created.
NAME: web LAST DEPLOYED: Sat Nov 28 10:00:00 2026
Error: 1 chart(s) linted, 1 chart(s) failed
UPDATED RELEASES: NAME CHART VERSION DURATION
Events: <none>
Resources:     + 3 created     12 unchanged
error: update failed
Diagnostics: pulumi:pulumi:Stack (web-dev):
Successfully created/updated stack - web in None
Failed resources: web-dev | 10:14:00 AM | CREATE_FAILED
UPDATE_ROLLBACK_IN_PROGRESS  AWS::CloudFormation::Stack  web
The following resource(s) failed to create: [Web].
✨  Synthesis time: 4.2s
=> ERROR [build 4/9] RUN npm run build
> [build 4/9] RUN npm run build:
#12 41.20 3 problems
Dockerfile:14
Step 4/12 : RUN make
---> Running in 1a2b3c4d
Removing intermediate container 1a2b3c4d
web Pulled
Container web-db-1  Started
Error: exit status 125
See 'docker run --help'.
1 warning found (use docker --debug to expand):
Attaching to db-1, web-1
web-1 exited with code 1
Aborting on container exit...
Report Summary
For more details, see https://avd.aquasec.com/nvd/cve-2024-1234
2026-11-28T10:00:00Z	INFO	[vuln] Vulnerability scanning is enabled
INFO: Final Memory: 14M/60M
Scan completed with findings, see above
Total number of issues skipped due to a potential mismatch: 0
HINT:  See server log for query details.
CONTEXT:  PL/pgSQL function pay(integer) line 9 at RAISE
STATEMENT:  SELECT * FROM orders
waiting for server to shut down.... done
psql:schema.sql:14: NOTICE:  relation "orders" does not exist, skipping
Query OK, 0 rows affected (0.00 sec)
Msg 3621, Level 0: The statement has been terminated.
ORA-06512: at "SHOP.PRICE", line 14
SQL*Plus: Release 21.0.0.0.0 - Production
2026-11-28 Migrating: 2026_01_01_create_orders
Running "up" migrations of batch 3
Migration "20260101" failed, the following error was thrown:
Successfully validated 14 migrations (execution time 00:00.041s)
Current version of schema "public": 13
Migration of schema "public" to version "14 - add note" failed! Changes successfully rolled back.
Done. PASS=12 WARN=0 ERROR=1 SKIP=3 TOTAL=16
Completed with 1 error, 0 partial successes, and 0 warnings:
compiled code at target/run/shop/models/orders.sql
1 of 16 START sql table model shop.orders
All Finished 📜 🎉!
2026-11-28T10:00:00.000+0000	1 document(s) failed to import
pg_dump: detail: Query was: LOCK TABLE orders IN ACCESS SHARE MODE
Consumer stopped
offsets of group billing were reset
starting worker, pid 41
Rebalance in progress
Ready to accept connections tcp
execution: local
data_received..................: 1.2 MB 20 kB/s
running (0m31.0s), 00/10 VUs, 412 complete and 0 interrupted iterations
summary =    412 in 00:00:31 =   13.3/s Avg:   212 Min:    41 Max:  1840 Err:     8 (1.94%)
Tidying up ...    @ 2026 Nov 28 10:00:00 UTC
Simulation acme.Checkout completed in 31 seconds
Reports generated, please open the following file: target/gatling/index.html
Requests/sec:    412.80
Latency Distribution (HdrHistogram - Recorded Latency)
Success       [ratio]                    91.20%
Status Codes  [code:count]               200:912  500:88
Error Set:
│ test-scripts │ 12 │ 3 │
→ Create order
POST http://localhost:3000/orders [201 Created, 412B, 41ms]
Executed files:    3
Failed files:      1 (33.3%)
Succeeded requests: 11
HTML report: (paste into browser to view) file:///builds/target/karate-reports/summary.html
Verification Failed - There were 2 failures
Run of orders_test.tavern.yaml::get order
✖ 14 problems (3 errors, 11 warnings, 0 infos, 0 hints)
❌ Validation failed with 2 errors and 1 warning.
run 'redocly lint --generate-ignore-file' to add all problems to the ignore file.
nginx: configuration file /etc/nginx/nginx.conf test failed
[ALERT]    (41) : config : Fatal errors found in configuration.
app.service: Scheduled restart job, restart counter is at 4.
● app.service - Acme web
Unit Testing:  rules_test.yml
level=info msg="Completed loading of configuration file"
Everything is ready. Begin running and processing data.
Error: Process completed with exit code 2.
Run actions/checkout@v4
section_end:1732788000:step_script
Bash exited with code '1'.
Job 'web/test' failed, the rest of the workflow was cancelled
- hook id: ruff
stage 3/5: deploy
=== rollback ===
starting canary ...
done in 41 s, 2 problems
3 checks failed, see report.html
FAILED (2 of 14)
job stopped because of the error above
something went wrong, see the log
cannot continue
deployment failed!
error: step "verify" returned 1
rc=2
+ exit 1
+ ./deploy.sh stg
command failed: ./verify.sh
make: *** [Makefile:14: deploy] Error 2
task: Failed to run task "deploy": exit status 1
just: error: Recipe 'deploy' failed on line 14 with exit code 1
Retrying in 5 seconds (attempt 2 of 5)
Rolling back to release 411
cleaning up temporary files in /tmp/deploy.x1
For help, run: acme --help
Options: --stage NAME  --dry-run
see https://wiki.acme.lan/runbooks/deploy
Contact the platform team in #help-ci
1 job(s) failed
All checks finished, some with errors
ok: 11, failed: 2, skipped: 1
--- end of log ---
log truncated
*** summary ***
Slack notification sent to #deploys
Skipping step because a previous one failed
finished with errors
nightly run 412 red
exit code was 3
subprocess.CalledProcessError: Command '['./deploy.sh']' returned non-zero exit status 1.
upload-artifact: With the provided path, there will be 3 files uploaded
vault: Code: 400. Errors:
aws: upload failed: dist/a.js to s3://acme/a.js
Waiting for changeset to be created..
truck 7 is over its axle load
tariff 12 isn't approved for this region
policy holder is under 18
reservation outside of the season
meter reading lies below the previous one
settlement run for November already closed
preparing environment
resolving variables ...
rendering 14 templates
applying 3 of 9 changes
3 changes, 1 error
Nothing to do.
run again with --debug to see more
set LOG_LEVEL=trace for details
details were written to /builds/out/deploy.log
the full log is at https://ci.acme.lan/job/412
report sent to #ops
hint: check the settings above
note: warnings are not fatal
Warning: this command is experimental
deprecated, will be removed in 2.0
usage: acme deploy [--stage STAGE] SERVICE
Available commands: deploy, rollback, status
elapsed: 4m12s
total time: 00:04:12
version 1.4.2 (1a2b3c4) built 2026-11-27
Started at 10:00:00, ended at 10:04:12
step 4 returned non-zero
Job aborted
process exited with status 1
error: Recipe failed
failed: [web1] (item=a)
an unknown error occurred
Unexpected error, please try again
internal error 41
Oops, that didn't work
Operation failed.
Task failed with 2 errors
summary: 3 green, 1 red
tests 14, failures 1
FAILED orders
[FAIL] step 3
status: error
verdict: red
❌ verify
✘ 2 problems
0 passed, 1 failed
at Object.<anonymous> (deploy.mjs:14:9)
at async main (file:///builds/deploy.mjs:41:3)
File "/builds/deploy.py", line 14, in <module>
goroutine 1 [running]:
main.main() /builds/main.go:14 +0x1a
stack backtrace:
Connecting to db ...
pulling layers
pushed 3 of 9 layers
sha256:1a2b: Pull complete
Digest: sha256:1a2b3c
Creating network "web_default" with the default driver
Stopping web_db_1 ... done
Going to remove web_db_1
Sending build context to Docker daemon  41.2MB
reading configuration from /etc/acme/app.yml
using profile ci
kubeconfig entry generated for stg.
service/web unchanged
job.batch/migrate created
Defaulted container "web" out of: web, proxy
pod "smoke" deleted
Unsealed: true
Lease renewed
Key                Value
State changed from pending to running
Health check: attempt 4
sleeping for 10 s
waiting ...
checking 14 links
scanning 412 files
Loaded 41 rules
12 rules were evaluated
Policy set loaded
Exporting results to sarif
wrote report.xml
Test run 412 finished
Test suite: orders  Tests: 12
Ran 12 scenarios
VUs: 10, duration 30s
[##########          ] 50 %
Warming up
Nothing was deployed
rollback finished
The previous release stays active
Notify: build 412 is red
Please open a ticket with the platform team
mail to ops@acme.test was sent
order 412 exceeds credit line of customer
shipment 17 cannot be booked on a Sunday
claim 9 was closed before
seat 14A is taken
voucher SUMMER is only for new customers
dose is above the daily maximum of drug 41
driver has no licence class C for truck 7
contract 17 isn't in notice period
parcel too heavy for lane 3
bed 12 is not free on that day
bid is lower than the reserve price
the account may not be overdrawn
✗ 2 failed
✘ stage verify
✓ 11 ok, ✗ 2 not ok
!! deploy stopped
deploy: FAILED
pre-flight check ended with errors
there were errors, scroll up
see messages above for the reason
1 error, 0 warnings, exiting
Aborted!
interrupted by user
run id 412
trace id 1a2b3c4d
took 41 s
skipped (not in scope)
next step: verify
phase "verify" → failed
service web: state=failed
job/verify: 0 succeeded, 1 failed
hook returned code 1
script returned 2
child process ended with status 3
pipeline 412 for branch main: failed
If this keeps happening, tell the platform team
please read the guide at docs/deploy.md
Press ctrl-c to stop
Summary of failures:
First failure:
Failed steps: verify, smoke
Problems found:
>>> output of ./smoke.sh
<<< end
(no output)
deploy done with 2 issues
overall: FAILED
result of stage: not ok
checks: 3/5
see build 412 for more
details omitted
error(s) occurred, aborting run
fatal: terminating now
reverting ...
undoing changes of step 3
re-running failed steps
downloading 14 packages
unpacking web.tar
using cached layer
connected to broker 1
topic orders created
consumer group billing joined
schema version is 14
0 rows affected
listening on :8080
received SIGTERM, shutting down
graceful shutdown finished
container web stopped
stdout:
stderr:
Command output:
Exit code: 1
Error output follows
Return value: 3
Failure summary
Finished with status FAILED
Your deploy didn't succeed
Try --verbose
For assistance see the wiki
the loan's rate is fixed until 2027
patient has no referral
coupon can't be combined with sale items
goods receipt is larger than the order
flight 412 is overbooked
gate closed 10 min before departure
Everything up-to-date
remote: Resolving deltas: 100% (12/12), done.
To git@git.acme.test:acme/app.git
Use '--' to separate paths from revisions, like this:
See "git help gc" for manual housekeeping.
husky - pre-commit hook exited with code 1 (error)
pre-push script failed (code 2)
🥊 pre-commit: lint failed (lefthook)
rsync error: unexplained error (code 255) at rsync.c(703)
sent 4,211 bytes  received 35 bytes  8,492.00 bytes/sec
zip error: aborting
dpkg: error processing package acme-web (--configure): installed acme-web package post-installation script subprocess returned error exit status 1
Errors were encountered while processing: acme-web
error: %prein(app-1.2) scriptlet failed, exit status 1
error: Bad exit status from /var/tmp/rpm-tmp.A1b2 (%build)
warning: %post(app-1.2) scriptlet failed, exit status 127
ERROR: app-1.2-r0: post-install script exited with error 1
E: some index files failed to download. They have been ignored, or old ones used instead.
Error: Transaction test error:
Problem: job failed, see above
==> Summary of failures
make[2]: *** [CMakeFiles/app.dir/build.make:76: main.o] Error 1
make: *** Deleting file 'out/app.o'
make: Leaving directory '/builds/app'
gmake: Nothing to be done for 'all'.
Build did not finish successfully (waf)
Tasks: TOP => test => db:seed
invoke: Encountered a bad command exit code!
Warning: Task "test" failed. Use --force to continue.
[12:01:02] 'build' errored after 3.2 s
[12:01:02] The following tasks did not complete: default, build
BUILD FAILED Total time: 3 seconds
sh: exit 3
++ echo 'failed'
Traceback of the steps so far follows
Press any key to continue . . .
Aborted by user
Interrupted, shutting down
^C
error: command terminated abnormally, status 2
Command exited with non-zero status 1
real	0m12.041s
xargs: ./check.sh: exited with status 255; aborting
find: 'sh' terminated with status 1
strace: exited with 1
systemctl: Job for app.service failed because the control process exited with error code.
Failed to start Acme API server.
A dependency job for acme.target failed. See 'journalctl -xe' for details.
app.service: Control process exited, code=exited, status=1/FAILURE
Active: failed (Result: exit-code) since Mon 2024-05-06
ERROR in ./src/a.ts
✘ [ERROR] 3 errors
Build failed with 3 errors:
[vite]: build failed in 4.21s
✨ Built in 3.41s
x Build failed in 812ms
ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL  @acme/web@1.0.0 build: 'vite build'
error Command failed with signal "SIGTERM".
npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log
npm error command sh -c node-gyp rebuild
gyp ERR! build error
gyp ERR! stack Error: 'make' failed with exit code: 2
NX   Ran target test for 4 projects (12s)
Failed tasks: - web:build
web:build: ERROR: command finished with error: command (/app) npm run build exited (1)
Operations failed. (rush)
==[ FAILURE: 1 operation ]==
"web" failed to build.
Returned error code: 1
Error: ENOLOCAL semantic release stopped
An error occurred while running semantic-release: see plugin output
** TEST EXECUTE FAILED **
CompileSwift normal arm64 (in target 'App' from project 'App')
Testing failed:
[!] Exit status of command 'xcodebuild archive' was 65 instead of 0.
[12:01:02]: Called from Fastfile at line 14
Error: Failed to build iOS app
Gradle task assembleDebug failed with exit code 1
> A failure occurred while executing com.android.build.gradle.internal.tasks.MergeResources
error Failed to build the app. See above output (react-native)
00:12 +41 -1: Some tests failed.
Could not build the precompiled application for the device.
Failure [see logcat for details]
Sphinx: build finished with problems, 3 warnings.
Makefile:20: recipe for target 'html' failed
------------------------------------------------ Jekyll 4.3.2   Please append '--trace' to the 'build' command
Collected error summary (may duplicate other messages):
Output written on thesis.pdf (41 pages).
📝 Summary --- 🔍 41 Total 🚫 2 Errors
[NbConvertApp] Converting notebook nb/a.ipynb to html
Task exited with return code 1
Marking task as FAILED. dag_id=nightly, task_id=load
dagster._core.definitions.events.Failure: step "load" did not succeed
Job aborted due to stage failure: Task 3 in stage 1.0 failed 4 times
org.apache.spark.SparkException: Job aborted.
Job 3 cancelled because SparkContext was shut down
Error in rule align: jobid: 4
Exiting because a job execution failed. Look above for error message
Workflow execution stopped with the following message:
Execution cancelled -- Finishing pending tasks before exit
Batchmode quit unexpectedly, return code 1
AutomationTool exiting with ExitCode=25 (Error_UnknownCookFailure)
BUILD FAILED: Cook failed.
Failed to export project with preset (see above)
FATAL ERROR: command exited with status 1: /usr/bin/cmake --build build (west)
ninja failed with exit code 1
*** Error: target stopped
make: *** [flash] Error 74
step 4 of 9 went wrong
nightly run ended red
could not finish, see the log
something broke in phase "pack"
=> aborting here
one of the checks did not pass
exiting early because of earlier problems
rolled back
leaving with code 3
cleaning up after the failure
artefacts were kept for inspection in out/debug
please look at the report of the nightly job
customer onboarding flow returned state X17
business rule 88 rejected the case
tariff engine answered "no offer"
the voucher was already redeemed
case 4711 was sent to manual review
halting now
giving in
bad news: run 118 is red
that did not work
details in build/kit.log
4 of 9 stages are green
stage "pack" is red
not continuing
exit requested
ended with errors, took 12 s
the previous command was not successful
something in here failed: tests/
please contact the platform team
retry this job or ask in the channel
skipped because an earlier stage failed
post-processing was left out
log has been truncated here
collecting diagnostics
sending failure notice to the team
this is attempt 2
claim 88 needs a second opinion
dossier was returned by the clerk
applicant does not meet condition 4b
bid is below the reserve price
booking window has closed
cz: check stopped
pre-commit hook(s) failed, see the list above
- hook id: eslint - exit code: 1
[INFO] Installing environment for https://git.acme.test/hooks.
hint: after resolving the conflicts, mark them with
hint: use git log to see what was picked
Your branch is behind 'origin/main' by 3 commits, and can be fast-forwarded.
HEAD is now at 3f2c1aa Add cart
Previous HEAD position was 77aa bump
Switched to a new branch 'pr-12'
Counting objects: 100% (41/41), done.
Building dependency tree... Done
Processing triggers for libc-bin (2.36-9) ...
Selecting previously unselected package curl.
Transaction failed
Failed: acme-web-1.2-1.x86_64
Complete!
Preparing transaction: failed
(1/4) installing curl
Fetching: app.deb (41%)
% Total    % Received % Xferd  Average Speed   Time    Time     Time  Current
100  4211  100  4211    0     0   9911      0 --:--:-- --:--:-- --:--:-- 9911
Saving to: 'app.tgz'
Length: 4211 (4.1K) [application/gzip]
Resuming transfer from byte position 0
added 412 packages, and audited 413 packages in 12s
41 packages are looking for funding
run 'npm fund' for details
npm notice New major version of npm available!
➤ YN0000: ┌ Link step
➤ YN0000: └ Completed in 4s 12ms
Progress: resolved 412, reused 400, downloaded 12, added 412, done
Lockfile is up to date, resolution step is skipped
transforming (41) src/a.ts
asset main.js 141 KiB [emitted] (name: main)
webpack --mode production failed after 4 s
Entrypoint main [big] 341 KiB
dist/index.html  0.46 kB │ gzip: 0.30 kB
Compiled with problems:
Build optimization failed: see the pages below
info  - Creating an optimized production build
NX   One or more tasks have failed
View structured, searchable error logs at https://nx.app/runs/x
Remote caching disabled
• Packages in scope: web, api
web:test: cache bypass, force executing 3f2c
> Task :app:mergeDebugResources FAILED
> Task :app:compileDebugKotlin
FAILURE: Build completed with 2 failures.
1: Task failed with an exception.
Daemon will be stopped at the end of the build
note: Using new build system
CompileC main.o main.m normal arm64
Test Suite 'All tests' failed at 2024-05-06 12:01:02.
Executed 41 tests, with 1 failure (0 unexpected) in 3.412 (3.501) seconds
Restarting after unexpected exit, crash, or test timeout; summary will include totals from previous launches.
+------+------------------+-------------+ fastlane summary
|  💥  | gym              | 41          |
Generating summary report for 3 devices
Running "flutter pub get" in app...
Running pod install...                                              4.1s
Performing Streamed Install
* daemon started successfully
* daemon not running; starting now at tcp:5037
Starting: Intent { act=android.intent.action.MAIN }
reading sources... [ 41%] guide
checking consistency... done
writing output... [100%] index
INFO    -  Cleaning site directory
Generating...  Jekyll Feed: Generating feed for posts
This is pdfTeX, Version 3.141592653-2.6-1.40.24 (TeX Live 2022)
Transcript written on thesis.log.
Rule 'pdflatex': The following rules & subrules became out-of-date:
Input #0, mov,mp4,m4a, from 'a.mp4':
Press [q] to stop, [?] for help
Conversion of 3 files ended with problems
Executing notebook with kernel: python3
Dependencies all met for dep_context=non-requeueable deps
Marking run <load @ 2024-06-01> failed
12:01:02  1 of 17 ERROR creating sql table model shop.orders ..... [ERROR in 0.41s]
24/06/01 12:01:02 INFO SparkContext: Running Spark version 3.5.0
Stage 1 contains a task of very large size
Caused by: job step returned non-zero
Select jobs to execute...
[Sat Jun  1 12:01:02 2024] rule align:
Refreshing native plugins compatible for Editor
Loading GUID <-> Path mappings...
Cooking content for Linux, see log
Blender quit
Warning: PATH set to RPATH
Writing at 0x00010000... (41 %)
Hard resetting via RTS pin...
Verifying flash... failed step
[100%] Built target app
process[nav-1]: started with pid [4412]
shutting down processing monitor...
policy 4711 is already cancelled
quote batch ended with code 12
== premiums == comparing 40 samples
train 4402 is cancelled today
possession 17 is still in force
patient has been discharged
bed 12 is occupied
transferring study 3 of 18
nope: verdict red
check-prices: reading 18 223 articles
article 4401 has been delisted
order 99 is below the minimum order value
account is blocked for seizure
cut-off time has passed
error - phase SETTLE red, later phases skipped
out of stock
order was refunded before
your basket has expired
** smoke finished: 11 green, 1 red
gate B12 closed
no feasible plan
student is on leave
room HG F 7 has been double-booked by the faculty
meter is dismounted
reading 41 of 900 meters
consignment already left the hub
Failed: Nothing to do
i18n-sync finished with remarks
preflight: no go
release check: 2 of 14 points open
see the table above
ABORT: 1412 packages looked at
preflight: 0 of 3 done
migrator: stop after first problem
ERROR: drill not passed
120 flags scanned
fatal: over
phase soak
nightly: can-i-deploy said no
Back to 2.4.0
genlabels: abandoned
deploy.sh: step 5 went bad
[ci] done, but look at the warnings
>> deploying 2.4.1 to web-3
Fehler aufgetreten, siehe Protokoll
Abbruch
échec
terminé avec 2 erreurs
Prüfung nicht bestanden
fin del proceso con errores
Lauf beendet, 3 Fehler
Vertrag ist bereits gekündigt
lane 4 is closed for trucks
ticket was validated already
car 12 is rented out
bike 88 is in repair
member is in arrears
loan limit of 10 books reached
court 3 is reserved for juniors
match 12 was postponed
bet is closed
draw has already taken place
game is over
move not allowed: king would be in check
player is banned until Friday
seat belt sign is on
crane 2 is locked by wind
berth 4 is taken
pilot is not rated for this type
container is on hold by customs
cow 114 is dry
field 7 was sprayed, wait 14 days
oven 3 is still hot
recipe is not released
the prescription was filled
patient refused consent
operating theatre 2 is in use
vaccine lot was recalled
class is full
pupil is below the minimum age
thesis has been handed in late
library card is blocked
case 12 is closed
permit has lapsed
parcel of land is under dispute
ballot is closed
tenant has moved out
flat 12b is let
meter was read this month
contract runs until 2026
customer has opted out
credit line used up
payment is on hold
invoice was settled
dunning stopped by clerk
salary run is closed for May
employee is on parental leave
machine 5 is in service
mould 9 has reached its shots
furnace is cooling down
well 3 shut in
reactor in mode 4
train path not granted
bus 12 is out of service
stop not served on Sundays
channel 4 is on a break
article is embargoed
issue 112 went to print
screening sold out
exhibit is on loan to Lyon
guest has checked out
table for 12 isn't possible
kitchen is closed
voucher belongs to another branch
delivery slot is gone
nobody is on call
ship has sailed
satellite below the horizon
drone is grounded
checks are over, result: red
verdict: not releasable
Error: 1 of 9 probes unhappy
probe 4 NOT OK
gate: closed
nightly: unstable
nightly: 3 jobs ended badly
batch ended abnormally, see journal
batch: RC=8
step COPY ended with RC 12
job chain interrupted
I give up
no luck
not good
Oops! That went wrong. Please tell the platform team.
something broke in phase 2
phase 2/5: copy files
phase export: FAILED
[1/9] reading tariffs
[4/9] writing invoices
[ OK ] database reachable
[ OK ] disk
[FAIL] overall
--- end of report ---
===== lane test =====
>>> checking stock
now comparing with yesterday
reading configuration from boilers.ini
loaded 812 animals
wrote 14 files
sent 3 mails
skipped 4, did 12, lost 1
4 green 1 red 0 grey
3 findings, details in report.html
report is at out/report.html
details: https://wiki.boilers.test/runbook
hint: run with -v to hear more
hint: see docs/release.md
please call the person on duty
ask team harbour in the chat
ticket OPS-411 opened
will try again tomorrow
trying again in 30 s
last attempt failed too
all attempts failed
nothing was changed
changes were undone
restoring the old state
cleanup ok
cleaning up temp files
rc=1
return code was not 0
sub-job returned 3
child script failed: checks/prices.sh
checks/prices.sh -> 1
./run-all.sh: 2 of 9 scripts failed
called from main() line 12
in function run_checks at line 41
caught a signal, leaving
interrupted by operator
cancelled by newer run
duration 00:12:31
started 03:00:01 on ci-4
usage: berths-report [-m MONTH] [-o FILE]
Try 'tracks-report --help'
no details available
reason unknown
error in step "publish"
export unsuccessful
conversion not successful
could not complete the run
the run was not successful
ERROR: test run failed (see attachments)
ERROR: job 12 of 14 failed
{"level":"error","msg":"run failed","exit":1}
level=error msg="check finished" result=fail
2024-05-02 03:12:09 ERROR batch - finished with errors
this customer must not be contacted
the vehicle is due for inspection
the loan has been repaid
the bond has matured
trading is halted
market is closed today
limit of daily withdrawals reached
card was swallowed
the cheque bounced
mortgage not granted
claim was declined by the adjuster
cover does not include hail
the waiting period isn't over
the pensioner has passed away
benefit was stopped in April
the application is with the clerk
the permit needs a hearing first
dog 12 has no tag
bin collection moved because of the holiday
street is blocked for the marathon
pool is closed for cleaning
ice is too thin
lift stopped because of wind
tide is too low
harbour pilot is not available
vessel draught exceeds the channel
hatch 3 is still open
cargo is dangerous, class 1 not carried
fridge car is too warm, goods were thrown away
truck is overloaded
driver must rest
the parcel weighs too much for this service
address cannot be served
receiver not at home
goods were damaged on the way
order is partly delivered
shop is closed for stocktaking
promotion has ended
gift card has been used
article is only sold in store
size 44 is gone
the oven batch was burnt
dough is not ready
milk tank 2 needs washing
yeast is dead
harvest is over
sow 9 is pregnant
pasture is flooded
turbine is locked for a bat survey
curtailment is active
transformer 2 is switched off for work
fuse 12 has blown
valve is tagged out
boiler is in alarm
press 3 waits for material
tool life is over
line stopped by operator
weld seam must be redone
crane load too heavy
concrete not cured
site is closed by the authority
well pressure too high
blast is postponed
sample must be drawn again
donor is deferred
appointment slot is gone
surgery was called off
rehearsal runs late
singer is ill
the film has no rating yet
article awaits the editor
comment was removed by a moderator
user has blocked you
player is offline
match abandoned
guild is full
not enough gold
quest is not active
horse 4 is scratched
stakes are too high
satellite is in eclipse
orbit window missed
telescope closed because of clouds
too windy for the drone
flight diverted
runway in use
slot was given back
train is full
track is occupied
tram short of staff
bus diverted
charger is out of order
car battery too low
scooter is outside of its zone
barrier is up
season ticket paused
student not enrolled this term
exam was cancelled
lecture moved online
book is reserved for another reader
exhibit is in restoration
guide not available
donation box is sealed
mission on hold
convoy delayed
witness did not show up
judgement not final
bail was denied
patent lapsed
trademark opposed
notary is on holiday
house is under offer
rent was paid late
neighbour objected
lift in building 4 out of order
checking 14 contracts ...
compare run 2024-05-02
reading baseline
opening connection to the bank
fetching cheese
waiting for the partner
partner job started
waiting 30 s more
still 3 to go
second run
warm-up done
tests: 40, good: 38, bad: 2
2 bad, 38 good
12 of 14 contracts fine
good: 11  bad: 1
result: 1
state: FAILED
status of the job: error
job status ABORTED
outcome: negative
verification ended with failure
one or more checks have failed
at least one check failed, see report
some checks did not pass
not all steps were successful
errors happened, please read the protocol
the protocol is in logs/2024-05-02.txt
protocol written
mail with details sent to ops
please inform the administrator
please try later
contact: harbour-team@texts.test
more info with --debug
enable debug to see why
for an explanation see handbook chapter 4
internal code 4711
error no. 4711
code E-0815
Error 0x80004005
error: null
Exception occurred
There was a problem
A problem has been detected
The operation did not complete
The process ended with an error
processing stopped
processing was aborted
run stopped at step 7
halting the pipeline
leaving early
skipping remaining 12 steps
skipped because a previous step was red
not run
nothing done
marked as failed
flagged red
restarting worker
next attempt in 60 s
release 2.4.1 was not published
delivery refused
build rejected
import was not carried out
export ended unsuccessfully
upload did not work
mailing not sent
printing failed
archiving failed
could not finish month closing
month closing failed
stock taking ended with errors
payroll stopped
invoice run broken off
error while processing order 14
error during the nightly load
failed: load_tides
load_tides failed
load_tides: not successful
step load_tides: exit 2
script load_tides.sh returned 2
subprocess load_tides ended with 2
called by cron
at line 41 in load_tides
--> load_tides:41
in: load_tides <- main
FEHLGESCHLAGEN
Der Lauf wurde mit Fehlern beendet
Details siehe Protokolldatei
Schritt 4 von 9: Rechnungen schreiben
Le traitement a échoué
voir le journal
étape 3 sur 5
El trabajo ha fallado
ver el registro
Konto ist gesperrt wegen Pfändung
Bestellung wurde storniert
la commande est déjà expédiée
el pedido ya fue entregado
The check has found problems.
The test has failed. See the attached protocol.
The job was not successful, see mail
The nightly run is red again
The deployment was stopped because a step failed
The step 'verify' returned 3
The command returned a non-zero code
The script ended prematurely
The batch was aborted at step 4
The batch has been restarted
The process was cancelled by the operator
The following checks failed:
The following errors occurred:
The rest was skipped
There were errors, nothing published
There are 3 problems
This step is optional
This could take a while
Error during step 'verify'
Error in job 'close month'
Error while running checks
Error while executing the nightly script
Error. Exiting.
Failed step: verify
Failed checks: 2
Failed to run job
Failure in phase 3
Fatal: cannot continue
Finished with status 4
Exit status of verify.sh: 4
Ended with code 4
Ended at 03:12
Begin of check 'stock'
End of check 'stock'
Begin: verify
Now running: verify (3/9)
Running check 3 of 9
Reading 14 files
Writing report
Sending the report to ops
Comparing
Loading
Preparing bench
Resetting bench
Stopping services
Starting services
Undoing step 3
Retrying step 3
Repeat 2 of 3
Giving it another try
Sorry, that didn't work
Uh-oh
Damn. Again.
Please look into the log file
Please see the ticket for details
Please contact the team
Look above for the first problem
Look at step 4
More details in the artefacts
Details in ledger.log
Report: out/tickets.html
Result: not passed
Overall result: FAILED
Overall: 1 of 9 red
Total: 9, ok: 8, nok: 1
Summary: 8 passed, 1 not
Statistics follow
nok
=> failed
[nok] verify
[step 4] failed
[4/9] verify ... failed
verify ............ NOK
stock check ....... failed
job 'verify' finished: error
runner: job failed
verify: failed
verify: aborted
verify.sh: exit 4
publish skipped
no release today
Release not possible
Nicht bestanden
Lauf abgebrochen
Schritt fehlgeschlagen
le test a échoué
la prueba falló
waiting for the orders service to come up
waiting for the payment service
waiting for the search service ...
waiting for the mail service (3/30)
waiting for the worker to pick up the job
waiting for migrations
waiting for redis
waiting for selenium hub
waiting for the load balancer
Nothing more to do
started by timer
checking the recipes ...
Good morning! Starting the daily close
>>> step 4: print bikes
loaded 412 bikes
12 of 14 checks passed
2 checks failed, see above
fix the above and run again
Unexpected error, please contact the help desk
see log for details
run with --trace for more
set DEBUG=1 to see more
Usage: depot [options] <command>
usage: berths.py [-h] [--day DAY] source
Try 'quests.py --help' for help.
  -h, --help   display help for command
For more information, try '--help'.
See 'parcel --help'.
hint: ask in #ops
stopped at step 3
return code was 12
ended abnormally
import ended with status 3
job ended NOT OK
ETL run 6582 failed
nightly run red
smoke: FAILED (2 of 9)
release check failed
release aborted
preflight failed
pre-push hook failed, push rejected
pre-commit hook exited with error
1 check failed, not deploying
deploy cancelled because checks failed
rolled back to 2.3.9
removing temp dir /tmp/airfield.X1
processed 1300 rows
rows: 1667 ok: 4400 bad: 11
Errors: 3, warnings: 14
[3/9] prices
BEGIN release-check 2.4.1
  at Camping.open (camping.js:14:9)
  from quests.rb:14:in 'assign'
  in brew() at rents.lua:14
at doses.pl line 14.
Called from: top level
Calls: main -> bake -> stop
stack traceback:
  [C]: in ?
The farmer has not released the field
the chef did not approve the menu
the oven is cold
order was cancelled by the customer
train 411 is cancelled today
patient did not show up
game over
class 3b is on a trip
the account holder has died
bid too late
The shop is closed on Mondays
no table free at 19:00
contract has been terminated
member resigned
loan denied by risk rules
the vet has not confirmed
notifying the team channel
mail with the result sent to rota@clinic.test
attempt 3 failed
skipping remaining steps
skipped because previous step failed
dependents not run
warning: treat this run as failed
Report written to out/report.html
uploading logs
debug: args=['--day','2025-03-14']
config read from roster.yml
using profile dev
migrations are up to date
server ready
heartbeat
tick
all other checks green
errors were found, the list follows
the following problems were detected:
Problems:
Details below
Not releasing.
Monatsabschluss abgebrochen
Fehler beim Mahnlauf, siehe Protokoll
Vorgang abgebrochen
Es ist ein Fehler aufgetreten
une erreur est survenue
voir le journal pour plus de détails
ha ocurrido un error
er is iets misgegaan
etwas ging schief
FEHLER
Prüfung fehlgeschlagen
tests en échec : 2
2 von 9 Prüfungen fehlgeschlagen
FAILED checks: smoke-3, smoke-7
cron: job 'shifts' exited nonzero
child returned 3
release check: 4 problems
Total problems: 4
Result: NOT READY
STATUS=FAILED
BUILD: RED
outcome=failure duration=41s
end of run, exit code 9
quitting
shutting down because of the previous error
could not finish the daily close
daily close incomplete
the operation failed
operation unsuccessful
processing failed for 1 file
error while executing step 'prices'
step prices did not succeed
worker finished with status FAILED
task rota: failed
job harvest ended: 1
import.sh: error
internal error
undefined error (0)
fatal
FATAL: giving up
this check is new, tell us if it is wrong
ask the platform team if unsure
see wiki page 'release checks'
more help at https://wiki.acme.test/laundry
owner of this job: team squadron
contact: hospital@acme.test
please repair and push again
fix these and retry
re-run with --fix to repair what can be repaired
to skip: git commit --no-verify
use --force at your own risk
you can reproduce this locally with make smoke
reproduce with: ./check.sh --only 7
logs are kept for 7 days
ticket will be opened automatically
paging the on-call person
posted to #festival-alerts
marking deployment as failed
setting commit status to failure
exit code was set by check 7
return value not zero
sub process said no
child script failed, stopping the chain
step returned a failure
stage 3 aborted
stage 'prices' = FAILED
phase load: KO
KO
nok 3/9
check 7: bad
❌ 2 checks didn't pass
💥 release stopped
🛑 stop
:( sorry
boom
it did not work
that went badly
try later
partial results in out/
kept work dir /tmp/kiosk.42
leaving everything as it is
state saved
chunk 3/9
fetching page 3
reading prices.csv
parsing 412 files
validating 41 records
comparing with last run
sorting
indexing
computing totals
Running 9 checks against stg
Check 7 of 9: labels
Check results:
Failed checks:
Findings
List of problems
The errors in detail:
Cause: see above
Error output:
stdout of the script:
last 20 lines of the log:
--- end of output ---
<no message>
error code: 7
errno: 7
code=E_FAIL
status: 1, signal: null
signal: none, code: 2
ERR! code 1
errorlevel 1
%ERRORLEVEL% is 3
ended with RC=0012
abend
job step ABENDED, see SYSOUT
set -e: leaving
trap: line 41, command 'check_all'
ERR trap at line 41
error on or near line 41; exiting with status 1
./release.sh: failed at line 41
ELIFECYCLE Command failed.
exit 1 from pre-release script
the script 'release' ended with code 1
task 'smoke' finished with failure
smoke finished: 7 good, 2 bad
contract check done, 1 of 12 broken
import finished with 14 rejects, see rejects.csv
etl finished: FAILED
load status: ERROR
nightly summary: 3 red, 41 green
Tests: 41 ok, 1 nok
passed=41 failed=1
1 failure(s), 0 error(s)
FAILURES: 1
total: 9, ok: 7, ko: 2
runtime 3 min 12 s
wall time 192 s
peak load 3.1
Version 2.4.1 (build 411)
campus 2.4.1 starting on node-3
loading plug-ins
cache hit
using cached prices
nothing cached
queue has 3 items
going to sleep
woke up
farewell
driver refused to leave the depot
the ferry doesn't sail in this wind
school closed for holidays
dough has to rest
oven 2 under maintenance
the recipe is not released
patient asked for another doctor
ward 3 is full
doctor has not signed yet
surgery postponed
platform change
line 7 suspended
crew not complete
train has been formed differently
card was reported stolen
limit of customer reached
loan needs a second signature
customer is on the blacklist
market closed
order price outside the day's range
short sale not permitted
player is banned from the match
you died
lobby is full
lesson cancelled
pupil is ill
exam not yet open
registration period is over
plane is dry
pasture is under quarantine
too wet to harvest
seed lot blocked by inspector
vote has not begun
auction over
seat reserved for another guest
coupon already redeemed
parcel is on hold at customs
recipient refused the parcel
goods not in stock
article is discontinued
minimum order value not reached
member has debts
contract still in its notice period
claim rejected by the adjuster
tenant not moved out
meter inaccessible, customer absent
permit not granted
application withdrawn
weighing cancelled by the operator
supervisor rejected the void
void after closing isn't possible
the manager said no
awaiting sign-off
two of nine checks not passed
checks: 7 passed, 2 failed, 0 skipped
release-check summary: red
some translations checks failed
naming check: failed
header check failed, list above
import: see reject file
some thing failed
failure in 1 of 9 jobs
part 2 went wrong
one or more steps failed
step 4 exit 1
could not complete step 4
unable to finish
had to stop
stopping now
cannot go on
can't continue like this
no further processing
rest of the list skipped
run is void
marking run 41 as broken
this run will not be counted
please investigate
please check the log
please contact your administrator
please see output above
refer to section 'Errors'
for details look into out.log
full trace in /tmp/trace.txt
trace id: 1a2b3c
request id 1a2b
correlation id=9f8e
job id 41
run #41 on node-3
started at 02:00 by cron
took 14 min
exit handler called
cleanup done
lock released
bye, see you tomorrow
thank you for using the tool
report mailed
uploading coverage
collecting results ...
preparing workspace
checking out main
installing
linking
packing
unpacking
building image
pushing image
deploying to stg
rollout done
rollback started
rollback done
tests start
tests end
suite 'pay' started
suite 'pay' finished: 3 bad
first failing check: 7
last good run: 2.4.0
since last run: +3 failures
flaky? try again
known problem, see ticket 41
will be looked at on Monday
error(s): 3
err=1
ERR
unspecified error
general failure
operation aborted
an unknown problem came up
3 of 12 checks did not pass
nightly: done with errors
stage 'pack' ended unsuccessfully
something went wrong, see above
overall verdict: red
job marked as failed by post step
==> Verify phase
FAILED: obj/cart.o
make[2]: *** [Makefile:12: cart.o] Error 1
gmake: *** [GNUmakefile:4: all] Error 2
BUILD FAILED in 12s
Execution failed for task ':app:packageRelease'.
> Run with --scan to get full insights.
[error] Total time: 14 s, completed Nov 28, 2026, 7:04:12 PM
[error] (Test / test) sbt.TestsFailed: Tests unsuccessful
1 targets failed cart.test.test
Error: Command failed: lein test exited with 1
** (exit) 1
===> Rebar3 stopped, check the log
cabal: Failed to build shop-0.1.0.0. See the build log above for details.
-- While building package shop-0.1.0 (scroll up to its section to see the error)
ERROR: Build did NOT complete successfully
INFO: Elapsed time: 12.4s, Critical Path: 3.1s
FAILED: Build did NOT complete successfully (0 packages loaded)
See also "/app/build/CMakeFiles/CMakeError.log".
poetry: The command pytest exited with 1
Error: exit status: 101 (cargo test)
error: could not compile shop (lib) due to 2 previous errors; 1 warning emitted
error: test failed, to rerun pass --lib
npm ERR! A complete log of this run can be found in: /root/.npm/_logs/2026-11-28.log
lerna ERR! npm run build exited 1 in 'shop'
nx: Ran target build for 4 projects; Failed tasks: - shop:build
turbo:  ERROR  run failed: command  exited (1)
rush: Operation failed: build-shop
Task 'gen' failed with exit code 2 (pdm)
bundle exec rake exited non-zero
msbuild: Build FAILED. 0 Warning(s) 2 Error(s)
MSB3073: The command "gen.cmd" exited with code 1.
dotnet: Test Run Failed.
go: FAIL cart [setup failed]
xcodebuild: ** BUILD FAILED **
The following build commands failed: CompileSwift normal arm64
flutter: Some tests failed.
fastlane: fastlane finished with errors
[!] The exit status of the build was 65
ansible: PLAY RECAP web1 : ok=4 changed=1 unreachable=0 failed=1
NO MORE HOSTS LEFT
to retry, use: --limit @/app/site.retry
kubectl: job web-migrate failed, BackoffLimitExceeded
Back-off restarting failed container
pod web-1 terminated with exit code 1 Reason: Error
helm: Error: INSTALLATION FAILED: job failed: BackoffLimitExceeded
docker: The command '/bin/sh -c make' returned a non-zero code: 2
ERROR: process "/bin/sh -c make" did not complete successfully: exit code: 2
failed to solve: executor failed running [/bin/sh -c make]: exit code 2
compose: service "web" didn't complete successfully: exit 1
dependency container exited (1)
packer: Build 'qemu' errored after 3 minutes 12 seconds: Script exited with non-zero exit status: 1
vagrant: The SSH command responded with a non-zero exit status.
pulumi: error: update failed
Resources: + 2 created 1 errored
cdk: ❌ Deployment failed
aws cloudformation: ROLLBACK_COMPLETE
The following resource(s) failed to create: [Cart].
gcloud: ERROR: build step 2 "make" failed: step exited with non-zero status: 2
flyway: Migration of schema "public" to version "4 - zone" failed! Changes successfully rolled back.
rails aborted!
Applying cart.0041_zone...Traceback (most recent call last):
prisma: 1 migration failed, see above
k6: running (0m42.1s), 00/10 VUs, 412 complete and 3 interrupted iterations
summary = 412 in 00:00:42 = 9.8/s Err: 12 (2.91%)
gatling: ---- Errors ----
locust: Error report # occurrences
newman: # failure detail
dredd: complete: 4 passing, 1 failing, 0 errors, 0 skipped, 5 total
schemathesis: ==== 1 failed in 3.12s ====
hurl: Executed files: 3 Succeeded: 2 Failed: 1
shellcheck: For more information: https://www.shellcheck.net/wiki/SC2086
yamllint: exit 1 with 4 problems
ansible-lint: Failed: 2 failure(s), 0 warning(s) on 12 files.
checkov: Guide: https://docs.acme.test/policies
tflint: 3 issue(s) found:
stylelint: 3 problems (3 errors, 0 warnings)
markdownlint: Summary: 4 error(s)
pre-commit: hook id: black exit code: 1
husky - pre-push script failed (code 1)
lint-staged: Task failed without output
lefthook: summary: 🥊 lint
overcommit: ✗ One or more pre-commit hooks failed
reviewdog: 2 findings reported
esptool.py v4.7 Serial port /dev/ttyUSB0
openocd: shutdown command invoked
avrdude done.  Thank you.
pio: ========= [FAILED] Took 4.12 seconds =========
west: FATAL ERROR: command exited with status 1: cmake --build build
vivado: INFO: [Common 17-206] Exiting Vivado at Sat Nov 28
Verilator: $finish at 41ns; walltime 0.1 s
simulation stopped at 1200 ns
vsim: Errors: 1, Warnings: 4
quartus: Error: Flow compile was not successful
Hold fee of 12 could not be booked against depot B
Wagon 12 was sent to track 4 although a crane was assigned
tariff step 3 does not follow on step 1
the truck left before the dock was free
retry 3/3
attempt 2 of 5 did not work either
cleaning up after failure
uploading logs of failed step
leaving directory '/app/src'
skipped because a step before it failed
not run: depends on 'build'
post: keeping workspace for inspection
hint: rerun with DEBUG=1
usage: gen-client [-h] --lang LANG file
Try 'shopctl --help' for help.
please report this to the platform team
elapsed 00:04:12
payrun: 3 persons left over
rosterd: no plan today
seatmap: block closed by venue
ticketimp: gate reports code 41-B
meterctl: phase swapped at customer 12
labsync: rerun ordered by physician
timetab: 4 connections broken
berthplan: ship sails before it is loaded
cellplan: neighbour has priority
fieldmap: crop rotation rule R4 hit
milk: tank must be emptied first
bank: cut-off handled as next day
claims: reserve below the line
quest: hero is already dead
==> step 3/9 failed
[3/9] pack ... not ok
pack: aborted at user's request by earlier error
summary: ok 41, bad 2, left out 4
Result: 2 problems in 41 files
exiting now with 3
child returned 2
hook returned a non-zero value
stopping all helpers
logs are kept for 14 days
the detailed report is in out/report.html
see the wiki page "Red builds"
notify: message sent to #builds
----- end of captured output -----
>>> running tests of module cart
dumping last 40 lines of server.log
took 12.4s, failed
no further information
error count: 4
Finished with status FAILURE
Pipeline has been stopped after stage 'pack'
job state is now: failed
Deployment rolled back
did not work
problem in stage 3, see artefacts
tests finished, some red
-> failed (2)
module cart: KO
the build is broken
1 critical, 2 minor
part 2 of 3: fail
dying now
finished abnormally
stopped by previous failure
see attached trace
run again with -vv for more
last good build: 4410
culprit unknown
child said: error
step result: 1
sending mail to the author of the commit
teardown was skipped
marking build as unstable
script returned 1, but nothing on stderr
### pack: FAILED after 3.1 s
overall: 12 green, 3 red, 1 grey
one of the helpers failed
the previous command failed, stopping
could not complete the nightly run
unable to complete stage pack
aborting because of earlier problems
cancelled, a sibling job failed
more than zero failures
build 4411 is red
tests: some failed
some checks were not successful
All jobs have failed
Result of crane-sim: KO
ERROR: pack failed (see pack.log)
ERROR: step 4 returned error
ERROR: job ended with state 3
FATAL: cannot go on
error in child, code 4
fail: 3, pass: 38
retrying step once more
collecting coredumps
collecting screenshots of failed cases
tail of server log follows
stdout of the helper:
stderr of the helper:
begin of report
listing of out folder
started 4 workers
worker 3 has finished
loaded settings from ci.toml
profile: nightly
seed: 412
pulling fs layer
Resolving deltas: 100% (41/41), done.
HEAD is now at 3f2c9a1 Add zones
Checking out files: 100%
Unpacking cart (1.2.0) ...
Setting up cart (1.2.0) ...
Collecting cart==1.2.0
added 412 packages in 12s
Downloaded cart v1.2.0
Fresh cart v1.2.0
[41/90] Building CXX object cart.o
Linking C executable cart
Generating docs
[info] compiling 12 Scala sources to target/classes ...
[info] welcome to sbt 1.10.0
> Task :app:compileKotlin
> Configure project :app
BUILD SUCCESSFUL in 3s
4 actionable tasks: 2 executed, 2 up-to-date
==> cart Compiled 4 files with 0 warnings
Analyzed 12 targets (41 packages loaded)
module.net.aws_vpc.main: Creating...
aws_instance.web: Still creating... [1m10s elapsed]
TASK [web : copy config] ****
ok: [web1]
changed: [web1]
skipping: [web1]
NAME: web LAST DEPLOYED: Sat Nov 28
Container shop-db-1  Started
#9 [build 4/7] RUN make
Step 4/9 : RUN make
---> Running in 3f2c9a1
Removing intermediate container 3f2c9a1
== 20260101 AddZone: migrating ==
Running migrations: Applying cart.0041_zone...
Executing 20260101-zone.js
default ✓ [ 100% ] 10 VUs  30s
Running 30s test @ http://localhost:8080
Requests/sec:   7120.41
Starting Gatling simulation
simulation computerdatabase completed in 41 seconds
Compiling library work.cart
Elaborating entity tb
Finished translate/map
Hash of data verified.
Flashing app.bin
Starting emulator on port 5554
Installing APK 'app-debug.apk' on 'ci(AVD) - 14'
note: 12 more lines hidden
note: set CRANE_DEBUG=1 for details
for help see the handbook, chapter 9
contact: platform@acme.test
this message is shown once a day
new version 2.9 of shopctl is available
press any key to leave
The signature file should be the first file given on the command line.
should be the first argument given on the command line
This file should be the first one given.
`;
