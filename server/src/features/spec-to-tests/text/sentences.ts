const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** After a longer word, a stop ends a sentence even if the next one begins with a small letter, as in a hasty mail. */
const beforeSmallLetter = /(?<=\p{Ll}{4,}[.!?]\s)(?<!\b(?:approx|incl|resp|evtl|inkl|entspr|usw)\.\s)(?=\p{Ll})/u;

/** The sentences of a paragraph; an abbreviation's stop ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = "";
  const segments = [...segmenter.segment(text)].flatMap(({ segment }) => segment.split(beforeSmallLetter));
  for (const [index, segment] of segments.entries()) {
    open += segment;
    // `The message "Are you sure?" is shown`
    if (/[.!?…]["”“»«]\s*$/u.test(open) && /^\p{Ll}/u.test(segments[index + 1] ?? "") && open.length < 600) continue;
    if (
      /(?:(?<!\p{L})(?:e\.g|i\.e|etc|incl|resp|approx|vs|cf|vgl|mind|usw|sog|no|nr|fig|sec|max|min|ca|z\.\s?B|d\.\s?h|u\.\s?a|bzw|bspw|ggf|evtl|inkl|Nr|Abs|Art|Kap|Std|St|Fr|Hr|Dr|Mr|Mrs|Ms|Prof|Tel|e\. ?V)\.|(?<!\p{L}|\d\s?)\p{Lu}\.)\s*$/iu.test(
        open,
      ) &&
      !/\betc\.\s*$/i.test(open) &&
      // "500 ms." ends its sentence; "Ms." is a title.
      !/\d\s?(?:ms|sec|min|max|std)\.\s*$/i.test(open)
    )
      continue;
    // ".NET" begins with its stop.
    if (/(?:^|\s)\.\s*$/u.test(open)) continue;
    // "R2." precedes its requirement.
    if (/^\s*\p{Lu}{1,6}[-_ ]?\d{1,5}[a-z]?\.\s*$/u.test(open)) continue;
    // The 15. January, as German writes it.
    if (/\s(?:am|vom|zum|bis|den|dem|der|ab|seit)\s\d{1,2}\.\s*$/iu.test(open)) continue;
    if (isInside(open) && open.length < 600) continue;
    if (open.trim()) sentences.push(open.trim());
    open = "";
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences;
}

/** A stop in parentheses or in a quotation ends no sentence. */
function isInside(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0;
  return (
    count(/\(/gu) > count(/\)/gu) ||
    count(/"/gu) % 2 === 1 ||
    count(/[«»]/gu) % 2 === 1 ||
    count(/„/gu) > count(/[“”]/gu) ||
    (!text.includes("„") && count(/“/gu) > count(/”/gu))
  );
}
