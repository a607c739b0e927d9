/**
 * What two titles of the same case have in common: letters and digits in lower case, the words that only say "this is a test" left out.
 * The column `title_key` of the test cases is made the same way, so that titles of equal keys are equal there, too.
 */
export function titleKey(title: string): string {
  return title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:verify|check|ensure|test|confirm|validate) (?:that )?/, "");
}
