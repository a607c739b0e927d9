import { signals } from "./signal.ts";

/** The process itself: its memory, exit, code and environment. */
export const processSignals = [
  ...signals("out-of-memory", [
    [100, /JavaScript heap out of memory|Reached heap limit|ERR_WORKER_OUT_OF_MEMORY/],
    [100, /java\.lang\.OutOfMemoryError|GC overhead limit exceeded/],
    [97, /\b(?:Numpy\w*|_ArrayMemoryError|MemoryError)\b(?!.*expected)/],
    [
      98,
      /\bstd::bad_alloc\b|memory allocation of \d+ bytes failed|runtime: out of memory|cannot allocate memory|Cannot allocate memory|\bENOMEM\b/,
    ],
    [98, /\bERROR: (?:Address|Thread|Memory)Sanitizer: .*(?:out[- ]of[- ]memory|failed to allocate)/],
    [98, /Allowed memory size of \d+ bytes exhausted|failed to allocate memory \(NoMemoryError\)|NoMemoryError/],
    [92, /\bKilled signal terminated program \w/],
    [98, /\bOOMKilled\b|Out of memory: Killed process|oom-kill|out of memory\b.*kill|not enough memory/i],
    [92, /Array buffer allocation failed|Invalid array buffer length|ERR_OUT_OF_MEMORY/],
  ]),
  ...signals("crash", [
    // Gradle, which names killing only as a possibility
    [92, /\bdaemon disappeared unexpectedly\b/],
    [
      84,
      /Target closed|Session closed|(?<!maybe )frame was detached|Protocol error \([^)]*\): .*closed|Connection closed while|disconnected: (?:not connected|received Inspector)|ECRASH|core dump/,
    ],
    // The sanitizers of C and C++
    [
      91,
      /\b(?:ERROR|WARNING): (?:HW)?(?:Address|Memory|Thread)Sanitizer: (?!.*(?:out[- ]of[- ]memory|failed to allocate))|^\S{1,300}\.\w{1,5}:\d+:\d+: runtime error: /,
    ],
    // Swift
    [90, /^\S{1,300}\.swift:\d+: Fatal error: \S/],
    [86, /^error: Exited with unexpected signal code \d+$/],
    [90, /Segmentation fault|\bSIGSEGV\b|signal 11\b|segfault/i],
    [
      89,
      /\bSIGABRT\b|\bSIGBUS\b|\bSIGILL\b|\bSIGFPE\b|Aborted \(core dumped\)|\(core dumped\)|Bus error|Illegal instruction|Floating point exception/,
    ],
    [
      90,
      /Fatal Python error|terminate called (?:after|without)|pure virtual method called|double free or corruption|stack smashing detected/,
    ],
    [90, /^==\d+==ERROR: \w+Sanitizer: |^\S{1,300}:\d+:\d+: runtime error: |^SUMMARY: \w+Sanitizer: /],
    [91, /panic: runtime error|^fatal error: all goroutines are asleep|fatal error: concurrent map/],
    [84, /\bpanic:(?! test timed out)/],
    [
      86,
      /Page crashed|Target crashed|browser (?:has )?crashed|Renderer process .*crashed|chrome (?:not reachable|failed to start)|session deleted because of page crash/i,
    ],
    [
      84,
      /Target page, context or browser has been closed|browserContext\.\w+: .*closed|Browser closed unexpectedly|Worker (?:exited|terminated) unexpectedly|worker process (?:has )?(?:failed|quit|exited)|worker '\w+' crashed|Worker forks emitted error/i,
    ],
    [
      84,
      /A jest worker process \(pid=\d+\) was terminated|ERR_WORKER_OUT|Call retries were exceeded|Jest worker encountered \d+ child process exceptions/,
    ],
    [80, /The forked VM terminated without properly saying goodbye|crashed\?|A fatal error has been detected by the Java Runtime/],
    [84, /\bline \d+:\s+\d+ (?:Killed|Aborted|Segmentation fault|Bus error|Illegal instruction|Floating point exception)/],
    [82, /\bKilled\b\s*$|killed by signal|signal: (?:killed|aborted|segmentation fault)|terminated by signal|exited with signal|SIGKILL/],
    [
      84,
      /stack overflow|Maximum call stack size exceeded|SystemStackError|StackOverflowError|RecursionError|maximum recursion depth exceeded/i,
    ],
  ]),
  ...signals("missing-dependency", [
    // pnpm, pip, ESLint, Yarn
    [
      84,
      /\bERR_PNPM_(?:NO_MATCHING_VERSION|FETCH_404)\b|\bbecause these package versions have conflicting dependencies\.$|\bESLint couldn't find the (?:config|plugin|parser) "|^error Command "[^"]{1,100}" not found\.$/,
    ],
    // npm without git, .NET without ICU, Kubernetes
    [
      94,
      /^npm (?:error|ERR!) enoent An unknown git error occurred\b|\bCouldn't find a valid ICU package installed on the system\b|\bFailed to pull image "/,
    ],
    // Yarn, Gradle's plugins, pytest without a plugin for async tests
    [
      88,
      /^error (?:Couldn't find any versions for "|Couldn't find package "|An unexpected error occurred: "https?:\/\/\S{1,300}: Not found")|^\s*(?:> )?Plugin \[id: '[^']{1,200}'.{0,100}\] was not found in any of the following sources:|\basync def functions are not natively supported\b/,
    ],
    // uv, whose next line is about a file
    [88, /^error: Failed to spawn: `[^`]{1,300}`$/],
    // Cargo, Go, what the extensions of Python and Ruby are built with
    [
      84,
      /^error: failed to select a version for (?:the requirement )?`|^go: .{1,300}: (?:unknown revision \S+|invalid version: .*unknown revision.*)$|^\s*Error: \S{1,60} executable not found\.$|^(?:Unable to find|Can't find(?: the)?) (?:\S+ ){1,4}(?:librar(?:y|ies)|headers?)\b/,
    ],
    // .NET, TypeScript: heavier than any error of the compiler
    [88, /^You must install or update \.NET to run this application\.$|\berror MSB(?:3644|4019|4236): |^error TS2688: /],
    // Kubernetes, when the definition of a kind is not installed
    [84, /\bno matches for kind "[^"]{1,100}" in version "/],
    // Jest's moduleNameMapper
    [86, /^\s*Could not locate module \S{1,200} mapped as:$/],
    // Maven, Erlang, Node, Ansible
    [
      86,
      /\bERROR! couldn't resolve module\/action '|\bNo plugin found for prefix '|^\S{1,300}\.[eh]rl:\d+:\d+: can't find include (?:lib|file) |\bERR_PACKAGE_PATH_NOT_EXPORTED\b/,
    ],
    [
      82,
      /Unable to (?:find|resolve|locate) (?:package|module|dependency|artifact|image)|error NU11\d\d|Could not (?:find|resolve) [\w.-]+:[\w.-]+:[\w.+-]+|manifest unknown|manifest for \S+ not found|ImagePullBackOff|ErrImagePull|no matching manifest for/i,
    ],
    // Helm, GHC, LaTeX
    [
      84,
      /\bchart "[^"]{1,200}"(?: version "[^"]{1,100}")? not found in |^\s*Could not find module ‘|^! LaTeX Error: File `[^']{1,200}' not found/,
    ],
    // Cargo, when a program or a library of the system is missing
    [
      92,
      /^error: linker `[^`]{1,200}` not found$|^\s*The system library `[^`]{1,100}` required by crate |^\s*Could not find directory of OpenSSL installation\b/,
    ],
    // Puppeteer, Stylelint, Terraform
    [
      84,
      /\bBrowser was not found at the configured executablePath\b|\bCould not find "[^"]{1,200}"\. Do you need to install the package\b|^[│|\s]{0,4}(?:Error: )?(?:Inconsistent dependency lock file|Required plugins are not installed)\b/,
    ],
    // Docker, when an image is neither here nor to be pulled
    [84, /\bNo such image: \S/],
    // gfortran
    [84, /^Fatal Error: Cannot open module file ['‘]/],
    // Ansible, Conan
    [84, /"msg": "No package matching '[^']{1,200}' is available"|\bERROR: Package '[^']{1,200}' not resolved: Unable to find '/],
    // Composer, CocoaPods, Bundler, Yarn
    [
      82,
      /^Could not find \S+-\d[\w.]{0,40} in (?:locally installed gems|any of the sources)\b|^➤ YN0035: │ \S+: Package not found$|-> it is missing from your system\. Install or enable PHP's \S+ extension\b|^\[!\] Unable to find a specification for `/,
    ],
    [82, /\bRoot composer\.json requires \S.{0,200}, (?:it )?could not be found\b/],
    // Below an unreachable index: a package is also not found when the index cannot be reached.
    [
      82,
      /No matching distribution found|Could not find a version that satisfies|one of its dependencies could not be resolved|Could not resolve dependencies|npm (?:error|ERR!) 404 |ERESOLVE|ETARGET|notarget|is not in (?:this|the npm) registry|Unable to locate package|No such package/i,
    ],
    [
      84,
      /it could not be found in any version, there may be a typo|unrecognized arguments: .*(?:--(?:cov|timeout|html|reruns|numprocesses|dist|asyncio-mode|snapshot|benchmark|hypothesis|randomly|random-order|alluredir|json-report|reuse-db|create-db|ds|headed|base-url|mypy|ruff|flake8|forked|testmon|splits|count)\b|-n\b)|fatal error: \S+\.h(?:pp)?: No such file|cannot find -l\w+|Could not find a package configuration file|Could NOT find \w+|Could not find or load main class|does not provide an export named|Can't resolve '|failed to resolve import|no chrome binary at|unable to find binary|session not created: .*(?:binary|driver)|No such built-in module|pkg-config: .*not found/,
    ],
    [
      83,
      /Could not find .{0,20}(?:Chrome|Firefox|Edge|browser|executable)|Do you need to install type definitions|Could not load file or assembly|error TS(?:2307|2593|2582|7016)|could not find .{0,40}driver/i,
    ],
    [
      82,
      /Cannot find module|ERR_MODULE_NOT_FOUND|Cannot find package|MODULE_NOT_FOUND|Failed to resolve (?:import|'[^']{1,200}' (?:from|in|imported)\b)|Could not resolve "[^"]+"|Failed to load url/,
    ],
    [
      84,
      /No module named|cannot import name(?!.*\bpartially initialized module\b)|Cannot find implementation or library stub for module named |Library stubs not installed for /,
    ],
    [81, /ModuleNotFoundError|ImportError: cannot import name(?!.*\bpartially initialized module\b)|ImportError while importing/],
    [82, /cannot load such file|Gem::(?:MissingSpec|LoadError)|Could not find gem|Bundler::GemNotFound|Could not find '[^']+' \(/],
    [
      82,
      /no required module provides package|is not in (?:std|GOROOT)|cannot find package "|cannot find module providing package|missing go\.sum entry|is not in your go\.mod/,
    ],
    [82, /ClassNotFoundException|NoClassDefFoundError|package [\w.]+ does not exist|Could not (?:find|resolve) (?:artifact|dependencies)/],
    [
      82,
      /Class ["'][^"']+["'] not found|Failed opening required|Call to undefined function \\?(?:apcu|bc(?:add|comp|div|mod|mul|pow|sub)|bz|ctype|curl|dba|exif|finfo|ftp|gd|gmp|grapheme|gz|iconv|imagecreate|imap|intl|ldap|mb|mcrypt|memcache|msg|mysqli?|oci|odbc|openssl|pcntl|pg|posix|preg|random|readline|redis|sem|shm|simplexml|snmp|soap|socket|sodium|sqlite|ssh2|tidy|utf8|xdebug|xml|yaml|zip)\w*\(\)|Interface ["'][^"']+["'] not found/,
    ],
    [82, /unresolved import|can't find crate for|use of undeclared crate|no matching package named|unresolved module or unlinked crate/],
    [82, /module '[^']+' not found:|Can't locate \S+\.pm in @INC|there is no package called|could not compile dependency/],
    [
      92,
      /^(?:\/usr\/bin\/)?(?:env|xargs|nice|ionice|nohup|timeout|time|stdbuf|setsid|flock|watch|make(?:\[\d+\])?): (?:failed to (?:run command|execute) |cannot run )?['‘"]?[\w.+-]+['’"]?: No such file or directory$/,
    ],
    [80, /command not found|: not found$|executable file not found|No such file or directory: '[\w-]+'$|spawn \S+ ENOENT/],
    [84, /error while loading shared libraries|cannot open shared object file|Library not loaded|DLL load failed/],
    [
      84,
      /Executable doesn't exist at|Please run the following command to download new browsers|playwright install|Host system is missing dependencies|cannot find Chrome binary|Could not find (?:Chrome|browser)|Unable to obtain driver/,
    ],
    [
      80,
      /Preset .* not found|Cannot find (?:preset|plugin|reporter)|could not find driver|failed to (?:find|load) (?:plugin|reporter)|unknown reporter|npm ERR! missing script|Missing script:/i,
    ],
  ]),
  ...signals("syntax", [
    // SpotBugs, gofmt
    [82, /^\[ERROR\] (?:High|Medium|Low): .{1,500} At \S{1,200}:\[lines? [\d-]+\] [A-Z_]+$|\b(?:not gofmt-?'?ed|needs? gofmt)\b/],
    // dotnet format, Prisma
    [
      84,
      /^\S{1,300}\.(?:cs|vb|fs)\(\d+,\d+\): error (?:WHITESPACE|IMPORTS|FINALNEWLINE|CHARSET|IDE\d{4}|CA\d{4}|SA\d{4}): |^error: (?:Type "[^"]{1,200}" is neither a built-in type|Error (?:validating|parsing)\b|This line is not a valid )/,
    ],
    [84, /^\S{1,300}\.\w{1,6}: (?:is )?not (?:properly |correctly )?formatted\.?$/],
    [78, /\bTemplateSyntaxError\b/],
    // A compiler's error of any kind
    [58, /^\S{1,300}\.(?:c|cc|cpp|cxx|h|hpp|m|mm|java|kt|swift|cs):\d+(?::\d+)?: error: \S/],
    // oxlint, Biome, commitlint, CSpell
    [
      84,
      /^\s*[×✖x] [a-z][\w-]{1,30}\([\w/-]{1,60}\): \S|^\S{1,300}:\d+:\d+ (?:lint|format|parse|assist)(?:\/\S{1,100})?(?: +FIXABLE)? +━{3,}|^✖ {1,4}\S.{0,200} \[[a-z]+-[a-z-]{1,60}\]$|^\S{1,300}:\d+:\d+ - Unknown word /,
    ],
    // standard, HTMLHint, Redocly, rustfmt
    [
      84,
      /^ {2}\S{1,300}\.[cm]?[jt]sx?:\d+:\d+: \S.{0,300} \([\w@/-]{2,60}\)$|^\s{6,}\^ \S.{0,300} \([a-z]{2,20}(?:-[a-z]{2,20}){1,5}\)$|^Error was generated by the \S{1,100} rule\.$|^Diff in \S{1,300}:\d+:$/,
    ],
    // Erlang, Go, madge
    [84, /^\S{1,300}\.[eh]rl:\d+:\d+: (?!Warning: )\S|\bimport cycle not allowed\b|\bFound \d+ circular dependenc(?:y|ies)\b/],
    // Spotless, ktlint
    [79, /^\s*> The following files had format violations:$|^\S{1,300}\.kts?:\d+:\d+: \S.{0,300} \((?:standard|experimental):[a-z-]+\)$/],
    // PostgreSQL
    [84, /\bsyntax error at or near\b/],
    // Rollup and Vite
    [84, /^\S{1,300}\.\w{1,6} \(\d+:\d+\): (?!.*(?:Could not resolve|failed to resolve))\S/],
    // Prettier, cfn-lint; a script around a formatter
    [
      84,
      /^\[error\] \S{1,300}: SyntaxError: |^[EW]\d{4} (?:[A-Z']|\[)\S* .*\S|\b(?:files? (?:are|is) not (?:properly |correctly )?formatted)\b/,
    ],
    // nginx
    [84, /\[emerg\] \d+#\d+: .{1,300} in \S{1,300}:\d+$/],
    // Protocol Buffers, LaTeX
    [79, /^\S{1,300}\.proto:\d+:\d+: \S|^! Undefined control sequence\./],
    // GHC, Dart, Scala
    [80, /^\S{1,300}\.hs:\d+:\d+: error\b|^\s*error • \S|^\[error\] \S{1,300}\.scala:\d+(?::\d+)?: /],
    // Next.js, above the error of the compiler
    [52, /^Failed to compile\.\s*$/],
    // Prettier
    [84, /^\[error\] \S{1,300}: SyntaxError: /],
    // Next.js, PHPStan
    [
      89,
      /^Type error: \S|^ {1,2}\d+ {2,}(?:Call to an undefined |Access to an undefined |Undefined variable|Parameter #\d+ |Method \S+ should return |Property \S+ (?:has|does) |Function \S+ not found|Class \S+ not found).{1,300}$/,
    ],
    [88, /^ \[ERROR\] Found \d+ errors?\s*$/],
    // Compilers, type checkers, linters and formatters of other languages
    [
      79,
      /^e: (?:file:\/\/)?\S+:\d+:\d+ |^\s+\d+:\d+ {2,}error {2,}\S|^\S+\.\w{1,4}:\d+(?::\d+)?: (?:error: |[A-Z]{1,4}\d{2,5}:? )|Code style issues (?:were )?found|" is not exported by "|^[Ww]ould reformat:? \S|\bSC\d{4}\b \(|^\s*(?:line \d+|Line \d+) {2,}\S.*\berror\b/,
    ],
    // isort, RuboCop, PHP_CodeSniffer
    [
      79,
      /^ERROR: \S{1,300}\.py Imports are incorrectly sorted |^\S+\.\w{1,4}:\d+:\d+: [CWEF]: (?:\[Corr\w+\] )?[A-Z]\w+\/\w+: |^ +\d+ \| ERROR +\| \S/,
    ],
    // Compilers of other languages
    [
      74,
      /^\S{1,300}\.(?:scala|vala|d|nim|zig|hx|pas|f\d\d|ad[bs]|mli?|sv|vhdl?|sol|cr|elm|fsx?|mm?)(?::\d+(?:[:.]\d+)?(?:-[\d.:]+)?|\(\d+(?:,\d+)?\)): (?:fatal )?[Ee]rror: (?!.*(?:[Nn]o such file|not found: (?:object|type)|is not a member of package|[Cc]annot find (?:module|file)|[Cc]ould not (?:find|import)))\S/,
    ],
    // gfortran
    [79, /^(?:Fatal )?Error: (?!.*(?:[Nn]o such file|Cannot open module file)).*\bat \(\d\)/],
    // Bandit
    [79, /^>> Issue: \[B\d{3}:\w+\] \S/],
    // hadolint, Helm's lint
    [79, /^\S{1,300}:\d+ DL\d{4} (?:warning|error): |^\[ERROR\] templates\/\S{0,300}: parse error at \(/],
    // detekt
    [79, /^> Analysis failed with \d+ weighted issues\.$/],
    // Stylelint, also with --formatter unix
    [79, /^\s+\d+:\d+ {2,}✖ {2,}\S|^\S+:\d+:\d+: .{1,300} \[error\]$/],
    // Maven
    [79, /^\[ERROR\] \S{1,300}\.\w{1,6}:\[\d+,\d+\] (?!.*(?:does not exist|cannot find symbol))/],
    // Psalm
    [79, /^ERROR: [A-Z]\w+ - \S{1,300}:\d+:\d+ - \S/],
    // ShellCheck names the place first, and then what it found.
    [78, /^In (?!\S+\.php )\S+ line \d+:$/],
    [76, /^ESLint found too many warnings\b|^Max warnings exceeded: \d/],
    [80, /^\.{0,2}\/?[\w./-]+\.go:\d+:\d+: (?!.*(?:no required module|cannot find (?:package|module)|is not in (?:std|GOROOT)))/],
    [
      80,
      /undefined reference to|multiple definition of [`']|^SystemCheckError: |Syntax Error while loading YAML|Parse error in "|Parse error\. |missing separator\.|Failed to parse source|contains invalid JS syntax|\[ERROR\] (?:Expected|Unexpected|Unterminated)|Parsing error: |\berror: incompatible types|error TS\d+: (?!.*(?:Cannot find module|type definitions))/,
    ],
    [
      82,
      /Must use import to load ES Module|could not be executed as CommonJS|Cannot use import statement outside a module|require\(\) of ES Module/,
    ],
    [
      80,
      /(?<!ExpatError: )[Ss]yntax error: |error CS\d{4}|error: unexpected (?:token|end)|unexpected end of (?:file|input)|end of file unexpected/,
    ],
    [
      79,
      /^(?:\.\/)?[\w./-]+\.(?:c|cc|cpp|cxx|h|hpp|java|kt|rs|swift|cs):\d+(?::\d+)?: (?:fatal )?error: (?!.*No such file)|^[\w./-]+\.go:\d+:\d+: (?:syntax error|undefined|expected|unexpected)/,
    ],
    [81, /(?<!name: ['"])\bSyntaxError\b(?!.*(?:JSON|position \d+))|IndentationError|TabError|RollupError|Parse failure/],
    [
      80,
      /Unexpected token(?! .*JSON)|Unexpected identifier|Unexpected end of input|Unterminated (?:string|template)|missing \) after argument list|Transform failed with \d+ error/,
    ],
    // Terraform and Cargo.
    [
      80,
      /^(?:[│|] )?Error: (?:Unclosed configuration block|Invalid (?:block|expression|reference|function argument|template|character|multi-line string|attribute name)\b|Argument or block definition required|Missing (?:name for resource|required argument|newline|key\/value separator)|Unsupported (?:argument|attribute|block type)|Reference to undeclared |Duplicate (?:resource|variable|provider|output))|^error: failed to parse manifest at /,
    ],
    [79, /^Global symbol ".*" requires explicit package name|^Execution of \S.* aborted due to compilation errors/],
    [80, /PHP Parse error|(?<!ElementTree\.)ParseError|(?<!No |ExpatError: )syntax error(?!.*at end of input|.* at or near)/],
    [
      79,
      /error TS\d+|TS\d{4}:|error\[E\d{4}\]|error: expected .*, found|cannot find symbol|error: ';' expected|reached end of file while parsing/,
    ],
    [
      79,
      /\[build failed\]|expected declaration|undefined: \w+$|declared and not used|^vet: \S+\.go:\d+:\d+: |cannot use .* as .* value in/,
    ],
    [
      78,
      /error: (?:unknown start of token|this file contains an unclosed delimiter|mismatched)|error: could not compile|COMPILATION ERROR|unexpected end of file|unexpected EOF while looking/,
    ],
    [
      78,
      /Expression expected|expected \(to close|near 'end'|== Compilation error|TokenMissingError|\bCompileError\b|error: expected (?:expression|';'|'\)')|unexpected symbol near|'end' expected/,
    ],
  ]),
  ...signals("environment", [
    // The JVM's options; bundlers, of the file that they were to begin with; Vitest and Jest without a file of tests
    [
      88,
      /^(?:Unrecognized (?:VM )?option:? ['-]|Invalid (?:maximum|initial) heap size: |Improperly specified VM option ')|\b(?:Cannot|Could not) resolve entry module\b|^No tests? (?:files )?found, exiting with code \d/,
    ],
    // Ansible
    [84, /\bundefined variable\. The error was: '[^']{1,200}' is undefined\b/],
    // A schema over the environment, with the variable and what is wrong in one line: Zod and others
    [
      90,
      /^\s*['"]?[A-Z][A-Z0-9]*_[A-Z0-9_]+['"]?: \[? ?['"](?:Invalid input\b|Required\b|Invalid (?:url|email|enum)\b|Expected \w+, received \w+)/,
    ],
    // A field of a program's own settings
    [
      74,
      /^(?:\W{0,4}(?:error|fatal|ERROR|FATAL|Error)\]?:? )?(?:\d{4}[-/]\d\d[-/]\d\d[T ][\d:.,]{8,15}Z? )?(?:invalid )?(?:config(?:uration)?|settings)(?: error| invalid)?: (?:the )?(?:required )?(?:field|key|property|setting|option|value) ['"`]?[\w.-]{1,80}['"`]? (?:is )?(?:missing|required|not set|empty|undefined)\b/,
    ],
    // Versions of tools: pnpm, .NET, Go
    [
      88,
      /\bERR_PNPM_(?:UNSUPPORTED_ENGINE|OUTDATED_LOCKFILE|NO_LOCKFILE|BROKEN_LOCKFILE|LOCKFILE_CONFIG_MISMATCH)\b|^A compatible \.NET SDK was not found\.$|\berror NETSDK1(?:004|045|127|141): |^go: updates to go\.mod needed\b/,
    ],
    // What a command was to run or read, as its caller named it: Maven, Gradle, .NET, TypeScript
    [
      88,
      /\bUnknown lifecycle phase "|^(?:Task|Project) '[^']{1,200}' not found in (?:root )?project '|\bCannot locate tasks that match '|\berror MSB1(?:003|009): |^error TS(?:18003|6053): /,
    ],
    // The same: npm, pnpm, Poetry, Docker Compose, Surefire, Gradle, curl, Helm, CMake
    [
      88,
      /^npm (?:error|ERR!) No workspaces found:|^No projects matched the filters in "|^Group\(s\) not found: |^no such service: \S+$|\bNo tests matching pattern "[^"]{1,200}" were executed\b|\bNo tests found for given includes: |^curl: (?:option \S{1,100}: is (?:unknown|ambiguous)$|\(1\) Protocol ")|^Error: path "[^"]{1,300}" not found$|^CMake Error: Could not read presets from /,
    ],
    [94, /^no configuration file provided: not found$/],
    // What stands in the way: npm, git, Kubernetes, PostgreSQL; Cargo's own version
    [
      92,
      /^npm (?:error|ERR!) EEXIST: file already exists|^fatal: Unable to create '.{1,300}\.lock': File exists\.$|\bis forbidden: exceeded quota: |\bFATAL: {1,3}(?:sorry, too many clients already|remaining connection slots are reserved)\b|^\s*feature `edition\d{4}` is required$/,
    ],
    // GCC's preprocessor, of the file that it was given
    [84, /^(?:cc1(?:plus|obj)?|gcc|g\+\+|clang(?:\+\+)?): (?:fatal )?error: \S{1,300}: No such file or directory$/],
    // Docker's build
    [94, /\bfailed to calculate checksum of ref \S{1,200}: ".{1,300}": not found$|\btarget stage "[^"]{1,200}" could not be found\b/],
    // git, when the copy lacks what was asked for
    [
      86,
      /^fatal: (?:Remote branch \S{1,200} not found in upstream |bad revision '|ambiguous argument '.{1,200}': unknown revision\b|invalid reference: )/,
    ],
    // Composer
    [84, /^- Required package "[^"]{1,200}" is not present in the lock file\.$/],
    // Terraform
    [84, /^[│|\s]{0,4}Error: Error acquiring the state lock\b/],
    // Java, as Gradle names it without its message
    [60, /^\s+(?:Caused by: )?java\.(?:io\.FileNotFound|nio\.file\.NoSuchFile)Exception at \S{1,200}:\d+$/],
    // A file of settings, by its path
    [
      86,
      /^(?:\W{0,4}(?:error|fatal|ERROR|FATAL|Error)\]?:? )[\w./-]{0,200}\b(?:config|conf|configuration|settings)\b[\w./-]{0,200}: (?:file )?(?:not found|does not exist)\.?$/,
    ],
    // pydantic-settings; Node's --env-file, javac's --release, jsonwebtoken
    [90, /\bValidationError: \d+ validation errors? for \w*Settings\b/],
    [90, /^node: \S{1,300}: not found$|\brelease version \d+ not supported\b|\bsecretOrPrivateKey must have a value\b/],
    [88, /^\s*\S+_test\.go:\d+: [A-Z][A-Z0-9]*_[A-Z0-9_]+ must be set\b/],
    // Options of a command, and what they name: TypeScript, psql, Docker, Node, pnpm, ESLint, Jest, Playwright
    [
      86,
      /^error TS5\d{3}: |^(?:\S{1,100}: )?(?:bad option: --|unknown (?:shorthand )?flag: )|\bERR_PNPM_NO_SCRIPT\b|\bThe lockfile would have been modified by this install\b|\bESLint couldn't find an eslint\.config\b|^Error: Can't find a root directory while resolving a config file path\b|^Error: Project\(s\) .{1,200} not found\b/,
    ],
    // Prettier, when its option is misspelled
    [86, /^\[error\] No parser and no file path given, /],
    // What a tool was to read, in its own words
    [
      60,
      /^(?:Error|ConfigError|error|ERROR)!?: (?:No (?:tests?|specs?|steps|features?|scenarios)(?: files?| directory| folder)? (?:found|in|match\w*)\b|.{0,60}\b(?:test file|config(?:uration)? file|spec file|jarfile|manifest|playbook|workspace)\b.{0,300}\b(?:does not exist|not found|could not be found|missing)\b)/i,
    ],
    [86, /\b[Dd]ependency requires at least JVM runtime version \d+\. This build uses a Java \d+ JVM\b/],
    // Gradle, Android, CMake, Terraform
    [
      86,
      /\berror: invalid source release: \d|\bSDK location not found\b|\bCMake \d\S* or higher is required\b|^(?:[│|] )?Error: (?:Unsupported Terraform Core version|Missing (?:AWS )?region|Invalid provider configuration|No value for required variable)\b/i,
    ],
    // gcloud, Meson, Redis, Elasticsearch
    [
      88,
      /\bThe required property \[\w+\] is not currently set\.|\bERROR: Meson version is \S+ but project requires |\bMISCONF Redis is configured to save RDB snapshots\b|\bdisk usage exceeded flood-stage watermark\b/,
    ],
    // SQLite, Docker's build
    [88, /\battempt to write a readonly database\b|^(?:COPY|ADD) failed: (?:file not found in build context|stat )/],
    // ESLint, Maven, Rake; a program that was called without its argument
    [
      84,
      /\bESLint couldn't find a configuration file\b|\bthere is no POM in this directory\b|^Don't know how to build task '|^\S{1,200}: line \d+: \d: \S/,
    ],
    // git, when the remote has other commits; unzip; nginx
    [84, /^\s*! \[(?:remote )?rejected\] |^unzip: {1,2}cannot find or open \S|\[emerg\] \d+#\d+: no "\w+" is defined for\b/],
    // click: how a command was called
    [
      82,
      /^Error: (?:Missing (?:argument|option|parameter|command)\b|No such (?:option|command)\b|Got unexpected extra arguments? \(|Invalid value for ['"]?-?-?\w)/,
    ],
    // git, when the address of a remote leads nowhere
    [84, /^fatal: '.{1,300}' does not appear to be a git repository$/],
    // jq
    [62, /^jq: error: Could not open (?:file )?\S{1,300}: No such file or directory$/],
    // Laravel
    [88, /^\s*No application encryption key has been specified\b/],
    // Helm, Detox
    [84, /\bFAILED: another operation \(install\/upgrade\/rollback\) is in progress\b|\b[Cc]ould not find a config(?:uration)? file\b/],
    // pytest: two test modules with one name
    [88, /^import file mismatch:$/],
    [86, /\binvalid go version '|\bUnable to acquire the dpkg(?: frontend)? lock\b|\brequires php \S+ but your php version\b/],
    [
      84,
      /[Tt]he engine "\w*" is incompatible|port is already allocated|ports are not available|pathspec '.+' did not match|couldn't find remote ref|fatal: repository '.*' (?:does not exist|not found)|nio\.file\.AccessDenied|\b[Ee]nvironment variables? not found|exec user process caused/,
    ],
    [
      60,
      /FileNotFoundError: .*No such file or directory: |ENOENT: no such file or directory, |Errno::ENOENT\b|NoSuchFileException: |[Ff]ailed to open stream: No such file/,
    ],
    // A file that should be a folder, one that exists already, a folder that is not empty. Weaker than the reason of a failed command.
    [
      72,
      /\b(?:NotADirectory|IsADirectory|FileExists)Error\b|\[Errno (?:17|18|20|21|36|39|40)\] |\b(?:ENOTDIR|EISDIR|EEXIST|ENOTEMPTY|ENAMETOOLONG|ELOOP|EXDEV|ETXTBSY): |\bErrno::(?:ENOTDIR|EISDIR|EEXIST|ENOTEMPTY|ENAMETOOLONG|ELOOP|EXDEV)\b|\b(?:NotDirectory|FileAlreadyExists|DirectoryNotEmpty|FileSystemLoop)Exception\b/,
    ],
    [
      72,
      /\bFileSystemException: .{1,400}: (?:Not a directory|Is a directory|File exists|Directory not empty|File name too long)\b|\bFileNotFoundException: .{1,400} \((?:Is|Not) a directory\)|\bkind: (?:NotADirectory|IsADirectory|DirectoryNotEmpty|CrossesDevices|InvalidFilename)\b|\bkind: AlreadyExists, message: "File exists"|\bIO\.IOException ?: (?:Directory not empty|The (?:directory|file) name)|\bIO\.PathTooLongException\b/,
    ],
    [
      70,
      /\b(?:open|read|write|mkdir|remove|rmdir|unlink|rename|readdirent|fdopendir|chdir|symlink|link) \S{1,300}(?: \S{1,300})?: (?:not a directory|is a directory|file exists|directory not empty|file name too long|invalid cross-device link|too many levels of symbolic links)$|\b(?:mkdir|rmdir|rename|copy|unlink)\(.{0,300}\): (?:File exists|Directory not empty|Is a directory|Not a directory)|[Ff]ailed to open stream: (?:Is|Not) a directory|errno=21 Is a directory|^(?:\S+: (?:line \d+: )?)?[\w./-]{1,80}: .{1,300}: (?:Is a directory|Not a directory|File exists|Directory not empty|File name too long)$/,
    ],
    [
      60,
      /\bFileNotFoundException: .{1,400} \(No such file or directory\)|\bkind: NotFound, message: "No such file or directory"|\bIO\.(?:DirectoryNotFound|FileNotFound)Exception ?: Could not find (?:file|a part of the path) /,
    ],
    // .NET's words are also those of a duplicate row and of a refused sign-in.
    [86, /\bIO\.IOException ?: The file '.{1,400}' already exists|\bUnauthorizedAccessException ?: Access to the path\b/],
    // A command or a function of PHP with a file that does not exist.
    [
      62,
      /\b(?:mkdir|rmdir|rename|copy|unlink|opendir|scandir|chdir|symlink|link|touch|chmod|file(?:size|mtime))\(.{0,300}\): .{0,300}\bNo such file or directory$|^(?:\S*\/)?(?:bsd)?tar(?: \(child\))?: \S.{0,300}: Cannot (?:stat|open): No such file or directory$|: No such file or directory at \S{1,300} line \d+\.$|\bopen \S{1,300}: no such file or directory$/,
    ],
    [
      62,
      /^(?:\S+: (?:line \d+: )?)?[\w./-]{1,80}: (?:(?:cannot|failed to) (?:access|open|stat|touch|read|write|move|copy|make|create)(?: [a-z]+){0,2} )?\S{1,300}(?: to \S{1,300})?: No such file or directory$/,
    ],
    // A shell that cannot write to a place.
    [
      84,
      /: cannot create \S{1,300}: (?:Directory nonexistent|No such file or directory|Permission denied|Is a directory|Read-only file system)$/,
    ],
    // ImageMagick
    [62, /^[\w.-]+: unable to open (?:image|file) [`'].{1,300}': No such file or directory @ error\//],
    [78, /^error: could not find `Cargo\.toml` in /],
    [84, /Could not find a valid Docker environment|Cannot connect to the Docker daemon/i],
    [
      84,
      /can't cd to|unsupported engine|\bneeds? (?:Node|Python|Java|Ruby|PHP)(?:\.js)? (?:version )?[>=^~\d]|externally-managed-environment|EBADENGINE|Not compatible with your version of|No rule to make target|missing and no known rule to make it|can only install (?:packages when your package\.json and|with an existing) package-lock\.json|lock ?file .{0,60}(?:out of (?:date|sync)|not up to date|needs to be updated)|bad interpreter|GLIBC_\d\S* not found|version .GLIBC|requires a (?:different|newer) (?:version|Python)/i,
    ],
    [79, /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+: (?:is )?(?:must be set|is required|required|missing|not set|unset)/],
    [79, /\b[Ss]et [A-Z][A-Z0-9]*_[A-Z0-9_]+\b/],
    // A schema over the environment names the variable on a separate line.
    [80, /^\s*['"][A-Z][A-Z0-9]*_[A-Z0-9_]+['"],?\s*$/],
    [82, /ENOENT[^\n]*package\.json|invalid option: -|unrecognized (?:option|arguments)|unknown (?:option|flag)/i],
    [84, /\bENOSPC\b|No space left on device|\bEROFS\b|Read-only file system|Disk quota exceeded|\bEMFILE\b|too many open files/i],
    [80, /unable to open database file|SQLITE_CANTOPEN/],
    [80, /\bEADDRINUSE\b|address already in use|port \d+ (?:is|was) already/i],
    [
      78,
      /\bEACCES\b|\bEPERM\b|PermissionError|(?<!\()[Pp]ermission denied(?! \(publickey| for (?:table|relation|schema))|operation not permitted/,
    ],
    [
      79,
      /(?:missing|required|undefined|unset|must set|set the|provide|no) (?:required )?(?:env(?:ironment)? ?(?:variable|var)s?)|env(?:ironment)? variable \S+ (?:is )?(?:not set|missing|required|undefined|unset|must)/i,
    ],
    [
      79,
      /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b['"`]? (?:is|was|must be|are|has) (?:not (?:set|defined|configured)|required|missing|set|unset|undefined|empty)|: parameter (?:null or )?not set|unbound variable|KeyError: '[A-Z][A-Z0-9_]{3,}'|key not found: "[A-Z][A-Z0-9_]{3,}"/,
    ],
    [
      78,
      /Missing X server|cannot open display|\$DISPLAY|no display|Unsupported engine|requires (?:Node|node|Python|python|Ruby|PHP|Java)(?:\.js)? (?:version )?[>=^~\d]|UnsupportedClassVersionError|Unsupported class file|exec format error|not supported on this platform/,
    ],
    [
      76,
      /Running as root without --no-sandbox|DevToolsActivePort|Cannot connect to the Docker daemon|locale\.Error|invalid time ?zone|unknown locale|Timezone.*not found/i,
    ],
  ]),
];
