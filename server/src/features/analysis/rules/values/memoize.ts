/** More lines than a failure section has; their results take a megabyte or two. */
const maxTexts = 2_000;
const maxTextLength = 1_000;

/**
 * A function of a text that computes the result of each text once: one analysis asks for the same lines by section, by test and for the
 * whole log. The results are forgotten when the analysis is done, because a line keeps the whole log in memory that it was cut from.
 * @param compute depends on nothing but the text; no one may change its result
 */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > maxTextLength) return compute(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= maxTexts) results.clear();
    // An analysis does not wait for anything, so it has ended by the next turn of the event loop.
    if (results.size === 0) setImmediate(() => results.clear());
    results.set(text, result);
    return result;
  };
}
