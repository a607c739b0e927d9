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
couldn't open socket: host is unreachable (Temporary failure, no address associated with name)
{failed_connect,[{to_address,{"repo.hex.pm",443}},{inet,[inet],nxdomain}]}
** (Mint.TransportError) non-existing domain
Network.Socket.getAddrInfo: does not exist (Name or service not known)
Error in curl::curl_fetch_memory(url) : Could not resolve host: cran.acme.io
SocketException: Failed host lookup: 'pub.acme.io' (OS Error: No address associated with hostname, errno = 7)
IO::Socket::INET: Bad hostname 'db.acme.test'
ERROR: DNSError: db.acme.test, unknown node or service (EAI_NONAME)
Unhandled exception: Hostname lookup for db failed: No address found (Socket::Addrinfo::Error)
java.nio.channels.UnresolvedAddressException
NSURLErrorDomain Code=-1003 "A server with the specified hostname could not be found."
No such host is known. (db.acme.test:5432)
SERVFAIL for package mirror pkg.acme.io
cannot translate the name of the simulator host: no A record
resolver has no answer for build-cache.internal
the name of the build cache is not known to any resolver
no DNS record for hex mirror hex.acme.lan
nslookup: ** server can't find git.acme.lan: NXDOMAIN
host: Host pkg.acme.lan not found: 3(NXDOMAIN)
dig: couldn't get address for 'ns1.acme.lan': not found
ping: simulator7: Name or service not known
rsync: getaddrinfo: mirror.acme.lan 873: Temporary failure in name resolution
ssh: Could not resolve hostname board7: nodename nor servname provided
ftp: mirror.acme.lan: unknown host
telnet: could not resolve license7/telnet: Name or service not known
lmutil: Cannot find SERVER hostname in network database. FlexNet Licensing error:-14
mount.nfs: Failed to resolve server nas7: Name or service not known
svn: E670002: Name or service not known
hg: abort: error: [Errno -3] Temporary failure in name resolution
cvs: Unknown host cvs.acme.lan.
Can't resolve hostname of package index (no address associated with name)
ENOTFOUND for cdn.acme.lan
** (Redix.ConnectionError) failed to resolve redis (:nxdomain)
Failed host lookup for crash symbol server
Error: Get "https://1A2B.gr7.eu-west-1.eks.amazonaws.com/api/v1/namespaces": lookup 1A2B.gr7.eu-west-1.eks.amazonaws.com: no such host
fatal: [db1]: UNREACHABLE! => {"msg": "ssh: Could not resolve hostname db1.acme.lan: nodename nor servname provided, or not known"}
Error: Could not retrieve catalog from remote server: Failed to open TCP connection to puppet:8140 (getaddrinfo: Temporary failure in name resolution)
Could not resolve endpoint for service lambda: EndpointConnectionError host lookup failed in region eu-wst-9
Error response from daemon: Get "https://registry.acme.lan/v2/": dial tcp: lookup registry.acme.lan: Temporary failure in name resolution
nmap: Failed to resolve "stagin.acme.test".
certbot: DNS problem: NXDOMAIN looking up A for stg.acme.test - check that a DNS record exists for this domain
SQLSTATE[HY000] [2002] php_network_getaddresses: getaddrinfo for mysql failed: Name does not resolve
Couldn't resolve server kafka-1:9092 from bootstrap.servers as DNS resolution failed
MongoServerSelectionError: querySrv ENOTFOUND _mongodb._tcp.cluster0.acme.mongodb.net
{badrpc,nodedown}: epmd error for host rabbit: nxdomain (non-existing domain)
Unable to canonicalize address zookeeper/<unresolved>:2181 because it's not resolvable
k6: lookup stg.acme.tset on 127.0.0.11:53: no such host
Non HTTP response code: java.net.UnknownHostException/Non HTTP response message: stg.acme.tset
i.g.h.c: j.n.UnknownHostException: Failed to resolve 'stg.acme.tset' and search domain query for configured domains failed as well
nginx: [emerg] host not found in upstream "app:3000" in /etc/nginx/conf.d/a.conf:9
app could not be resolved (3: Host not found)
AH00557: httpd: apr_sockaddr_info_get() failed for web-1a2b
postfix: Host or domain name not found. Name service error for name=mx.acme.tset type=MX: Host not found, try again
ab: could not resolve hostname: apr_sockaddr_info_get() for stg: Name or service not known (670002)
;; Got SERVFAIL reply from 10.0.0.2, trying next server
** server can't find stg.acme.lan: NXDOMAIN
host db1.acme.lan has no address
name api.stg is unknown to the resolver
no A record for web-412.preview.acme.test
lookup of _ldap._tcp.acme.lan returned nothing: no SRV records
Name does not resolve: minio
resolver 10.0.0.2 answered REFUSED for registry.acme.lan
getent: cannot resolve host rabbitmq
Could not connect to the endpoint URL: "https://s3.eu-wst-1.amazonaws.com/acme" failed to resolve
rsync: getaddrinfo: backup.acme.lan 873: Temporary failure in name resolution
vault: lookup vault.acme.lan on 127.0.0.53:53: server misbehaving
search domain wrong? 'db' could not be looked up
unknown host: broker-3
name lookup for kafka-0.kafka failed
cannot find address of registry.acme.lan
getaddrinfo EAI_AGAIN vault
hostname 'minio' not in DNS
resolve of stg-db failed: SERVFAIL
CNAME web-old points to nowhere (NXDOMAIN)
no such host: pushgateway
curl: (6) Could not resolve host: pushgateway
service name web.shop.svc.cluster.local doesn't resolve in this pod
host mirror.acme.test is unknown to our name server
name "db" cannot be looked up
ssh: Could not resolve hostname web-1: Temporary failure in name resolution
svn: E670002: Unknown hostname 'svn.acme.test'
Temporary failure resolving 'deb.acme.test'
Could not resolve 'security.acme.test'
wget: bad address 'mirror.acme.test'
ping: db: Name does not resolve
nslookup: can't resolve 'registry.acme.test'
** server can't find api.acme.test: REFUSED
dig: couldn't get address for 'ns1.acme.test': not found
host: Host api.acme.test not found: 3(NXDOMAIN)
lftp: mirror.acme.test: Host name lookup failure
error: failed retrieving file 'extra.db' from mirror.acme.test : Could not resolve host: mirror.acme.test
resolv.conf has no usable name server
nc: getaddrinfo for host "queue" port 5672: No address associated with hostname
getent: host db has no entry; lookup failed
dns: nothing known about grid.acme.test
A record for db-test is missing in the zone
cannot translate broker-1 into an address
hosts file has no line for rig-3
our resolver does not know acme.internal
lookup of mirror failed: server misbehaving
java.net.UnknownHostException: nn: Name or service not known
airflow: could not translate host name "postgres" to address: Temporary failure in name resolution
pod: [!] Could not resolve host: cdn.cocoapods.org
> Could not get resource. > maven.acme.test: Temporary failure in name resolution
java.net.UnknownHostException: Unable to resolve host "api.acme.test": No address associated with hostname
SocketException: Failed host lookup: 'api.acme.test' (OS Error: No address associated with hostname, errno = 7)
E: unable to resolve 'keys.acme.test' with the given nameservers
gpg: keyserver search failed: No name / cannot resolve keys.acme.test
snap: error: unable to contact snap store: lookup api.snapcraft.io: server misbehaving
nix: unable to download: Couldn't resolve host name (6)
ffmpeg: Failed to resolve hostname stream.acme.test: Name or service not known
rosmaster: ROS_HOSTNAME rig-3 cannot be resolved: unknown host
sendmail: 550 Host unknown (Name server: mail.acme.test: host not found)
mount.nfs: Failed to resolve server nas: Name or service not known
mount error: could not resolve address for nas: Unknown error
lighthouse: DNS_FAILURE: DNS servers could not resolve the provided domain.
problem: mq-int.bank.local could not be looked up
migrator: what is 'db-int'? no address for that host
deploy.sh: web-33.shop.internal? unknown name
>> Rechnername konnte nicht aufgelöst werden
nom d'hôte inconnu : bdd.interne
no DNS entry for stage-db
✗ what is till-12.lan? can't resolve
>> name of the ftp server is unknown to DNS
dns gave NXDOMAIN for bench7.rig
resolver did not know mirror.acme.test
could not turn 'plc-north' into an address
lookup of api.partner.test failed
qa-run: no such host: mq.int
problem: host printer-2 unknown
host name of the broker cannot be resolved
getent hosts ldap-1: nothing
name server 10.0.0.53 gives SERVFAIL for shop.test
temporary failure looking up git.acme.test
service name db not known in this network
preflight: srv record _mongodb._tcp is missing
hostname 'sotck-db' does not exist, typo?
alias points to a name without address
bad address 'redis-x'
unresolvable: files.seats.test
unknown host: ntp.plant
{"level":"error","msg":"name lookup failed","host":"lane-4"}
the reels gateway name is not resolvable
!! can't resolve name gw-shelves
no IP for host gw-timber found
Der Name gw-teeth ist nicht auflösbar
[FAIL] DNS could not find ftp.partner.test
Host of the night database is not known
ABORT: The name 'bench-north' does not resolve
[ci] Name resolution failed for mail.test
unable to resolve bench-north
✗ resolution of plc.local failed
dns lookup for rates.partner.test gave nothing
[FAIL] getaddrinfo failed for bench-north
hostname not found in DNS: chips-db
unknown host songs-db
can't look up tables-db
The host name of the register can't be resolved
fatal: The name server doesn't know bench-9
host turnstile.local isn't known
cannot find the address of camping-12
bank.test could not be looked up
the name lab.clinic.test has no address
no DNS entry for db.ledger.svc
resolver gave NXDOMAIN for roster-12.branch.test
getaddrinfo for lamp.local failed
php_network_getaddresses: getaddrinfo failed: Name or service not known
SocketError: getaddrinfo: nodename nor servname provided, or not known
socket.gaierror: [Errno -2] Name or service not known
java.net.UnknownHostException: crane.local
dial tcp: lookup printer.local on 10.0.0.2:53: no such host
getaddrinfo ENOTFOUND printer.local
getaddrinfo EAI_AGAIN lamp.local
IO::Socket::INET: Bad hostname 'beacon.local'
System.Net.Sockets.SocketException: No such host is known.
Error in curl::curl_fetch_memory(url) : Could not resolve host: crane.local
SQLSTATE[HY000] [2002] php_network_getaddresses: getaddrinfo for db failed
hostname 'lab' has no record
lookup of bank.test: no such host
can't find museum-12: Non-existent domain
unknown host roster-12
ping: ferry-12: Name or service not known
ping: bad address 'ferry-12'
nslookup: ** server can't find camping-12: NXDOMAIN
dig: no answer, status: SERVFAIL for bank.test
host ledger-12 not found: 3(NXDOMAIN)
cannot resolve the broker's name
name of the printer can't be resolved
SRV record for _festival._tcp is absent
no A record for boiler.local
mDNS name pump.local wasn't answered
DNS server 10.0.0.2 answers SERVFAIL
resolv.conf has no nameserver
name resolution is broken in this container
Host konnte nicht aufgelöst werden: bank.test
nom d'hôte inconnu: caisse-12
could not find host gateway.insurer.test
ssh: Could not resolve hostname depot-12: Name or service not known
rsync: getaddrinfo: nas 873: Name or service not known
smtp: host mail.transit.test does not resolve
mongo srv: querySrv ENOTFOUND _mongodb._tcp.rental
amqp: lookup rabbit: server misbehaving
the feed domain expired, no DNS
lookup of ledger.acme.test came back empty
who is 'db-primary'? The resolver has never heard of it
host 'cache' has no address in this network
NXDOMAIN for shop.acme.test
SERVFAIL from 10.0.0.2 for mirror.acme.test
mysql: ERROR 2005 (HY000): Unknown MySQL server host 'dbx' (-2)
psql: error: could not translate host name "dbx" to address: Name or service not known
docker: dial tcp: lookup reg.acme.test: server misbehaving
flyway: Caused by: java.net.UnknownHostException: dbx
terraform: Error: dial tcp: lookup registry.terraform.io on 127.0.0.53:53: no such host
helm: Error: Get "https://charts.acme.test/index.yaml": lookup charts.acme.test: no such host
ansible: ssh: Could not resolve hostname web1: Name or service not known
k6: WARN[0004] Request Failed error="lookup shop.test: no such host"
jmeter: Non HTTP response message: shop.test: Name does not resolve
nginx: [emerg] host not found in upstream "backend" in /etc/nginx/nginx.conf:12
haproxy: could not resolve address 'backend'
redis-cli: Could not connect to Redis at cache:6379: Name or service not known
name 'ldap-int' is unknown to the resolver
lookups fail inside the build container
resolver at 10.0.0.2 gives no reply for api.acme.test: name not resolved
reverse lookup of 10.0.0.9 gives no name
typo in host? 'ap.acme.test' does not resolve
`;
