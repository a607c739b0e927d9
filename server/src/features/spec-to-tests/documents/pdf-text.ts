/** A piece of text on a page, in the order in which the file draws it. Lengths are in points; `y` grows upwards. */
export interface PdfText {
  str: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  endsLine: boolean;
  /** The marked content it belongs to, for the tags. */
  mark: string | undefined;
}

/** A node of the page's tags. */
export interface PdfTag {
  role?: string;
  children?: PdfTag[];
  /** `content` nodes name the marked content they hold. */
  type?: string;
  id?: string;
}

export interface PdfPage {
  texts: PdfText[];
  tree: PdfTag | undefined;
  bottom: number;
  top: number;
}

/** Pieces as one text: a line's end is a space, or nothing after a hyphen that split a word. */
export function joinTexts(texts: readonly PdfText[]): string {
  let joined = "";
  let last: PdfText | undefined;
  for (const text of texts) {
    const gap = last ? text.x - (last.x + last.width) : 0;
    const apart = last !== undefined && Math.abs(last.y - text.y) < last.size / 2 && gap > text.size * 0.2;
    if (apart && !joined.endsWith(" ")) joined += " ";
    joined = text.str === "" ? joined : append(joined, text.str);
    if (text.endsLine) joined += "\n";
    if (text.str !== "") last = text;
  }
  return joined.replace(/[ \n]+$/, "").replace(/ *\n+ */g, " ");
}

function append(joined: string, next: string): string {
  // "infor-" and "mation": only when the next line goes on in lower case; "e-" and "mail" keep their hyphen.
  const match = /(\p{Ll}{3,})-\n+$/u.exec(joined);
  return match && /^\p{Ll}/u.test(next) ? joined.replace(/-\n+$/, "") + next : joined + next;
}

const bullet = /^[•‣◦▪▫●○■□–—*·∙➢✓✔-]$|^[o§]$/u;
const number = /^\(?(\d{1,3}|[a-z]|[ivx]{1,5})[.)]$/i;

/** What a piece that stands before an item says of its list; `undefined` when it is no list's mark. */
export function listMark(text: string): { ordered: boolean; number: number | undefined } | undefined {
  const mark = text.trim();
  if (bullet.test(mark)) return { ordered: false, number: undefined };
  const counted = number.exec(mark)?.[1];
  if (counted === undefined) return undefined;
  return { ordered: true, number: /^\d/.test(counted) ? Number(counted) : undefined };
}

/** A list's mark and the rest, of a line that begins with one. */
export function splitListMark(line: string): { ordered: boolean; number: number | undefined; rest: string } | undefined {
  const match = /^(\S{1,7})\s+(\S.*)$/su.exec(line.trim());
  const mark = match?.[1] !== undefined ? listMark(match[1]) : undefined;
  return mark && match?.[2] !== undefined ? { ...mark, rest: match[2] } : undefined;
}
