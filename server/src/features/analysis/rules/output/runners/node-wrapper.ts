const wrapper = /^\s*\[?Error \[ERR_TEST_FAILURE\]: /;
const cause = /^\s*(?:\[cause\]|cause): \[?\S*(?:Error|Exception)\b/;
const maxLines = 20;

/** node:test puts what a test threw into an error of its own. Without the lines of that error, if the thrown one is printed below it as its cause. */
export function withoutNodeWrapper(lines: readonly string[]): readonly string[] {
  const begin = lines.findIndex((line) => wrapper.test(line));
  if (begin === -1) return lines;
  const at = lines.slice(begin, begin + maxLines).findIndex((line) => cause.test(line));
  return at === -1 ? lines : [...lines.slice(0, begin), ...lines.slice(begin + at)];
}
