import { countWords, type WordCounts } from "./count-words.ts";
import { examples } from "./examples/index.ts";

let counted: WordCounts | undefined;

/**
 * The words of all examples. Counting takes some hundred milliseconds, which is too long for each reader process: the build puts the result in place of
 * this module (`tools/build.ts`).
 */
export const wordCounts = (): WordCounts => (counted ??= countWords(examples));
