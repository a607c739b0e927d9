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
warning: spurious network error (3 tries remaining): [56] Failure when receiving data from the peer
failed to fetch into: /root/.cargo/registry/index; error: failed to get 200 response, got 503
[16] Error in the HTTP2 framing layer
go: github.com/acme/lib@v1.2.0: Get "https://proxy.golang.org/...": read: connection reset by peer
go: download: reading https://proxy.golang.org/foo: 502 Bad Gateway
tls: failed to verify certificate: x509: certificate signed by unknown authority
ERROR: error downloading toolchains: Unable to tunnel through proxy. Proxy returns "HTTP/1.1 407"
ERROR: java.io.IOException: Error downloading [https://github.com/foo.tar.gz]: GET returned 504 Gateway Time-out
ERROR: ExitException: Unable to connect to remote conancenter=https://center2.conan.io
CMake Error: error: downloading 'https://acme.test/a.zip' failed status_code: 56 status_string: "Failure when receiving data from the peer"
error: could not download file from 'https://static.rust-lang.org/rustup/dist': error decoding response body
Failed to query remote execution capabilities: UNAVAILABLE: io exception
Could not transfer artifact org.acme:lib:pom:1.0 from/to central: transfer failed, status: 503 Service Unavailable
Could not HEAD 'https://plugins.gradle.org/m2/foo.pom'. Received status code 502 from server: Bad Gateway
PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target
javax.net.ssl.SSLHandshakeException: Remote host terminated the handshake
java.net.SocketException: Unexpected end of file from server
java.net.NoRouteToHostException: No route to host
Premature end of Content-Length delimited message body (expected: 41; received: 12)
org.apache.http.NoHttpResponseException: repo.acme.test:443 failed to respond
Server returned HTTP response code: 429 for URL: https://services.gradle.org/distributions/gradle-8.5-bin.zip
adb: error: failed to read copy response: EOF
System.Net.Http.HttpRequestException: The SSL connection could not be established, see inner exception.
System.Security.Authentication.AuthenticationException: The remote certificate is invalid because of errors in the certificate chain: PartialChain
System.IO.IOException: Unable to read data from the transport connection: Connection reset by peer.
The HTTP/2 server sent invalid data: HTTP_1_1_REQUIRED
com.rabbitmq.client.AlreadyClosedException: connection is already closed due to connection error
Net::OpenTimeout retry failed; SSL_connect returned=1 errno=0 state=error: certificate verify failed (unable to get local issuer certificate)
Gem::RemoteFetcher::FetchError: bad response Service Unavailable 503
Retrying download gem from https://rubygems.org/ due to error (2/4): Gem::RemoteFetcher::FetchError Connection reset by peer
curl error 56 while downloading https://repo.packagist.org/packages.json: OpenSSL SSL_read: Connection reset by peer
The "https://repo.packagist.org/p2/foo.json" file could not be downloaded: SSL operation failed with code 1.
API rate limit exceeded composer: Could not fetch https://api.github.com, please review your configured GitHub OAuth token
SQLSTATE[HY000]: General error: 2006 MySQL server has gone away
LWP: Can't connect to cpan.org:443 (certificate verify failed)
Warning: unable to access index for repository https://cran.r-project.org/src/contrib:
download from 'https://cran.r-project.org/src/foo.tar.gz' failed: HTTP status was '503 Service Unavailable'
InternalException (HandshakeFailed (Error_Protocol "certificate has unknown CA"))
** (Mix) Failed to fetch record for plug from registry: {:failed_connect, [{:inet, [:inet], :ehostunreach}]}
** (DBConnection.ConnectionError) tcp recv: closed
error: unable to download 'https://cache.nixos.org/nar/a.nar.xz': HTTP error 502
[!] Error installing Foo: Failed to download 'Foo': fatal: early EOF
fatal error: An SSL error has occurred and a secure connection to the server cannot be made. (NSURLErrorDomain -1200)
npm error code ECONNRESET network aborted
npm error code SELF_SIGNED_CERT_IN_CHAIN self-signed certificate in certificate chain
npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY
npm error code E503 503 Service Unavailable - GET https://registry.npmjs.org/foo
npm error 429 Too Many Requests - GET https://registry.npmjs.org/foo
info There appears to be trouble with your network connection. Retrying...
ERR_PNPM_META_FETCH_FAIL  GET https://registry.npmjs.org/foo: request failed, reason: Client network socket disconnected before secure TLS connection was established
RequestError: read ECONNRESET at ClientRequest (got)
TypeError: fetch failed cause: SocketError: other side closed UND_ERR_SOCKET
WARNING: Retrying (Retry(total=4)) after connection broken by 'ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 403'))': /simple/foo/
pip._vendor.urllib3.exceptions.ProtocolError: ('Connection broken: IncompleteRead(4121 bytes read)')
SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate'))
error: Request failed after 3 retries: error sending request for url (https://pypi.org/simple/foo/): invalid peer certificate: UnknownIssuer
CondaHTTPError: HTTP 000 CONNECTION FAILED for url <https://repo.anaconda.com/pkgs/main/linux-64/repodata.json>
CondaSSLError: Encountered an SSL error. Most likely a certificate verification issue.
page.goto: net::ERR_CONNECTION_RESET at https://app.acme.test/
page.goto: net::ERR_CERT_AUTHORITY_INVALID at https://localhost:8443/
Error downloading browser: Download failure, code=1, server returned code 502 body ''
The Cypress App could not be downloaded. Error: Corrupted download; socket hang up
cy.visit() failed trying to load: 503: Service Unavailable
gyp ERR! stack Error: 503 status code downloading headers
playwright: WebSocket error: wss://grid.acme.test closed unexpectedly
WARN[0009] Request Failed error="read tcp 10.0.0.3:41210->10.0.0.9:443: read: connection reset by peer"
WARN Request Failed error="stream error: stream ID 41; INTERNAL_ERROR; received from peer"
Non HTTP response message: Premature end of chunk coded message body
lighthouse: FAILED_DOCUMENT_REQUEST (Status code: 503)
WebDriverException: unknown error: net::ERR_INTERNET_DISCONNECTED
TLS certificate of stage.acme.test has expired
proxy.acme.test:3128 answered 502 for CONNECT
partner API returns 503 Service Temporarily Unavailable, skipped
download of model.bin broke off after 41 MB
VPN tunnel is down, 10.8.0.0/16 unreachable
too many requests to the rates API, answered with 429
websocket to the device farm was closed unexpectedly (1011)
upload interrupted: server closed the connection
handshake failed: unsupported protocol version TLSv1.0
W: Failed to fetch http://deb.debian.org/debian/dists/bookworm/InRelease  Connection failed [IP: 151.101.2.132 80]
error: RPC failed; curl 92 HTTP/2 stream 5 was not closed cleanly: CANCEL (err 8)
svn: E175003: The server sent a truncated HTTP response body.
rsync error: error in rsync protocol data stream (code 12)
ssh: kex_exchange_identification: Connection closed by remote host
ssh_exchange_identification: read: Connection reset by peer
ftp: 421 Service not available, remote server has closed connection
grpc: error while reading from server: connection lost; code = Unavailable desc = transport is closing
urllib.error.HTTPError: HTTP Error 503: Service Unavailable
aiohttp.client_exceptions.ServerDisconnectedError: Server disconnected
httpx.RemoteProtocolError: Server disconnected without sending a response.
httpx.ConnectError: [SSL: WRONG_VERSION_NUMBER] wrong version number
requests.exceptions.ChunkedEncodingError: ("Connection broken: InvalidChunkLength(got length b'', 0 bytes read)")
Faraday::ConnectionFailed (end of file reached)
OpenSSL::SSL::SSLError: SSL_connect SYSCALL returned=5 errno=0 state=SSLv3/TLS write client hello
HTTP::Tiny: Internal Exception: Could not read from socket: Connection reset by peer
reqwest::Error { kind: Request, source: hyper::Error(IncompleteMessage) }
hyper: connection closed before message completed
x509: certificate has expired or is not yet valid: current time is after
javax.net.ssl.SSLPeerUnverifiedException: Certificate for <a.acme.test> doesn't match any of the subject alternative names
Error: unable to verify the first certificate UNABLE_TO_VERIFY_LEAF_SIGNATURE
ERR_SSL_PROTOCOL_ERROR when loading https://localhost:3000
ERR_PROXY_CONNECTION_FAILED
sendto: Network is unreachable (os error 101)
scp: Connection closed
ssh: connect to host web-1 port 22: No route to host
ssh: connect to host 10.0.3.4 port 22: Network is unreachable
kex_exchange_identification: read: Connection reset by peer
ssh_dispatch_run_fatal: Connection to 10.0.3.4 port 22: message authentication code incorrect
Unable to negotiate with 10.0.3.4 port 22: no matching key exchange method found. Their offer: diffie-hellman-group1-sha1
E: Failed to fetch http://archive.ubuntu.com/ubuntu/pool/main/c/curl/curl_7.81.deb  Connection failed [IP: 185.125.190.36 80]
E: Failed to fetch http://deb.debian.org/debian/dists/bookworm/InRelease  503  Service Unavailable
Err:4 http://security.debian.org bookworm-security InRelease  Certificate verification failed: The certificate is NOT trusted.
W: Failed to fetch http://archive.ubuntu.com/ubuntu/dists/jammy/InRelease  Unable to connect to archive.ubuntu.com:http:
WARNING: fetching https://dl-cdn.alpinelinux.org/alpine/v3.18/main: temporary error (try again later)
ERROR: https://dl-cdn.alpinelinux.org/alpine/v3.18/community: network error (check Internet connection and firewall)
[Errno 14] HTTP Error 503 - Service Unavailable Trying other mirror.
Cannot retrieve repository metadata (repomd.xml) for repository: base. Please verify its path and try again
Curl error (60): SSL peer certificate or SSH remote key was not OK for https://mirrors.acme.io/metalink
Error: Failed to download metadata for repo 'appstream': Cannot prepare internal mirrorlist: No URLs in mirrorlist
error: failed retrieving file 'core.db' from mirror.acme.io : The requested URL returned error: 502
curl: (56) OpenSSL SSL_read: Connection reset by peer, errno 104
curl: (92) HTTP/2 stream 0 was not closed cleanly: INTERNAL_ERROR (err 2)
Error: Failed to download resource "openssl@3" Download failed: https://ghcr.io/v2/homebrew/core/openssl/3/blobs
An exception of type 'WebException' occurred: The underlying connection was closed: An unexpected error occurred on a send.
Invoke-WebRequest : The request was aborted: Could not create SSL/TLS secure channel.
mount.nfs: No route to host
ping: connect: Network is unreachable
fatal: unable to access 'https://git.acme.io/app.git/': The requested URL returned error: 503
fatal: unable to access 'https://git.acme.io/app.git/': SSL certificate problem: self signed certificate in certificate chain
fatal: unable to access 'https://github.com/acme/app/': GnuTLS recv error (-110): The TLS connection was non-properly terminated.
fatal: unable to access 'https://github.com/acme/app/': Received HTTP code 407 from proxy after CONNECT
error: RPC failed; HTTP 500 curl 22 The requested URL returned error: 500
error: RPC failed; curl 18 transfer closed with outstanding read data remaining
fatal: fetch-pack: invalid index-pack output
fatal: protocol error: bad pack header
error: RPC failed; curl 56 GnuTLS recv error (-9): Error decoding the received TLS packet.
remote: Internal Server Error.
batch response: Rate limit exceeded: https://github.com/acme/app.git/info/lfs/objects/batch
LFS: Client error: https://objects.acme.io/lfs/1a: http: connection unexpectedly closed
svn: E175002: Unexpected HTTP status 502 'Bad Gateway' on '/svn/app'
svn: E230001: Server SSL certificate verification failed: issuer is not trusted
abort: error: Connection reset by peer
gh: API rate limit exceeded for user ID 1234567. (HTTP 403)
gh: You have exceeded a secondary rate limit. Please wait a few minutes before you try again.
docker: Error response from daemon: Get "https://registry-1.docker.io/v2/": net/http: TLS handshake: remote error: tls: handshake failure.
Error response from daemon: Get "https://registry.acme.io/v2/": x509: certificate signed by unknown authority
Error response from daemon: Get "https://registry.acme.io:5000/v2/": http: server gave HTTP response to HTTPS client
error pulling image configuration: download failed after attempts=6: EOF
received unexpected HTTP status: 500 Internal Server Error
failed to copy: httpReadSeeker: failed open: unexpected status code https://registry-1.docker.io/v2/library/node/blobs: 502 Bad Gateway
failed to do request: Head "https://registry.acme.io/v2/web/manifests/1": EOF
You have reached your pull rate limit. You may increase the limit by authenticating and upgrading
error: unexpected status from POST request to https://ghcr.io/v2/acme/web/blobs/uploads/: 503 Service Unavailable
blob upload unknown: connection reset while pushing layer 1a2b
WARN failed, retrying in 1s ... (1/3). Error: writing blob: uploading layer chunked: StatusCode: 504
Unable to connect to the server: x509: certificate has expired or is not yet valid: current time 2024-05-02T10:00:00Z is after 2024-05-01T00:00:00Z
Unable to connect to the server: x509: certificate is valid for 10.96.0.1, 192.168.1.4, not 127.0.0.1
Unable to connect to the server: EOF
Unable to connect to the server: http2: client connection lost
error: unable to upgrade connection: pod does not exist or stream was reset
error: lost connection to pod
The request is invalid: the server is currently unable to handle the request (get pods.metrics.k8s.io)
Error from server (ServiceUnavailable): the server is currently unable to handle the request
Error from server (InternalError): Internal error occurred: failed calling webhook "validate.nginx.ingress.kubernetes.io": Post "https://ingress-nginx.svc:443": EOF
Error from server: etcdserver: leader changed
Error from server: error dialing backend: remote error: tls: internal error
Error: looks like "https://charts.acme.io" is not a valid chart repository or cannot be reached: Get "https://charts.acme.io/index.yaml": EOF
Error: failed to download "https://charts.acme.io/web-1.0.tgz" : 502 Bad Gateway
rpc error: code = Unavailable desc = transport is closing
rpc error: code = Unknown desc = Get "https://git.acme.io/info/refs": remote error: tls: bad certificate
Readiness probe failed: HTTP probe failed with statuscode: 503
Error: Failed to query available provider packages: could not connect to registry.terraform.io: Failed to request discovery document: 503 Service Unavailable
Error: error sending request: read tcp 10.0.0.4:52000->52.1.1.1:443: read: connection reset by peer
Error: RequestError: send request failed caused by: Post "https://ec2.eu-west-1.amazonaws.com/": x509: certificate signed by unknown authority
error: could not query endpoint: 502 Bad Gateway: api.pulumi.com
fatal: [web-1]: UNREACHABLE! => {"changed": false, "msg": "Failed to connect to the host via ssh: ssh: connect to host 10.0.0.4 port 22: No route to host", "unreachable": true}
ERROR! Error when getting available collection versions from default (https://galaxy.ansible.com/api/): HTTP Error 520
fatal: [web-1]: FAILED! => {"msg": "ssl: HTTPSConnectionPool(host='win-1', port=5986): certificate verify failed"}
Connection was closed before we received a valid response from endpoint URL: "https://s3.eu-west-1.amazonaws.com/acme"
SSL validation failed for https://sts.amazonaws.com/ [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self signed certificate in certificate chain
An error occurred (ThrottlingException) when calling the DescribeStacks operation (reached max retries: 4): Rate exceeded
An error occurred (SlowDown) when calling the PutObject operation: Please reduce your request rate.
An error occurred (RequestLimitExceeded) when calling the DescribeInstances operation: Request limit exceeded.
An error occurred (ServiceUnavailable): Service is unable to handle request.
An error occurred (InternalFailure) when calling the GetObject operation: We encountered an internal error. Please try again.
ERROR: (gcloud.builds.submit) HTTPError 503: The service is currently unavailable
ERROR: gcloud crashed (SSLError): HTTPSConnectionPool(host='oauth2.googleapis.com', port=443): Max retries exceeded
googleapi: Error 429: Quota exceeded for quota metric 'Read requests', rateLimitExceeded
ERROR: Please ensure you have network connection. Error detail: HTTPSConnectionPool(host='login.microsoftonline.com', port=443): Max retries exceeded with url
ERROR: (TooManyRequests) The request is being throttled as the limit has been reached for operation type - Read_ObservationWindow_00:05:00
Error: failed to deploy: server returned a non-200 status code: 502
›   Error: Service Unavailable: the Heroku API is currently unavailable
Error: An unexpected error occurred: Vercel API responded with 500 (Internal Server Error)
✘ [ERROR] fetch failed: UND_ERR_SOCKET other side closed
FirebaseError: HTTP Error: 503, The service is currently unavailable.
psql: error: server closed the connection unexpectedly
psql: error: SSL error: certificate verify failed
psql: error: server does not support SSL, but SSL was required
SSL SYSCALL error: EOF detected
could not receive data from server: Connection reset by peer
ERROR 2013 (HY000): Lost connection to MySQL server during query
ERROR 2006 (HY000): MySQL server has gone away
ERROR 2026 (HY000): SSL connection error: error:0A000086:SSL routines::certificate verify failed
MySQL Error: Lost connection to MySQL server at 'reading initial communication packet', system error: 104
MongoNetworkError: connection 3 to 10.0.0.8:27017 closed
MongoServerSelectionError: SSL routines:ssl3_read_bytes:tlsv1 alert internal error
Error: Server closed the connection (redis)
Error: Protocol error, got "H" as reply type byte
SSL_connect failed: certificate verify failed (redis-cli)
ConnectionError: Connection Error: Connection terminated unexpectedly
P1017 Server has closed the connection.
ORA-03113: end-of-file on communication channel
ORA-12537: TNS:connection closed
ORA-12560: TNS:protocol adapter error
SSL Provider: The certificate chain was issued by an authority that is not trusted.
No living connections
no_shard_available_action_exception: No shard available for [get [orders][4]]
[Consumer clientId=c1] Connection to node 1 (kafka/172.18.0.4:9092) terminated during authentication. This may happen due to any of the following reasons
org.apache.kafka.common.errors.SslAuthenticationException: SSL handshake failed
%3|FAIL|rdkafka#producer-1| ssl://kafka:9093/bootstrap: SSL handshake failed: error:1416F086:certificate verify failed: broker certificate could not be verified
org.apache.kafka.common.errors.DisconnectException: Cancelled in-flight request due to node 1 being disconnected
BROKER_NOT_AVAILABLE: Broker not available (after 1204ms in state DOWN)
com.rabbitmq.client.AlreadyClosedException: connection is already closed due to connection error; cause: java.net.SocketException: Connection reset
pika.exceptions.StreamLostError: Stream connection lost: ConnectionResetError(104, 'Connection reset by peer')
pika.exceptions.ConnectionClosedByBroker: (320, "CONNECTION_FORCED - broker forced connection closure with reason 'shutdown'")
Error: A TLS error occurred. (mosquitto)
Error: The connection was lost.
curl: (35) OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to api.acme.io:443
curl: (35) error:0A00010B:SSL routines::wrong version number
curl: (60) SSL certificate problem: certificate has expired
curl: (60) SSL: no alternative certificate subject name matches target host name 'api.acme.lan'
curl: (18) transfer closed with 1048576 bytes remaining to read
curl: (55) Send failure: Broken pipe
curl: (56) Proxy CONNECT aborted
curl: (47) Maximum (50) redirects followed
curl: (97) connection to proxy closed
curl: (16) Error in the HTTP2 framing layer
ERROR: cannot verify files.acme.io's certificate, issued by 'CN=Acme Root CA': Self-signed certificate encountered.
Unable to establish SSL connection.
HTTP request sent, awaiting response... 503 Service Unavailable
Read error at byte 1048576/4194304 (Connection reset by peer). Retrying.
upstream prematurely closed connection while reading response header from upstream
SSL_do_handshake() failed (SSL: error:0A000126:SSL routines::unexpected eof while reading) while SSL handshaking to upstream
AH01102: error reading status line from remote server 127.0.0.1:8080
AH00898: Error during SSL Handshake with remote server returned by /api
upstream connect error or disconnect/reset before headers. reset reason: connection termination
gpg: keyserver receive failed: No data
gpg: keyserver receive failed: Server indicated a failure
gpg: keyserver receive failed: Network is unreachable
write:errno=104; no peer certificate available
verify error:num=19:self-signed certificate in certificate chain
verify return code: 21 (unable to verify the first certificate)
Get "https://vault.acme.lan:8200/v1/sys/health": x509: certificate relies on legacy Common Name field, use SANs instead
FATAL	init error: DB error: failed to download vulnerability DB: OCI artifact error: GET https://ghcr.io/v2/aquasecurity/trivy-db: TOOMANYREQUESTS: retry-after: 842.8µs
failed to download vulnerability DB: database download error: oci download error: unexpected EOF
[ERROR] Error updating the NVD Data; the NVD returned a 503 or 504 error
Error: getting Rekor entry: [POST /api/v1/log/entries][502] createLogEntryDefault
snyk: Failed to get vulns: 504 Gateway Time-out
ERROR: freshclam: Can't download main.cvd from https://database.clamav.net: rate limited 429
421 4.7.0 Temporary System Problem. Try again later
421 Service not available, remote server has closed connection
451 4.7.1 Greylisting in action, please come back later
smtplib.SMTPServerDisconnected: Connection unexpectedly closed
Error: Client network socket disconnected before secure TLS connection was established
425 Unable to build data connection: Network is unreachable
426 Connection closed; transfer aborted.
ldap_start_tls: Connect error (-11) additional info: (unknown error code)
ldap_result: Can't contact LDAP server: TLS: hostname does not match CN in peer certificate
mc: <ERROR> Unable to list folder. 503 Slow Down
s3cmd: WARNING: Retrying failed request: /app.tgz ([Errno 32] Broken pipe)
Error: write EPIPE while uploading to S3
Slack API error: ratelimited, retry after 30 seconds
StripeConnectionError: An error occurred with our connection to Stripe. Request was retried 2 times.
Error: Unable to reserve cache with key npm-1a2b: cache service responded with 503
Warning: Failed to restore: Cache service responded with 503
Error: Failed to CreateArtifact: Unable to make request: ECONNRESET
Error: The runner has received a shutdown signal. The self-hosted runner lost communication with the server. Verify the machine is running and has a healthy network connection.
The hosted runner encountered an error while running your job. (Error Type: Disconnect).
##[error]We stopped hearing from agent Agent-4. Verify the agent machine is running and has a healthy network connection.
##[error]Error: Unexpected HTTP response: 503 while downloading the tool from nodejs.org
ERROR: Uploading artifacts as "archive" to coordinator... error error=couldn't execute POST: EOF
WARNING: Checking for jobs... failed: 502 Bad Gateway
ERROR: Job failed (system failure): aborted: terminated; runner lost connection to the pod: error dialing backend
java.io.EOFException: hudson.remoting.ChannelClosedException: Channel "agent-4": Remote call on agent-4 failed. The channel is closing down or has closed down
hudson.plugins.git.GitException: Command "git fetch" returned status code 128: error: RPC failed; result=56
Agent went offline during the build; Connection was broken: java.io.IOException: Unexpected termination of the channel
Error downloading cache from storage: connection reset by peer
HTTPError: 503 Service Unavailable from https://upload.pypi.org/legacy/
HTTPError: 502 Bad Gateway from https://nexus.acme.io/repository/pypi/
npm ERR! 503 Service Unavailable - PUT https://registry.npmjs.org/acme-lib
error: failed to publish: [92] Stream error in the HTTP/2 framing layer
Could not transfer artifact com.acme:core:jar:1.2.3 from/to central: Received fatal alert: handshake_failure
codecov: Upload failed: 503 Service Temporarily Unavailable
level=warn msg="Failed to send batch, retrying" err="server returned HTTP status 500 Internal Server Error"
Exporting failed. Will retry the request after interval. {"error": "rpc error: code = Unavailable desc = error reading from server: EOF"}
Failed to publish events: write tcp 10.0.0.4:52000->10.0.0.9:5044: write: connection reset by peer
org.springframework.web.client.HttpServerErrorException$BadGateway: 502 Bad Gateway
org.springframework.web.client.ResourceAccessException: I/O error on GET request for "https://pay.acme.io": PKIX path building failed
feign.FeignException$ServiceUnavailable: [503] during [GET] to [http://rates/api]
FetchError: request to https://cdn.acme.io/font.woff2 failed, reason: unable to verify the first certificate
Failed to fetch 'Inter' from Google Fonts.
guzzle: cURL error 56: OpenSSL SSL_read: error, errno 0
Faraday::ConnectionFailed: SSL_connect returned=1 errno=0 state=error: certificate verify failed
aiohttp.client_exceptions.ClientPayloadError: Response payload is not completed
urllib3.exceptions.IncompleteRead: IncompleteRead(1024 bytes read, 4096 more expected)
openapi-generator: unable to read location 'https://api.acme.io/openapi.json': PKIX path validation failed
pyspark: java.io.IOException: Connection reset by peer while fetching shuffle block
ffmpeg: https://cdn.acme.io/a.mp4: Server returned 5XX Server Error reply
tlmgr: Remote repository unreachable: failed to verify mirror ctan.org
lost connection to the build server
download interrupted at 43 %, file is incomplete
artifact store answered 503, try again later
upload aborted by peer after 12 MB
proxy refused to forward the request: 407
certificate of nexus.acme.lan has expired
cannot reach vpn gateway: no route
rates service returned 500
api answered with 502 five times, stopping
too many requests (429), slow down
mirror is down, got 503
socket hang up while posting results
handshake with mqtt broker failed: protocol version
stream ended before all bytes were received
webhook delivery failed: 504 from receiver
remote host closed the session
TLS: server certificate is for *.acme.com, not api.acme.io
FTP data connection was reset
packet loss 100% while testing the uplink
websocket closed by server: 1011 internal error
error: failed to download: WinHttpSendRequest failed: 12029
error: unable to connect to server: TlsInitializationFailed
j.i.IOException: Premature close
Download failed: Connection status exception when communicating with Hackage: 503
error: bad HTTP response code: '502 Bad Gateway'
rsync: connection unexpectedly closed (0 bytes received so far) [sender]
rsync error: unexplained error (code 255) at io.c(228)
http: error: SSLError: HTTPSConnectionPool(host='api.acme.io', port=443): certificate verify failed: unable to get local issuer certificate
Exit with code 1 due to network error: ContentNotFoundError
Exit with code 1 due to network error: RemoteHostClosedError
unable to check for vulnerability database update: unable to download listing: 503 Service Unavailable
error pushing image: failed to push to destination registry.acme.io/web: PATCH: unexpected status code 502 Bad Gateway
Code: 209. DB::NetException: Socket closed by peer
An error occurred while downloading the remote file. The error message, if any, is reproduced below: HTTP server doesn't seem to support byte ranges. Cannot resume.
[!] The server responded with: 503 Apple's servers are unavailable
obtaining certificate: acme: too many certificates already issued for exact set of domains
`;
