import { isFailedExpectation } from "../runners/bats-commands.ts";
import { isOfTest } from "./message-part.ts";

/** How a runner shows one failed assertion and nothing else: its message and its values, which are never the cause. */
interface Form {
  begins(texts: readonly string[], index: number): boolean;
  /** The first line after it. Default: the line below. */
  ends?: RegExp;
}

const maxLines = 60;

const below = (texts: readonly string[], index: number, pattern: RegExp) => {
  for (let at = index + 1; at < texts.length && at - index < maxLines; at++) if (pattern.test(texts[at] ?? "")) return at;
  return -1;
};

const message = /^\s*Message:\s*$/;
/** Jasmine's matchers, below the words of `withContext`. An error that a promise or function threw is reported, unless one was expected. */
const jasmine =
  /^\s*Failed: .*\b(?:must|should)\b|^\s*(?:(?!.*(?:\w*Error|Exception): ).{1,300}: )?Expected (?!.*\b(?:not to throw|to be resolved|not to be rejected)\b)\S/;

/** What the author of a test writes about a value: what it must be. An error that `expect` or `unwrap` prints stands after a colon. */
const ownWords = String.raw`(?!.*: (?:\\?["'(]|\w+ ?[({]|[A-Z]\w+$)).*\b(?:must|should|instead of|expected)\b.*`;
const panicked = String.raw`^\s*thread .{1,200} panicked at `;
const rustInOneLine = new RegExp(String.raw`${panicked}'(?:assertion failed: .*|${ownWords})', \S+:\d+:\d+\s*$`);
const rustAbove = new RegExp(String.raw`${panicked}\S+:\d+:\d+:\s*$`);

/** Gomega's comparison: `Expected`, a value with its type, and the matcher. */
export const isComparedByGomega = (texts: readonly string[], index: number) =>
  /^\s*(?:\[FAILED\] )?Expected$/.test(texts[index] ?? "") &&
  /^\s*<[^<>]{1,200}>: /.test(texts[index + 1] ?? "") &&
  !texts.slice(index, index + maxLines).some((text) => /^\s*(?:to be nil|not to have occurred|to succeed)$/.test(text));

const forms: readonly Form[] = [
  // NUnit, of an error that was expected: the one that was thrown stands below, with its stack
  {
    begins: (texts, index) =>
      /^\s*Expected: (?:instance of )?<[\w.]*(?:Exception|Error)>$/.test(texts[index] ?? "") &&
      /^\s*But was: /.test(texts[index + 1] ?? ""),
    ends: /^\s*$|^\s*Stack Trace:|^at /,
  },
  { begins: (texts, index) => isFailedExpectation(texts[index] ?? "") },
  { begins: (texts, index) => message.test(texts[index - 1] ?? "") && jasmine.test(texts[index] ?? ""), ends: /^\s*Stack:\s*$/ },
  // Karma
  { begins: (texts, index) => (texts[index] ?? "").startsWith("\t") && jasmine.test(texts[index] ?? ""), ends: /^\s+at |^(?!\t)/ },
  // Rust; newer versions print the message in the next line.
  { begins: (texts, index) => rustInOneLine.test(texts[index] ?? "") },
  {
    begins: (texts, index) => (texts[index] ?? "").startsWith("assertion failed: ") && rustAbove.test(texts[index - 1] ?? ""),
    ends: /^note: /,
  },
  // doctest
  {
    begins: (texts, index) => /^\s*Expected:\s*$/.test(texts[index] ?? "") && below(texts, index, /^\s*Got:\s*$/) !== -1,
    ends: /: DocTestFailure\s*$|^\*{10,}$|^-{10,}$/,
  },
  // pytest.fail, but not what pytest and its plugins report in this way
  {
    begins: (texts, index) =>
      /^E {3}\s*Failed: (?!Timeout\b|DID NOT|async def|Database access)(?!.*\b(?:unexpected|raised|threw|rejected)\b)/.test(
        texts[index] ?? "",
      ),
    ends: /^(?!E {3})/,
  },
  // busted
  {
    begins: (texts, index) => {
      if (!/^Failure (?:->|→) \S.* @ \d+$/.test(texts[index - 2] ?? "")) return false;
      const end = below(texts, index, bustedEnds);
      return texts.slice(index, end === -1 ? index + maxLines : end).some((text) => /\bExpected \S.*|^(?:Passed in|Caught):/.test(text));
    },
    ends: /^(?:Failure|Error|Pending) (?:->|→) |^\s*$/,
  },
  // Check
  { begins: (texts, index) => /^\S+:\d+:F:[^:]*:[^:]*:-?\d+: /.test(texts[index] ?? "") },
  // lab
  { begins: (texts, index) => /^\s*actual expected\s*$/.test(texts[index] ?? ""), ends: /^\s*at \S/ },
  // QUnit and node-tap, as their reports are read: the words of the test's author, and the values below
  { begins: (texts, index) => index === 0 && comparedBelow.test(texts[1] ?? ""), ends: /^\s*at / },
  {
    begins: (texts, index) => (texts[index] ?? "").startsWith("AssertionError: ") && texts[index + 1] === "--- expected",
    ends: /^\s*at |:\d+:\d+\)$/,
  },
  // The same in their TAP
  {
    begins: (texts, index) =>
      /^\s*message: (?!Died on test|Test took longer|Promise rejected|[Gg]lobal failure|\w+ failed on )/.test(texts[index] ?? "") &&
      /^\s*severity: failed\s*$/.test(texts[index + 1] ?? ""),
    ends: /^\s*stack:|^\s*\.\.\.\s*$/,
  },
  {
    begins: (texts, index) => {
      if (!/^\s*(?:compare|diff|found|pattern|source|wanted):(?: |$)/.test(texts[index] ?? "")) return false;
      const end = below(texts, index, pointEnds);
      return texts.slice(index, end === -1 ? index + maxLines : end).some((text) => /^\s*diff: [|>]/.test(text));
    },
    ends: /^\s*\.\.\.\s*$|^\s*(?:not )?ok\b|^\s*# /,
  },
  // Gomega; an error that a test did not expect is not compared with a value.
  { begins: isComparedByGomega, ends: /^\s*In \[|^\S/ },
  // clojure.test, of the error that was expected
  { begins: (texts, index) => /^\s*expected: \(thrown(?:-with-msg)?\? /.test(texts[index] ?? ""), ends: /^\s*at |^\s*$/ },
  // Perl's is_deeply
  {
    begins: (texts, index) => /^\s*(?:#\s*)?Structures begin differing at:\s*$/.test(texts[index] ?? ""),
    ends: /^\s*(?:#\s*)?(?:Looks like|Failed test |Tests were)|^\s*$|^\s*(?:not )?ok\b/,
  },
  // shUnit2, with values
  { begins: (texts, index) => /^(?:shunit2:)?ASSERT:.*:<|^(?:shunit2:)?ASSERT:.*expected (?:not )?(?:null|same)/.test(texts[index] ?? "") },
];
const comparedBelow = /^expected (?!(?:null|undefined|nothing|no )\b).+, received .+$/;
const pointEnds = /^\s*\.\.\.\s*$|^\s*(?:not )?ok\b|^\s*# /;
const bustedEnds = /^(?:Failure|Error|Pending) (?:->|→) |^\s*$/;

/** Index of the line after the assertion that starts here; undefined if none starts here. */
export function endOfCertainAssertion(texts: readonly string[], index: number): number | undefined {
  const form = forms.find(({ begins }) => begins(texts, index));
  if (!form) return undefined;
  let end = index + 1;
  if (!form.ends) return end;
  while (end < texts.length && end - index < maxLines && !form.ends.test(texts[end] ?? "") && !isOfTest(texts[end] ?? "")) end++;
  return end;
}
