import { type PdfPage, type PdfText, joinTexts } from "./pdf-text.ts";

/** A line of a page. */
export interface Line {
  page: number;
  x: number;
  y: number;
  size: number;
  /** The font of the whole line, when it has one. */
  font: string | undefined;
  text: string;
  texts: PdfText[];
}

/** The lines of all pages in the order in which they are drawn, running heads and page numbers left out. */
export function linesOf(pages: readonly PdfPage[]): Line[] {
  const lines = pages.flatMap((page, index) => linesOfPage(page.texts, index));
  const repeated = runningHeads(lines, pages.length);
  return lines.filter((line) => {
    const page = pages[line.page];
    const height = page ? page.top - page.bottom : 0;
    const atEdge = page !== undefined && (line.y < page.bottom + height * 0.09 || line.y > page.top - height * 0.09);
    return !repeated.has(placeOf(line)) && !(atEdge && /^(page\s*)?\d{1,4}(\s*(of|\/|–|-)\s*\d{1,4})?$/i.test(line.text));
  });
}

function linesOfPage(texts: readonly PdfText[], page: number): Line[] {
  const lines: Line[] = [];
  let current: PdfText[] = [];
  const close = () => {
    const text = joinTexts(current).trim();
    const [first] = current.filter((piece) => piece.str.trim() !== "");
    if (text && first) {
      const fonts = new Set(current.filter((piece) => piece.str.trim() !== "").map((piece) => piece.font));
      const size = Math.max(...current.map((piece) => piece.size));
      lines.push({ page, x: first.x, y: first.y, size, font: fonts.size === 1 ? first.font : undefined, text, texts: current });
    }
    current = [];
  };
  for (const text of texts) {
    const last = current.at(-1);
    const sameLine = last && Math.abs(last.y - text.y) <= Math.max(last.size, text.size) * 0.45 && text.x >= last.x - 1;
    if (!sameLine) close();
    if (text.str !== "") current.push({ ...text, endsLine: false });
  }
  close();
  return lines;
}

/** The parts of a line that stand apart like the cells of a table. */
export function segmentsOf(line: Line): { x: number; text: string }[] {
  const segments: PdfText[][] = [];
  let last: PdfText | undefined;
  for (const text of line.texts) {
    if (text.str.trim() === "") continue;
    const gap = last ? text.x - (last.x + last.width) : 0;
    if (!last || gap > Math.max(text.size * 1.2, 9)) segments.push([]);
    segments.at(-1)?.push(text);
    last = text;
  }
  return segments.map((texts) => ({ x: texts[0]?.x ?? 0, text: joinTexts(texts).trim() }));
}

/** The size and font in which most characters are set. */
export function bodyStyle(lines: readonly Line[]): { size: number; font: string } {
  const counts = new Map<string, { size: number; font: string; characters: number }>();
  for (const { texts } of lines)
    for (const { size, font, str } of texts) {
      const key = `${Math.round(size)} ${font}`;
      const known = counts.get(key) ?? { size: Math.round(size), font, characters: 0 };
      known.characters += str.length;
      counts.set(key, known);
    }
  return [...counts.values()].sort((a, b) => b.characters - a.characters)[0] ?? { size: 10, font: "" };
}

/** Text at the same position on most pages, regardless of the numbers in it. */
function runningHeads(lines: readonly Line[], pages: number): Set<string> {
  const counts = new Map<string, Set<number>>();
  for (const line of lines) {
    const place = placeOf(line);
    const known = counts.get(place);
    if (known) known.add(line.page);
    else counts.set(place, new Set([line.page]));
  }
  return new Set([...counts].filter(([, on]) => pages >= 3 && on.size >= Math.max(3, pages * 0.5)).map(([place]) => place));
}

const placeOf = (line: Line) => `${Math.round(line.y / 3)} ${line.text.replace(/\d+/g, "#")}`;
