import { signals } from "./signal.ts";

/** Everything between the suite and what it tests: names, connections, credentials, data. */
export const serviceSignals = [
  ...signals("dns", [
    // Java's clients, whose own error has no message
    [88, /^(?:Caused by: )?java\.nio\.channels\.UnresolvedAddressException\b/],
    [88, /unable to resolve host|could not resolve host(?:name)?\b/i],
    [88, /\bENOTFOUND\b|\bEAI_AGAIN\b|\bEAI_NONAME\b|ERR_NAME_NOT_RESOLVED|DNS_PROBE|\bNXDOMAIN\b/],
    [
      88,
      /Name or service not known|Temporary failure in name resolution|nodename nor servname|No address associated with hostname|NameResolutionError|\bHostNotFound|Failed to resolve '[^']{1,200}'(?! (?:from|in|imported)\b)/,
    ],
    [
      88,
      /Could not resolve host|UnknownHostException|no such host|php_network_getaddresses|Failed to open TCP connection .*getaddrinfo|getaddrinfo(?! ok|\()|failed to lookup address|could not translate host name|Name does not resolve|nxdomain/,
    ],
  ]),
  ...signals("connection-refused", [
    // Java's client for HTTP, without a message
    [74, /^(?:Caused by: )?java\.net\.ConnectException$/],
    // AWS
    [66, /\bCould not connect to the endpoint URL\b/],
    // The driver of PostgreSQL for Java, and Cypress
    [86, /\bConnection to \S{1,300}:\d+ refused\b|^Cypress failed to verify that your server is running\./],
    [
      87,
      /\bECONNREFUSED\b|ERR_CONNECTION_REFUSED|Connection refused|connection refused|ConnectionRefusedError|actively refused|\beconnrefused\b/,
    ],
    [80, /Failed to connect to \S+ port \d+|Could not connect to server|cannot connect to server/i],
  ]),
  ...signals("network", [
    // git, when the transfer breaks off; its last lines are about what it had read
    [84, /^error: RPC failed; /],
    [70, /^fatal: (?:fetch-pack: invalid index-pack output|early EOF|the remote end hung up unexpectedly)$/],
    // git, registries of images
    [84, /\bserver certificate verification failed\b|: TOOMANYREQUESTS: /],
    // Gradle, below the dependency that it could not resolve
    [94, /\bReceived status code (?:429|50[234]) from server\b/],
    // bun
    [80, /^error: (?:GET|PUT|POST|HEAD) https?:\/\/\S{1,500} - 5\d\d$/],
    // pip names the lack of versions below it.
    [93, /\bThere was a problem confirming the ssl certificate\b/],
    [78, /\btoomanyrequests\b|: UNREACHABLE! =>/],
    [
      82,
      /^(?:\S*Error: )?Connection is closed\.|PKIX path building|SSLHandshakeException|HttpRequestException|MongoNetworkError|MongoServerSelectionError|code = Unavailable|UNAVAILABLE:|Connection closed by|ConnectionResetError|ConnectionAbortedError/,
    ],
    [
      78,
      /\b(?:returned error|status code|response code|HTTP(?: error)?|status)[ :=]{1,3}(?:429|50[234])\b|SSLException|SSL(?:V3)?_ALERT|tlsv1 alert|Redirected \d+ times|Maximum number of redirects|Too many redirects|redirect count exceeded/i,
    ],
    [74, /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) https?:\/\/\S{1,300} (?:->|→|=>) (?:429|50[234])$/],
    [72, /\b429\b[^\n]{0,20}Too Many Requests|Too Many Requests|rate limit(?:ed| exceeded)/i],
    [
      84,
      /\bECONNRESET\b|\bEPIPE\b|\bEHOSTUNREACH\b|\bENETUNREACH\b|\bECONNABORTED\b|socket hang up|Connection reset|connection reset by peer|(?<!\bCannot write: )Broken pipe/,
    ],
    [
      84,
      /Network is unreachable|No route to host|network is unreachable|ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_(?:RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|ADDRESS_UNREACHABLE|TUNNEL_CONNECTION_FAILED|PROXY_CONNECTION_FAILED)/,
    ],
    [
      83,
      /Remote end closed connection|RemoteDisconnected|Empty reply from server|Premature close|other side closed|UND_ERR_SOCKET|Server disconnected|NoHttpResponseException|end of file reached|Unexpected end of file from server|["'\s]: EOF$|wrong version number/,
    ],
    [
      82,
      /\bETIMEDOUT\b|connect(?:ion)? timed out|ConnectTimeout|Connection timed out|ERR_CONNECTION_TIMED_OUT|ERR_TIMED_OUT|UND_ERR_CONNECT_TIMEOUT|dial tcp .*i\/o timeout|Net::OpenTimeout/i,
    ],
    [
      80,
      /unable to get (?:local )?issuer certificate|certificate (?:has expired|verify failed|is not valid|signed by unknown)|self[- ]signed certificate|CERT_[A-Z_]+|SSL(?:Error|HandshakeException| routines)|ERR_(?:CERT|SSL|TLS)_|UNABLE_TO_VERIFY_LEAF|x509:|tls: /,
    ],
    [
      76,
      /\b50[234]\b[^\n]{0,20}(?:Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out)|Bad Gateway|Service Unavailable|(?:status|code|HTTP(?:\/[\d.]+)?)[ :=]*(?:of )?50[234]\b/i,
    ],
    [
      74,
      /\b(?:answered|responded|replied|(?:got|received) (?:an? )?(?:status|HTTP|response|answer)|returned)(?: with)?(?: an?)?(?: (?:status|HTTP|code|response|error)){0,3}:? 50[234]\b(?! [a-z]+s\b)/i,
    ],
    // Also what a parser of an incomplete file says.
    [
      83,
      /\b(?:read|write|http|https|get|post|put|dial|tcp|tls|rpc|server|connection|request|response|pull|push|download\w*|fetch\w*|postgres|redis|stream)\b.*\bunexpected EOF/i,
    ],
    [62, /\bfetch failed\b|Network Error|NetworkError|network error|requests\.exceptions\.ConnectionError|Max retries exceeded/],
  ]),
  ...signals("authentication", [
    // PostgreSQL
    [88, /\bFATAL: {1,3}role "[^"]{1,200}" does not exist\b/],
    // gRPC, Vault, GitHub
    [
      93,
      /^remote: Repository not found\.$|\bcode = (?:PermissionDenied|Unauthenticated)\b|"status":403,"error":"1 error occurred: \* permission denied"|\bHTTP 403: Resource not accessible by integration\b/,
    ],
    [84, /permission denied to (?:create|alter|drop) (?:database|role|extension|schema)\b/],
    [
      82,
      /^denied: |: denied: |access (?:to the resource )?is denied|pull access denied|insufficient_scope|\bis forbidden: User\b|Repository not found\.?$/,
    ],
    [82, /Host key verification failed/],
    // AWS, OpenSSH, GnuPG
    [86, /\bUnable to locate credentials\b|^Load key "[^"]{1,300}": |^gpg: signing failed: No secret key$/],
    [
      82,
      /could not read (?:Username|Password) for|Authentication failed for|\bE401\b|\bENEEDAUTH\b|\bNOAUTH\b|\bWRONGPASS\b|Permission denied \(publickey|\b(?:returned error|status code|response code|HTTP error)[ :=]{1,3}40[137]\b/i,
    ],
    [
      80,
      /SQLSTATE\[28\w+\]|ORA-01017|Login failed for user|\bSASL\b.*fail|MongoServerError: Authentication failed|AuthenticationException|InvalidCredentials/,
    ],
    [
      80,
      /\b401\b[^\n]{0,12}Unauthorized|Unauthorized|UNAUTHENTICATED|\bUnauthenticated\b|not authenticated|authentication (?:required|failed)|AuthenticationError/i,
    ],
    [
      80,
      /invalid (?:credentials|api[- ]?key|token|username or password|password|grant|signature)|incorrect (?:username|password)|wrong password|bad credentials|login failed|could not log ?in|sign-?in failed/i,
    ],
    [
      80,
      /(?:jwt|token|session|credentials?|api key) (?:has |have |is |was )?(?:expired|invalid|malformed|revoked)|TokenExpired|ExpiredToken|expired token|invalid_grant|invalid_token/i,
    ],
    [
      80,
      /password authentication failed|Access denied for user|Permission denied \(publickey|NOAUTH|WRONGPASS|no basic auth|ACCESS_DENIED|(?<!nio\.file\.)AccessDenied|permission denied for (?:table|relation|schema)/,
    ],
    [
      76,
      /\b403\b[^\n]{0,12}Forbidden|\b(?<!explicitly |\bI[ds] )(?<!\b(?:an?|the|of|uses?|using|contains?|found|no|[1-9]\d*) )Forbidden\b(?!:? (?:licen[cs]es?|imports?|words?|patterns?|calls?|dependenc(?:y|ies)|functions?|methods?|characters?|files?|extensions?|packages?|modules?|phrases?|terms?|strings?|keywords?|changes?|constructs?|nodes?|tags?)\b)|Insufficient permissions|not authorized|PERMISSION_DENIED/i,
    ],
    [74, /(?:\bstatus(?: code|_code|Code)?|\bHTTP(?:\/[\d.]+)?|\breturned|\banswered)[^\n]{0,24}\b40[13]\b/i],
    [
      74,
      /\b(?:responded|replied|(?:got|received) (?:an? )?(?:status|HTTP|response|answer))(?: with)?(?: \w+){0,2}:? 40[13]\b(?! [a-z]+s\b)/i,
    ],
  ]),
  ...signals("data", [
    // The state of a database's migrations: Prisma, Alembic
    [
      84,
      /^migrate found failed migrations in the target database\b|^Drift detected: |^(?:FAILED|ERROR): Target database is not up to date\.$|^Detected applied migration not resolved locally: /,
    ],
    [82, /\bTOML parse error at line \d|\bDependency verification failed for configuration '/],
    // git
    [79, /^CONFLICT \(.{1,40}\): /],
    // H2
    [86, /\b(?:Column|Table) "[^"]{1,200}" not found\b/],
    // Ajv, Redis, checksums, jq, PHP, OpenSSL
    [
      76,
      /^\S{1,300}\.\w{1,5} invalid$|^(?:\(error\) )?WRONGTYPE Operation against a key\b|\bcomputed checksums? did NOT match\b|^jq: error \(at \S{1,300}\): |\bFailed to parse time string \(|^Could not read (?:private|public) key from \S/,
    ],
    // .NET
    [74, /\bKeyNotFoundException ?: \S|\bThe given key '.{0,200}' was not present in the dictionary\b/],
    // Prisma
    [86, /^Unique constraint failed on the (?:fields|constraint): /],
    [82, /\bvalues don't meet the specifications of the schema/],
    // PostgreSQL, with Flyway's state of the statement
    [81, /\bERROR: +could not create unique index "/],
    [79, /^SQL State {1,3}: 2[23]\w{3}$/],
    [76, /\bRecordInvalid\b|^(?:Failure\/Error: )?Validation failed: \S/],
    [
      72,
      /\b(?:no|zero|0) (?:rows|records|entries) (?:were )?(?:found )?(?:in|from) .{0,60}\b(?:seed|fixture|file|csv|data ?set|document|sheet)|\b(?:seed|fixture|data) ?(?:file|set)\b.{0,80} (?:is empty|has no (?:rows|records|entries|lines))\b/i,
    ],
    [
      62,
      /\bmust be (?:equal to )?one of\b|\bmust (?:match (?:format|pattern|exactly one)|NOT have)|\bEINTEGRITY\b|DO NOT MATCH THE HASHES|open \S+\.(?:json|csv|ya?ml|xml|sql): no such file or directory|json: cannot unmarshal/,
    ],
    [
      80,
      /\bnot in gzip format\b|invalid compressed data|does not look like a tar archive|End-of-central-directory signature not found|\bparse error: (?:Unfinished|Invalid|Expected|Objects must|Object keys must|Unmatched|Exceeds depth|Potentially truncated)\b|^error: (?:No valid patches in input|corrupt patch at |patch failed: )/,
    ],
    [
      80,
      /database ['"][^'"]+['"] does not exist|Unknown database|ExpatError|not well-formed|(?:mismatched|unclosed|unexpected) (?:closing |end )?tag|tag mismatch|Non-parseable POM|XmlException|SAXParseException|XMLSyntaxError|EJSONPARSE|duplicate column name|Expecting property name enclosed|strconv\.\w+: parsing|missing data for column|extra data after last expected column|relation ['"][^'"]+['"] already exists|DuplicateTable|no such column/i,
    ],
    [
      60,
      /NumberFormatException: |\bDateTimeParseException: |\bDateTimeException: Invalid (?:date|value)\b|\bParseException: Unparseable |\bIllegalArgumentException: Invalid UUID string: |\bwas not (?:recognized as a valid|in a correct format)\b|\bParserError: (?:Unknown string format|String does not contain a date|day is out of range|month must be)|\bmonth must be in 1\.\.12\b|\bparsing time "|\b(?:binascii\.Error|Incorrect padding)\b|\bDateMalformed\w*Exception: |\bno time information in "|System\.FormatException: |[Cc]ould not convert string (?:to float|["'])|invalid literal for int\(\)|day is out of range for month|time data '.*' does not match|Invalid isoformat string|invalid value for (?:Float|Integer)\(\)|For input string: "|Parse(?:Int|Float|Bool|Char)Error|decimal\.InvalidOperation|invalid digit found in string/,
    ],
    // A value in a wrong format, in the words of the program.
    [
      62,
      /\b(?:is|was|are) not an? (?<!\bexpected .{0,200})(?:valid )?(?:number|integer|decimal|float|date|time|timestamp|e-?mail(?: address)?|URL|UUID|IBAN|amount|currency|postcode|country code)\b|\bnot a valid (?:number|integer|decimal|date|time|timestamp|e-?mail(?: address)?|URL|UUID|IBAN|amount|currency|postcode|country code)\b|\binvalid (?:number|integer|decimal|date|timestamp|amount|currency|postcode|IBAN|UUID)(?: format| value)?: \S|\b(?:cannot|can't|could not|unable to|failed to) parse (?:.{1,80} )?(?:as|into|to) an? (?:number|integer|decimal|float|date|time)\b|\b(?:cannot|could not) parse (?:date|number|amount|time) \S|\bDate::Error: invalid date\b|\b(?:is|was|are) (?:missing|empty|invalid|malformed|incomplete)\b(?<=\b(?:row|record|line|entry) #?\d{1,9}\b.{0,140})|\bcolumn \S{1,60} is missing\b|\bmalformed (?:row|line|record|header)\b/i,
    ],
    // Records or fixtures that are empty.
    [
      64,
      /\b(?:has|have|had|contains?|contained|with) no (?:rows|records|entries|lines|items|data|columns?|header)\b(?<=\b(?:seeds?|fixtures?|data ?set|test data|dump|sample|import|csv|json|xml|file|feed|table|sheet)\b.{0,140})|\b(?:is|was|are) empty\b(?<=\b(?:seed|fixture|data|dump|sample|import|csv|json|xml|feed) ?(?:file|set)?\b.{0,140})/i,
    ],
    [79, /SQLSTATE\[2[23]\w+\]|ORA-0(?:0001|0942|1400|1722|2291)|ConstraintViolation|Violation of (?:PRIMARY|UNIQUE|FOREIGN) KEY/],
    [
      79,
      /duplicate key|UNIQUE constraint failed|Duplicate entry|UniqueViolation|already exists\.?$|E11000|foreign key constraint|FOREIGN KEY constraint failed|NOT NULL constraint|null value in column|violates .*constraint|IntegrityError/i,
    ],
    [
      78,
      /relation "[^"]+" does not exist|no such (?:table|column)|Unknown column|column "[^"]+" (?:of relation .* )?does not exist|Table '[^']+' doesn't exist|undefined column|UndefinedTable/i,
    ],
    [
      78,
      /invalid input syntax for|value too long for|out of range for type|Data too long|Incorrect \w+ value|numeric field overflow|DataError/i,
    ],
    [
      82,
      /\byaml\.\w+\.\w+Error|YAMLException|YAML parse error|error converting YAML to JSON|TOMLDecodeError|xml\.[\w.]*ParseError|JSONDecodeError|JSONError|Json(?:Exception|Error)|JsonReaderException|Unexpected (?:end of JSON|token .* in JSON|token .* is not valid JSON)|is not valid JSON|in JSON at position|JSON::ParserError|JsonParseException|JsonSyntaxException|invalid character .* (?:looking for|after|in)|unexpected end of JSON|Malformed ?(?:JSON|CSV|UTF-8)|JSON parse error|Expecting value: line/i,
    ],
    [
      74,
      /(?:ZodError|ValidationError|schema validation|does not match (?:the )?schema|is a required property|must have required property|invalid_type)|ValidationException|Unicode(?:De|En)codeError|invalid byte sequence|codec can't (?:de|en)code|Utf8Error|invalid utf-8/,
    ],
    [
      77,
      /: \w[\w./-]{0,200}\.(?:json|csv|xml|sql): No such file|(?:fixtures?|testdata|test-data|seeds?|samples?|data)[/\\][\w./\\-]*['"]?(?:: no such file|.{0,40}(?:not found|does not exist|No such file))|(?:ENOENT|No such file|no such file|FileNotFoundError|FileNotFoundException|NoSuchFileException|Could not find file|cannot load|Failed to open|failed to open|not found)[^\n]{0,120}(?:fixtures?|testdata|test-data|seeds?|samples?|data|\.(?:json|csv|ya?ml|xml|sql))\b/i,
    ],
    [
      76,
      /no (?:seed|test|fixture) data|seed(?:ing)? (?:data )?(?:is )?(?:missing|failed|incomplete)|test data (?:is )?(?:missing|stale|not found|incomplete)|(?:user|order|record|customer|account|product|row|document) ['"#\w@.-]* ?(?:was )?(?:not found|does not exist|is missing)|RecordNotFound|NoResultFound|DoesNotExist|no rows in result set|NoSuchKey/i,
    ],
    [
      74,
      /ConstraintViolation|\bKeyError: (?!'[A-Z][A-Z0-9_]{3,}')(?:['"(]|-?\d)|\bkey not found: (?!"[A-Z][A-Z0-9_]{3,}")\S|checksum mismatch|stale (?:snapshot|data)|deadlock detected/,
    ],
  ]),
];
