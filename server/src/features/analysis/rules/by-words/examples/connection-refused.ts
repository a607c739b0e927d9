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
couldn't open socket: connection refused
hex mirror at 127.0.0.1:4369 turned us away (econnrefused)
{failed_connect,[{to_address,{"localhost",8080}},{inet,[inet],econnrefused}]}
** (DBConnection.ConnectionError) tcp connect (localhost:5432): connection refused - :econnrefused
Network.Socket.connect: <socket: 12>: does not exist (Connection refused)
HttpExceptionRequest ConnectionFailure connect: does not exist (Connection refused)
Error in open.connection(con, "rb") : Failed to connect to localhost port 8080: Connection refused
IO::Socket::INET: connect: Connection refused at client.pl line 4.
SocketException: Connection refused (OS Error: Connection refused, errno = 111), address = localhost, port = 43210
ERROR: IOError: connect: connection refused (ECONNREFUSED) (julia)
No connection could be made because the target machine actively refused it. (localhost:5000)
Fatal error: exception Unix.Unix_error(Unix.ECONNREFUSED, "connect", "")
Unhandled exception: Error connecting to 'localhost:6379': Connection refused (Socket::ConnectError)
std.socket.SocketOSException: Unable to connect socket: Connection refused
could not attach to gdbserver localhost:3333: Connection refused.
nobody answers on port 9000, is the simulator daemon up?
nothing is listening at tcp/7070
could not reach the simulator on port 7000: refused
sbt thin client: java.net.ConnectException via 127.0.0.1:5005
debugger: Failed to attach to remote debugger at 5005: Connection refused
psql: is the server running locally and accepting connections on that socket "/run/postgresql/.s.PGSQL.5432"?
epmd refused the connection, daemon is not running on 4369
distcc: connection refused from compile host 10.0.0.7:3632
lmstat: Cannot connect to license server system. The license server manager (lmgrd) has not been started yet (connect refused)
adb: cannot connect to daemon at tcp:5037: Connection refused
ssh: connect to host board7 port 22: Connection refused
rsync: failed to connect to localhost (127.0.0.1): Connection refused (111)
vnc: unable to connect to socket: Connection refused (10061)
xvfb/x11vnc: connection to :99 refused by peer
grpc: UNAVAILABLE: failed to connect to all addresses; last error: ipv4:127.0.0.1:50051: Connection refused
{"error":"dial tcp [::1]:4222: connectex: No connection could be made because the target machine actively refused it."}
Error: Post "http://localhost/api/v1/namespaces/shop/secrets": dial tcp [::1]:80: connect: connection refused
Readiness probe failed: dial tcp 10.2.0.4:8080: connect: connection refused
Error from server: etcd cluster is unavailable or misconfigured: dial tcp 127.0.0.1:2379: connection refused
failed calling webhook "mutate.acme.io": Post "https://hook.shop.svc:443/mutate": dial tcp 10.96.4.4:443: connect: connection refused
fatal: [web1]: UNREACHABLE! => {"msg": "Failed to connect to the host via ssh: connect to host 10.0.0.4 port 22: Connection refused"}
Get "http://registry:5000/v2/": dial tcp 172.18.0.3:5000: connect: connection refused
error during connect: Get "http://localhost:2375/v1.43/info": connectex: No connection could be made because the target machine actively refused it.
ZAP: org.apache.commons.httpclient: Failed to access http://localhost:3000 : Connection refused
clamdscan: ERROR: Could not connect to clamd on LocalSocket /run/clamav/clamd.ctl: Connection refused
psql: error: connection to server at "localhost" (::1), port 5432 failed: Connection refused
pg_isready: localhost:5432 - rejecting connections: could not connect, nothing listens
ERROR 2002 (HY000): Can't connect to local server through socket '/run/mysqld/mysqld.sock' (111)
ORA-12541: Cannot connect. No listener at host localhost port 1521.
Connection to node -1 (localhost/127.0.0.1:9092) could not be established. Node may not be available.
MongoNetworkError: connect ECONNREFUSED ::1:27017
[Errno 111] Connect call failed ('127.0.0.1', 5672)
nats: error: no servers available for connection
[ECONNREFUSED] Failed to connect to http://elasticsearch:9200; No Living connections
Code: 210. DB::NetException: Connection refused (localhost:9000)
Error: connecting to etcd: dial tcp [::1]:2379: connectex refused
k6: WARN[0001] Request Failed error="dial tcp 127.0.0.1:8080: connect: connection refused"
Non HTTP response code: org.apache.http.conn.HttpHostConnectException: Connect to localhost:8080 failed: Connection refused
i.n.c.AbstractChannel$AnnotatedConnectException: Connection refused: localhost/127.0.0.1:8080
hurl: (7) nothing is accepting on localhost:3000: Failed to connect
connect() to unix:/run/php/fpm.sock failed (111: Connection refused) while connecting to upstream
(111)Connection refused: AH00957: HTTP: attempt to connect to 127.0.0.1:8080 (localhost) failed
postfix/smtp: connect to mailhog[172.18.0.9]:1025: Connection refused
rndc: connect failed: 127.0.0.1#953: connection refused
traces export: Post "http://localhost:4318/v1/traces": dial tcp 127.0.0.1:4318: connect: connection refused
err="Get \"http://web:9100/metrics\": dial tcp 172.18.0.5:9100: connect: connection refused"
nothing is listening on localhost:8080
db:5432 - connection refused, is the container up?
nc: connect to localhost port 6379 (tcp) failed: Connection refused
port 9200 is closed on elasticsearch
Error initializing: dial unix /run/acme.sock: connect: connection refused
agent is not listening on 127.0.0.1:8500: Error retrieving members: connect: connection refused
OTLP endpoint localhost:4317 turned the connection down (ECONNREFUSED)
api on :3000 doesn't accept connections
nobody listens on 127.0.0.1:9092
refused by 10.0.0.9:22
dial tcp 127.0.0.1:4317: connectex: No connection could be made because the target machine actively refused it.
IOException: error=111 connecting to unix socket /run/clamd.sock
mailhog:1025 refused the connection
Is redis running? connect to 6379 was refused
broker port 5672 closed: ECONNREFUSED
proxy 127.0.0.1:3128 refused connection
couldn't connect to agent socket, connection refused
metrics endpoint refused: connect ECONNREFUSED 10.2.0.4:9100
db on port 5433 turns us away
nobody is listening on 127.0.0.1:9000
nothing answers at localhost:4444, is selenium up?
rsync: failed to connect to 10.0.0.4 (10.0.0.4): Connection refused (111)
ssh: connect to host web-1 port 22: Connection refused
socat[12] E connect(5, AF=2 127.0.0.1:6000, 16): Connection refused
wget: can't connect to remote host (127.0.0.1): Connection refused
adb: unable to connect to 127.0.0.1:5555: Connection refused
svn: E000111: Error running context: Connection refused
error: failed to connect to the hypervisor: Failed to connect socket to '/var/run/libvirt/libvirt-sock': Connection refused
fuse: mount service answered: connection refused by metadata server 10.0.0.9:9421
nobody home on port 7077 of the spark master
the fake SMTP server on 1025 does not take connections
job controller port 9100 is closed
no process accepts on /run/app.sock
debugger on 3333 turned down the connection
Call From agent-2/10.0.0.9 to nn:8020 failed on connection exception: java.net.ConnectException: Connection refused
org.apache.kafka: Connection to node -1 (localhost/127.0.0.1:9092) could not be established. Broker may not be available.
Couldn't connect to the Selenium hub at grid:4444: refused
lighthouse: CHROME_INTERSTITIAL: refused: net::ERR_CONNECTION_REFUSED at http://localhost:3000
airflow: could not connect to server: Connection refused Is the metadata DB at 5432 up?
mlflow: Failed to establish a new connection to mlflow:5000: [Errno 111] Connection refused
spark: Failed to connect to master spark-master:7077: finishConnect(..) failed: Connection refused
rosout: Unable to register with master node [http://localhost:11311]: master may not be running yet.
ERROR: Unable to communicate with master!
gazebo: unable to connect to gzserver on 11345: refused
gdb: localhost:3333: Connection refused.
target remote :1234 could not connect: Connection refused
metro: Could not connect to development server at localhost:8081
x11: connect to 127.0.0.1:6010 refused by xauth bridge
ffmpeg: tcp://127.0.0.1:1935: Connection refused
memcached at cache:11211 is not accepting connections (ECONNREFUSED)
statsd port closed, ICMP port unreachable -> refused
db container refused us on 5432
no listener on 127.0.0.1:6006, is storybook running?
emulator console port 5554 is not open
port 9222 of the browser does not accept
could not talk to gpg-agent socket: refused
the scheduler at 8786 rejected the TCP connect
selenium hub on 4444 declines connections
mailhog: dial 1025: refused
license daemon port 27000: connect() refused
x server at :99 refused the client (ECONNREFUSED)
redis sentinel on 26379 actively refused
No connection could be made because the target machine actively refused it. [::ffff:127.0.0.1]:5001
dask: OSError: Timed out? no: connect ECONNREFUSED tcp://scheduler:8786
jupyter kernel gateway: [Errno 61] Connection refused
rpcbind: RPC: Unable to receive; errno = Connection refused
rail-sim: nobody listens on port 4444 of the signal box emulator
mq channel SYSTEM.DEF: host reachable, queue manager not up (2059 refused)
concentrator-sim 127.0.0.1:4059 is up? nobody accepted
bench: postgres on 5433 says no (refused)
FATAL Target refused every single connection
E: ssh port of web-3 is shut (refused)
Verbindung abgelehnt (localhost:5432)
connexion refusée par le serveur
conexión rechazada en el puerto 6379
the till simulator is not listening on 7001
port 5672 closed on mq-test
nothing answers on 127.0.0.1:6379
no server behind localhost:3000
could not reach db on 5432, it refused
refused by 10.0.0.7:22
broker refused the socket
gate controller refuses tcp 4001
ERR is the fake bank running? port 8443 is closed
preflight: stub server isn't started: connection to 9999 refused
mailhog not running on 1025
[error] socket /run/printd.sock: nobody is listening
ECONNREFUSED when calling the price engine
backend is not up: refused at 8080
tcp connect to plc:102 got RST right away
scanner daemon doesn't accept connections
chrome debug port refused us
selenium hub at :4444 not accepting
x server refused
license daemon on 27000 not running (refused)
agent port 10050 closed
dial to payment mock: refused
all 3 kafka brokers refuse
elasticsearch says no: connection refused
{"level":"error","msg":"connect refused","addr":"127.0.0.1:9001"}
level=error msg="nobody listening" addr=lane-4:4001
tcp 7001: the target machine actively refused it
FATAL gateway isn't listening, refused
stub on 8089 refused, was it started?
flights db refused the connection
stop: plc simulator not running (connect refused)
billing-job: Could not connect to the night server: it is not running
Fake PLC not started, connection refused on 502
Nothing is listening at localhost:8089
ABORT: The mail catcher refuses connections
The local database server is down? refused on 3306
redis refused, start it with docker compose up redis
port 8089: connect() refused
FATAL broker down, ECONNREFUSED
error - connection to the emulator refused (5554)
cannot open tcp to bench: actively refused
server at unix socket isn't accepting
refused by peer while connecting to gate-sim
The register simulator refused the connection
rig-run: The local broker isn't running, connection refused
The port of the simulator is closed (refused)
vineyard-12:9100 won't take connections
printer daemon isn't listening on 4001
nobody listens on port 1883, is the broker started?
lab interface 10.0.0.7:6661 rejected the connect
MLLP listener on 2575 refuses us
couldn't open socket to vineyard-12: actively refused
dial tcp 10.0.0.9:5432: connect: connection refused (rota)
Errno::ECONNREFUSED: Failed to open TCP connection to campus-12:9100 (Connection refused - connect(2))
connect failed: 127.0.0.1:5432 Connection refused at marks.pl
System.Net.Sockets.SocketException (111): Connection refused 127.0.0.1:5432
Os { code: 111, kind: ConnectionRefused, message: "Connection refused" }
/dev/tcp/db/5432: Connection refused
lua-socket: connection refused
smoke: nothing answers on http://localhost:8080 (refused)
connexion refusée par 10.0.0.7:9100
conexión rechazada por el puerto 6379
Verbindungsaufbau abgelehnt (Port 1883)
no daemon behind /run/camping.sock
airfield daemon not running? socket refused
game server 27015 isn't accepting players, connect refused
port 2575 is shut
broker at 1883 turned us away: refused
label printer 9100: connect refused
ledger isn't taking calls on port 7070
nobody answers at 127.0.0.1:9200 (refused)
port 5432 on db is shut
sidecar on 15001 refused us
ansible: ssh: connect to host web1 port 22: Connection refused
kubectl: The connection to the server localhost:8080 was refused - did you specify the right host or port?
docker: Cannot connect to the Docker daemon at tcp://docker:2375. Is the docker daemon running? connect refused
flyway: Unable to obtain connection from database: Connection to db:5432 refused. Check that the hostname and port are correct
prisma: P1001: Can't reach database server at db:5432
django: OperationalError: connection to server at "db" (172.18.0.4), port 5432 failed: Connection refused
sequelize: SequelizeConnectionRefusedError: connect ECONNREFUSED 172.18.0.4:5432
knex: Error: connect ECONNREFUSED (pool min 2)
k6: WARN Request Failed error="dial tcp 127.0.0.1:8080: connect: connection refused"
locust: ConnectionRefusedError(111, 'Connection refused')
wrk: unable to connect to localhost:8080 Connection refused
vegeta: Error Set: dial tcp 0.0.0.0:0->[::1]:8080: connect: connection refused
newman: 1. Error  connect ECONNREFUSED 127.0.0.1:3000  at request inside "Carts"
adb: cannot connect to 127.0.0.1:5555: Connection refused
openocd: Error: couldn't bind to gdb, connect to localhost:3333 refused
price service refuses connections on 9000
no listener at unix socket /run/cartd.sock
queue broker is not up: connect() refused
couldn't knock on tcp 5672, rejected at once
simulator's control port 4059 says no (ECONNREFUSED)
`;
