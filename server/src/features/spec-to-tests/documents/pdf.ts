import { getDocumentProxy } from "unpdf";
import { DocumentBuilder, DocumentError, type SpecificationDocument, documentLimits } from "../document/document.ts";
import { readLayout } from "./pdf-layout.ts";
import { addTagged } from "./pdf-tags.ts";
import type { PdfPage, PdfText } from "./pdf-text.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Reads a PDF: by its tags where it has some (what Word, browsers and LibreOffice write on request), else by where the words stand on
 * the page. Pictures are not read: a scanned page has no text.
 */
export async function readPdf(bytes: Uint8Array): Promise<SpecificationDocument> {
  const pdf = await open(bytes);
  if (pdf.numPages > documentLimits.pages)
    throw new DocumentError(
      `The PDF has ${pdf.numPages.toLocaleString("en")} pages; at most ${documentLimits.pages.toLocaleString("en")} are read. Split it and upload its parts one by one.`,
    );
  const builder = new DocumentBuilder();
  const pages: PdfPage[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, number);
    characters += page.texts.reduce((sum, text) => sum + text.str.length, 0);
    if (characters > documentLimits.characters)
      throw new DocumentError(
        `The PDF holds more than ${documentLimits.characters.toLocaleString("en")} characters of text. Split it and upload its parts one by one.`,
      );
    pages.push(page);
  }
  const tagged = pages.filter((page) => page.tree !== undefined && page.texts.some((text) => text.mark !== undefined)).length;
  if (tagged > 0 && tagged >= pages.filter((page) => page.texts.length > 0).length) addTagged(builder, pages);
  // Tags that name next to nothing are worse than none.
  if (builder.blocks.length < pages.length) return readLayout(pages);
  return builder.build();
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      stopAtErrors: false,
      // Nothing is fetched: the bytes are all there is.
      useWorkerFetch: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      throw new DocumentError("The PDF is protected by a password. Remove the protection and upload it again.");
    throw new DocumentError(
      "The file cannot be opened as a PDF: it is damaged, or not a PDF. Export it as PDF again and upload the new file.",
    );
  }
}

async function readPage(pdf: PdfDocument, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number);
  try {
    const [, bottom = 0, , top = 0] = page.view;
    const content = await page.getTextContent({ includeMarkedContent: true });
    const tree = await page.getStructTree();
    const texts: PdfText[] = [];
    const marks: (string | undefined)[] = [];
    for (const item of content.items) {
      if ("type" in item) {
        if (item.type === "endMarkedContent") marks.pop();
        else marks.push(item.id);
        continue;
      }
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
      texts.push({
        str: item.str,
        x,
        y,
        width: item.width,
        size: Math.hypot(c, d),
        font: item.fontName,
        endsLine: item.hasEOL,
        mark: marks.findLast((mark) => mark !== undefined && mark !== null),
      });
    }
    return { texts, tree: tree ?? undefined, bottom, top };
  } finally {
    page.cleanup();
  }
}
