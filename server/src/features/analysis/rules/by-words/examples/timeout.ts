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
`;
