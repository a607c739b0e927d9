/** Messages of tools and programs whose category is `dns`, one a line. */
export const dns = String.raw`
getaddrinfo ENOTFOUND api.acme.test
getaddrinfo EAI_AGAIN db
Error: querySrv ENOTFOUND _mongodb._tcp.cluster
Could not resolve host: example.invalid
curl: (6) Could not resolve host: nope.example
wget: unable to resolve host address 'nope.example'
Temporary failure in name resolution
Name or service not known
nodename nor servname provided, or not known
gaierror: [Errno -2] Name or service not known
Failed to resolve 'db' ([Errno -3] Temporary failure in name resolution)
NameResolutionError
dial tcp: lookup db on 127.0.0.11:53: no such host
lookup api.example: i/o timeout
dial tcp: lookup registry.example: no such host
java.net.UnknownHostException: db.internal
Unknown host 'repo.example'
could not translate host name "db" to address: Name or service not known
Unknown MySQL server host 'db' (-2)
ssh: Could not resolve hostname git.example: Name or service not known
net::ERR_NAME_NOT_RESOLVED at http://shop.local/
NXDOMAIN
server can't find nope.example: NXDOMAIN
SERVFAIL
failed to lookup address information: Name or service not known
php_network_getaddresses: getaddrinfo failed
getaddrinfo: Name or service not known (SocketError)
Failed to open TCP connection to api.example:443 (getaddrinfo: Name or service not known)
non-existent domain (nxdomain)
:nxdomain
DNS resolution failed for service
DNS lookup failed
DNS server returned answer with no data
queryA ENODATA
hostname could not be resolved
The remote name could not be resolved: 'api.example'
Name does not resolve
No address associated with hostname
host not found in upstream "backend"
getent: host not found
Unable to resolve host "api.example": No address associated with hostname
Temporary failure resolving 'deb.debian.org'
No such host is known.
Host not found (authoritative)
cannot resolve the server's host name
resolver: no nameserver is reachable
EAI_NONAME
bad address 'db'
ping: bad address 'db'
ping: db: Name or service not known
could not find host
host name lookup failure
cannot resolve db.internal
the host name db is unknown
lookup of mail.acme.test failed: no such host
Failed to resolve host
resolving api.acme.test failed
Name resolution failure
Host name could not be looked up
unresolvable host
getaddrinfo() failed for host
curl: (6) getaddrinfo() thread failed to start
(Socket::ResolutionError) Failed to open TCP connection: getaddrinfo
UnknownHostException: unknown host
System.Net.Sockets.SocketException: Name or service not known
dial tcp: lookup proxy.golang.org on 127.0.0.11:53: no such host
error: failed to download: [6] Couldn't resolve host name (Could not resolve host: index.crates.io)
ERROR: Error downloading: Unknown host: mirror.bazel.build
dns error: failed to lookup address information: Temporary failure in name resolution
ERROR: HTTPSConnectionPool(host='center2.conan.io', port=443): Failed to resolve 'center2.conan.io'
java.net.UnknownHostException: repo.acme.test: Name or service not known
Unknown host 'services.gradle.org'. You may need to adjust the proxy settings in Gradle.
Could not transfer artifact: repo.maven.apache.org: Temporary failure in name resolution
System.Net.Http.HttpRequestException: Name or service not known (api.acme.test:443)
Unable to resolve host "api.acme.test": No address associated with hostname
SocketError: Failed to open TCP connection to rubygems.org:443 (getaddrinfo: Temporary failure in name resolution)
php_network_getaddresses: getaddrinfo for db failed: Name or service not known
Could not resolve host: repo.packagist.org (curl error 6)
** (DBConnection.ConnectionError) tcp connect (db:5432): non-existing domain - :nxdomain
Bad hostname 'db' at t/net.t line 4
SocketException: Failed host lookup: 'pub.dev' (OS Error: Temporary failure in name resolution, errno = -3)
A server with the specified hostname could not be found. (NSURLErrorDomain -1003)
InternetOpenUrl failed: 'The server name or address could not be resolved'
npm error network request to https://npm.acme.tset/foo failed, reason: getaddrinfo ENOTFOUND npm.acme.tset
error An unexpected error occurred: "https://registry.yarnpkg.com/foo: getaddrinfo EAI_AGAIN registry.yarnpkg.com".
NameResolutionError("<urllib3.connection.HTTPSConnection object>: Failed to resolve 'pypi.org' ([Errno -3] Temporary failure in name resolution)")
error: client error (Connect): dns error: failed to lookup address information: Name or service not known
page.goto: net::ERR_NAME_NOT_RESOLVED at https://app.acme.tset/
about:neterror?e=dnsNotFound Reached error page
WARN[0002] Request Failed error="lookup api.acme.tset: no such host"
Non HTTP response code: java.net.UnknownHostException
Errors: errors.ENOTFOUND: 412
(6) Could not resolve host: api.acme.tset
lighthouse: DNS servers could not resolve the provided domain. DNS_FAILURE
host stage-db.internal cannot be found in DNS
name of the grid hub "selenium-hub" does not resolve
CNAME lookup of shop.acme.test gave SERVFAIL
;; connection timed out; no servers could be reached
host api.acme.test not found: 3(NXDOMAIN)
reqwest::Error: dns error: no record found for name: api.acme.tset
aiohttp.client_exceptions.ClientConnectorError: Cannot connect to host api.acme.tset:443 ssl:default [Name or service not known]
fatal: unable to access 'https://git.acme.tset/app.git/': Could not resolve host: git.acme.tset
rsync: getaddrinfo: backup 873: Name or service not known
svn: E670002: Name or service not known (svn.acme.tset)
GuzzleHttp: cURL error 6: Could not resolve host: api.acme.tset
rpc error: code = Unavailable desc = name resolver error: produced zero addresses
dig: couldn't get address for 'ns1.acme.tset': not found
E: Failed to fetch http://deb.debian.org/debian/dists/bookworm/InRelease  Temporary failure resolving 'deb.debian.org'
Err:1 http://archive.ubuntu.com/ubuntu jammy InRelease  Could not resolve 'archive.ubuntu.com'
WARNING: fetching https://dl-cdn.alpinelinux.org/alpine/v3.18/main: DNS lookup error
ERROR: http://dl-cdn.alpinelinux.org/alpine/v3.8/main: DNS transient error (try again later)
Could not retrieve mirrorlist http://mirrorlist.centos.org error was 14: curl#6 - "Could not resolve host: mirrorlist.centos.org; Unknown error"
ssh: Could not resolve hostname web-1.internal: Temporary failure in name resolution
ping: web-1: Name or service not known
mount.nfs: Failed to resolve server nas.acme.lan: Name or service not known
nslookup: can't resolve 'registry.acme.lan': Name does not resolve
;; connection to 10.0.0.2#53 failed; no servers could be reached
Host db.acme.lan not found: 3(NXDOMAIN)
getent: hosts: no entry for cache.acme.lan
The remote name could not be resolved: 'packages.acme.io'
nc: getaddrinfo for host "postgres" port 5432: Name or service not known
fatal: unable to access 'https://git.acme.io/app.git/': Could not resolve host: git.acme.io
ssh: Could not resolve hostname gitlab.acme.lan: nodename nor servname provided, or not known
fatal: unable to look up git.acme.io (port 9418) (Name or service not known)
svn: E670002: Unknown hostname 'svn.acme.lan'
error during connect: Get "http://docker:2375/_ping": dial tcp: lookup docker on 10.0.0.2:53: no such host
docker: Error response from daemon: Get "https://registry-1.docker.io/v2/": dial tcp: lookup registry-1.docker.io: Temporary failure in name resolution.
Unable to connect to the server: dial tcp: lookup api.k8s.acme.io on 127.0.0.53:53: no such host
Error: looks like "https://charts.acme.io" is not a valid chart repository: dial tcp: lookup charts.acme.io: no such host
lookup postgres on 10.96.0.10:53: server misbehaving
psql: error: could not translate host name "postgres" to address: Temporary failure in name resolution
ERROR 2005 (HY000): Unknown MySQL server host 'mysql' (-3)
Could not connect to Redis at redis:6379: Name or service not known
MongoServerSelectionError: getaddrinfo ENOTFOUND mongo
SequelizeHostNotFoundError: getaddrinfo ENOTFOUND db
ORA-12545: Connect failed because target host or object does not exist
ORA-12154: TNS:could not resolve the connect identifier specified
fatal: [web-9]: UNREACHABLE! => {"msg": "Failed to connect to the host via ssh: ssh: Could not resolve hostname web-9: Name or service not known"}
Could not connect to the endpoint URL: "https://s3.eu-wst-1.amazonaws.com/" [Errno -2] Name or service not known
Error: error sending request: dial tcp: lookup sts.eu-wst-1.amazonaws.com on 10.0.0.2:53: no such host
NXDOMAIN: no record for acme-web.internal
[Producer clientId=producer-1] Couldn't resolve server kafka:9092 from bootstrap.servers as DNS resolution failed for kafka
org.apache.kafka.common.config.ConfigException: No resolvable bootstrap urls given in bootstrap.servers
%3|FAIL|rdkafka#producer-1| kafka:9092/bootstrap: Failed to resolve 'kafka:9092': Name or service not known
nginx: [emerg] host not found in upstream "app:3000" in /etc/nginx/conf.d/default.conf:4
no resolver defined to resolve api.acme.lan
api.acme.lan could not be resolved (3: Host not found)
wget: unable to resolve host address 'files.acme.lan'
wget: bad address 'files.acme.lan'
curl: (6) Could not resolve host: api.acme.lan
curl: (5) Could not resolve proxy: proxy.acme.lan
[ALERT]    (1) : parsing [haproxy.cfg:12] : 'server app1' : could not resolve address 'app1'.
DNS lookup failure for: backend returned by apache AH00898
smtplib: gaierror: [Errno -5] No address associated with hostname mail.acme.lan
mosquitto_sub: Unable to connect (Lookup error.).
lftp: files.acme.lan: Name or service not known
Error: getaddrinfo EAI_AGAIN pipelines.actions.githubusercontent.com
##[error]getaddrinfo ENOTFOUND dev.azure.com
ERROR: Uploading artifacts to coordinator... error error=couldn't execute POST: dial tcp: lookup gitlab.acme.lan: no such host
java.net.UnknownHostException: nexus.acme.lan
java.net.UnknownHostException: mysql: Temporary failure in name resolution
org.postgresql.util.PSQLException: The connection attempt failed. Caused by: java.net.UnknownHostException: postgres
NewConnectionError: Failed to establish a new connection: [Errno -2] Name or service not known (twine)
npm ERR! errno ENOTFOUND network request to https://npm.acme.lan/lib failed, reason: getaddrinfo ENOTFOUND npm.acme.lan
err="Get \"http://app:8080/metrics\": dial tcp: lookup app on 127.0.0.11:53: no such host"
Faraday::ConnectionFailed: getaddrinfo: Name or service not known (SocketError)
httpx.ConnectError: [Errno -3] Temporary failure in name resolution
System.Net.Sockets.SocketException (11001): No such host is known. (rates:80)
Message: cURL error 6: Could not resolve host: pay.acme.lan
Failed to open TCP connection to selenium:4444 (getaddrinfo: Name or service not known)
host 'db-test' is not known
cannot find host nexus.acme.lan
no address found for smtp.acme.lan
name server did not answer for rates.acme.io
unknown host: build-cache.internal
hostname lookup for queue.acme.lan failed
could not look up the address of the licence server
resolving api.acme.lan gave no result
dns record for review-12.acme.dev does not exist
domain acme-shop.test not found
error: unable to connect to server: UnknownHostName
j.n.UnknownHostException: api.acme.tset
rsync: getaddrinfo: files.acme.lan 873: Name or service not known
http: error: gaierror: [Errno -2] Name or service not known
Code: 198. DB::NetException: Not found address of host: clickhouse-1. (DNS_ERROR)
Exit with code 1 due to network error: HostNotFoundError
`;
