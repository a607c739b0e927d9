/** What tools print around their own errors: notices, advice, headings and summaries. */
const hintsOfTools: readonly RegExp[] = [
  // Jest, Python's compileall, above the error; Prettier's picture of the code
  /^\s*Configuration error:$|^\*{3} Error compiling '.{1,300}'\.{3}$|^\[error\] (?:> *)?\d* *\|/,
  // npm's audit, pnpm, pip, .NET, Cargo, git, Bundler, ESLint, Kubernetes
  /^\s*(?:npm audit fix\b|To address (?:all issues|issues that do not require attention), run:$|fix available via `)|^\s*Failure reason:$|^The latest release of \S{1,200} is "|^Other releases are:$|^ {2}\* [\w-]{1,40}: \d\S*$|^If you need the full list of all \d+ published versions |^Your Node version is incompatible with "|^Expected version: [<>=^~v]*\d|^Got: v\d[\d.]{0,20}$|^This is happening because the package's manifest /,
  /^ERROR: ResolutionImpossible: for help visit |^To fix this you could try to:$|^\d\. (?:loosen the range of package versions|remove package versions to allow pip)|^ ?Container \S{1,200} {1,2}(?:Creat(?:e|ing|ed)|Recreat(?:e|ing|ed)|Start(?:ing|ed)|Waiting|Healthy|Error|Stopp(?:ing|ed)|Running)$|^global\.json file: |^(?:App|Architecture|Framework|\.NET location): \S|^The following frameworks were found:$|^Installed SDKs:$|^\S+ (?:at )?\[\/\S{1,300}\]$|^required by package `|^location searched: |^candidate versions found /,
  /^Use '--' to separate paths from revisions, like this:$|^'git <command> \[|^An error occurred while installing \S+ \(.{1,60}\), and Bundler cannot continue\.$|^\*{3} extconf\.rb failed \*{3}$|^The config "[^"]{1,200}" was referenced from |^ensure CRDs are installed first$|^rsync error: |^error: could not apply [0-9a-f]{7,40}\.\.\. |^Automatic merge failed; fix conflicts and then commit the result\.$|^rsync: connection unexpectedly closed \(/,
  // Go's sums, Bundler, curl, Flyway, git's lock
  /^SECURITY ERROR$|^This download does NOT match an earlier download recorded in go\.sum\.|^The bits may have been replaced on the origin server, |^have intercepted the download attempt\.$|^Install missing gem executables with `|^curl: try 'curl --help' |^If you removed this migration intentionally, run repair |^Another git process seems to be running in this repository, |^an editor opened by 'git commit'\. |^are terminated then try again\.|^may have crashed in this repository earlier:$|^remove the file manually to continue\.$/,
  // Ruff
  /^\[\*\] \d+ fixable with |^No fixes available \(/,
  // pip, npm, pnpm, Yarn
  /^\[notice\] |^(?:WARNING: )?You are using pip version \d|^You should consider upgrading via the '.{1,300} install --upgrade pip' command\.$|^npm notice\b/,
  /^This error happened while installing a direct dependency of |^No authorization header was set for the request\.$|^➤ YN0000: /,
  /^info (?:If you think this is a bug, please |Visit https?:\/\/|There appears to be trouble with your network connection\.)/,
  // Gradle, Nx, Docker
  /^Deprecated Gradle features were used in this build, |^You can use '--warning-mode all' |^For more on this, please refer to https:\/\/docs\.gradle\.org\/|^\d+ actionable tasks?: \d|^View logs and investigate cache misses at |^ NX {3}Ran target |^View build details: |^\S{0,200}Dockerfile\S{0,60}:\d+$|^A problem occurred (?:evaluating|configuring) /,
  /^\* (?:Try|Get more help at\b.*|Exception is):?$|^> (?:Run (?:this build using|with --)|Get more help at )\S?|^BUILD FAILED in |^ {2,}Run '\S+ :\S{1,200}' to fix these violations\.$/,
  // Ansible
  /^(?:TASK|PLAY|RUNNING HANDLER|PLAY RECAP)(?: \[.{0,300}\])? \*{3,}$|^\S+ +: ok=\d+ +changed=\d+ +unreachable=\d+ +failed=\d+/,
  // nginx; PostgreSQL, below its error
  /^nginx: configuration file \S{1,300} test failed$|^(?:DETAIL|HINT|CONTEXT): {1,3}\S|^Process \d+ waits for \w+ on .{1,200}; blocked by process \d+\.$/,
  // ESLint, Prettier, Maven, Cargo
  /^If you think you already have a configuration file or if you need more help, |^Error occurred when checking code style in |^\[ERROR\] (?:\[Help \d+\] |Re-run Maven using |For more information about |To see the full stack trace )|^As a reminder, you're using offline mode /,
  // ESLint, commitlint, standard, psql, cspell, oxlint, Biome
  /^From ESLint v\d|^If you (?:are using a \.eslintrc|still have problems after following)|^to update your configuration file to the new format:$|^ESLint: \d+\.\d+\.\d+$|^Oops! Something went wrong! :\($|^ⓘ {2,}Get help: |^standard: (?:Use JavaScript Standard Style |Run `standard )|^\S{1,60}: hint: Try "|^CSpell: Files checked: |^Found \d+ warnings? and \d+ errors?\.$|^Finished in \S+ on \d+ files? with \d+ rules|^Checked \d+ files? in |^✖ {1,4}found \d+ problems?, /,
  // Biome, Redocly, tox, Ansible
  /^Found \d+ (?:errors?|warnings?)\.$|^\s*× Some errors were emitted while running checks\.$|^\S{1,300}: validated in \d+m?s$|^❌ Validation failed with \d+ |^ERROR: {1,3}\S{1,60}: commands failed$|^ERROR: InvocationError for command |^The (?:offending line appears to be:$|error appears to be in ')|^be elsewhere in the file depending on the exact syntax problem\.$/,
  // javac's details in Maven: what was not found, and where
  /^(?:\[ERROR\])? {2,}(?:symbol|location): +(?:class|variable|method|interface|package|constructor|static|enum|@interface)\b|^\[ERROR\] {2,}(?:required|found|reason): +\S/,
  // pip, below what the compiler of a package said
  /^\s*(?:ERROR: )?(?:Could not build wheels for |Failed building wheel for |Failed to build(?: installable wheels for)?(?: [\w.-]+){1,5}(?: \([\w., -]{1,300}\))?$)|^\s*error: subprocess-exited-with-error$|^\s*× .{1,200} did not run successfully\.$|^\s*│ exit code: \d+$|^\s*╰─> (?:\[|See above)|^\s*\[end of output\]$|^\s*note: This error originates from a subprocess, |^\s*Running setup\.py clean for \S|^\s*error: command '.{1,300}' failed with exit (?:code|status) \d+$/,
  // PHP_CodeSniffer
  /^Time: \d\S{0,20}(?: ?\w{1,6})?; Memory: \d|^FOUND \d+ (?:ERRORS?|WARNINGS?)\b.* AFFECTING \d+ LINES?$|^PHPCBF CAN FIX THE \d+ /,
  // ImageMagick, below the picture that it could not read
  /^(?:convert|magick|mogrify|montage|identify|composite|compare)(?:-im\d)?(?:\.im\d)?: no images (?:defined|found) [`']/,
  // Composer, CocoaPods
  /^To enable extensions, verify that they are enabled in your \.ini files:$|^ {4}- \/\S{1,300}\.ini$|^You can also run `php --ini` |^Alternatively, you can run Composer with `/,
  /^You have either:$|^ \* (?:mistyped the name or version|not added the source repo that hosts the Podspec|out-of-date source repos which you can update)\b/,
  // Maven, sbt, ScalaTest
  /^\[ERROR\] {3}The project \S{1,300} \(.{1,400}\) has \d+ errors?$|^\[ERROR\] The build could not read \d+ projects? -> \[Help \d+\]$/,
  /^\[error\] (?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) errors? found$|\([^()]{1,200} \/ [^()]{1,100}\) (?:Compilation failed|sbt\.TestsFailedException: )|Total time: |Failed tests:$|\t[\w.]+$)/,
  /^\[info\] +- \S|^\[info\] (?:Run completed in |Total number of tests run: |Suites: completed |Tests: succeeded |\*{3} \d+ TESTS? FAILED \*{3}$)/,
  // Black, ktlint, Prettier
  /^Oh no! 💥 💔 💥$|^\d+ files? would be reformatted\b|^Summary error count \(descending\) by rule:$|^ {2}(?:standard|experimental|custom)(?::[\w-]+)+: \d+$|^Checking formatting\.\.\.$/,
  // Flyway names the script, and below it the error.
  /^ERROR: (?:Script \S{1,300} failed|Migration of schema ".{1,200}" to version ".{1,300}" failed!.*)$|^(?:Location|Line|Statement|Error Code) {2,}: /,
  // apt says first which package it did not find.
  /^E: Couldn't find any package by (?:regex|glob) /,
  // Helm, Prisma, Vercel's Turborepo, Jenkins
  /^Error: \d+ chart\(s\) linted, \d+ chart\(s\) failed$|^Validation Error Count: \d|^\[Context: \w+\]$|^Prisma CLI Version : \d|^\S+#\w+: command \(.{1,300}\) .{1,300} exited \(\d+\)$|^ERROR: command finished with error: command |^ *(?:Tasks|Cached|Time|Failed): {2,}\S|^\[Pipeline\] |^Finished Step #\d/,
  // Bandit's figures, testthat's count, Scala's compiler, Selenium, `go run`
  /^Files skipped \(\d+\):$|^\t{1,2}(?:Undefined|Low|Medium|High|Total (?:lines|issues) .{1,60}): ?[\d.]*$|^\d+\/\d+ mismatches(?: \(.*\))?$|^\[ FAIL \d+ \| WARN \d+ \| |^(?:one|two|three|four|five|\d+) (?:errors?|warnings?) found$|^(?:E {1,12})?\(Session info: |^exit status \d{1,3}$|^System check identified \d+ issues? \(/,
  // The pictures that Playwright attaches
  /^\s+(?:Expected|Received): \S{1,300}\.(?:png|jpe?g|webp)$/,
  // The progress of Yarn, what Vitest and pytest say next to their error, the JVM's last lines, Gradle's list of places
  /^\[\d{1,2}\/\d{1,2}\] .{1,80}\.\.\.$|^(?:filter|include|exclude|projects): {1,3}\S|^You need to install a suitable plugin for your async framework, for example:$|^Error: (?:Could not create the Java Virtual Machine\.|A fatal exception has occurred\. Program will exit\.)$|^\s+Gradle Central Plugin Repository$|^\s+Searched in the following repositories:$/,
  // How many problems a check found
  /^\W{0,4}(?:found )?[1-9]\d{0,5} (?:problem|error|issue|violation|finding|failure|warning|offen[cs]e)(?:s|\(s\))?(?: (?:found|detected|in total))?[.!]?$/i,
  // The figures and the progress of runners
  /^(?:Elapsed|Total|Testing|Execution|Run) time(?: \(\w{1,20}\))? {0,4}[:=] {0,4}[\d.]+ ?\w{0,8}$|^Running \S{1,300} \.\.\.$|^Time: [\d:.]+(?:, Memory: [\d.]+ \w+)?$/i,
  /^\W{0,4}(?:(?:Tests?(?: run)?|Cases|Tried|Total|Ran|Run|OK|KO|Passed|Failed|Failures?|Errors?|Skipped|Assertions?|Risky|Warnings?|Incomplete|Ignored|Checks?|Requests?|Responses?|Iterations?|Users?)[:=] {0,4}\d+[,.;| ]{0,8}){2,12}$/i,
  // What PHPUnit, Nim and testthat say in addition to a failure
  /^OK, but (?:incomplete|there were issues)|^Error: execution of an external program failed: '|^Error: Test failures$/,
  // How much a check has read
  /^(?:checked|scanned|linted|validated|inspected|analy[sz]ed) \d+(?: \S{1,40}){1,3}$|^(?:read|loaded|parsed|processed|imported) [1-9]\d*(?: \S{1,40}){1,3}$/i,
  /^[1-9]\d*(?: [a-z]{2,20}){1,2} (?:checked|scanned|linted|validated|inspected|analy[sz]ed|read|loaded|parsed|processed|imported)$/i,
  // How a command ended, and a check that passed
  /^(?:finished|exited|ended|done|completed) with (?:(?:exit )?(?:code|status) )?\d+$/i,
  /^(?!.*\b(?:not|isn't|aren't|never|no|fail\w*|error|expected|but|actual|received|got|was|were|want\w*|equals?|value|to)\b)[\w/.].{0,200}[ :\t](?:ok|OK|passed|PASSED)[.!]?$/i,
  // How YAML's readers explain where they stopped
  /^(?:E {1,12})?JSON: Expecting value: line 1 column 1 \(char 0\)$|^ERROR! We were unable to read either as JSON nor YAML, /,
  // The synopsis of a command: `name [--option] [--] [<argument>...]`
  /^\s*(?:[Uu]sage: {1,4})?[\w./-][\w.:/-]{0,100}(?: <[^<>]{1,60}>){0,3} \[-[^\]]{1,100}\](?: \[[^\]]{1,100}\]| <[^<>]{1,60}>| \.{3}){0,40}$/,
];

/** Whether a tool only adds the line to its own error. It never says why something failed. */
export const isHintOfTool = (text: string) => text.length < 1_000 && hintsOfTools.some((pattern) => pattern.test(text));

/** Advice in any tool's words. It may be the last line, but says less than the one above. */
export const isAdvice = (text: string) =>
  /^\W{0,4}(?:hint|note|help|tip|see (?:also|the|http)|for more (?:information|details|help)|to (?:see|get|learn|show|view|fix) |please (?:see|check|refer|report|visit|run)|read <https?|run (?:[`'"]|with\b)|try (?:[`'"]|running\b|again\b)|you can (?:also )?(?:run|use|find)|alternatively, |did you mean)\b/i.test(
    text,
  );

/** A line that names a file, and nothing else. */
const onlyPath = /^\s{0,40}[^\s/\\.]{0,200}[/\\.]\S{0,400}$/;
const announces = /^\S+ .*\w:$/;
const maxFiles = 200;

/** The index of the words above a list of files with which the lines end: `The following files are not formatted:`. */
export function announcementOfFiles(texts: readonly string[], last: number): number | undefined {
  let at = last;
  while (at > 0 && last - at < maxFiles && onlyPath.test(texts[at] ?? "")) at--;
  return at < last && announces.test(texts[at] ?? "") ? at : undefined;
}
