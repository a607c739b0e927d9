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
Error: Failed searching manifest: Failed downloading https://luarocks.org/manifest-5.4 - closed by peer
error: unable to discover remote git server capabilities: TlsInitializationFailed
WinRM cannot complete the operation. Verify that the specified computer name is valid, that the computer is accessible over the network
ERROR: Failed to query remote execution capabilities: UNAVAILABLE: io exception
CondaHTTPError: HTTP 000 CONNECTION FAILED for url <https://conda.anaconda.org/conda-forge/linux-64/repodata.json>
curl error 28 while downloading https://repo.packagist.org/packages.json: transfer closed with outstanding read data remaining
RpcError: 429 Too Many Requests from devnet faucet; airdrop refused
Error: JTAG scan chain interrogation failed: all ones Check JTAG interface, timings, target power, etc.
the mirror hung up halfway through linux-6.1.tar.xz
mirror list exhausted, none of 5 hosts delivered the file
download stopped at 43 %, peer went away
got 0 bytes from https://cdn.acme.io/tool.tgz
content length promised 1024, received 512
proxy demanded credentials for CONNECT registry.acme.io:443 and tunnel collapsed
our egress proxy blocks ftp.gnu.org
the certificate of git.acme.io ran out yesterday
self-signed root in chain, package index not trusted by TLS
TLS alert 40 handshake failure from hex mirror
{failed_connect,[{to_address,{"repo.hex.pm",443}},{inet,[inet],{tls_alert,{unknown_ca,"TLS client: In state certify received CERTIFICATE ALERT: Fatal - Unknown CA"}}}]}
Failed to fetch record for plug from registry (using cache instead) {:failed_connect, [{:inet, [:inet], :closed}]}
ConnectionFailure Network.Socket.recv: resource vanished (Connection reset by peer)
HttpExceptionRequest TlsExceptionHostPort (HandshakeFailed (Error_Misc "unexpected EOF"))
HttpExceptionRequest NoResponseDataReceived
cannot open URL 'https://cran.r-project.org/src/contrib/PACKAGES.rds': SSL connect error
downloaded length 512 != reported length 10240 (download.file)
LWP: 500 Can't connect to cpan.org:443 (certificate verify failed)
599 Internal Exception: Could not connect to cpan mirror: Network unreachable (HTTP::Tiny)
RequestError: HTTP/2 stream 1 was not closed cleanly while requesting pkg.julialang.org
failed to clone from https://github.com/JuliaRegistries/General.git, error: GitError(Code:ERROR, Class:Net, early EOF)
opam: [ERROR] Could not update repository "default": curl code 35 while downloading index.tar.gz
curl: (18) transfer closed with 1024 bytes remaining to read
curl: (92) HTTP/2 stream 1 was not closed cleanly: PROTOCOL_ERROR (err 1)
SocketException: OS Error: Software caused connection abort, errno = 103
HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: unable to get local issuer certificate)
ClientException: Connection closed before full header was received
NSURLErrorDomain Code=-1005 "The network connection was lost."
error: RPC failed; HTTP 502 curl 22; fetching package collection from swift registry
javax.net.ssl.SSLHandshakeException: PKIX path building failed: unable to find valid certification path to requested target
java.io.IOException: Premature EOF
The underlying connection was closed: Could not establish trust relationship for the SSL/TLS secure channel.
An existing connection was forcibly closed by the remote host.
Unable to read data from the transport connection: An established connection was aborted by the software in your host machine.
OpenSSL::SSL::SSLError: SSL_connect returned=1 errno=0 state=error: certificate verify failed (unable to get local issuer certificate)
Bundler::HTTPError Could not fetch specs from https://rubygems.org/ due to underlying error <bad response Bad Gateway 502>
lost contact with the licence daemon mid-run
vpn tunnel went down while copying
carrier lost on eth0
gateway answers 504 since noon
upstream throttled us: slow down (429)
service replied "temporarily overloaded", three retries used up
bandwidth limiter cut the transfer
websocket dropped with code 1006
stream ended before the trailer arrived
heartbeat from node b missing, link considered dead
packet loss 100% to simulator host
ping: sendmsg: Network is unreachable
hackage mirror sent 503, no alternative left
rubygems.org: Too Many Requests (429) during dependency fetch
CPAN mirror replied 500 status read failed: Connection reset by peer
pkg.julialang.org gave HTTP/1.1 502, giving up
crates index: [55] Failed sending data to the peer (Recv failure)
spurious network error (3 tries remaining): [6] [35] SSL connect error
go: proxy.golang.org: stream error: stream ID 1; INTERNAL_ERROR; received from peer
go: reading https://proxy.golang.org/x: 502 Bad Gateway
git fetch-pack: unexpected disconnect while reading sideband packet
fetch-pack: invalid index-pack output; early EOF from remote
svn: E175012: Connection closed by peer mid-checkout; E120106: ra_serf: The server sent a truncated HTTP response body
hg: abort: stream ended unexpectedly (got 1024 bytes, expected 4096)
bitbake: Fetcher failure: Unable to fetch URL from any source, wget exit 4 (Network failure)
wget: Unable to establish SSL connection.
wget: Read error at byte 1024/2048 (Connection reset by peer). Retrying.
aria2: errorCode=22 The response status is not successful. status=503
lftp: Fatal error: Certificate verification: Not trusted
ftp mirror: 421 Too many connections from this address
rsync: connection unexpectedly closed (0 bytes received so far) [Receiver]
ssh: client_loop: send disconnect: Broken pipe
ssh: connect to host board7 port 22: No route to host
tftp: Transfer aborted mid-way, link down
NFS server fileserver not responding, still trying
mount.nfs: Network is unreachable
CIFS: VFS: server share has not responded in 180 seconds. Reconnecting; Host is down
adb: error: device offline, transport closed
adb: failed to stat remote object: connection reset
usbip: link to remote bus severed
grpc: code=Unavailable desc = error reading from server: EOF
grpc: transport is closing
kafka: Bootstrap broker disconnected
amqp: Connection closed by server unexpectedly, missed heartbeats from client
mqtt: Socket error on client, disconnecting
websocket: close 1006 (abnormal closure): unexpected EOF
rpc error: received http2 GOAWAY, draining
x509: certificate signed by unknown authority (mirror)
certificate has expired or is not yet valid: current time is before 2026
hostname mismatch: certificate is for *.example.net, not pkg.acme.io
SSL: WRONG_VERSION_NUMBER talking to proxy
sslv3 alert bad certificate while polling feed
dh key too small, peer rejected by openssl policy
Proxy Error: 407 from squid on fetch of index
squid: ERR_ACCESS_DENIED... egress to ftp.gnu.org blocked by corporate proxy
firewall drops port 9418, git protocol fetch impossible
MTU trouble: upload hangs up at 1400 bytes, peer reset
s3: We encountered an internal error. Please try again. (500)
s3: SlowDown: Please reduce your request rate.
artifact store answered "Service Unavailable" thrice
the CDN delivers half of the tarball again and again
522 origin unreachable from edge
dav: transfer broke off, server closed keep-alive socket
registry returned status 520 during push of layer
blob upload was cut off: unexpected EOF
received an unexpected packet, TLS record overflow
upstream prematurely closed connection while reading response header
bad gateway from the staging ingress
connect: no route to the device lab (10.9.0.0/16)
gateway 10.0.0.1 is down; destination host unreachable
Error: Failed to install provider: Error while installing hashicorp/aws v5.0.0: unexpected EOF
Error: Failed to download module  Could not download module "vpc" source code: error downloading 'git::ssh://git.acme.lan/vpc.git': fetch-pack: invalid index-pack output
Error: Failed to query available provider packages: could not connect to registry.terraform.io: failed to request discovery document: 502 Bad Gateway
error: failed to download plugin: aws-6.0.0: 503 HTTP error fetching plugin from https://get.pulumi.com
fatal: [web1]: UNREACHABLE! => {"msg": "Failed to connect to the host via ssh: kex_exchange_identification: Connection closed by remote host"}
ERROR! Unknown error when attempting to call Galaxy at 'https://galaxy.ansible.com/api/': HTTP Error 520: <none>
Error: Could not send report: certificate verify failed [unable to get local issuer certificate for CN=puppet.acme.lan]
ERROR: SSL Validation failure connecting to host: chef.acme.lan - certificate verify failed
Unable to connect to the server: x509: certificate signed by unknown authority (possibly because of "crypto/rsa: verification error")
Unable to connect to the server: tls: failed to verify certificate: x509: certificate is valid for 10.96.0.1, not 127.0.0.1
error: unexpected error reading response body. Please retry. Original error: http2: client connection lost
Unable to connect to the server: net/http: TLS handshake interrupted, read: connection reset by peer
error upgrading connection: unable to upgrade connection: websocket: bad handshake, proxy dropped it
Internal error occurred: failed calling webhook "validate.nginx.ingress.kubernetes.io": x509: certificate has expired or is not yet valid
Error: looks like "https://charts.acme.test" is not a valid chart repository or cannot be reached: 504 Gateway Timeout
Throttling: Rate exceeded  (DescribeStacks), status code: 400
RequestLimitExceeded: Request limit exceeded.
ServiceUnavailable: The server is currently busy, try the request after 60 seconds (Azure Resource Manager)
error pulling image configuration: download failed after attempts=6: unexpected EOF
error parsing HTTP 429 response body: Too Many Requests (registry mirror)
failed to do request: Head "https://ghcr.io/v2/acme/web/manifests/1": read tcp 172.17.0.2:41214->140.82.1.1:443: read: connection reset by peer
ERROR: failed to receive status: rpc error: code = Unavailable desc = error reading from server: EOF
ERROR: failed to push registry.acme.lan/web:1: unexpected status from PUT request: 500 Internal Server Error
Error response from daemon: received unexpected HTTP status: 502 Bad Gateway
received unexpected HTTP status: 503 Service Unavailable
blob upload invalid: unexpected status 413 Request Entity Too Large from proxy
http: server gave HTTP response to HTTPS client (registry is not in insecure-registries)
Error: GET https://index.docker.io/v2/: UNAVAILABLE: upstream connect error or disconnect/reset before headers
cosign: error during command execution: signing: [POST /api/v1/log/entries] 502, Rekor is in trouble
Fulcio: received 503 while requesting the certificate
ERROR: Download of the NVD update stopped: NvdApiException: NVD Returned Status Code: 503
UpdateException: Unable to download the NVD CVE data; the response was cut short
freshclam: WARNING: Can't download daily.cvd from database.clamav.net: error 60, peer certificate
ERROR: SonarQube server [https://sonar.acme.lan] can not be reached
sonar: Failed to query server version: Call to URL [https://sonar.acme.lan/api/server/version] failed: PKIX path building failed
snyk: FailedToGetVulnerabilitiesError: Failed to get vulns: gateway answered 504
osv: server returned HTTP 500, batch query aborted
SSL_ERROR_SYSCALL, errno 104 in connection to ghcr.io:443
certbot: An unexpected error occurred: too many certificates already issued for: acme.test, retry after 2026-12-01
curl: (56) OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading
alert number 40: sslv3 alert handshake failure
routines:tls_process_server_certificate: unsafe legacy renegotiation disabled
dh key too small
server closed the connection unexpectedly  This probably means the server terminated abnormally before or while processing the request.
sslmode value "verify-full" but server certificate for "db" does not match host name "10.0.0.4"
server does not support SSL, but SSL was required
ERROR 2013 (HY000): Lost connection to MySQL server at 'reading initial communication packet', system error: 104
ERROR 2026 (HY000): SSL connection error: unable to get local issuer certificate
ORA-12547: TNS:lost contact
ORA-29024: Certificate validation failure
[Microsoft][ODBC Driver 18 for SQL Server]SSL Provider: [error:0A000086:SSL routines::certificate verify failed:self-signed certificate]
MongoNetworkError: connection 3 to 10.0.0.4:27017 closed
Error: Server closed the connection  (redis-cli)
I/O error: Broken pipe while talking to redis
%3|SSL| ssl://kafka:9093/bootstrap: SSL handshake failed: Disconnected: connecting to a PLAINTEXT broker listener?
Connection to node -1 (kafka/172.18.0.4:9092) terminated during authentication. This may happen due to any of the following reasons
Bootstrap broker kafka:9092 (id: -1 rack: null) disconnected
AMQP connection was closed by peer: heartbeat missed; Socket closed abruptly during opening handshake
{inconsistent_cluster,"Node rabbit@a thinks it's clustered with node rabbit@b"} after a netsplit
amqplib: Error: Unexpected close of the socket while opening channel
nats: error: stale connection, tls: first record does not look like a TLS handshake
KeeperErrorCode = ConnectionLoss for /brokers/ids
communications link failure: The last packet sent successfully to the server was 0 milliseconds ago.
Snowflake: 290503: HTTP 503 Service Unavailable while uploading to stage
NoNodeAvailableException: None of the configured nodes are available
EsRejectedExecutionException: rejected execution, status 429, queue capacity = 1000
k6: WARN[0031] Request Failed error="Post \"https://stg.acme.test/pay\": read: connection reset by peer"
Request Failed error="Get \"https://stg.acme.test\": EOF"
stream error: stream ID 3; REFUSED_STREAM; received from peer
Non HTTP response code: javax.net.ssl.SSLHandshakeException/Non HTTP response message: Received fatal alert: handshake_failure
Non HTTP response code: org.apache.http.NoHttpResponseException: stg.acme.test:443 failed to respond
i.g.h.e.r.DefaultStatsProcessor - Request 'pay' failed: j.i.IOException: Premature close
locust: RemoteDisconnected('Remote end closed connection without response')
apr_socket_recv: Connection reset by peer (104)
Socket errors: connect 0, read 412, write 0, timeout 0
hurl: error: HTTP connection --> a.hurl:1:5 (60) SSL certificate problem: self-signed certificate in certificate chain
newman: Error: unable to verify the first certificate
tunneling socket could not be established, statusCode=403 by corporate proxy
recv() failed (104: Connection reset by peer) while reading response header from upstream
SSL_do_handshake() failed (SSL: error:0A00010B:SSL routines::wrong version number) while SSL handshaking to upstream
Server api/web1 is DOWN, reason: Layer6 invalid response, info: "SSL handshake failure"
peer closed connection in SSL handshake (104)
AH01102: error reading status line from remote server backend:8080
503 Backend fetch failed  Guru Meditation
squid: ERR_SECURE_CONNECT_FAIL: (71) Protocol error (TLS code: X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY)
postfix: lost connection with mx.acme.test[10.0.0.25] while sending end of data
421 4.7.0 Try again later, closing connection. too many messages
remote_write: Post "https://mimir.acme.lan/api/v1/push": http2: server sent GOAWAY and closed the connection
Exporting failed. Will retry the request after interval. rpc error: code = Unavailable desc = transport: authentication handshake failed: EOF
Exporting failed. Dropping data. Permanent error: rpc error: code = ResourceExhausted, throttled by backend
ERROR: Uploading artifacts as "archive" to coordinator... 502 Bad Gateway
Failed to CreateArtifact: Received non-retryable error: Unable to make request: ECONNRESET
Warning: Failed to save: Cache service responded with 503
error: RPC failed; HTTP 502 curl 22 The requested URL returned error: 502
java.nio.channels.ClosedChannelException: Backing channel 'agent-7' is disconnected.
hudson.remoting.RequestAbortedException: java.io.IOException: Unexpected termination of the channel
You have exceeded a secondary rate limit. Please wait a few minutes before you try again.
buildkite-agent: POST https://agent.buildkite.com/v3/jobs: 502 will try again later
the artifact store hung up in the middle of the transfer
download of dump broke off after 412 of 900 MB
upload rejected by gateway with 502, three tries
mirror answers 503 since 10:14, cannot fetch
rate service says: too many calls, come back in 60 s
we were throttled by the API (429), gave up
certificate of stg.acme.test ran out yesterday, TLS client refuses it
self-made CA isn't trusted by the runner: CERTIFICATE_VERIFY_FAILED
proxy wants to know nothing of host registry.acme.lan (403 CONNECT)
host db1 is not reachable from this network
network is down on eth0
tunnel to bastion collapsed: broken pipe
socket was closed from the other end during handshake
curl: (18) transfer closed with 812 bytes remaining to read
curl: (35) Recv failure: Connection reset by peer
curl: (97) connection to proxy closed: SOCKS5 reply 1
An error occurred (503) when calling the PutObject operation (reached max retries: 4): Slow Down
Connection was closed before we received a valid response from endpoint URL: "https://s3.eu-west-1.amazonaws.com/acme".
ERROR: gcloud crashed (TransportError): HTTPSConnectionPool: Max retries exceeded with SSLError
rclone: ERROR : Failed to copy: Post request put error: http2: server sent GOAWAY
restic: Save(<data/1a2b>) returned error, retrying: 502 Bad Gateway
vault: Error making API request. Code: 503. Errors: * Vault is in standby and the active node is unreachable
wg: handshake for peer did not complete, network 10.9.0.0/24 unreachable
packet loss 100 % towards 10.0.0.9
TLS inspection of the proxy breaks the pull: x509: certificate signed by unknown authority
MTU trouble? connection stalls and is then reset by peer
egress denied: NAT gateway is down, network unreachable
the load balancer answered 503 on every try
CDN returned 520 for the plug-in archive
server hung up while we were reading the manifest
the remote end closed the pipe in mid-upload
SSL: peer sent no certificate for SNI name web.acme.test, hostname mismatch
TLS alert from server: protocol version not supported
proxy CONNECT aborted with status 502
API gateway: too many requests, quota per minute used up
mirror delivered HTML error page 500 rather than the package
cannot pull: registry closed the stream unexpectedly
peer reset the link after 41 KB
remote sends garbage instead of TLS: wrong version number
unable to reach the artifact host: no route
http2 stream reset by upstream, code INTERNAL_ERROR
the API is overloaded and said 503, five tries in vain
backend answers 500 for all attempts
bad gateway between CI and package mirror
broker link lost, reconnect attempts exhausted
SSH connection dropped: Connection closed by 10.0.0.9 port 22
VPN tunnel is down, 10.9.0.0/16 not routed
certificate of mirror is for another name
OCSP responder unreachable, cannot check certificate
CRL could not be fetched from the CA (HTTP 502)
received 429 from ghcr.io, backing off didn't help
too many connections from this address, refused by edge with status 429
transfer stopped, checksum of part 3 arrived never: connection lost
websocket closed with code 1006
EOF while talking to the docker API over ssh
peer hung up in the middle of the transfer
the other side closed the line
download stopped at 41 %
only 1204 of 9911 bytes arrived
mirror answers 503, giving up
upstream replied with 502 three times in a row
rate limit hit, try again in 40 minutes
too many requests to the geocoder
proxy proxy.acme.test:3128 says 407
certificate of nexus.acme.test ran out yesterday
issuer of the server certificate is unknown here
host name in the certificate is another one
handshake broke off
cannot agree on a TLS version with the server
no way to reach 10.8.0.0/16 (VPN down?)
network is switched off in this sandbox
VPN tunnel dropped
link eth0 is down
lost the connection to the device farm
stream was cut by the gateway
remote storage returned an internal server error
S3 said SlowDown
server overloaded, request shed
API is in maintenance (HTTP 503)
redirect loop between login and home
fetch of https://cdn.acme.test/a.js went wrong: status 500
ssh tunnel to the bastion collapsed
rsync: [receiver] read error: Connection reset by peer (104)
rsync error: error in rsync protocol data stream (code 12) at io.c(231)
Connection closed by 10.0.0.4 port 22
Unable to negotiate with 10.0.0.4 port 22: no matching host key type found. Their offer: ssh-rsa
fatal: protocol error: bad line length character: logi
send-pack: unexpected disconnect while reading sideband packet
error: remote unpack failed: unpacker exited abnormally
fatal: the remote end hung up upon initial contact
svn: E120106: ra_serf: The server sent a truncated HTTP response body.
svn: E175003: The server at 'https://svn.acme.test' does not support the HTTP/DAV protocol
curl: (97) Can't complete SOCKS5 connection to proxy. (4)
curl: (8) Weird server reply
curl: (5) proxy handshake: CONNECT tunnel failed, response 502
curl: (83) SSL: certificate issuer check failed
curl: (91) No OCSP response received
wget: Read error (Connection reset by peer) in headers.
wget: error getting response: Invalid argument
ERROR: no certificate subject alternative name matches requested host name 'mirror.acme.test'.
Proxy tunneling failed: Forbidden Unable to establish SSL connection.
E: Failed to fetch http://deb.acme.test/pool/a.deb  Connection failed [IP: 10.0.0.4 80]
E: Failed to fetch http://deb.acme.test/a.deb  Undetermined Error [IP: 10.0.0.4 80]
Certificate verification failed: The certificate is NOT trusted. The certificate issuer is unknown.
Cannot initiate the connection to deb.acme.test:80 (2a04:4e42::644). - connect (101: Network is unreachable)
Errors during downloading metadata for repository 'acme': Status code: 503 for https://yum.acme.test/repodata/repomd.xml
Cannot download repomd.xml: Cannot download repodata/repomd.xml: All mirrors were tried
error: failed retrieving file 'core.db' from mirror.acme.test : Operation too slow
ERR_PNPM_BAD_TARBALL_SIZE  Actual size (1204) of tarball (https://npm.acme.test/a.tgz) did not match the one specified in 'Content-Length' header (9911)
npm error code ERR_SOCKET_TIMEOUT fetch aborted, network may be flaky
YN0001: RequestError: Client network socket disconnected before secure TLS connection was established
tftp: server aborted: illegal TFTP operation
lftp: Fatal error: Certificate verification: certificate common name doesn't match requested host name
sftp: Couldn't read packet: Connection reset by peer
scp: Connection closed unexpectedly during protocol handshake
nc: write failed: Broken pipe
socat[91] E SSL_connect(): tlsv1 alert internal error
traceroute: !H !H host unreachable beyond hop 4
From 10.0.0.1 icmp_seq=1 Destination Host Unreachable
mtr: Failure to start mtr-packet: route unavailable
mirror closed before the whole index was read
remote list was cut off half-way
peer sent garbage instead of a greeting
server said: too busy, come back later
upload broke off at part 7
stream reset by the other end
gateway between us and the warehouse is broken (502)
the SMTP relay dropped us after DATA
uplink of the test rack is gone
packet loss 40 % on link to rig 3
certificate chain of the mirror is incomplete
cert of the proxy is self-made and not trusted here
server only speaks TLS 1.0
ALPN: no common protocol with upstream
clone got stuck, remote hung up at 71 %
chunk 14 of the download never arrived complete
mirror list: every mirror failed
quota of requests for today is spent (429)
backend pool has no live member
registry is having an outage
Nx Cloud: remote cache responded 502, retries used up
chromatic: ✖ Failed to upload files: socket closed
sentry-cli: error: API request failed: [56] Failure when receiving data from the peer
sentry-cli: error: http error: generic error (500) while uploading artifact bundle
fastlane: [!] Faraday::ConnectionFailed: end of file reached
altool: The server returned an invalid response (502)
pod: [!] CDN: trunk URL couldn't be downloaded: https://cdn.cocoapods.org/all_pods.txt Response: 503
pod: [!] Error installing Firebase: RPC failed; early EOF
Could not GET 'https://maven.acme.test/core.pom'. Received status code 502 from server: Bad Gateway
Could not HEAD 'https://repo.acme.test/core.jar'. > Remote host terminated the handshake
sdkmanager: Warning: IO exception while downloading manifest: unexpected end of stream
avdmanager: Error parsing repository response; server sent 503
flutter: Oops; flutter has exited: Got socket error trying to find package intl at https://pub.dev.
pub get: Server error 503 from https://pub.dev, retrying
adb: error: connect error for write: closed
adb: device disconnected in the middle of push
error: protocol fault (couldn't read status): Success
CommandError: got unexpected response from tunnel (ngrok gateway error)
ngrok: tunnel session failed: ERR_NGROK_108
huggingface_hub: ConnectionError: Couldn't reach 'acme/reviews' on the Hub
urllib3.exceptions.ProtocolError: ('Connection broken: IncompleteRead(4211 bytes read)')
torch.hub: urllib.error.HTTPError: HTTP Error 503: Service Unavailable
NCCL WARN Net : Connection closed by remote peer rig-3
RuntimeError: [gloo/transport/tcp/pair.cc:525] Read error [10.0.0.4]: Connection reset by peer
org.apache.spark.shuffle.FetchFailedException: Connection from worker-3 closed
java.io.IOException: Bad response ERROR for block BP-41 from datanode DatanodeInfoWithStorage
hdfs: DataStreamer Exception: All datanodes are bad. Aborting...
kafka: Disconnected from node 3 before ApiVersions response was read
airflow: MySQL server has gone away while heartbeat
mlflow: API request to http://mlflow:5000 failed with exception: too many 502 error responses
wandb: Network error (HTTPError), entering retry loop.
lychee: [ERROR] https://acme.test/x | Network error: certificate verify failed
sphinx intersphinx: failed to reach any of the inventories with the following issues
tlmgr: TLPDB::from_file could not get texlive.tlpdb from mirror: transfer failed
arduino-cli: Error updating index: Error downloading index: Server responded with: 502 Bad Gateway
ros: error: transport: publisher of /odom closed the socket
[ERROR] [rosbridge]: client lost, websocket abnormal closure
ffmpeg: rtmp://10.0.0.4/live: Input/output error, server dropped the stream
curl: (95) HTTP/3 stream error: reset by server
unity: Package Manager Server: Cannot reach registry: [ECONNRESET]
p4: TCP receive failed. read: socket: Connection reset by peer
bower: ECMDERR Failed to execute git ls-remote: early EOF
image archive closed the association half way
TLS to the lab portal failed, chain lacks the intermediate
supplier portal sent an HTML error page instead of the price file (503)
SWIFT test gateway aborted the session (peer reset)
FEHLER assets CDN gave 504 three times
the webhook tunnel dropped
datacop: AFTN line dropped
jobrunner: modem hung up (NO CARRIER)
head-end closed the HTTPS channel before the answer was complete
traffic feed: upstream said 503, backing off... stopped
portal says slow down (rate limit), 5 tries used up
E: Artefact store went away while uploading (EPIPE)
feedcheck: NAS dropped the transfer at 81 %
preflight: stream to flag service interrupted
fatal: 8121 connections were reset by the balancer
Target throttled us from second 12 on
[FAIL] web-3 cut the rsync stream
proxy wants nothing to do with CONNECT to :2222
fatal: registry hiccup 502, tried 4x
Verbindung wurde vom Server beendet
eod: connexion interrompue pendant le transfert
qa-run: se perdió la conexión con el servidor
Netzwerk nicht erreichbar
roster-sync: partner line went dead in the middle of the answer
peer hung up
ftp data channel closed early
upload stopped at 44 %, server said goodbye
stop: download came to a halt: stream ended before the length promised
lost the websocket to the signage player
mqtt broker kicked us off
amqp channel closed by the other side
tunnel to the plant is not up
vpn not connected
run-batch: no route to plant network 10.40/16
network is down on eth1
run-batch: broken pipe while sending the catalogue
connection pool: server closed idle connection
the gateway answered 502 Bad gateway for all 3 tries
503 from the tariff service, body: maintenance
upstream overloaded (529), later please
map provider: quota for today is gone (429)
sms provider throttled the test account
we were rate limited by the exchange
the translation service says too many requests
internal error 500 at the partner's side
partner sandbox down for maintenance
captive portal answered in place of the mirror
proxy returned a login page as artifact
proxy: 504 for the index
corporate proxy cuts TLS, unknown issuer
tls: cert of the scanner box is self signed
tls: hostname in the certificate differs from shop.test
tls: peer speaks only 1.0
ssl handshake ended with alert 40
cert of api.partner.test expired yesterday
mkinvoice: root CA of the partner unknown to our store
ocsp responder didn't help, handshake off
http/2 stream 7 reset
chunk of the body missing
content length 8 121, received 4 096
mirror out of reach
git remote closed the line during fetch
artifact store dropped the line 5 x
nfs server not responding
✗ smb share disconnected
satellite link lost lock, transfer aborted
modem: NO DIALTONE
bluetooth link to the lock broke
zigbee coordinator disconnected
jobrunner: can gateway lost TCP session
serial-over-ip: remote closed
opc ua secure channel closed
printer went offline during the job
smtp relay closed the connection after DATA
421 too many connections from your IP
imap server said BYE
ldap server closed the connection
redis: connection lost while reading the reply
Error: database link dropped: server closed
[FAIL] grid hub lost contact with the node
browser disconnected
device farm session broke off
stop: agent lost its controller
webhook delivery: 5 x 500
push service unavailable
payment provider answered with 500, not our fault?
exchange feed gap: socket closed by remote
time server unreachable
cdn purge failed with HTTP 503
crawl aborted: site started to answer 429
{"level":"error","msg":"upstream gave 502","tries":3}
level=error msg="peer closed the stream" peer=lane-4
2024-05-02 03:12:09 ERROR uplink - connection to control centre lost
THE LINE WAS DROPPED BY THE PARTNER
pricebot: transfer interrupted at 12 %
the transfer broke
connection was closed unexpectedly by the deeds gateway
connection lost during the upload of deck plans
server went away
link down
stop: socket error 104 while reading from till
remote side closed the session without logout
TLS problem with the partner: unknown authority
the certificate of the remote server isn't trusted
nope: certificate of gateway.test not valid any more
SSL: wrong version number from proxy
proxy refused tunnel (502)
could not get through the proxy
gateway timeout page (504) from the partner
guard: partner answered 503, service in maintenance
partner answered HTTP 500 to our call
guard: server error at the tax office, HTTP 502
too many calls, partner answers 429
[ci] daily quota of geocoder used up
run-batch: network cable unplugged
wifi of the rig lost
host is up but network path unreachable
destination unreachable
packet loss 60 % to rig
ftp 426: transfer aborted
ftp 425: no data connection
sftp stream ended
[error] incomplete read from the share
short read from the partner: 812 of 4096
FATAL Verbindung während der Übertragung abgebrochen
Gegenstelle hat aufgelegt
export_all: le serveur distant a fermé la connexion
houseKeeper: error de red al enviar el lote
Zertifikat der Gegenstelle nicht vertrauenswürdig
jobrunner: The upstream of the price service closed the connection without answering
Partner 'nordsee' ended our session unexpectedly
Sending the batch failed after 12 of 40 messages: connection reset
Download of the holiday calendar failed: HTTP 503
genlabels: Download of rates failed: status 502 from bank
Mirror answers with 500 since an hour
Remote service unavailable, see status page of provider
doctor: Provider under maintenance until 04:00 (HTTP 503)
Rate limit of the address service reached, 1000 per hour
Too many logins? 429 from portal: slow down
fatal: Request was throttled by the cloud provider
Upload interrupted, network changed
Unable to reach the plant over VPN
VPN dropped in the middle of the transfer
Plant network is not reachable from runner
ABORT: No route to the scanner
houseKeeper: TLS handshake with the register failed
stop: TLS certificate of the register could not be verified
Register presents a certificate for another name
Intermediate certificate missing at partner side
SSL connection closed by peer during handshake
Protocol error on the line: unexpected EOF from terminal
Terminal disconnected during payment
*** Websocket to ticker dropped
MQTT connection lost (keep alive)
AMQP connection was forcibly closed by broker
Kafka: broker disconnected before response
JDBC link failure: communications link lost
ODBC: communication link failure
Oracle: end-of-file on communication channel
SMTP server dropped us after RCPT
FTP server closed control connection
SFTP: connection lost at 88 %
rsync: connection unexpectedly closed by web-3
scp: connection closed by 10.1.1.7
ssh session was reset
git fetch: remote end hung up
nfs: stale server not responding
dfs share lost
iscsi session dropped
stop: http proxy not reachable for CONNECT
package mirror: partial content, connection broken
docker layer download broken off, unexpected EOF
export_all: The register closed our connection in the middle of the list
The register is temporarily unavailable (503)
FATAL The register returned an internal server error (500)
The register limits us to 10 calls per minute (429)
The line to the plant was interrupted
The VPN is down
The proxy blocked the download (502)
The certificate chain of the register is incomplete
The TLS connection could not be established
The download was incomplete, connection broken
problem: The upload was interrupted by the remote side
The network is unreachable from this agent
The session was dropped by the terminal
The remote host reset the connection
supplier's FTP dropped us at 41 %
the price feed broke off after 3 MB
half of the menu image arrived, then EOF
partner API replied 502 Bad Gateway four times
bank server answered with 503, try after 06:00
got HTTP 500 from the timetable service
weather API: 429, wait 61 s
rate limit of the maps service reached
too foo calls per minute for key laundry
slow down: throttled by the exchange
quota per day spent at geocoder, HTTP 429
TLS: bank.test presented a certificate for old.bank.test
certificate of hl7.clinic.test ran out yesterday
self-signed certificate at oven.local
peer offered only TLS 1.0
no shared cipher with the terminal
clinic gateway hung up during the handshake
remote side closed the session after 3 rows
socket was shut while reading the answer
broken pipe while sending the scans
connection lost after 312 of 2406 records
stream from the meter ended prematurely
web socket closed with 1006
MQTT: Connection lost, code 7
modbus: No response, link dropped
LTE modem has no carrier
vpn to head office is not up
no route to host kiosk-12
Network is unreachable: branch 12
ping to museum-12: 100% packet loss
host camping-12 is down (arp)
proxy.acme.test refused to tunnel to pay.test:443
proxy says 407 for pay.test
captive portal intercepts the download
download of model file interrupted at 88 %
content length 41200 announced, only 3100 received
chunked reply cut off
mirror out of reach, next one
all mirrors failed
gateway of the insurer: SOAP fault, backend unavailable
API gateway: upstream connect error or disconnect/reset before headers
html error page came back instead of JSON: 502 nginx
server busy, told us to come back later
maintenance page (503) from the register
sms provider returned status 520
git host unavailable: remote end hung up unexpectedly
early EOF while cloning menus.git
wget: server returned error: HTTP/1.1 503 Service Unavailable
Verbindung unterbrochen
connexion interrompue par le serveur distant
bank host dropped the line
fax gateway: line busy / no carrier
upload of scans cut at 63 %
resume of download impossible, server closed
the feed server is overloaded (503)
payment gateway returned 504
registry of companies answered 500 three times
insurer's endpoint is down (HTTP 502)
price API unavailable, got 503 Service Unavailable
API limit hit: 1000 calls per hour
Retry-After: 3600, we do not wait that long
too big logins per minute, 429
certificate chain of ferry-12 incomplete
unknown CA signed turnstile.local
cert name mismatch: expected pay.test
wrong version number (plain http on a TLS port?)
peer closed without close_notify
reset by peer while posting receipts
EPIPE when writing to parcel-12
satellite link lost
branch router not reachable
radio module: no ACK from base station
CAN bus off
bluetooth: connection to radar lost
usbip: connection aborted by remote
multicast blocked on this VLAN
firewall drops packets to 10.0.0.9:2575
no internet on the runner
offline: update feed can't be fetched
IPv6 unreachable
MTU problem: large packets vanish
NTP server unreachable
SMTP server hung up after DATA
IMAP server closed the connection
421 too foo connections from your host
451 temporary failure, greylisted
ftp data channel could not be opened
sftp: Connection closed
LFS: smudge error, batch response 502
partial file, server stopped sending
feed partner dropped the session mid-file
could only fetch 3 of 9 scans, link broke
line to the bank collapsed
tunnel to branch 12 fell over
branch 12 can't be reached over the WAN
no connectivity to 10.0.0.9
packet loss to meter too high
host unreachable: lab analyser
EHOSTUNREACH 10.0.0.9:2575
ENETUNREACH while posting
ECONNABORTED
ECONNRESET while reading the price feed
EPROTO ssl3_get_record:wrong version number
ERR_TLS_CERT_ALTNAME_INVALID: Host: beacon.local. is not in the cert's altnames
SSLError: certificate verify failed: unable to get local issuer certificate
OpenSSL::SSL::SSLError: SSL_connect returned=1 errno=0
tls: handshake failure
unexpected EOF while reading the response
read: connection reset by peer
write: broken pipe
http: server closed idle connection
http2: stream closed: GOAWAY
SSL peer certificate or SSH remote key was not OK
Can't connect to pay.test:443 (certificate verify failed)
500 Can't connect: SSL negotiation failed
stream_socket_client(): SSL operation failed with code 1
file_get_contents(): SSL: Handshake failed
HTTP request failed! HTTP/1.1 503 Service Unavailable
cURL error 35: OpenSSL SSL_connect: Connection reset by peer
cURL error 56: Recv failure
cURL error 60: SSL certificate problem
javax.net.ssl.SSLHandshakeException: PKIX path building failed
java.net.SocketException: Connection reset
java.io.EOFException: SSL peer shut down incorrectly
System.IO.IOException: Unable to read data from the transport connection
Response status code does not indicate success: 503 (Service Unavailable).
Response status code does not indicate success: 429 (Too Many Requests).
reqwest::Error { kind: Body, source: IncompleteMessage }
Error in curl::curl_fetch_memory(url) : Recv failure: Connection was reset
httr: Service Unavailable (HTTP 503).
Net::HTTPFatalError: 502 "Bad Gateway"
RestClient::BadGateway: 502 Bad Gateway
Guzzle: Server error: 'GET https://pay.test' resulted in a '503 Service Unavailable' response
requests.exceptions.ChunkedEncodingError: Connection broken
requests.exceptions.HTTPError: 502 Server Error: Bad Gateway for url
aiohttp.client_exceptions.ServerDisconnectedError
AxiosError: Request failed with status code 503
status 504 from partner after two tries
partner says 'service temporarily not available' (503)
vendor's site is having an outage (HTTP 503)
got a 502 page from the partner's balancer
upstream is ill: 500, 500, 502
partner closed the pipe after header
line noise: frame check failed on modem
bytes 0-4096 arrived, rest lost
transfer broke at file 12 of 40
download stopped in the middle, 41 % there
connection to feed was torn down
connection dropped by firewall after idle
session reset by remote
the tunnel to HQ collapsed
wifi on the handheld went away
roaming failed, no network
no route from runner to bench LAN
intranet can't be reached from this runner
gateway 10.0.0.1 not answering pings
cable unplugged? no carrier on eth0
proxy closed the tunnel
proxy blocked the page (policy page returned)
proxy certificate isn't trusted
TLS inspection breaks the download
root CA of the company not trusted by node
old TLS version refused by bank
certificate for *.acme.test doesn't match pay.acme.eu
certificate not yet valid
OCSP responder says revoked
handshake broken off by server
throttled: 429 for the third time
API budget used, wait until midnight (429)
mirror sync running, 503
[ERROR] Could not update repository "default": "curl --write-out %{http_code}" exited with code 22 HTTP 502
the tunnel to the lab collapsed in the middle of a transfer
handshake with the broker was cut short
got half of the answer, then the line went dead
upstream said 502 three times, I stop here
download broke off at 41 %
partner gateway throttles us, come back in 60 s
mirror serves a certificate for another host
certificate of ldap.acme.test ran out yesterday
our root CA is not in the trust store of this image
packets to 10.8.0.4 don't get through
the proxy wants something we don't send (407 page came back) via CONNECT
remote hung up on us during the upload
HTTP/2 stream 5 was not closed cleanly: INTERNAL_ERROR (err 2)
curl: (18) transfer closed with 41 bytes remaining to read
curl: (92) HTTP/2 stream 1 was not closed cleanly before end of the underlying stream
curl: (35) OpenSSL/3.0.2: error:0A00010B:SSL routines::wrong version number
wget: ERROR: cannot verify acme.test's certificate, issued by 'CN=Acme CA': Unable to locally verify the issuer's authority.
npm ERR! code SELF_SIGNED_CERT_IN_CHAIN
npm ERR! errno ERR_SOCKET_TIMEOUT network request broke
yarn: error An unexpected error occurred: "https://registry.yarnpkg.com/x: socket disconnected before secure TLS connection was established".
pip: WARNING: Retrying (Retry(total=0)) after connection broken by 'ProtocolError('Connection aborted.', RemoteDisconnected('Remote end closed'))'
uv: error: request failed after 3 retries: error sending request for url (https://pypi.org/simple/x/)
cargo: warning: spurious network error (1 tries remaining): [35] SSL connect error
go: module lookup: Get "https://proxy.golang.org/x": x509: certificate signed by unknown authority
go: x509: certificate has expired or is not yet valid: current time 2026-11-28
gradle: Could not GET 'https://repo.acme.test/x.pom'. Received status code 503 from server: Service Unavailable
mvn: PKIX path building failed: unable to find valid certification path to requested target
mvn: Remote host terminated the handshake
sbt: javax.net.ssl.SSLException: Unsupported or unrecognized SSL message
gem: ERROR: SSL verification error at depth 1: unable to get local issuer certificate (20)
composer: curl error 56 while downloading https://repo.packagist.org: OpenSSL SSL_read: Connection reset
nuget: NU1301: Unable to load the service index for source https://nuget.acme.test: The SSL connection could not be established
conda: CondaSSLError: Encountered an SSL error. HTTPSConnectionPool
mix: ** (Mix) httpc request failed with: {:tls_alert, {:unknown_ca}}
opam: curl failed: RPC interrupted while fetching lwt.tar.gz
nix: warning: error: unable to download 'https://cache.nixos.org/x.narinfo': HTTP error 502
apt: Err:4 http://deb.acme.test bookworm Release 503 Service Unavailable
dnf: Curl error (56): Failure when receiving data from the peer
docker: toomanyrequests: You have reached your pull rate limit.
docker: net/http: TLS handshake failed, remote error: tls: internal error
docker pull: unexpected EOF while extracting layer download
helm: Error: looks like "https://charts.acme.test" is not a valid chart repository: failed to fetch index.yaml : 502 Bad Gateway
kubectl: Unable to connect to the server: x509: certificate is valid for 10.0.0.1, not 10.0.0.9
kubectl: error: error upgrading connection: unable to upgrade streaming request: EOF
terraform: Error: Failed to install provider: could not query registry: 429 Too Many Requests
aws: An error occurred (ThrottlingException) when calling the DescribeStacks operation (reached max retries: 4): Rate exceeded
aws: An error occurred (ServiceUnavailable) when calling the PutObject operation: Please reduce your request rate.
gsutil: ResumableUploadAbortException: 503 Backend Error
azcopy: RESPONSE 503: Server Busy; the transfer was stopped
mysql: ERROR 2013 (HY000): Lost connection to MySQL server during query
mysql: ERROR 2006 (HY000): MySQL server has gone away
psql: SSL SYSCALL error: EOF detected
redis: Error: Server closed the connection (cluster node left)
mongo: MongoNetworkError: connection 4 to 10.0.0.9:27017 closed
kafka: Bootstrap broker kafka:9092 disconnected (id: -1)
k6: WARN Request Failed error="Get https://shop.test: http2: server sent GOAWAY and closed the connection"
locust: ConnectionResetError(104, 'Connection reset by peer') 41 occurrences
jmeter: Non HTTP response code: org.apache.http.NoHttpResponseException, Non HTTP response message: shop.test failed to respond
ab: apr_socket_recv: Connection reset by peer (104)
wrk: Socket errors: connect 0, read 412, write 0, reset
payrun: line to the bank dropped while sending
ticketimp: gate controller went off air
gridload: partner's SFTP closed the door after login
meterctl: GPRS link lost at block 41
labsync: VPN to the lab is shaky, 3 of 4 packets lost
timetab: map server answers with 504 only
cellplan: multicast doesn't get through to this segment
ota: device lost contact at 41 %
ros2: DDS participants can't see each other, no route between subnets
can-over-ip: gateway reset the session
robot: link to controller was reset by peer
mirror sync: peer vanished
cert of partner was signed by somebody we don't trust
TLS 1.0 only on the other side, we insist on 1.2
STARTTLS is not offered by mail.acme.test
registry replies 500 on blob upload
search cluster is red and answers 503
rate limiter of the map service: slow down (429)
response stopped at byte 4096
chunked body ended too early
MTU problem: large packets don't pass the tunnel
firewall drops outgoing 5671
no route out of this container
socket was shut while reading
webhook receiver hung up before we were through
artefact store: connection torn down at part 4
backup target keeps closing the channel
peer rejected our cipher list
fetching the rate file ended with 503 after 4 tries
broken pipe to the label printer gateway
proxy answers with its own login page
half of the packets to 10.1.0.4 get lost
upload was torn off at part 9
captive portal in the way
gateway says 'bad upstream' (502)
IPv6 only host, we have no IPv6 route
mail relay drops us after RCPT
sftp transfer collapsed at 41 %
DTLS handshake failed with the sensor gateway
the rates service is rate limiting us
ssl: hostname in certificate didn't match for feed.acme.test
`;
