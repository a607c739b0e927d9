/** How bats reports that a step failed a set-up or a test: it expects nothing, and its output is below. */
export const leavesSetUp = /^\s*#?\s*`(?:.*[;&|{(]\s*)?(?:return|exit|false)\b[ $\w?]{0,20}[\s;}]{0,12}' failed(?: with status \d+)?\s*$/;

/** How bats names a set-up or tear-down as the place of a failed command. A command there prepares, and expects nothing. */
export const failsInSetUp = /(?:\(|^\s*#?\s*)from function `(?:setup|teardown)(?:_\w{1,20})?' in /;

/**
 * Lines that announce an error whose message is on the next line, such as `RuntimeError:`, `thread 'main' panicked at src/lib.rs:3:5:` or `Error
 * thrown in test:`.
 */
const headings: readonly RegExp[] = [
  /^\s*(?:E {3}\s*)?(?:[\w$.\\]{1,80}::)*[\w$.\\]{0,80}(?:Error|Exception|Failure|Failed|error|failure)(?: \[\w+\])?\s?[:{[]?(?: [{[])?\s*$/,
  /^\s*(?:Error|\d+\)) (?:Failure|Error):\s*$/,
  /^\s*(?:[A-Z]\w{1,60}::){1,6}\w{1,60}:\s*$/,
  /^\s*The following \w{1,60} was thrown running a test:\s*$/,
  /: Message: session not created\s*$/,
  /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/,
  /^\s*(?:ERROR: |x )?(?:Transform|Build) failed (?:with \d+ errors?:|in [\d.]+ ?m?s)\s*$/,
  /^\s*(?:thread .{1,200} )?panicked at \S+:\d+:\d+:\s*$/,
  /^\s*'?(?:Error thrown in \w+|Rejected promise returned by test(?:\. Reason)?|CMake Error at .{1,200}|Error Trace|Error Message|Message|The following error occurred|Could not load the \w+)\s*:?(?:': \|-)?\s*$/i,
  /^\s*npm (?:error|ERR!) code [A-Z][A-Z0-9_]+\s*$/,
  /^\s*[\w:]+#test_\S+ \[[^\]]*\]:\s*$/,
  /^[\s'"]*(?:message|error|errorMessage)['"]?:(?: \|-)?\s*$/,
  /\bGot unwanted (?:rejection|exception)\.\s*$/,
  /^rake aborted!$/,
  // Prolog: only a place
  /^ERROR:\s+\S{1,300}:\d+(?::\d+)?:$/,
  // Symfony's console: the message is in a box below.
  /^In \S{1,200}\.php line \d+:$/,
  // behave: the code for the step is below.
  /^You can implement step definitions for undefined steps with /,
  // Catch2
  /^due to (?:an )?unexpected exception with messages?:$/,
  // Robot Framework: the reason is on the lines below.
  /^\s*(?:Also )?(?:[Pp]arent )?(?:[Ss]uite )?(?:[Ss]etup|[Tt]eardown) failed:\s*$|^\s*Several failures occurred:\s*$/,
  // Elixir, Ansible, Django
  /^== Compilation error in file \S{1,300} ==$|^(?:ERROR! )?Syntax Error while loading YAML\.$|^(?:\S{1,80}\.)?SystemCheckError: System check identified some issues:$|^ERRORS:$/,
  // Criterion
  /^\[-{4}\] \S{1,300}:\d+: Assertion [Ff]ailed$/,
  leavesSetUp,
  // A function of a bats file, with its output below.
  /^\s*#?\s*`[\w-]{1,80}' failed(?: with status \d+)?\s*$/,
  /^\[ERROR\] (?:\[ERROR\] )?Some problems were encountered/,
];

export const isHeading = (text: string) => text.length < 400 && headings.some((pattern) => pattern.test(text));
