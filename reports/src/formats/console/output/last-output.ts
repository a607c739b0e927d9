import { hasOnlyWarnings } from "./linters.ts";

/**
 * Words with which programs say that they failed: `Could not read config.json`, `load state: unexpected EOF`, `2 checks failed`, `[fatal]
 * TypeError: …`. No two parts of the pattern repeat the same text, so it is linear.
 */
const trouble =
  /\b(?:errors?|\w{1,80}(?:Error|Exception)|exception|fatal|critical|panic(?:ked)?|fail(?:ed|s|ing|ure|ures)?|can(?:not|'t)|could(?: not|n't)|unable to|(?:does|do|did|is|was|are|were)(?: not|n't) (?:exist|found|set|allowed|defined|valid|supported|permitted|reachable|running|available|installed|match)|not (?:found|set|permitted|allowed|authorized)|no (?:such|rule to make)|denied|refused|rejected|rejection|forbidden|unauthorized|timed out|unreachable|invalid|unexpected|missing|mismatch(?:es)?|broken|bad|violat(?:ed|es|ion)|(?:gave|giving) up|is not an?|could not be|corrupt(?:ed)?|abort(?:ed|ing)|halted|killed|crashed|unknown|too (?:slow|many|few|large|long|short|small|old|big|high|low)|(?:is|are|regions?|services?|hosts?|nodes?) down|[1-9]\d{0,5} (?:problems?|violations?|conflicts?)|errno|Expecting|E(?:NOENT|ACCES|PERM|EXIST|ISDIR|NOTDIR|NOSPC|PIPE|MFILE|TIMEDOUT|NOTFOUND|AI_AGAIN|ADDR\w{1,10}|CONN\w{1,10})|(?:syntax|parse) error|overflow)\b(?![.-]\w)|\bline \d+,? column \d+|^usage: \S/i;

/**
 * The same words where nothing failed: no errors, an empty list of them, an error that was handled, the name of a file, and what a program
 * did about it.
 */
const noTrouble =
  /\(empty\)|\b(?:no|0|zero|without|any) (?:[\w-]{1,30} ){0,3}(?:errors?|fail(?:ed|ures?)|issues?|problems?|warnings?|exceptions?|missing|invalid|broken|critical|fatal|unknown|conflicts?|violations?)\b|\b(?:errors?|failed|failures?|missing|invalid|broken|exceptions?)"? ?[:=] ?(?:0\b|null|none|false|\[\]|"")|\bfail(?:s|ed|ing)? {1,4}0\b|\b(?:expected|planned|should|known|skipp(?:ed|ing)|ignor(?:ed|ing)|retr(?:y|ied|ies|ying)|fall(?:s|ing)? back|fallback|instead|handled|rescued|caught|recover(?:ed|ing|y)|fixed|repaired|resolved|removed|deleted|cleaned|allowed failures?|tolerat\w{1,10}|budget|error rates?|simulat\w{1,10}|todo|deprecat\w{1,10}|warn(?:ing)?|info|debug|note|exit(?:ed)?(?: with)?(?: code| status)?:? 0|ok|passed|succe(?:ss|ssful|ssfully|eded)|done|finished|completed?|checked|written|saved|sent|continuing)\b/i;

/** A stack of Node, the JVM, Perl or Ruby. As the last thing it needs no words above it. */
const frame = /^\s+at \S|^\t\S.{0,500} called at \S{1,500} line \d+$|^(?:\s+from )?[^\s`'‘]{1,500}:\d+:in [`'‘][^`‘]{0,500}['’]$/;
/** What follows an error as a part of it: its stack, its properties, the code with a mark, and messages after an indent. */
const partOfError =
  /^\s|^[\]})]+[,;]?$|^[^\s`'‘]{1,500}:\d+:in [`'‘][^`‘]{0,500}['’]$|^\.{3} \d+ more$|^note: run with `RUST_BACKTRACE=|^Call Stack \(most recent call first\):$/;
/** Advice after a run of Jest or Nx that passed, and what Chromium logs while it ends. */
const advice =
  /^\[\d{1,7}[:/].{1,40}:(?:ERROR|WARNING|INFO):[^()]{1,200}\(\d{1,6}\)\] |\berror logs at https?:\/\/|^(?:A worker process has failed to exit gracefully and has been force exited\.|Jest did not exit one second after |Force exiting Jest: )/;
/** How Go reports a package of which no test failed. */
const packageOfGo =
  /^(?:ok|\?)\s{1,8}\S{1,500}\s{1,8}(?:\(cached\)|\d{1,9}\.\d{1,6}s|\[no test files\])(?:\s|$)|^\t\S{1,500}\t\tcoverage: /;
const maxLinesOfPart = 2_000;
const linesOfMessage = 20;

/**
 * The last thing that a program said, if it sounds like an error. `lines` are those that are not empty.
 */
export function lastOutput(lines: readonly string[]): string | undefined {
  if (hasOnlyWarnings(lines)) return undefined;
  const last = lines.at(-1) ?? "";
  let index = lines.length - 1;
  const least = Math.max(0, index - maxLinesOfPart);
  while (index > least && partOfError.test(lines[index] ?? "")) index--;
  const head = lines[index] ?? "";
  const isTrouble = (line: string) => trouble.test(line) && !noTrouble.test(line) && !advice.test(line) && !packageOfGo.test(line);
  // The first line of a long message says more than its last one.
  if (frame.test(last) && !noTrouble.test(head))
    return lines.slice(Math.max(0, index - linesOfMessage), index + 1).findLast(isTrouble) ?? head;
  return [head, last].find(isTrouble);
}
