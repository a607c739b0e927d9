/** Messages of tools and programs whose category is `network`, one a line. */
export const network = String.raw`
read ECONNRESET
Error: socket hang up
Connection reset by peer
curl: (56) Recv failure: Connection reset by peer
write EPIPE
Broken pipe
connection closed by remote host
Connection closed unexpectedly
server closed the connection unexpectedly
Remote end closed connection without response
RemoteDisconnected: Remote end closed connection without response
Empty reply from server
curl: (52) Empty reply from server
unexpected EOF from server
EOF occurred in violation of protocol
network is unreachable
connect ENETUNREACH 10.0.0.1:443
No route to host
connect EHOSTUNREACH
Host is unreachable
Network unreachable
502 Bad Gateway
503 Service Unavailable
504 Gateway Timeout
Request failed with status code 503
server returned HTTP 502
429 Too Many Requests
rate limit exceeded
API rate limit exceeded
toomanyrequests: You have reached your pull rate limit
Throttling: Rate exceeded
upstream connect error or disconnect/reset before headers
no healthy upstream
no live upstreams while connecting to upstream
upstream prematurely closed connection
UNAVAILABLE: failed to connect to all addresses
14 UNAVAILABLE: No connection established
transport: error while dialing
connection error: desc = "transport: Error while dialing"
SSL certificate problem: self-signed certificate
curl: (60) SSL certificate problem: unable to get local issuer certificate
self-signed certificate in certificate chain
unable to verify the first certificate
certificate has expired
CERT_HAS_EXPIRED
x509: certificate signed by unknown authority
x509: certificate has expired or is not yet valid
x509: certificate is valid for a.example, not b.example
Hostname/IP does not match certificate's altnames
certificate verify failed: self-signed certificate
[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed
hostname mismatch, certificate is not valid for
SSLHandshakeException: PKIX path building failed
unable to find valid certification path to requested target
sslv3 alert handshake failure
tlsv1 alert protocol version
tlsv1 alert unknown ca
wrong version number
SSL routines:ssl3_get_record:wrong version number
SSL_ERROR_SYSCALL
gnutls_handshake() failed: The TLS connection was non-properly terminated.
tls: first record does not look like a TLS handshake
http: server gave HTTP response to HTTPS client
remote error: tls: bad certificate
TLS handshake failed
ssl handshake failure
DEPTH_ZERO_SELF_SIGNED_CERT
ERR_TLS_CERT_ALTNAME_INVALID
server certificate verification failed. CAfile: none CRLfile: none
net::ERR_CONNECTION_RESET
net::ERR_CERT_AUTHORITY_INVALID
net::ERR_INTERNET_DISCONNECTED
net::ERR_EMPTY_RESPONSE
net::ERR_SSL_PROTOCOL_ERROR
net::ERR_NETWORK_CHANGED
net::ERR_TUNNEL_CONNECTION_FAILED
Protocol error: Connection closed
Max retries exceeded with url
Failed to establish a new connection: [Errno 101] Network is unreachable
Connection aborted
ConnectionResetError: [Errno 104] Connection reset by peer
IncompleteRead(0 bytes read)
ChunkedEncodingError
ProxyError: Cannot connect to proxy.
Unable to connect to proxy
tunneling socket could not be established
Received HTTP code 502 from proxy after CONNECT
fetch failed
TypeError: Failed to fetch
network request failed
network error occurred
NetworkError when attempting to fetch resource.
Could not transfer artifact from/to central
Could not GET 'https://repo.example/x.pom'. Received status code 503 from server
npm error network request to https://registry.npmjs.org/x failed
npm error network This is a problem related to network connectivity.
error: RPC failed; curl 56
fatal: the remote end hung up unexpectedly
fatal: early EOF
fetch-pack: unexpected disconnect while reading sideband packet
fatal: unable to access 'https://example.com/a.git/': Failed to connect
kex_exchange_identification: Connection closed by remote host
ssh: connect to host example.com port 22: Network is unreachable
Connection to host closed by remote host.
client_loop: send disconnect: Broken pipe
packet_write_wait: Connection to 10.0.0.1 port 22: Broken pipe
Failed to fetch http://deb.debian.org/debian/dists: 503
E: Failed to fetch
E: Some index files failed to download.
Lost connection to MySQL server during query
MySQL server has gone away
Server has gone away
terminating connection due to administrator command
SSL connection has been closed unexpectedly
connection to server was lost
Communications link failure
connection is closed by the broker
Connection to node -1 could not be established. Broker may not be available.
AMQP connection closed unexpectedly
WebSocket connection closed with code 1006
websocket: bad handshake
Unexpected server response: 502
stream was reset: INTERNAL_ERROR
HTTP/2 stream was not closed cleanly
http2: server sent GOAWAY
the service is unavailable
service temporarily unavailable
the server is overloaded
server is shutting down
name resolution succeeded but no route
Failed to download the file
failed to download artifact
download failed: unexpected status 503
Unable to download the archive
failed to do request: Head
registry is not reachable
the API server is not reachable
the upstream answered 502
payment service returned 503
status 503
got 504 from gateway
backend is unavailable
remote host closed the connection
peer closed connection without sending complete message body
connection was forcibly closed
broken connection to the database
lost connection to the server
stream closed unexpectedly
unexpected disconnect
premature close
ERR_STREAM_PREMATURE_CLOSE
UND_ERR_SOCKET other side closed
terminated: other side closed
could not establish a secure connection
certificate is not yet valid
certificate is not trusted
unknown certificate authority
SSL peer certificate was not OK
the server's certificate has expired
certificate name does not match
SSL_connect returned=1 errno=0 state=error: certificate verify failed
OpenSSL::SSL::SSLError
javax.net.ssl.SSLException: Unsupported or unrecognized SSL message
SSLPeerUnverifiedException: Hostname not verified
System.Net.Http.HttpRequestException: The SSL connection could not be established
Error while sending the request: connection reset
too many requests, slow down
quota of requests exceeded, retry later
throttled
download of the archive was interrupted
checkout failed: network error
cannot reach the mirror
failed to fetch package index
Unable to connect to deb.debian.org:http:
the repository is not reachable
Failed to download metadata for repo
Errors during downloading metadata for repository
Could not fetch specs from https://rubygems.org/
failed to download from https://proxy.golang.org
unable to update registry crates-io
spurious network error
Could not transfer metadata
Failed to fetch package: network is unreachable
NO_CONNECTION: Broker transport failure
Disconnected from the broker
kafka: client has run out of available brokers to talk to
AMQP connection lost
no master found for replica set
not primary and secondaryOk=false
READONLY You can't write against a read only replica.
CLUSTERDOWN The cluster is down
LOADING Redis is loading the dataset in memory
FATAL:  the database system is starting up
FATAL:  sorry, too many clients already
FATAL:  remaining connection slots are reserved
Too many connections
no reachable servers
leader not available
`;
