/** Commands that compare or search, and so only show what a test expects. */
const expecting = String.raw`(?:\[\[?|\(\(|(?:test|assert\w*|refute\w*|[efz]?grep|rg|diff|cmp|comm)\b)`;
/** These commands print a value of the test, which a command after the pipe compares. */
const printing = String.raw`(?:echo|printf)\b[^|;&]{0,400}\|(?:[^|;&]{0,200}\|){0,3}\s*`;

/**
 * How bats shows a failed command that expects something; below it is what the commands of the test printed. `grep` and `diff` have a status above 1 when
 * they could not compare.
 */
const failedExpectation = new RegExp(
  String.raw`^\s*#?\s*\x60(?:@test .*[{;] *)?(?:! ?|run ! ?)?(?:${printing})?${expecting}(?: .*)?' failed(?: with status 1)?\s*$`,
);

export const isFailedExpectation = (text: string) => failedExpectation.test(text);

/** The text of a failed command is code: it may quote any error. */
export const commandOfBats = /^(\s*#?\s*`)[^ `].*? .*(' failed(?: with status \d+)?\s*)$/;
