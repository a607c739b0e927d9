/** The code of a rule, right after the place: flake8, Ruff, Pylint, markdownlint, Hadolint, ShellCheck's `gcc` format. Not what compilers warn of. */
const finding =
  /^[^\s:()]{1,300}:\d{1,7}(?::\d{1,7})?:? (?:(?:error|warning|note|info|style):? )?(?:(?:DL|SC)\d{4}\b|(?:error )?MD\d{3}\/|[A-Z]{1,4}\d{3,5}:? (?:\[\*\] )?\S)|^[^\s:()]{1,300}:\d{1,7}:\d{1,7}: (?:error|warning|note): .{1,600} \[SC\d{4}\]$|^[^\s:()]{1,300}\.go:\d{1,7}:\d{1,7}: .{1,600} \((?:errcheck|govet|staticcheck|unused|ineffassign|gosimple|stylecheck|typecheck|revive|gocritic|gosec|gocyclo|misspell|goimports|gofmt|gofumpt|lll|unparam|bodyclose)\)$/;
/** What linters, type checkers and formatters say last: ShellCheck, mypy, Ruff, Pyright, oxlint, RuboCop, golangci-lint, Black, Prettier. */
const conclusion =
  /^ {0,2}https:\/\/www\.shellcheck\.net\/wiki\/SC\d{4} -- |^Found [1-9]\d{0,6} errors?(?: in \d+ files?\b.{0,200})?[.]?$|^Found \d{1,7} warnings? and [1-9]\d{0,6} errors?\.$|^[1-9]\d{0,6} errors?, \d{1,7} warnings?(?:, \d{1,7} (?:informations?|notes?))?\b|^\d{1,7} files? inspected, [1-9]\d{0,6} offenses? detected\b|^[1-9]\d{0,6} issues:$|^[1-9]\d{0,6} files? would be reformatted\b|^would reformat \S|^\[warn\] Code style issues found in |^Diff in \S{1,300}:\d{1,7}:$/;
/** The findings of a linter that corrected them, or that says that they are none. */
const corrected = /\b(?:auto)?corrected\b|\(\d{1,6} fixed, 0 remaining\)|\bSC0000\b/i;
/** Behind the findings, this is the result of what came next. */
const allWell =
  /\b(?:no|0|without) (?:errors?|issues|problems|findings|offenses)\b|\ball (?:checks|tests|files)\b.{0,40}\b(?:pass|passed|clean|formatted)\b|^Success\b|✨|\b(?:findings|issues|warnings|errors) (?:are )?(?:accepted|allowed|ignored|reported)\b/i;
/** The last line of Pylint. */
export const ratingOfPylint = /^Your code has been rated at /;
const errorOfPylint = /^[^\s:]{1,300}:\d{1,7}:\d{1,7}: [EF]\d{4}: /;
/** A conclusion stands within the last lines, and a finding may be followed by the code it is about and a short list. */
const linesOfEnd = 12;

/**
 * The finding with which a linter's output ends, or what it concludes. `lines` are those that are not empty. A linter whose findings count
 * exits with 1.
 */
export function linterFinding(lines: readonly string[]): string | undefined {
  const end = lines.slice(-linesOfEnd);
  // Pylint without an error, which passed by its exit code: what else it found is accepted, for example with `--fail-on=E`.
  if (end.some((line) => ratingOfPylint.test(line)) && !lines.some((line) => errorOfPylint.test(line))) return undefined;
  const index = end.findLastIndex((line) => (conclusion.test(line) || finding.test(line)) && !corrected.test(line));
  return index < 0 || end.slice(index + 1).some((line) => allWell.test(line) || corrected.test(line)) ? undefined : end[index];
}

/** ESLint's formats `compact`, `unix` and `json`, which count warnings as problems. An error of its parser has no rule. */
const warned =
  /: line \d+, col \d+, Warning - |\[Warning(?:\/[^\]]{1,200})?\]$|"errorCount":0,(?:"fatalErrorCount":0,)?"warningCount":[1-9]/;
const erred = /: line \d+, col \d+, Error - |\[Error(?:\/[^\]]{1,200})?\]$|"errorCount":[1-9]/;
const totalOfProblems = /^\d{1,7} problems?$/;

/**
 * Whether the output ends with a list of ESLint in which nothing is an error. ESLint exits with 0 then. An error counts wherever it stands, since its
 * message may have several lines.
 */
export function hasOnlyWarnings(lines: readonly string[]): boolean {
  const end = lines.findLastIndex((line) => !totalOfProblems.test(line));
  const begin = lines.slice(0, end + 1).findLastIndex((line) => !warned.test(line));
  return begin < end && !lines.some((line) => erred.test(line));
}
