const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a paragraph; an abbreviation's stop ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (
      /(?:\b(?:e\.g|i\.e|etc|incl|resp|approx|vs|cf|vgl|mind|usw|sog|no|nr|fig|sec|max|min|ca|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ggf|evtl|inkl|Nr|Abs|Art|Kap|Std|St|Fr|Tel|e\. ?V)\.|\b\p{Lu}\.)\s*$/iu.test(
        open,
      ) &&
      !/\betc\.\s*$/i.test(open)
    )
      continue;
    // A stop in parentheses ends no sentence.
    if ((open.match(/\(/gu)?.length ?? 0) > (open.match(/\)/gu)?.length ?? 0) && open.length < 600) continue;
    if (open.trim()) sentences.push(open.trim());
    open = "";
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences;
}
