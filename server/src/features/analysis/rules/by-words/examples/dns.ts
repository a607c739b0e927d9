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
`;
