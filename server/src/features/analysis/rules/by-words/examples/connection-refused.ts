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
`;
