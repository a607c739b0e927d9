/** Messages of tools and programs whose category is `connection-refused`, one a line. */
export const connectionRefused = String.raw`
connect ECONNREFUSED 127.0.0.1:5432
Connection refused
curl: (7) Failed to connect to localhost port 8080: Connection refused
curl: (7) Failed to connect to localhost port 8080 after 0 ms: Couldn't connect to server
dial tcp 127.0.0.1:6379: connect: connection refused
ConnectionRefusedError: [Errno 111] Connection refused
java.net.ConnectException: Connection refused
Could not connect to Redis at 127.0.0.1:6379: Connection refused
Error 111 connecting to localhost:6379. Connection refused.
could not connect to server: Connection refused. Is the server running on host
connection to server at "localhost" (127.0.0.1), port 5432 failed: Connection refused
Is the server running on that host and accepting TCP/IP connections?
Can't connect to MySQL server on '127.0.0.1:3306' (111)
Can't connect to local MySQL server through socket '/run/mysqld/mysqld.sock' (2)
SQLSTATE[HY000] [2002] Connection refused
Failed to open TCP connection to localhost:3000 (Connection refused - connect(2))
net::ERR_CONNECTION_REFUSED at http://localhost:3000/
Protocol error: net::ERR_CONNECTION_REFUSED
tcp connect error: Connection refused (os error 111)
error trying to connect: tcp connect error
No connection could be made because the target machine actively refused it.
ssh: connect to host localhost port 22: Connection refused
connect to 127.0.0.1 port 9200 failed: Connection refused
Connection refused: localhost/127.0.0.1:9092
:econnrefused
connection refused (econnrefused)
The connection to the server localhost:8080 was refused - did you specify the right host or port?
MongoServerSelectionError: connect ECONNREFUSED 127.0.0.1:27017
No connections available in the pool: ECONNREFUSED
Unable to connect to the server: dial tcp: connect: connection refused
nc: connect to localhost port 5432 (tcp) failed: Connection refused
cannot connect to X server: connection refused
connection to server on socket "/var/run/postgresql/.s.PGSQL.5432" failed: No such file or directory
Is the server running locally and accepting connections on that socket?
connect: cannot assign requested address
connect ENOENT /var/run/app.sock
dial unix /var/run/app.sock: connect: no such file or directory
Failed to connect to bus: No such file or directory
upstream refused the connection
telnet: Unable to connect to remote host: Connection refused
Nothing is listening on port 4444
the server is not running on port 5000
Selenium server is not running
Couldn't connect to server
refused to connect
refused the connection on port 8080
nothing listens on port 5432
dial tcp [::1]:3000: connect: connection refused
Error connecting to server: Connection refused
Connection to localhost:5432 refused. Check that the hostname and port are correct
Couldn't connect to server localhost:9200
No connection could be made
Connect to localhost:8080 failed: Connection refused
HTTPConnectionPool: Failed to establish a new connection: [Errno 111] Connection refused
Kafka: connection refused
amqp: dial tcp: connection refused
failed to connect to 'host=localhost user=app database=shop': dial error (dial tcp: connect: connection refused)
Is the docker daemon running on port 2375? connection refused
error: failed to connect to sccache server: Connection refused (os error 111)
distcc[4121] (dcc_connect_by_addr) ERROR: failed to connect to 10.0.0.7:3632: Connection refused
Get "http://localhost:8080/healthz": dial tcp [::1]:8080: connect: connection refused
Connecting to remote cache grpc://cache:9092: finishConnect(..) failed: Connection refused: cache/10.0.0.4:9092
java.net.ConnectException: Connection refused (Connection refused)
Could not connect to Redis at localhost/<unresolved>:6379: io.netty ConnectException
org.postgresql.util.PSQLException: Connection to localhost:5432 refused. Check that the hostname and port are correct and that the postmaster is accepting TCP/IP connections.
cannot connect to daemon at tcp:5037: Connection refused
System.Net.Sockets.SocketException (111): Connection refused
Npgsql.NpgsqlException: Failed to connect to 127.0.0.1:5432 ---> Connection refused
Errno::ECONNREFUSED: Failed to open TCP connection to localhost:9200 (Connection refused - connect(2) for "localhost" port 9200)
Error connecting to Redis on 127.0.0.1:6379 (Errno::ECONNREFUSED)
stream_socket_client(): Unable to connect to tcp://127.0.0.1:5672 (Connection refused)
** (Mint.TransportError) connection refused
[error] Postgrex.Protocol failed to connect: ** (DBConnection.ConnectionError) tcp connect (localhost:5432): connection refused - :econnrefused
IO::Socket::INET: connect: Connection refused at t/net.t line 9.
SocketException: Connection refused (OS Error: Connection refused, errno = 111), address = localhost, port = 8080
Could not connect to the server. NSURLErrorDomain Code=-1004
FetchError: request to http://localhost:4000/graphql failed, reason: connect ECONNREFUSED ::1:4000
AxiosError: connect ECONNREFUSED 127.0.0.1:3001
npm error code ECONNREFUSED FetchError: http://localhost:4873/foo failed
Cypress could not verify that this server is running: > http://localhost:3000
urllib3.exceptions.NewConnectionError: <HTTPConnection object at 0x7f>: Failed to establish a new connection: [Errno 111] Connection refused
celery consumer: Cannot connect to amqp://guest:**@localhost:5672//: [Errno 111] Connection refused.
MongooseServerSelectionError: connect ECONNREFUSED 127.0.0.1:27017
WARN[0001] Request Failed error="Get \"http://localhost:8080/\": dial tcp 127.0.0.1:8080: connect: connection refused"
Non HTTP response code: java.net.ConnectException: Non HTTP response message: Connection refused
ConnectionRefusedError(111, 'Connection refused') GET /orders
Errors: errors.ECONNREFUSED: 412
WebDriverException: Reached error page: about:neterror?e=connectionFailure
Could not start a new session. Response code 500. Unable to connect to the Selenium server, connection refused at 127.0.0.1:4444
error: HTTP connection --> orders.hurl:1:5 (7) Failed to connect to localhost port 8080
lighthouse: Chrome prevented page load with an interstitial: ERR_CONNECTION_REFUSED
nothing is listening on port 8443, is the app started?
the mock server at localhost:1080 does not accept connections
broker on localhost:9092 refused the connection
nc: connect to db port 5432 (tcp) failed: Connection refused
redis.exceptions.ConnectionError: Error 111 connecting to localhost:6379. Connection refused.
pymongo.errors.ServerSelectionTimeoutError: localhost:27017: [Errno 111] Connection refused
kafka.errors.NoBrokersAvailable: connection to localhost:9092 refused
reqwest::Error: tcp connect error: Connection refused (os error 111)
rpc error: code = Unavailable desc = connection error: desc = "transport: Error while dialing: dial tcp 127.0.0.1:50051: connect: connection refused"
svn: E000111: Unable to connect to a repository: Connection refused
rsync: failed to connect to backup (10.0.0.9): Connection refused (111)
GuzzleHttp: cURL error 7: Failed to connect to api port 8080: Connection refused
mount.nfs: Connection refused
bash: connect: Connection refused
bash: /dev/tcp/localhost/8080: Connection refused
ssh: connect to host 172.17.0.2 port 2222: Connection refused
channel 3: open failed: connect failed: Connection refused
sftp: Connection refused by 10.0.3.9
The connection to the server 10.0.0.1:6443 was refused
Unable to connect to the server: dial tcp 127.0.0.1:6443: connect: connection refused
Readiness probe failed: Get "http://10.244.0.7:8080/health": dial tcp 10.244.0.7:8080: connect: connection refused
error forwarding port 5432 to pod 1a2b: exit status 1: 2024/05/01 socat E connect(5, AF=2 127.0.0.1:5432, 16): Connection refused
Error response from daemon: Get "http://localhost:5000/v2/": dial tcp 127.0.0.1:5000: connect: connection refused
error during connect: Post "http://docker:2375/v1.24/auth": dial tcp 172.17.0.3:2375: connect: connection refused
fatal: unable to connect to git.acme.io: git.acme.io[0: 10.0.0.8]: errno=Connection refused
failed calling webhook "webhook.cert-manager.io": Post "https://cert-manager-webhook.svc:443/mutate": dial tcp 10.96.1.2:443: connect: connection refused
psql: error: connection to server at "localhost" (127.0.0.1), port 5432 failed: Connection refused
ERROR 2002 (HY000): Can't connect to local MySQL server through socket '/var/run/mysqld/mysqld.sock' (2)
ERROR 2003 (HY000): Can't connect to MySQL server on '127.0.0.1:3306' (111)
MongoNetworkError: failed to connect to server [localhost:27017] on first connect [ECONNREFUSED]
Error: P1001 Can't reach database server at 'localhost:5432'
SequelizeConnectionRefusedError: connect ECONNREFUSED 127.0.0.1:3306
ORA-12541: TNS:no listener
Could not connect to the endpoint URL: "http://localhost:4566/": connection refused
Unexpected error running Liquibase: Connection could not be created to jdbc:postgresql://localhost:5432/shop with driver: Connection to localhost:5432 refused
Provider returned a connection error: A network-related or instance-specific error occurred while establishing a connection to SQL Server. The server was not found or was not accessible: actively refused
Missing backend: http://localhost:9200/ ConnectionError(<urllib3.connection.HTTPConnection>: [Errno 111] Connection refused)
[Producer clientId=producer-1] Connection to node -1 (localhost/127.0.0.1:9092) could not be established. Node may not be available.
%3|FAIL|rdkafka#consumer-1| localhost:9092/bootstrap: Connect to ipv4#127.0.0.1:9092 failed: Connection refused (after 0ms in state CONNECT)
kafka.errors.NoBrokersAvailable: NoBrokersAvailable
KafkaJSConnectionError: Connection error: connect ECONNREFUSED 127.0.0.1:9092
pika.exceptions.AMQPConnectionError: Connection refused
amqp: dial tcp 127.0.0.1:5672: connect: connection refused
consumer: Cannot connect to amqp://guest:**@127.0.0.1:5672//: [Errno 111] Connection refused.
curl: (7) Failed to connect to db port 8080 after 0 ms: Couldn't connect to server
Connecting to localhost (localhost)|127.0.0.1|:8080... failed: Connection refused.
connect() failed (111: Connection refused) while connecting to upstream, client: 127.0.0.1, server: _, upstream: "http://127.0.0.1:3000/"
AH00957: HTTP: attempt to connect to 127.0.0.1:8080 (*) failed (111)Connection refused
Server app/web1 is DOWN, reason: Layer4 connection problem, info: "Connection refused"
Error checking seal status: Get "http://127.0.0.1:8200/v1/sys/seal-status": dial tcp 127.0.0.1:8200: connect: connection refused
ldap_sasl_bind(SIMPLE): Can't contact LDAP server (-1)
Net::SMTP connect failed: Connection refused - connect(2) for "localhost" port 1025
smtplib: ConnectionRefusedError: [Errno 111] Connection refused
mosquitto_pub: Error: Connection refused
ftp: connect: Connection refused
##[error]Unable to connect to the remote server: No connection could be made because the target machine actively refused it 127.0.0.1:8443
Error: connect ECONNREFUSED ::1:9515 while starting the webdriver session
Exporting failed: rpc error: code = Unavailable desc = connection error: desc = "transport: Error while dialing: dial tcp 127.0.0.1:4317: connect: connection refused"
Failed to connect to backoff(elasticsearch(http://localhost:9200)): dial tcp 127.0.0.1:9200: connect: connection refused
err="Post \"http://alertmanager:9093/api/v2/alerts\": dial tcp 172.18.0.6:9093: connect: connection refused"
org.springframework.amqp.AmqpConnectException: java.net.ConnectException: Connection refused
org.springframework.data.redis.RedisConnectionFailureException: Unable to connect to Redis; Connection refused: localhost/127.0.0.1:6379
Connection to localhost:5432 refused. Check that the hostname and port are correct and that the postmaster is accepting TCP/IP connections.
Could not obtain connection to query metadata: java.net.ConnectException: Connection refused
PG::ConnectionBad: connection to server at "127.0.0.1", port 5432 failed: Connection refused
Mysql2::Error::ConnectionError: Can't connect to MySQL server on '127.0.0.1:3306' (111)
Redis::CannotConnectError: Error connecting to Redis on localhost:6379 (Errno::ECONNREFUSED)
** (Mix) The database for Shop.Repo couldn't be created: tcp connect (localhost:5432): connection refused - :econnrefused
Error: Unable to reach the daemon on port 1234: refused
no process is listening on port 5432
database on localhost:3306 does not accept connections
nobody listens on 127.0.0.1:8025
target refused the connection: 10.0.0.4:9000
could not connect to selenium at localhost:4444, connection refused
mail server on port 1025 is not running: refused
cannot open socket to localhost:7001: ECONNREFUSED
grpc server at 127.0.0.1:50051 refused connection
i.n.c.AbstractChannel$AnnotatedConnectException: finishConnect(..) failed: Connection refused
BackstopJS: net::ERR_CONNECTION_REFUSED at http://localhost:3000/home
rsync: [sender] failed to connect to files.acme.io (10.1.2.3): Connection refused (111)
nats: error: nats: no servers available for connection
Code: 210. DB::NetException: Connection refused (localhost:9000). (NETWORK_ERROR)
NoHostAvailable: ('Unable to connect to any servers', {'127.0.0.1:9042': ConnectionRefusedError(111, "Tried connecting to [('127.0.0.1', 9042)]. Last error: Connection refused")})
http: error: ConnectionError: HTTPConnectionPool(host='localhost', port=8000): Max retries exceeded with url: / (Caused by NewConnectionError: [Errno 111] Connection refused)
`;
