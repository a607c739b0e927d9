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
`;
