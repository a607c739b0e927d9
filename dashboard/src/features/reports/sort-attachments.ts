import type { Attachment } from "@gantry/contract/results/schemas.ts";

/** An image comparison, as Playwright attaches it: `<name>-expected.png`, `<name>-actual.png` and mostly `<name>-diff.png`. */
export interface ImageComparison {
  name: string;
  expected: Attachment;
  actual: Attachment;
  diff?: Attachment;
}

interface SortedAttachments {
  comparisons: ImageComparison[];
  /** Without those of the comparisons. */
  pictures: Attachment[];
  videos: Attachment[];
  texts: Attachment[];
  others: Attachment[];
}

/** Attachments by how they are shown, each kind in the report's order. */
export function sortAttachments(attachments: readonly Attachment[]): SortedAttachments {
  const { comparisons, rest } = findComparisons(attachments);
  const sorted: SortedAttachments = { comparisons, pictures: [], videos: [], texts: [], others: [] };
  for (const attachment of rest) sorted[kindOf(attachment)].push(attachment);
  return sorted;
}

// Only image types that cannot contain scripts.
export const isPicture = ({ contentType }: Attachment) => /^image\/(png|jpe?g|gif|webp|avif|bmp)$/i.test(contentType);

/** Requests of a browser, as an HTTP archive. */
export const isHar = ({ name, path, contentType }: Attachment) =>
  /\.har$/i.test(path) || /\.har$/i.test(name) || /^application\/(?:x-)?(?:har|http-archive)\b/i.test(contentType);

const textEnding = /\.(?:txt|log|md|json|jsonl|ndjson|har|xml|ya?ml|csv|tsv|diff|patch|tap)$/i;
const textType = /^(?:text\/(?!html)|application\/(?:[\w.-]+\+)?(?:json|xml|yaml)\b(?<!xhtml\+xml))/i;

function kindOf(attachment: Attachment): Exclude<keyof SortedAttachments, "comparisons"> {
  const { contentType, path } = attachment;
  if (isPicture(attachment)) return "pictures";
  if (/^video\//i.test(contentType)) return "videos";
  return isHar(attachment) || textType.test(contentType) || textEnding.test(path) ? "texts" : "others";
}

const partName = /^(.*)-(expected|actual|diff)(\.[^.]+)?$/;

type Parts = { name: string } & Partial<Record<"expected" | "actual" | "diff", Attachment>>;

function findComparisons(attachments: readonly Attachment[]): { comparisons: ImageComparison[]; rest: Attachment[] } {
  const latest = new Map<string, Parts>();
  const all: Parts[] = [];
  for (const attachment of attachments.filter(isPicture)) {
    const [, base = "", part, ending = ""] = partName.exec(attachment.name) ?? [];
    if (part !== "expected" && part !== "actual" && part !== "diff") continue;
    const name = base + ending;
    const known = latest.get(name);
    // A second part of the same kind belongs to the next attempt.
    const parts = known && !known[part] ? known : { name };
    parts[part] = attachment;
    if (parts === known) continue;
    latest.set(name, parts);
    all.push(parts);
  }
  const comparisons = all.flatMap(({ expected, actual, ...parts }) => (expected && actual ? [{ ...parts, expected, actual }] : []));
  const taken = new Set(comparisons.flatMap(({ expected, actual, diff }) => [expected, actual, diff]));
  return { comparisons, rest: attachments.filter((attachment) => !taken.has(attachment)) };
}
