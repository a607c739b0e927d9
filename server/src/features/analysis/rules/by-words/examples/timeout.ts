/** Messages of tools and programs whose category is `timeout`, one a line. */
export const timeout = String.raw`
Timeout of 2000ms exceeded.
Exceeded timeout of 5000 ms for a test.
Test timed out in 5000ms.
Test timeout of 30000ms exceeded.
TimeoutError: page.goto: Timeout 30000ms exceeded.
TimeoutError: Waiting for selector '#pay' failed: Waiting failed: 30000ms exceeded
TimeoutError: Navigation timeout of 30000 ms exceeded
selenium.common.exceptions.TimeoutException: Message:
Timed out retrying after 4000ms
panic: test timed out after 10m0s
context deadline exceeded
Client.Timeout exceeded while awaiting headers
i/o timeout
net/http: TLS handshake timeout
Operation timed out
Connection timed out
connect ETIMEDOUT 10.0.0.1:443
ESOCKETTIMEDOUT
curl: (28) Operation timed out after 5000 milliseconds with 0 bytes received
curl: (28) Connection timed out after 2001 milliseconds
ReadTimeout: HTTPConnectionPool: Read timed out. (read timeout=5)
requests.exceptions.ConnectTimeout
socket.timeout: timed out
asyncio.exceptions.TimeoutError
concurrent.futures._base.TimeoutError
Failed: Timeout >2.0s
java.net.SocketTimeoutException: Read timed out
java.util.concurrent.TimeoutException
TimeoutException: execution timed out after 2000 ms
execution timed out
execution exceeded timeout of 1000 ms by 12 ms
org.junit.runners.model.TestTimedOutException: test timed out after 1000 milliseconds
Net::ReadTimeout with #<TCPSocket:(closed)>
Net::OpenTimeout
execution expired (Timeout::Error)
Faraday::TimeoutError
Maximum execution time of 30 seconds exceeded
cURL error 28: Operation timed out
canceling statement due to statement timeout
canceling statement due to lock timeout
Lock wait timeout exceeded; try restarting transaction
database is locked
SQLITE_BUSY: database is locked
timeout expired
QueuePool limit of size 5 overflow 10 reached, connection timed out, timeout 30.00
ResourceRequest timed out
timeout exceeded when trying to connect
Knex: Timeout acquiring a connection. The pool is probably full.
Operation 'users.insertOne()' buffering timed out after 10000ms
MongoNetworkTimeoutError
DEADLINE_EXCEEDED
4 DEADLINE_EXCEEDED: Deadline exceeded
rpc error: code = DeadlineExceeded
The operation was aborted due to timeout
AbortError: The operation was aborted
UND_ERR_CONNECT_TIMEOUT
HeadersTimeoutError: Headers Timeout Error
The request timed out
request timeout after 10s
408 Request Timeout
timed out waiting for the condition
error: timed out waiting for the condition on deployments/web
timeout waiting for service to become ready
gave up waiting for port 5432
Timed out waiting for localhost:3000
wait-for-it.sh: timeout occurred after waiting 15 seconds for db:5432
Timed out waiting 60000ms from config.webServer.
Server did not start within 30 seconds
did not become healthy in time
container did not start in time
job exceeded the maximum execution time of 60 minutes
The job has exceeded the maximum time limit
ERROR: Job failed: execution took longer than 1h0m0s seconds
The command timed out
Command timed out after 120 seconds
build timed out
process timed out and was killed
killed by timeout
TestTimeoutError
Test exceeded the time limit
Timeout - Async callback was not invoked within the 5000 ms timeout specified by jest.setTimeout
Async function did not complete within 5000ms
Watchdog: the process hung for 60 s
Exit after timeout
timed out after 30 seconds
still waiting after 5 minutes, giving up
Test did not finish within
waited 10 s for the element
ETIMEDOUT
** (ExUnit.TimeoutError) test timed out after 60000ms
Task timed out after 3.00 seconds
** (exit) exited in: GenServer.call(..., 5000) ** (EXIT) time out
deadline exceeded
no answer within 30 s
no response from the server within 5000 ms
gave up after 30 seconds
the request took longer than 10 s
did not respond in time
did not start in time
not ready after 60 seconds
service is still not ready after 2 minutes
waited 30 seconds for the server, giving up
waiting for lock took too long
could not obtain lock within
lock not available in time
could not acquire the state lock before the timeout
Job exceeded its time limit
exceeded the maximum allowed time
exceeded time limit
time limit reached
terminated after exceeding its time limit
stopped because it ran too long
hung for 10 minutes
no output for 10 minutes
Too long with no output
Activation deadlineExceeded: Pod was active on the node longer than the specified deadline
error: deployment "web" exceeded its progress deadline
context canceled while waiting: deadline
Polly.Timeout.TimeoutRejectedException
System.TimeoutException: The operation has timed out.
TaskCanceledException: The request was canceled due to the configured HttpClient.Timeout
statement timeout
query timed out
Query execution was interrupted, maximum statement execution time exceeded
org.openqa.selenium.TimeoutException: Expected condition failed
Timed out receiving message from renderer
script timeout
1/7 Test #1: net_test ......***Timeout 300.02 sec
The following tests timed out: //app:e2e_test
TIMEOUT: //app:e2e_test (Summary)
TERMINATING [> 60.000s] app::tests slow_query
TIMEOUT [ 120.004s] app::it big_import
error: spurious network error: [28] Timeout was reached (Operation too slow. Less than 10 bytes/sec transferred the last 30 seconds)
level=error msg="Timeout exceeded: try increasing it by passing --timeout option"
panic: test timed out after 2m0s running tests: TestImport (2m0s)
context deadline exceeded (Client.Timeout or context cancellation while reading body)
DEADLINE_EXCEEDED: deadline exceeded after 59.99s
test timed out after 600 seconds, killed
java.util.concurrent.TimeoutException: load() timed out after 5 seconds
org.awaitility.core.ConditionTimeoutException: Condition was not fulfilled within 10 seconds.
HikariPool-1 - Connection is not available, request timed out after 30000ms.
kotlinx.coroutines.TimeoutCancellationException: Timed out waiting for 5000 ms
There was a timeout or other error in the fork
Timeout waiting to connect to the Gradle daemon.
com.android.ddmlib.ShellCommandUnresponsiveException
Emulator did not boot within 600 seconds
Timed out waiting for container port to open (localhost ports: [49153] should be listening)
System.Threading.Tasks.TaskCanceledException: The request was canceled due to the configured HttpClient.Timeout of 100 seconds elapsing.
Execution Timeout Expired. The timeout period elapsed prior to completion of the operation or the server is not responding.
Test 'Import' exceeded execution timeout period.
Blame: The specified inactivity time of 5 minutes has elapsed. Collecting hang dumps from testhost
Redis::TimeoutError: Waited 1.0 seconds
ActiveRecord::ConnectionTimeoutError: could not obtain a connection from the pool within 5.000 seconds
PHP Fatal error:  Maximum execution time of 30 seconds exceeded
The process "phpunit" exceeded the timeout of 300 seconds.
The following exception is caused by a process timeout. Check https://getcomposer.org/doc/06-config.md#process-timeout
download of length 4121 did not finish: Timeout of 60 seconds was reached
** (ExUnit.TimeoutError) test timed out after 60000ms. You can change the timeout
** (exit) exited in: GenServer.call(App.Store, :load, 5000) ** (EXIT) time out
(DBConnection.ConnectionError) connection not available and request was dropped from queue after 2000ms
*timed out* eunit test ran longer than 5s
TimeoutException after 0:00:30.000000: Test timed out after 30 seconds.
Test exceeded execution time allowance of 10 minutes
xcodebuild settings timed out after 10 seconds and 4 retries
npm error code ETIMEDOUT errno ETIMEDOUT network request to https://registry.npmjs.org/foo failed
error An unexpected error occurred: "https://registry.yarnpkg.com/foo.tgz: ESOCKETTIMEDOUT".
ERR_PNPM_FETCH_TIMEOUT  GET https://registry.npmjs.org/foo: timed out after 60000ms
pip._vendor.urllib3.exceptions.ReadTimeoutError: HTTPSConnectionPool(host='files.pythonhosted.org', port=443): Read timed out.
Error: Timed out waiting 60000ms from config.webServer.
Timed out 10000ms waiting for expect(locator).toBeVisible()
CypressError: cy.wait() timed out waiting 5000ms for the 1st request to the route: orders. No request ever occurred.
Timed out retrying after 4000ms: expected '#total' to have text 'Paid'
Your page did not fire its load event within 60000ms.
ProtocolError: Runtime.callFunctionOn timed out. Increase the 'protocolTimeout' setting
thrown: "Exceeded timeout of 5000 ms for a hook."
Error: Hook timed out in 10000ms.
Disconnected (0 times), because no message in 30000 ms.
+++++++++++++++++++++++ Timeout +++++++++++++++++++++++ Failed: Timeout >60.0s
subprocess.TimeoutExpired: Command '['make']' timed out after 120 seconds
function timed out: Task took longer than 5s to complete (wait-on) Timed out waiting for: http://localhost:3000
hypothesis.errors.DeadlineExceeded: Test took 412.10ms, which exceeds the deadline of 200.00ms
WebDriverException: session timed out: SessionNotCreated; unable to get free slot within 300 s
Error: waitForFunction timed out; Lighthouse NO_FCP page took too long
WARN[0060] Request Failed error="request timeout"
ERRO[0070] context canceled: setup() execution timed out after 60 seconds
Non HTTP response message: Read timed out
Errors: errors.ETIMEDOUT: 41
lighthouse: PROTOCOL_TIMEOUT Waiting for DevTools protocol response has exceeded the allotted time.
Pa11y timed out (30000ms)
Stryker: DryRun timed out; Initial test run timed out!
Keyword timeout 10 seconds exceeded.
Test timeout 2 minutes exceeded.
giving up waiting for http://localhost:8080/health after 60 s
service did not get ready within 120 seconds
batch job 4711 still running after 30 minutes, aborting
no answer from the printer simulator for 10 s
stopped: the suite ran longer than 45 min
replication lag did not go below 5 s in time
message did not arrive on queue orders within 15 s
page took more than 20 s to load
device did not come back after reboot (waited 300 s)
fatal: unable to access 'https://git.acme.test/app.git/': Operation too slow. Less than 1000 bytes/sec transferred the last 10 seconds
ssh: connect to host build port 22: Operation timed out
httpx.ReadTimeout: The read operation timed out
requests.exceptions.ConnectTimeout: Connection to api.acme.test timed out. (connect timeout=5)
aiohttp: ServerTimeoutError: Connection timeout to host
redis.exceptions.TimeoutError: Timeout reading from socket
pymongo.errors.NetworkTimeout: db:27017: timed out
reqwest: operation timed out; deadline has elapsed: Elapsed(())
GuzzleHttp\Exception\ConnectException: cURL error 28: Resolving timed out after 5000 milliseconds
Faraday::TimeoutError (Net::ReadTimeout)
rpc error: code = DeadlineExceeded desc = context deadline exceeded while waiting for connections to become ready
SequelizeConnectionAcquireTimeoutError: Operation timeout
watchdog: no output for 600 s, terminating the build
the emulator was not ready after 180 s
ssh: connect to host web-1 port 22: Connection timed out
ssh: connect to host web-1 port 22: Operation timed out
Connection to 10.0.3.4 timed out during banner exchange
E: Failed to fetch http://archive.ubuntu.com/ubuntu/dists/jammy/InRelease  Could not connect to archive.ubuntu.com:80 (91.189.91.39), connection timed out
mount.nfs: Connection timed out
app.service: start operation timed out. Terminating.
app.service: State 'stop-sigterm' timed out. Killing.
Job for postgresql.service failed because a timeout was exceeded.
A start job is running for Wait for Network to be Configured: timed out
[Errno 12] Timeout on http://mirror.acme.io/repodata/repomd.xml: (28, 'Operation too slow. Less than 1000 bytes/sec transferred the last 30 seconds')
nc: connect to db port 5432 (tcp) timed out: Operation now in progress
dockerize: Timeout after 30s waiting on dependencies to become available: [tcp://db:5432]
watchdog: BUG: soft lockup - build step hung for 600s, terminating
nc: timeout while waiting for port 8080 on localhost to open
error: timed out waiting for the condition
Waiting for deployment "web" rollout to finish: 1 old replicas are pending termination... error: timed out
Error: UPGRADE FAILED: timed out waiting for the condition
Error: INSTALLATION FAILED: context deadline exceeded
Unable to connect to the server: net/http: request canceled (Client.Timeout exceeded while awaiting headers)
Unable to connect to the server: dial tcp 10.0.0.1:6443: i/o timeout
Liveness probe failed: command "pg_isready" timed out after 1s
Readiness probe failed: Get "http://10.1.2.3:8080/": context deadline exceeded (Client.Timeout exceeded while awaiting headers)
MountVolume.SetUp failed: timed out waiting for caches to populate
Unable to attach or mount volumes: unmounted volumes=[data], unattached volumes=[data]: timed out waiting for the condition
FATA[0300] timed out (300s) waiting for app "web" match desired state
✗ timed out waiting for all resources to be ready: HelmRelease/web
Job was active longer than specified deadline
failed to start: etcdserver: request timed out
container web is unhealthy: dependency failed to start: wait timed out after 120s
ERROR: for db  UnixHTTPConnectionPool(host='localhost', port=None): Read timed out. (read timeout=60)
An HTTP request took too long to complete. Retry with --verbose to obtain debug information. COMPOSE_HTTP_TIMEOUT
Error response from daemon: Get "https://registry-1.docker.io/v2/": context deadline exceeded
failed to do request: dial tcp 10.1.1.1:443: i/o timeout
fatal: unable to access 'https://git.acme.io/app.git/': Failed to connect to git.acme.io port 443 after 130012 ms: Connection timed out
fatal: unable to connect to git.acme.io: errno=Connection timed out
svn: E175012: Connection timed out
An error has occurred: hook timed out after 600 seconds
Error: timeout while waiting for state to become 'available' (last state: 'creating', timeout: 40m0s)
Error: waiting for ECS Service (web) create: timeout while waiting for resource to be ready
Error: timeout - last error: dial tcp 10.0.0.4:22: i/o timeout (remote-exec provisioner)
error: update timed out waiting for [1/2] the Kubernetes object to become ready: 'web' timed out after 600s
fatal: [web-1]: FAILED! => {"changed": false, "elapsed": 300, "msg": "Timeout when waiting for 10.0.0.4:22"}
fatal: [web-1]: FAILED! => {"msg": "Timeout (12s) waiting for privilege escalation prompt: "}
fatal: [web-1]: UNREACHABLE! => {"msg": "Failed to connect to the host via ssh: ssh: connect to host 10.0.0.4 port 22: Connection timed out", "unreachable": true}
Connect timeout on endpoint URL: "https://sts.eu-west-1.amazonaws.com/"
Read timeout on endpoint URL: "https://lambda.eu-west-1.amazonaws.com/2015-03-31/functions"
Waiter StackCreateComplete failed: Max attempts exceeded
Waiter ServicesStable failed: Max attempts exceeded
Resource handler returned message: "Exceeded attempts to wait" (HandlerErrorCode: NotStabilized)
ERROR: (gcloud.run.deploy) The user-provided container failed to start and listen on the port defined provided by the PORT=8080 environment variable within the allocated timeout.
ERROR: (gcloud.builds.submit) build step exceeded timeout of 10m0s: TIMEOUT
Error R10 (Boot timeout) -> Web process failed to bind to $PORT within 60 seconds of launch
at=error code=H12 desc="Request timeout" method=GET path="/"
Error: timeout reached waiting for health checks to pass for machine 148e
Error: The Serverless Function has timed out. FUNCTION_INVOCATION_TIMEOUT
psql: error: connection to server at "10.0.0.8", port 5432 failed: timeout expired
ERROR:  canceling statement due to statement timeout
ERROR:  canceling statement due to lock timeout
FATAL:  terminating connection due to idle-in-transaction timeout
ERROR 1205 (HY000): Lock wait timeout exceeded; try restarting transaction
ERROR 3024 (HY000): Query execution was interrupted, maximum statement execution time exceeded
MongoServerSelectionError: Server selection timed out after 30000 ms
MongooseError: Operation 'users.insertOne()' buffering timed out after 10000ms
MongoServerError: operation exceeded time limit
Error: Timed out fetching a new connection from the connection pool. (Current connection pool timeout: 10, connection limit: 5)
KnexTimeoutError: Knex: Timeout acquiring a connection. The pool is probably full. Are you missing a .transacting(trx) call?
ORA-12170: TNS:Connect timeout occurred
ORA-00054: resource busy and acquire with NOWAIT specified or timeout expired
ORA-01013: user requested cancel of current operation; timed out
Msg -2: Execution Timeout Expired. The timeout period elapsed prior to completion of the operation or the server is not responding.
process_cluster_event_timeout_exception: failed to process cluster event (put-mapping) within 30s
org.apache.kafka.common.errors.TimeoutException: Topic orders not present in metadata after 60000 ms.
org.apache.kafka.common.errors.TimeoutException: Expiring 12 record(s) for orders-0:120000 ms has passed since batch creation
org.apache.kafka.common.errors.TimeoutException: Timed out waiting for a node assignment. Call: listTopics
kafka.errors.KafkaTimeoutError: KafkaTimeoutError: Failed to update metadata after 60.0 secs.
KafkaJSRequestTimeoutError: Request Metadata(key: 3, version: 6) timed out
zookeeper: Timed out waiting for connection while in state: CONNECTING
missed heartbeats from client, timeout: 60s
celery.exceptions.TimeoutError: The operation timed out.
celery.exceptions.SoftTimeLimitExceeded: SoftTimeLimitExceeded()
Hard time limit (300s) exceeded for shop.tasks.import_orders[1a2b]
PRECONDITION_FAILED - delivery acknowledgement on channel 1 timed out. Timeout value used: 1800000 ms.
curl: (28) Resolving timed out after 5000 milliseconds
curl: (28) Operation too slow. Less than 1000 bytes/sec transferred the last 30 seconds
Connecting to files.acme.io (files.acme.io)|10.0.0.9|:443... failed: Connection timed out.
Read error (Connection timed out) in headers. Giving up.
upstream timed out (110: Connection timed out) while reading response header from upstream
AH01075: Error dispatching request to : (70007)The timeout specified has expired
upstream request timeout
[CRITICAL] WORKER TIMEOUT (pid:4711)
gpg: keyserver receive failed: Connection timed out
ERRO[0300] timeout: scanning did not finish: context deadline exceeded - use '--timeout' to increase it
FATAL	image scan error: analyze error: timeout: context deadline exceeded
semgrep: Warning: 2 timeout error(s) in src/big.js when running rules; Timeout exceeded 30s
421 Timeout - closing connection
Error: Greeting never received
smtplib: socket.timeout: timed out waiting for 220
421 Timeout (300 seconds): closing control connection.
ldap_result: Timelimit exceeded (3)
mc: <ERROR> Unable to upload: Client.Timeout exceeded
##[error]The job running on agent Hosted Agent ran longer than the maximum time of 60 minutes.
Error: The action 'Run tests' has timed out after 10 minutes.
The job running on runner GitHub Actions 4 has exceeded the maximum execution time of 360 minutes.
The script exceeded the maximum execution time set for the job
Timeout has been exceeded Finished: ABORTED
Cancelling nested steps due to timeout
Too long with no output (exceeded 10m0s): context deadline exceeded
No output has been received in the last 10m0s, this potentially indicates a stalled build or something wrong with the build itself.
Bitbucket: Exceeded build time limit of 120 minutes.
buildkite: # Received cancellation signal, job exceeded timeout_in_minutes of 20
HTTPError: 504 Gateway Time-out, read timed out while uploading app.whl
npm ERR! network timeout at: https://registry.npmjs.org/acme-lib
notarytool: Error: Timeout of 1800 second(s) was reached before processing completed.
xcodebuild: Timed out waiting for all destinations matching the provided destination specifier to become available
query timed out in expression evaluation
query processing would time out: context deadline exceeded (loki)
err="opening storage failed: timed out waiting for lock on WAL"
java.util.concurrent.TimeoutException: Did not observe any item or terminal signal within 5000ms in 'flatMap'
io.netty.handler.timeout.ReadTimeoutException
feign.RetryableException: Read timed out executing GET http://rates/api
Rack::Timeout::RequestTimeoutException: Request ran for longer than 15000ms
Static page generation for /orders is still timing out after 3 attempts.
Error: Timeout of 60000ms exceeded waiting for the dev server at http://localhost:3000
Timed out waiting 120s from config.webServer.
Error: Timed out waiting for: http://localhost:3000 (wait-on)
asyncio.exceptions.TimeoutError while awaiting startup
Polly.Timeout.TimeoutRejectedException: The delegate executed asynchronously through TimeoutPolicy did not complete within the timeout.
java.util.concurrent.TimeoutException: Futures timed out after [300 seconds] (spark broadcast)
soffice: conversion did not finish within 60 seconds, killed
convert: time limit exceeded 'big.tif' @ fatal/cache.c/GetImagePixelCache/1867.
gave up waiting for the database after 60 s
service did not become ready within 120 seconds
worker did not answer in time, killing it
the import took longer than the allowed 30 minutes
ERROR: no heartbeat for 90 s, assuming the job hangs
deadline of 300 s passed before all pods were ready
polling stopped: state still PENDING after 40 tries
export did not finish before the time limit
device did not respond within 10 s
lock could not be obtained within 30 seconds
health check did not turn green after 5 minutes
giving up: queue not drained after 600 s
watchdog: step 'compress' exceeded 900 s and was stopped
reply from payment gateway took too long (> 5 s)
no output for 15 minutes, terminating
mail did not arrive within 60 seconds
batch window exceeded, job cancelled at 06:00
waiting for leader election timed out
page load took more than 30 s
the scanner did not finish before the deadline
request to rates service exceeded the limit of 2000 ms
stuck for 10 minutes on 'Resolving dependencies', aborting
test hung and was killed after 120 s
expect: timed out waiting for prompt
serial read timeout after 5 s
Request timeout to api.acme.test/10.2.3.4:443 after 60000 ms
New Command Timeout of 60 seconds expired. Try customizing the timeout using the 'newCommandTimeout' desired capability
error: ESOCKETTIMEDOUT while sending collection request
3/12 io-stress TIMEOUT 30.02s   killed by signal 15 SIGTERM
pumpAndSettle timed out
- Response time limit exceeded: Actual: 812.00ms Limit: 500.00ms
rsync error: timeout in data send/receive (code 30) at io.c(197)
rsync error: timeout waiting for daemon connection (code 35)
==> amazon-ebs.web: Timeout waiting for SSH.
OperationTimedOut: errors={'127.0.0.1:9042': 'Client request timeout. See Session.execute[_async](timeout)'}, last_host=127.0.0.1:9042
Code: 159. DB::Exception: Timeout exceeded: elapsed 30.001 seconds, maximum: 30. (TIMEOUT_EXCEEDED)
http: error: Request timed out (30.0s).
nats: error: nats: timeout
airflow.exceptions.AirflowTaskTimeout: Timeout, PID: 4711
Timed out while waiting for the machine to boot. This means that Vagrant was unable to communicate with the guest machine within the configured ("config.vm.boot_timeout" value) time period.
WriteTimeout: Error from server: code=1100 [Coordinator node timed out waiting for replica nodes' responses]
(exit) exited in: Task.await(%Task{}, 5000) ** (EXIT) time out
(DBConnection.ConnectionError) client #PID<0.345.0> timed out because it queued and checked out the connection for longer than 15000ms
** (DBConnection.ConnectionError) connection not available and request was dropped from queue after 2950ms
ERROR: LoadError: HTTP.ConnectError: connecting timed out after 30 s; ERROR: TimeoutError
TimeoutException after 0:00:30.000000: Test timed out after 30 seconds. See https://pub.dev/packages/test#timeouts
Wait-Process: This command stopped the operation because process "shop (912)" is not stopped in the specified time-out.
UVM_FATAL @ 9200000000000: reporter [PH_TIMEOUT] Default timeout of 9200000000000 hit, indicating a probable testbench issue
cocotb.result.SimTimeoutError: simulation exceeded its limit of 1 ms
TIMEOUT: //app:cart_test (Summary) /ws/bazel-testlogs/app/cart_test/test.log TIMEOUT in 300.1s
CANCELLED: SYSTEM COMPLETION CODE=522 job wait time exceeded
A fatal error occurred: Failed to connect to ESP32: Timed out waiting for packet header
avrdude: stk500_recv(): programmer is not responding
gave up after 5 attempts, the board never said "login:"
no prompt seen within 60 s (expect: timeout)
device did not come back from reboot in time
simulation did not finish within 10 ms of simulated time
watchdog fired: test runner silent for 300 seconds
heartbeat overdue, killing the worker
worker was stopped because it exceeded its allowance of 10 minutes
step took longer than its 15 min budget and was stopped
waited 120 s for queue to drain, 14 jobs left
the lock could not be had within 30 s
** (exit) exited in: GenServer.call(Shop.Repo, :ping, 5000) ** (EXIT) time out
reason: {timeout,{gen_server,call,[cart,total]}}
{timetrap_timeout,60000}
HttpExceptionRequest ResponseTimeout
HttpExceptionRequest ConnectionTimeout
cart: Timeout (10.00s) Timed out after 10s (tasty --timeout)
Timeout of 60 seconds was reached: [cran.r-project.org] Operation too slow. Less than 1 bytes/sec transferred the last 60 seconds
reached elapsed time limit (R setTimeLimit)
Error: reached CPU time limit
alarm clock
Alarm clock: prove t/slow.t killed after 30s of alarm()
java.net.http.HttpTimeoutException: request timed out
java.util.concurrent.TimeoutException: Futures timed out after [10 seconds]
scala: The code passed to eventually never returned normally. Attempted 16 times over 150 milliseconds.
kotlinx.coroutines.test.UncompletedCoroutinesError: After waiting for 1m, the test body did not run to completion
Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: "cart loaded".
Prolog: time_limit_exceeded
Meson test: 3/12 cart TIMEOUT 30.01s killed by signal 15 SIGTERM
ctest: ***Timeout 1500.02 sec
ERROR: simulation deadline passed, $finish not reached
License checkout queue: waited 600 s for a seat
socket read took more than 20 s
the page generator needed 95 s, allowed are 90
slow query killer ended statement after 30 s
cluster did not settle: 2 of 3 replicas ready when patience ran out
no answer from the emulator after 240 seconds
cabal test: suite ran beyond --test-timeout 120 and was halted
mix test: ran out of its 60000 ms slot: test refund (Shop.CartTest)
the emulator did not boot within 10 minutes
boot-complete flag never turned up, waited 300 s
simulator launch took too long, SpringBoard not reachable in 120 s
waited in vain for the bitstream upload (90 s)
place & route exceeded its time budget of 4 h
synthesis watchdog: no log output for 45 min, stopping vivado
formal engine gave no verdict before the 3600 s cutoff
z3: timeout; canceled after rlimit
Dafny: Verification of 'Cart.total' timed out after 30 seconds
solver reached the limit of 600 s without proof
fuzzing: ALARM: working on the last Unit for 26 seconds; timeout-limit 25
libFuzzer: timeout after 1205 seconds
Hypothesis DeadlineExceeded: Test took 812.22ms, which exceeds the deadline of 200.00ms
quickcheck: gave up! Passed only 12 tests within 10000000 microseconds
jest-like runner: open handle kept the process alive past 5 s limit
cell took longer than 600 seconds (nbclient CellTimeoutError)
pexpect.exceptions.TIMEOUT: Timeout exceeded.
Expect: spawned "ssh board" produced nothing for 30 s
ssh_exchange: timed out during banner exchange
serial port stayed mute for 15 s
flash erase didn't complete in time
GDB remote: Ignoring packet error, continuing... Timed out.
Bundler::Fetcher: Net::OpenTimeout retrieving rubygems specs
Gem::RemoteFetcher::FetchError: Net::OpenTimeout: execution expired
cpanm: Connect timed out fetching CPAN index
hex: ** (Mix) Request failed (:timeout)
{error,{failed_connect,[{inet,[inet],etimedout}]}}
install.packages: Timeout of 60 seconds was reached for cran
ERROR: RequestError: Operation timed out after 60001 milliseconds (Pkg server)
pub get: TimeoutException after 0:00:30 fetching package list
sbt: [error] java.net.SocketTimeoutException: Read timed out downloading cart_3.pom
coursier: download error: Caught java.net.SocketTimeoutException: connect timed out
lein: Could not transfer artifact: Connect to clojars timed out
NuGet: The HTTP request to 'GET https://api.nuget.org/v3/index.json' has timed out after 100000ms.
xcodebuild: error: Timed out waiting for all destinations matching the provided destination specifier to become available
swift test: Exceeded timeout of 10 seconds waiting on expectation, testCart
bazel: remote spawn: deadline exceeded after 60s
nix: timed out after 3600 seconds of silence (max-silent-time)
nix: build of 'shop.drv' timed out after 7200 seconds
conan: ERROR: HTTPSConnectionPool(host='center.conan.io'): Max retries, read timeout=30
job overran: 61 min of 60
stopwatch says 9.2 s, hard limit is 8 s, terminating the probe
no heartbeat from worker 3 for 90 s
polling stopped after 40 tries, state still PENDING
deploy never became healthy: patience of 600 s used up
queue wait exceeded 30 min: no runner picked up the job
consumer lag did not shrink in five minutes
migration is still running after 20 min; cancelled by guard
statement cancelled: took longer than max_execution_time
lease acquisition exceeded 10 s
browser didn't answer the ping for 20 s
backend needed 31 s for /report, cut off at 30
the probe waited for "ready" in the log, patience ended after 90 s
could not obtain the advisory lock in 15 s
no reply to request 4711 inside 5 s
30 s went by without a single byte
batch window closed before the run was through
runner killed job: idle for 20 minutes
max wall time of the allocation reached (slurm: DUE TO TIME LIMIT)
slurmstepd: error: *** JOB 44 ON node3 CANCELLED AT 12:00 DUE TO TIME LIMIT ***
PBS: job killed: walltime 3612 exceeded limit 3600
LSF: TERM_RUNLIMIT: job killed after reaching LSF run time limit.
transaction rolled back: idle-in-transaction limit hit after 60 s
cursor expired while iterating slowly: exceeded noCursorTimeout
health check gave up: still "starting" after 24 probes
render worker was reaped: 60 s per page at most
gunicorn: [CRITICAL] WORKER TIMEOUT (pid:912)
puma: worker 0 hasn't checked in for 60 s, terminating
sidekiq: job ran beyond its deadline of 25 s and was pushed back
celery: SoftTimeLimitExceeded()
celery: Hard time limit (300s) exceeded for task shop.report
nginx: upstream timed out (110: Connection timed out) while reading response header from upstream
haproxy: sQ / queue timeout: no server picked up the request
varnish: first byte timeout
Error: timeout while waiting for plugin to start
Error: context deadline exceeded  with helm_release.web, on main.tf line 3
Error: INSTALLATION FAILED: failed post-install: job migrate failed: 1 error occurred: timed out waiting for the condition
Waiting for rollout to finish: 1 out of 3 new replicas have been updated... error: timed out
fatal: [web1]: FAILED! => {"elapsed": 300, "msg": "Timeout when waiting for 10.0.0.4:5432"}
fatal: [web1]: FAILED! => {"msg": "async task did not complete within the requested time - 600s"}
fatal: [web1]: FAILED! => {"msg": "Timer expired after 10 seconds; gather_facts"}
Timeout waiting for SSH.  (packer: Error waiting for SSH)
Timeout waiting for IP address of builder VM
Error: waiting for creation of Application Gateway: polling after CreateOrUpdate: context deadline exceeded
DeadlineExceeded: Job was active longer than specified deadline
Liveness probe failed: Get "http://10.2.0.4:8080/healthz": context deadline exceeded (Client.Timeout exceeded while awaiting headers)
The maximum wait of 30 attempts was exceeded: Waiter StackCreateComplete failed: Max attempts exceeded
Waiter has exhausted its attempts while polling instance i-1a2b
Error response from daemon: Get "https://registry.acme.lan/v2/": context deadline exceeded (Client.Timeout exceeded while awaiting headers)
dependency failed to start: container web-db-1 is unhealthy
Container web-db-1 Error: waited 60s for healthy status, gave up
ERROR: for web  UnixHTTPConnectionPool(host='localhost', port=None): Read timed out. (read timeout=60)
An HTTP request took too long to complete. Retry with --verbose to obtain debug information.
booting buildkit: timed out, buildkitd did not come up in 20 seconds
trivy: FATAL image scan failed: scan error: context deadline exceeded; increase --timeout value
sonar: Task of background task did not finish before quality gate timeout of 300 sec
WARN: report-task status is still PENDING, waited long enough
semgrep: Timeout when running acme.taint on src/huge.js (30 seconds)
ZAP: spider exceeded its max duration of 5 minutes
nmap: Skipping host 10.0.0.9 due to host timeout
Error: container did not stop within 10 seconds of SIGTERM, killing
psql: error: connection to server at "10.0.0.4", port 5432 failed: Connection timed out
pg_ctl: server did not start in time
pg_isready: no response after 60 attempts, database did not come up in time
SQLTransientConnectionException: HikariPool-1 - Connection is not available, request timed out after 30000ms.
Error: P2024 Timed out fetching a new connection from the connection pool.
ResourceRequest timed out  (tarn)
MongooseError: Operation 'orders.find()' buffering timed out after 10000ms
MongoServerError: PlanExecutor error during aggregation :: caused by :: operation exceeded time limit (MaxTimeMSExpired)
ORA-01013: user requested cancel of current operation: statement ran longer than the allotted time
Msg 1222, Level 16: Lock request time out period exceeded.
Execution Timeout Expired.  The timeout period elapsed prior to completion of the operation or the server is not responding.
TimeoutException: Expiring 3 record(s) for orders-0:120000 ms has passed since batch creation
TimeoutException: Timed out waiting for a node assignment. Call: listTopics
nats: error: context deadline exceeded waiting for reply on orders.get
process_cluster_event_timeout_exception: failed to process cluster event (create-index [orders]) within 30s
Code: 159. DB::Exception: Timeout exceeded: elapsed 60.1 seconds, maximum: 60. TIMEOUT_EXCEEDED
Error: Timeout while waiting for RabbitMQ application on node 'rabbit@runner' (30000 milliseconds)
statement reached its statement or warehouse timeout of 600 second(s) and was canceled.
soft time limit (300s) exceeded for shop.tasks.rebuild
airflow: AirflowSensorTimeout: Sensor has timed out; run duration of 3600 seconds exceeds the specified timeout
k6: WARN[0060] Request Failed error="Get \"https://stg.acme.test\": request timeout"
ERRO[0061] setup() execution timed out after 60 seconds
Non HTTP response code: java.net.SocketTimeoutException/Non HTTP response message: Read timed out
i.g.h.c.impl.RequestTimeoutException: Request timeout to stg.acme.test/10.0.0.4:443 after 60000 ms
apr_pollset_poll: The timeout specified has expired (70007)
hurl: error: HTTP connection (28) Operation timed out after 300001 milliseconds with 0 bytes received
newman: Error: ESOCKETTIMEDOUT
pact: The verification process did not come back within 30 seconds
504 Gateway Time-out  The server didn't respond in time. (haproxy)
Server api/web1 is DOWN, reason: Layer7 timeout, check duration: 2001ms
upstream request timeout (envoy response_flags UT)
A dependency job for app.service failed: Timed out waiting for device /dev/disk/by-uuid/1a
Error: The operation was canceled: The job running on runner GitHub Actions 7 has exceeded the maximum execution time of 360 minutes.
Cancelling nested steps due to timeout  Timeout has been exceeded
org.jenkinsci.plugins.workflow.steps.FlowInterruptedException: timeout of 30 MINUTES hit
##[error]The job was abandoned: ran over 60 minutes, the limit of hosted agents
No output has been received in the last 10m0s, this potentially indicates a stalled build
query timed out in expression evaluation  (prometheus)
scrape of web:9100 overran scrape_timeout 10s
grafana: [plugin.requestFailureError] net/http: request canceled (Client.Timeout exceeded while awaiting headers)
giving up after 60 attempts, database never became ready
service web still not healthy after 300 s
wait-for: operation timed out, redis did not answer
dockerize: Timeout after 1m0s waiting on dependencies to become available: [tcp://db:5432]
no heartbeat from worker 7 for 120 s, job cancelled
the backup hasn't finished in 4 h, killed by watchdog
import still busy after half an hour, stopped
queue was not drained within the grace period of 90 s
did not get a reply from the broker in time
deadline passed while copying blob
timeout: sending signal TERM to command ‘make’
stuck: no progress for 15 min
lock on orders not obtained within 30 s
approval wait expired: nobody answered within 24 h
rollout took more than the 10 min allowed, undone
curl: (28) Connection timed out after 30001 milliseconds
wget: read error (Operation timed out) in headers.
rsync error: timeout in data send/receive (code 30) at io.c(204)
ssh: connect to host web1 port 22: Operation timed out
consul: lock acquisition timed out after 30s
etcd leader election did not settle in 20 s
vault: context deadline exceeded while unsealing, PUT /v1/sys/unseal
expect: spawn id exp4 timed out waiting for "Password:" prompt
rollout watcher saw no change for 5 minutes and gave up
approval step ran into its limit of 1 h
stack creation exceeded 30 min, aborted by script
no leader elected after 60 s
replica did not catch up within 5 min
snapshot not finished before the maintenance window closed
certificate was not issued within 10 minutes
DNS change not visible after 600 s of waiting
instance i-1a2b never passed its status checks in the time allowed
load balancer target remained unhealthy for 10 min, stop waiting
lambda: Task timed out after 30.03 seconds
Status: timeout  Duration: 3000.00 ms  Sandbox.Timedout
API Gateway: Execution failed due to a timeout error; Endpoint request timed out
CloudBuild: TIMEOUT: build exceeded 600s
knative: RevisionFailed: Initial scale was never achieved
ProgressDeadlineExceeded: ReplicaSet "web-1a2b" has timed out progressing.
snapshot upload got slower and slower and hit the 2 h cap
vagrant: Timed out while waiting for the guest to shut down
ansible.builtin.wait_for_connection: timed out waiting for ping module test
cloud-init status --wait did not return within 900 s
terratest: 'Wait for service' unsuccessful after 30 retries
MaxRetriesExceeded: pod never became available after 30 retries
backup lock wasn't released in time
gave up waiting for leader
db did not come up in 60 s
still not ready after 30 checks
broker start exceeded 90 s
lease not renewed in time, job killed
query ran for more than 30 s and was cut
step "smoke" used up its 10 min
no output for 20 min, runner stops the job
response from pricing took 31 s, limit is 30
write to topic orders not acknowledged within 30 s
migration waits on a lock for over 60 s, cancelled
hanging session ended by the idle watch after 15 min
health endpoint silent for two minutes, deadline reached
port 5432 did not open before the deadline
pull of image exceeded progress deadline
elapsed 3600 s, the hard stop of this queue
gave up waiting for the printer
no answer from the board within 10 s
db did not come up in 60 seconds
queue was still not empty after 5 minutes
job hung, killed after 30 min
watchdog: no output for 10 minutes, stopping
deadline passed while compiling shaders
took longer than the 90 s that are allowed
boot of the emulator is taking too long
lock was not released in time
page never became idle
the service is still starting after 120 s
step ran over its budget of 15 minutes and was stopped
response came too late
server did not reply in time
poll limit reached, deployment is still pending
waited 40 times for health, not healthy yet
no heartbeat for 30 seconds
build exceeded its time slot
test ran into the hard limit of 300 s
backoff used up: 6 of 6 tries
handshake with the debugger took too long
Error: Timed out waiting for: http-get://localhost:3000 (wait-on)
nightly export overran its window and was stopped
no frame from the camera after 5 s
converter did not finish within 2 minutes
the other node took too long to vote
still no lease after 30 s, leaving
robot did not reach its target position in 20 s
child process did not exit 10 s after SIGTERM
elapsed 00:10:00, allowed 00:05:00, killing pid 4412
slow consumer, message 12 not confirmed within 5 s
no progress since 300 s, assuming a hang
deadline for the import is over
browser needed more than 30 s to draw the page
tests stalled at 41 %
pump: waited too long for stdin
waited 600 s for the rollout of web
await cluster: no quorum after 2m
could not drain connections before the grace period ended
sync with the mirror was cut after 15 minutes
migration blocked for 60 s by another session
timed wait on semaphore "deploy" ended without success
the licence server is slow: no answer after 20 s
stage exceeded its 900 s
CPU time limit exceeded (core dumped)
./run.sh: line 12: 4412 CPU time limit exceeded ./solve
timeout: sending signal TERM to command './e2e.sh'
gpg: keyserver receive failed: Server indicated a failure: operation took too long
gpg: agent did not respond, waiting for lock (held by 4412) timed out
rsync error: timeout waiting for daemon connection (code 35) at socket.c(281)
[sender] io timeout after 60 seconds -- exiting
Timeout, server web-1 not responding.
Connection to web-1 timed out while waiting to read
client_global_hostkeys: keepalive: server stopped answering
git: fatal: unable to connect to git.acme.test: Connection timed out
error: RPC failed; curl 28 Operation too slow. Less than 1000 bytes/sec transferred the last 30 seconds
LFS: dial tcp 10.0.0.4:443: i/o timeout
wget: download timed out
aria2c: errorCode=2 Timeout.
ftp: Timeout (900 seconds): closing control connection
lftp: max-retries exceeded after timeout
E: Failed to fetch http://deb.acme.test/a.deb  Connection timed out [IP: 10.0.0.4 80]
Could not connect to deb.acme.test:80 (10.0.0.4), connection timed out
Curl error (28): Timeout was reached for https://yum.acme.test/repodata/repomd.xml
snap: error: timeout exceeded while waiting for response
systemd[1]: app.service: start operation timed out. Terminating.
Timed out waiting for device dev-sdb1.device.
udevadm: Timed out for waiting the udev queue being empty.
systemd-networkd-wait-online: Event loop failed: Timeout occurred while waiting for network connectivity.
flock: timeout while waiting to get lock
E: Could not get lock after waiting 120 s: DPkg::Lock::Timeout elapsed
inotifywait: no event within 30 seconds
expect: spawn id exp4 timed out waiting for "login:"
ldap_sasl_bind(SIMPLE): Timed out
npm error network timeout at: https://registry.npmjs.org/react
error An unexpected error occurred: "https://registry.yarnpkg.com/a.tgz: ESOCKETTIMEDOUT".
YN0001: │ TimeoutError: Timeout awaiting 'request' for 60000ms
ERR_PNPM_META_FETCH_FAIL  GET https://registry.npmjs.org/zod: request timed out after 60000ms
turbo: WARNING  timed out while waiting for the cache upload
NX   Daemon did not respond within 20 seconds
webpack: ChunkLoadError: Loading chunk 4 failed. (timeout: http://localhost/4.js)
Storybook: SB_TEST: story did not render within 15000ms
chromatic: ✖ Build timed out: your Storybook did not load in time
percy: Timed out waiting for build to be created
[percy] Error: Timed out waiting for network requests to idle.
lighthouse: PROTOCOL_TIMEOUT: Waiting for DevTools protocol response has exceeded the allotted time. (Method: Page.enable)
lighthouse: NO_FCP: The page did not paint any content before the deadline
Lighthouse was unable to reliably load the page you requested because it took too long to load: PAGE_HUNG
lhci: Waiting for the server to print "listening" took more than 10000ms
Runner terminated: page load exceeded 60 s (axe)
puppeteer: Timed out after 30000 ms while waiting for the WS endpoint URL to appear in stdout!
xcodebuild: Test runner never began executing tests after launching: timed out
Failed to launch app with identifier: com.acme.app (Underlying Error: Timed out waiting for launch)
Failed to get matching snapshots: Timed out while evaluating UI query.
Wait for com.acme.app to idle exceeded 120 seconds
simctl: timed out waiting for device to boot
altool: the upload did not complete in the allotted time
adb: wait-for-device: timeout
Timed out waiting for emulator emulator-5554 to come online
emulator: boot_completed was not set within 300 seconds
Test failed to run to completion. Reason: 'Failed to receive adb shell test output within 600000 ms. Test may have timed out'.
ShellCommandUnresponsiveException: no output from device
com.android.ddmlib.TimeoutException
App not responding: Input dispatching timed out (com.acme.app)
ANR in com.acme.app (com.acme.app/.Main)
androidx.test.espresso.AppNotIdleException: Looped for 2941 iterations over 60 SECONDS.
IdlingResourceTimeoutException: Wait for [net] to become idle timed out
flutter: Timed out waiting for the application to start.
Detox: Exceeded timeout of 120000ms while handling jest-circus "setup" event
DetoxRuntimeError: Detox can't seem to connect to the test app(s)! waited too long
appium: Timed out waiting for UiAutomator2 server to be ready: took longer than 30000ms
unity: Timeout waiting for licensing client, 60 s elapsed
UnityTest: Timeout value of 180000ms, was exceeded.
LogAutomationController: Error: Timed out waiting for test workers
blender: render farm job ran past its time limit
slurmstepd: error: *** JOB 4412 CANCELLED DUE TO TIME LIMIT ***
nbclient.exceptions.CellTimeoutError: A cell timed out while it was being executed, after 600 seconds.
airflow.exceptions.AirflowSensorTimeout: Sensor has timed out; run duration of 3601.2 seconds exceeds the specified timeout of 3600.0.
DagBag import timeout for /dags/load.py after 30.0s
DagFileProcessorManager last sent a heartbeat 50.0 seconds ago, exceeding threshold
dagster: dagster._core.errors.DagsterUserCodeUnreachableError: gRPC deadline passed while loading repository
spark: Futures timed out after [300 seconds]. This timeout is controlled by spark.sql.broadcastTimeout
org.apache.spark.rpc.RpcTimeoutException: Futures timed out after [120 seconds]
ExecutorLostFailure: Executor heartbeat timed out after 131504 ms
torch.distributed: Watchdog caught collective operation timeout: WorkNCCL(OpType=ALLREDUCE) ran for 1800412 milliseconds before timing out.
torch.distributed.DistStoreError: Timed out after 301 seconds waiting for clients. 1/2 clients joined.
wandb: ERROR Run initialization has timed out after 90.0 sec.
esptool.py: Failed to connect to ESP32: Timed out waiting for packet header
A fatal error occurred: Timed out waiting for packet content
avrdude: stk500v2_ReceiveMessage(): timeout
JLink: Timeout while halting CPU
Timeout waiting for target reset (pyocd)
ros2: [WARN] service /plan not available, waiting timed out
rospy.exceptions.ROSException: timeout exceeded while waiting for message on topic /odom
Timed out waiting for transform from base_link to map
hil: relay feedback absent after 200 ms
sphinx linkcheck: timeout   https://acme.test/slow: HTTPSConnectionPool: Read timed out
lychee: [TIMEOUT] https://acme.test/slow | Timeout
latexmk: Maximum runs of pdflatex reached without getting stable files
mmdc: TimeoutError: Navigation of diagram page took over 30000 ms
ffmpeg: Connection to tcp://10.0.0.4:1935 failed: Connection timed out
ran into the 15 minute guard of the nightly job
still waiting for the lift simulator after 45 s, stopping
ssh probe got no banner in 10 s
print job not confirmed within 30 s
page took 61 s, 60 s are allowed
rclone: error: context deadline exceeded while listing bucket
restic: timeout waiting for lock release after 5m0s
gh: run 4412 has not finished after 30m, watch stopped
gerrit: replication did not complete within 120 s
openvpn: TLS Error: TLS key negotiation failed to occur within 60 seconds (check your network connectivity)
ipmitool: no response from BMC within retry limit
snmpwalk: Timeout: No Response from 10.0.0.4
underwriting stub was asked 30 times in 30 s and was never ready
route not set after 20 ticks, gave up on signal N7
association request to PACS unanswered for 60 s
price engine warmup exceeded its budget of 40 s
core banking did not confirm booking within 10 s
Waited until 23:59 for the cut-off flag
Error: page did not become idle in 20 s
search index still catching up after 3 minutes, stop waiting
baggage sorter did not report tray 44 within 8 s
solver reached its wall clock of 900 s without a plan
datacop: no telegram from concentrator 12 within the poll cycle
routing engine slow: 31 s for one query, hard stop at 30 s
Page /map did not settle in time
[ci] could not get the table lock in 5 s
migrator: ALTER of orders ran into statement limit 60 s
backup drill: restore hangs, no progress for 15 min
load check: ramp-up was not finished after 5 min
deploy.sh: web-3 not healthy 120 s after the switch, going back
[FAIL] drain of node 2 lasted over 10 min
*** waited in vain for the pods
Zeitüberschreitung beim Warten auf den Druckdienst
délai dépassé (30 s) en attendant le serveur
tiempo de espera agotado
Dienst war nach 60 Sekunden nicht bereit
gave the printer 60 s, no paper came
[error] reply did not come in time
no answer from the till after 3 s
polled 40 times, status still PENDING
export job is in state RUNNING after 30 min, I stop looking
order did not reach state SHIPPED before the deadline
mail did not show up in the inbox within 90 s
sms code never arrived (60 s)
the message did not turn up on the topic in 10 s
container not up after 45 s
rig-run: database did not come up in a minute
boot prompt not seen in 20 s
no heartbeat from robot arm for 5 s
Error: device didn't answer to ping command in time
flash took longer than 180 s, killed
loadtide: simulation still running at the time limit
lock waited for longer than 30 s
waited too long for a free bench
waited too long for the other shard
step 'reindex' overran its slot (20 min)
batch window over before the batch was
!! night run had to be cut at 06:00
query needed 31 s, killed by the watchdog
watchdog: test hangs since 300 s
nightly: no output for 10 minutes, job ended
deadline hit
the deadline for the answer has passed
genlabels: wall time used up
time budget of 2 s used up
time's up: 120 s
took ages (> 15 min), aborted
slow start: port 9000 not open after 40 s
healthcheck not green in 2 min
page load over 30 s
animation never ended, waited 5 s
spinner still turning after 15 s
*** partner API: no response within 8 s
read from scale timed out
scanner read time-out
problem: timeout talking to PLC
publish.py: TIMEOUT waiting for ACK
ack not received within 250 ms
handshake with the lock not done in 5 s
pairing timed out
gps fix not obtained in 120 s
session setup exceeded limit
worker 4 does not report back
subprocess did not end after SIGTERM, 10 s
shutdown lasts too long
leader election not over after 30 s
replica lag didn't go to zero in time
cluster stays yellow, gave up after 5 min
cache warm-up unfinished after 90 s
nightly: queue not drained at the deadline
approval not given within 4 h
retries exhausted: each attempt ran into 10 s limit
crawler: page needed more than a minute
pdf rendering exceeded 30 s
thumbnailer stuck, cancelled
fuzz case 14 hangs
promise not settled after 5 s
*** future not done in 3 s
await: condition 'seats free' not met within 10 s
transaction held locks for too long and was cancelled
{"level":"error","msg":"no reply in time","ms":5000}
level=error msg="deadline passed" op=open_barrier limit=3s
2024-05-02 03:12:09 ERROR barrier - did not reach position OPEN within 4 s
THE PRINTER DID NOT ANSWER WITHIN 30 SECONDS
WAITED 5 MIN FOR FILE, NO FILE
the file did not arrive until 06:00
partner file overdue, stopped waiting at 07:30
file watcher: nothing came within 2 h
expected reply within 5 s, it took longer
nothing heard from spice gateway for 30 s
it took too much time to open the deck plan
the job is running too long, was killed
job limit of 60 min exceeded, terminated by scheduler
runtime exceeded
max wait reached
maximum waiting time elapsed
the wait for 'ready' was in vain
no response received after 3 attempts of 10 seconds
[FAIL] connect attempt took more than 5 s
ERROR: lease not obtained in 60 s
could not obtain lock on deck table within 10 s
stalled: no bytes for 120 s
stuck in state STARTING for 10 minutes
still not deployed after 900 s
vm did not boot in time
the server needed over a minute to start, limit is 60 s
login page needed 41 s to load, aborted
the barrier sensor stayed quiet for too long
ERROR: hanging test killed after 10 min
✗ test hung
Der Dienst antwortet nicht innerhalb von 10 s
le service n'a pas répondu à temps
sin respuesta tras 30 segundos
stop: Wartezeit abgelaufen
response too late (6.1 s)
soap call cancelled after 20 s
statement cancelled: ran 60 s
pool: no free connection within 5 s
cannot get a browser slot within 2 min
grid queue timed out
device did not reboot within 90 s
nightly: flash verify did not finish
ota update not done after 10 min
calibration not reached in 60 s
temperature not reached within 15 min
pressure did not build up in 30 s
ERROR: position not reached, timed out
motor did not reach speed in time
Service 'tariffs' didn't become healthy before the 90 s were over
>> Waiting for the export file exceeded 20 minutes
Still no answer from the tax office after 45 s
Gave up on the queue after 5 min, 41 messages remain
loadtide: Step took 31 min (limit 30) and was stopped
Test exceeded its limit of 10 s
Exceeded maximum time of 2 h for billing run
No result within the given time
Not ready in time
Ran into timeout while fetching price 14
Call to crm took longer than permitted (5 s)
call to getRates timed out
ERR query on view_sales cancelled because it ran over 60 s
could not acquire lock for month closing within 30 s
migrate.sh: the lock of the ledger was not released in time
no connection from the pool within 10 s
start-up of test server lasted too long
selenium waited 20 s for the page
page /rates still loading after 30 s
wait_for_port: 8080 not open after 60 s
wait-for-db.sh: gave up after 60 tries
wait_until: condition never true in 15 s
until loop ended without success after 30 rounds of 2 s
polling stopped: job still queued after an hour
approval step expired
transaction expired after 60 s
session establishment timed out
modem answer timeout
terminal did not confirm in 60 s
customer display did not react within 2 s
barrier open command: no confirmation within 5 s
lift did not reach floor 3 within 20 s
fatal: heating phase longer than 30 min, stop
rig-run: charging did not begin within 60 s
!! robot didn't reach home within 15 s
pricebot: no sync pulse in 1 s
frame not received in time
response deadline of 100 ms missed
simulated day did not end within the limit
optimizer hit its time limit without result
index rebuild didn't finish before the window closed
snapshot creation not complete after 20 min
restore still running after 2 h, cancelled
dns answer too slow: query timed out
The register took too long to answer (limit 10 s)
The register did not answer before the deadline
The bench did not become free within 30 min
The bench reply was late
The page never finished loading within 30 s
The job exceeded its time slot
The job was killed since it ran over 2 h
The upload exceeded 10 minutes
export_all: The lock was not granted in 30 s
The service didn't start in the given 60 s
The container was not healthy after 2 min
The message was not received before timeout
datacop: The motor did not stop in time
Error: The test ran longer than 5 min
Gave up waiting for the register
Gave up after 10 min of waiting
Time limit of 5 min exceeded
Timed out while waiting for mail
Zeitlimit überschritten
the oven simulator never reported 'hot' (waited 120 s)
pump gave no weight for 10 s
card terminal silent for 45 s, cancelling
no answer from roster-12 in 5 s
batch overran its slot of 2 h
daily close still busy after 40 minutes, killed
import watchdog: no progress for 600 s
gave up on the lab system after 3 min
HL7 ACK did not arrive within 20 s
EBICS order not finished before cut-off time
query for the orchard report cancelled after 60 s
statement ran longer than 30 s and was ended
waited in vain for file READY (15 min)
queue 'orders' not drained within 300 s
pod museum-web not ready after 180 s
service radar didn't become healthy in time
database wasn't up after 30 tries
stopped waiting for port 5432 after 60 s
wait-for: Operation timed out
health endpoint still 'starting' at the deadline
level took too long to load: 61 s
match server never got 4 players within 90 s
lobby: heartbeat overdue
train simulation exceeded 10 minutes real time
cron job stuck since 02:00, terminated
export exceeded max runtime
timeout: sending signal TERM to command 'rota.sh'
Script terminated by timeout -s 30
SIGALRM: sow took over 10 s
Timeout::Error: execution expired
context deadline exceeded (Client.Timeout exceeded while awaiting headers)
subprocess.TimeoutExpired: Command '['quests']' timed out after 30 seconds
cURL error 28: Operation timed out after 10001 milliseconds with 0 bytes received
read timeout at /usr/share/perl5/Net/HTTP/Methods.pm line 274.
The wait operation timed out.
Error in curl::curl_fetch_memory(url) : Timeout was reached: Operation timed out after 10000 milliseconds
lua-socket: timeout
Elapsed(()) deadline has elapsed
Error: timeout of 10000ms exceeded
Future not completed
Zeitüberschreitung beim Warten auf die Waage
délai dépassé en attendant la base
the robot waited 10 minutes for approval, nobody came
manual approval ran out of time
poll loop ended after 40 rounds, state still QUEUED
export is not done after 30 polls
still PENDING after 15 minutes
no message on topic prices for 2 minutes
reply to ping overdue by 30 s
heartbeat of worker 3 missing since 90 s
worker 3 hasn't reported for 10 min, declared dead
lock on ledger not obtained within 60 s
waiting for other deploy took more than 20 min
could not get the semaphore in 30 s
connection pool: no free connection after 30 s
job hung, killed by the nightly reaper
step 'assign' went past its limit of 5 min
run exceeded the hour it was given
too slow: page needed 12 s, cap 10 s, aborted
boot of the bench took longer than 90 s
board did not come up within 60 s
print job not finished after 2 min
bank file not acknowledged by 17:00
OCR of scan 14 took forever (>300 s), skipped
lab analyser busy for too long
replication lag not back to 0 within 5 min
index was not green after 60 s
snapshot restore did not complete in 30 min
rollout of web did not finish in 300 s
certificate not issued within 10 min
DNS change not visible after 15 min
cache warm-up stopped after deadline
level bake exceeded 45 min
save took 31 s, watchdog bites at 30
turn timer ran out in test match
no frame for 5 s, client considered hung
slot of 20 min used up, import stopped
import was too slow and got cancelled
took 3100 s, allowed 1800
step needed longer than planned, stopping it
script killed since it did not end by 06:00
not finished before the shop opens
train sim stuck for 5 minutes
test rig didn't answer the handshake in 3 s
device didn't reply to AT+CGMR in 5 s
modem silent after ATD for 60 s
no prompt from the switch for 30 s
expect: timed out waiting for 'password:'
serial read timed out
modbus request exceeded 1000 ms
OPC UA: BadTimeout
VISA: VI_ERROR_TMO: timeout expired before operation completed
i2c: read of 0x40 timed out
bootloader sync timed out
flash erase exceeded 60 s
scan didn't end within 90 s
print queue hasn't emptied for 10 min
mail hasn't arrived after 120 s
SMS code not received within 60 s
webhook wasn't called within 30 s
event lane.moved not seen in 15 s
consumer lag was not gone after 10 min
saga still open after 5 min
batch not closed by scheduler in 15 minutes
report stuck in state RENDERING
task in state 'started' since 3 h
lock wait of 50 s over
deadlock victim after waiting 30 s
query_canceled after statement_timeout
MAXTIME reached
time limit of solver reached, no plan found
solver gave no answer in 300 s
turn took longer than 5 s, bot disqualified
map generation timed out
players were not connected within a minute
level did not load in time
frame wait ran past 10 s
rendering of menu PDF went over 60 s
browser did not start within 30 s
page never went idle
download of prices stalled for 60 s
upload stuck at 41 %
handshake not completed after 10 s
keepalive missed 3 times
session idle limit of 15 min hit
lease expired before the work was done
approval window elapsed
job waited 2 h for a machine
no runner picked the job up for 60 min
container never reported ready (waited 90 s)
db container isn't accepting queries after a minute
liveness probe exceeded 5 s
helm: timed out waiting for the condition
rollout exceeded its progress deadline
no reaction from the printer within 15 s
reply came too late (41 s), ignored
answer after deadline
deadline missed by 3 min
was still running at 06:00
hangs since 40 min
stuck at step 4 for an hour, killed
watchdog barked after 60 s
too long without output (10 min)
no output for 600 s, job stopped
** (DBConnection.ConnectionError) connection not available and request was dropped from queue after 2998ms
//cart:slow_test TIMEOUT in 300.1s
gave the importer 90 s, it needed longer
still no answer from the pump after three minutes
polling stopped: job 41 never left state QUEUED
watchdog barked: step 'pack' ran 3601 s
the mailbox stayed empty for 60 s
migration lock was not handed over within 30 s
deadline passed before the last shard reported
nothing printed for 20 minutes, killing the job
slot did not become free in time
helm: Error: UPGRADE FAILED: timed out waiting for the condition
kubectl: error: timed out waiting for the condition on deployments/web
Error from server (Timeout): the server was unable to return a response in the time allotted, but may still be processing the request
rollout status: Waiting for deployment "web" rollout to finish: 1 of 3 updated replicas are available... deadline reached
terraform: Error: waiting for RDS DB Instance (shop) create: timeout while waiting for state to become 'available' (last state: 'creating', timeout: 40m0s)
ansible: fatal: [web1]: FAILED! => {"msg": "Timeout (12s) waiting for privilege escalation prompt: "}
wait_for: Timeout when waiting for db:5432
async task did not complete within the requested time - 300s
packer: Timeout waiting for SSH.
vagrant: Timed out while waiting for the machine to boot.
docker: context deadline exceeded while awaiting headers
docker compose up --wait: application not healthy after 60s
ERROR: canceling statement due to statement timeout
ORA-02049: timeout: distributed transaction waiting for lock
MongoServerError: operation exceeded time limit (MaxTimeMSExpired)
cqlsh: OperationTimedOut: errors={'10.0.0.9': 'Client request timeout.'}
clickhouse: Code: 159. DB::Exception: Timeout exceeded: elapsed 31 seconds, maximum: 30
knex: Timeout acquiring a connection. The pool is probably full. Are you missing a .transacting(trx) call?
prisma: Transaction API error: A query cannot be executed on an expired transaction, timeout 5000 ms
flyway: Unable to acquire lock within 60 seconds
activerecord: ActiveRecord::ConnectionTimeoutError: could not obtain a connection from the pool within 5.000 seconds
k6: WARN request timeout, running setup() function timed out after 60 seconds
artillery: ETIMEDOUT: 412
gatling: Request timeout to shop.test/10.0.0.9:443 after 60000 ms
adb: device didn't boot before 600 s were over
fastlane: xcodebuild -showBuildSettings timed out after 4 retries with a base timeout of 3
bundler: Net::OpenTimeout: execution expired fetching gem metadata
openocd: timed out while waiting for target halted
esptool: Failed to connect to ESP32: Timed out waiting for packet header
modbus: no reply from slave 4 in 1000 ms
can: frame 0x123 was expected within 200 ms, bus stayed quiet
payrun: printing did not finish by 06:00
rosterd: solver found nothing within its 300 s
gridload: partner file hadn't arrived at cut-off
labsync: analyser has been busy for 10 min, leaving
timetab: search stopped by the clock
ticketimp: gate gave no sign of life for 15 s
meterctl: waited 40 s for the frame
cellplan: run was cut off at 2 h
robotjob: arm didn't reach home in 20 s
trainset: data loader stalled longer than 600 s
NCCL watchdog: Watchdog caught collective operation timeout: WorkNCCL ran for 600000 milliseconds
mpirun: job exceeded its wall time, slurmstepd: JOB 41 CANCELLED DUE TO TIME LIMIT
unity: import worker hung for 900 s and was stopped
godot headless: scene did not quit in 60 s
ros2: Lookup of transform base->map gave up, would wait no more
ros2: service /cart/start not available after waiting
questa: simulation ran past 10 ms without $finish, watchdog ended it
UVM_FATAL [PH_TIMEOUT] Default timeout of 9200s hit, indicating a probable testbench issue
cocotb: SimTimeoutError: Test timed out after 1000 us
sby: solver timed out after 600 s
hil: ECU didn't wake up in 3 s
west twister: cart.core FAILED: Timeout
buildroot: expect: U-Boot prompt never came (60 s)
labgrid: pexpect.exceptions.TIMEOUT: Timeout exceeded. waiting for login:
lava: auto-login-action timed out after 118 seconds
Backup job overran its window
lease expired while we were still copying
no heartbeat of worker 4 since 90 s
drain took too long; node still has 3 pods
handover of the leader was not done in 10 s
the batch window closed before row 41000
crept along at 3 kB/s and was cut off after an hour
the worker dawdled: 412 s for a 60 s task
nobody released the slot before the limit
election of a leader dragged on beyond 30 s
lost patience with the emulator (300 s)
lagging consumer: offset not reached within 2 minutes
export overran, killed by the reaper
no sign of readiness inside the grace period
stalled: 0 rows in 120 s
test hangs, interrupted by the runner at 10:00
crane-sim: goal not reached in 400 ticks of real time (20 s)
export still running after its 15 minutes, cancelled
lock server gave no lease in 8 s
too slow: answer came after the 2 s deadline
the sensor was mute for 30 s
approval did not come within an hour
warm-up went on for longer than 90 s
client gave up before the server had answered (10 s)
`;
