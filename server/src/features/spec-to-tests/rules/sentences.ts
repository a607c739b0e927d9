const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a paragraph; an abbreviation's stop ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (
      /(?:\b(?:e\.g|i\.e|etc|incl|resp|approx|vs|cf|no|nr|fig|sec|max|min|ca|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ggf|evtl|inkl|Nr|Abs|Art|Kap|Std|St|Fr|Tel|e\. ?V)\.|\b\p{Lu}\.)\s*$/iu.test(
        open,
      ) &&
      !/\betc\.\s*$/i.test(open)
    )
      continue;
    if (open.trim()) sentences.push(open.trim());
    open = "";
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences.flatMap((sentence) =>
    sentence.split(
      /(?<=[\p{L}\d]{2};)\s+(?=\p{L})(?!(?:\p{L}+\s){1,3}(?:may|can|must|shall|should|darf|dürfen|kann|können|muss|müssen)(?:\s(?:not|nicht))?[.!]?$)(?!(?:\S+\s){0,3}(?:it|they|er|sie|es)\s)/u,
    ),
  );
}
