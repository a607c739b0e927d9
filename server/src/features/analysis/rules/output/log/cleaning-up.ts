import { pythonIgnored, tracebackBegins } from "../messages/stack-frames.ts";

/** What a program says when it cleans up after an error. */
export const cleans =
  /\bclean(?:ing|ed)?[ -]?up\b|^at_exit\b|\btear(?:ing)?[ -]down\b|\bshutting down\b|\broll(?:ing)? ?back\b|\bdisconnecting\b|\bcancel request\b|(?:^|[:;,] ?|\bwhile )closing(?! (?:tag|bracket|brace|quote|paren))(?:[;,:. ]|$)/i;
const namesError = /\b\w*(?:Error|Exception)\b|\b(?:ERROR|FATAL|FAIL(?:ED)?)\b|^(?:error|fatal): /;
const frame = /^\s+at \S|^\s+File "/;
const saysOnly = /^[^"'`]{1,200}$/;

/** The announcement of a script, and what its commands then say of things that are already gone. */
const announces = /^\W{0,4}(?:clean(?:ing)?[ -]?up|tear(?:ing)?[ -]?down)\W{0,4}$/i;
const findsNone = /: No such (?:file or directory|process)$|^Error(?: response from daemon)?: No such \w+: |: not (?:found|mounted)\.?$/;

/** The indexes of what the commands of a script say after its announcement that it cleans up: that something is gone already. */
export function goneAlready(texts: readonly string[]): ReadonlySet<number> {
  const begin = texts.findIndex((text) => announces.test(text));
  return new Set(begin === -1 ? [] : texts.flatMap((text, index) => (index > begin && findsNone.test(text) ? [index] : [])));
}

/**
 * The indexes of the errors that a program printed while it cleaned up, and of the errors directly below such words. They are rarely the cause if it
 * printed another error, too.
 */
export function errorsOfCleaningUp(texts: readonly string[]): ReadonlySet<number> {
  const found = new Set(goneAlready(texts));
  let isIgnored = false;
  for (const [index, text] of texts.entries()) {
    // Python prints an error of a destructor or at its exit with its traceback, and ends for another reason.
    if (pythonIgnored.test(text)) isIgnored = true;
    else if (isIgnored && !tracebackBegins.test(text) && !/^\s/.test(text)) {
      isIgnored = false;
      if (namesError.test(text)) found.add(index);
      continue;
    }
    if (isIgnored) {
      found.add(index);
      continue;
    }
    if (!cleans.test(text) || frame.test(text)) continue;
    found.add(index);
    const below = texts[index + 1] ?? "";
    // With a stack, it may be the error that ended the program.
    if (saysOnly.test(text) && !namesError.test(text) && namesError.test(below) && !frame.test(texts[index + 2] ?? ""))
      found.add(index + 1);
  }
  const hasOther = found.size > 0 && texts.some((text, index) => !found.has(index) && namesError.test(text) && !frame.test(text));
  return hasOther ? found : new Set();
}
