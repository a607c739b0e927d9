/** What is only said in passing: the suite went on after it. */
export const inPassing =
  /\bwarn(?:ing)?\b(?!.*after connection broken)|\bdeprecat|(?<!timed out )\bretrying\b(?!.*after connection broken)|\bretry in\b|\battempt (\d+)(?:\/| of )(?!\1\b)\d+|^\s*waiting for the \w+|fall(?:ing)? back|\bdebug\b(?!\/)|\binfo\b|\bignor(?:ed|ing)\b|\[notice\]/i;
/** Unless it ends so, or soon after, the suite went on. */
const gaveUp =
  /\bgiv(?:e|ing|en) up\b|\bgave up\b|\b(?:too many|out of|no more|maximum|max) (?:retries|attempts|tries)\b|(?:retries|attempts) (?:exhausted|exceeded)|\b(?:not|no|fail\w*|refused|unreachable|down|stopped|error)\b.{0,80}\bafter \d+ (?:retries|attempts|tries)\b/i;
const recovered = /\b(?:is|are) (?:now )?(?:up|ready|available|reachable|healthy|running)\b|\bconnected\b|\bsucceeded\b/i;
const linesOfEnd = 3;
/** What a script says of its own failure at its end, in several words of its own: what it went on after is not the cause. */
const saysError = /^(?:ERROR|FATAL|[Ee]rror|[Ff]atal): (?!.*\b(?:fail\w*|abort\w*|exit\w*|error|see|above)\b)(?:\S+ +){4,}\S/;
const namesTrouble = /error|exception|fatal|fail|panic|cannot|can't|could not|unable|denied/i;
/** Python raises another error in the place of a first one, which is often how a missing key is told. */
const chains = /^\s*(?:During handling of the above exception|The above exception was the direct cause)/;
const lookedUp = /^(?:KeyError|IndexError|AttributeError|StopIteration)\b/;
/** A command that a script of a shell went on without. */
const goneOnWithout = /^\S+: (?:line )?\d+: \S+: (?:command )?not found$/;

/**
 * The indexes of the lines after which the suite or its script went on: a wait that ended well, a command that was missing and not needed, an error
 * that was replaced by another one. They are hardly ever the cause.
 */
export function wentOnAfter(texts: readonly string[]): ReadonlySet<number> {
  const last = (pattern: RegExp) => texts.findLastIndex((text) => pattern.test(text));
  const [lastGaveUp, lastRecovered, lastOfChain] = [last(gaveUp), last(recovered), last(chains)];
  const end = texts.length - linesOfEnd;
  const lastError = texts.findLastIndex((text, index) => index >= end && saysError.test(text));
  const isOver = (text: string, index: number) =>
    goneOnWithout.test(text) ||
    ((index > lastGaveUp || index < lastRecovered) && inPassing.test(text)) ||
    (index < lastError - linesOfEnd && !namesTrouble.test(text)) ||
    (index < lastOfChain && lookedUp.test(text));
  return new Set(texts.slice(0, Math.max(0, end)).flatMap((text, index) => (isOver(text, index) ? [index] : [])));
}
