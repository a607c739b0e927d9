import { deflateSync } from "node:zlib";
import JSZip from "jszip";

/** A Word document around the given body; other parts of the archive can be added or replaced. */
export async function writeDocx(body: string, parts: Record<string, string | Uint8Array> = {}): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  const all: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": wordDocument(body),
    "word/styles.xml": `<?xml version="1.0"?><w:styles ${namespace}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    ...parts,
  };
  for (const [name, content] of Object.entries(all)) zip.file(name, content);
  return new Uint8Array(await zip.generateAsync({ type: "arraybuffer", compression: "DEFLATE" }));
}

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export function wordDocument(body: string, prolog = ""): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${prolog}<w:document ${namespace}><w:body>${body}</w:body></w:document>`;
}

export function wordParagraph(text: string, style = ""): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function wordTable(rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;
}

interface PdfLine {
  text: string;
  size?: number;
  x?: number;
}

/** A PDF without tags, one text per line, lines from the top of each page downwards. */
export function writePdf(pages: readonly (readonly PdfLine[])[]): Uint8Array<ArrayBuffer> {
  return pdfOf(
    pages.map((lines) => {
      let y = 780;
      const drawn = lines.map(({ text, size = 11, x = 72 }) => {
        y -= size * 1.4 + (size > 11 ? 8 : 0);
        return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y.toFixed(1)} Tm (${text.replace(/([()\\])/g, "\\$1")}) Tj ET`;
      });
      return Buffer.from(drawn.join("\n"));
    }),
  );
}

/** A PDF of ready page contents, each in as many layers of Flate as `layers` says. */
export function pdfOf(contents: readonly Buffer[], layers = 1): Uint8Array<ArrayBuffer> {
  const objects: Buffer[] = [];
  const add = (content: string | Buffer) => objects.push(Buffer.from(content));
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_page, index) => `${4 + index * 2} 0 R`).join(" ")}] >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  contents.forEach((content, index) => {
    let packed = content;
    for (let layer = 0; layer < layers; layer++) packed = deflateSync(packed, { level: 9 });
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`);
    const filters = layers === 1 ? "/FlateDecode" : `[${"/FlateDecode ".repeat(layers)}]`;
    add(Buffer.concat([Buffer.from(`<< /Length ${packed.length} /Filter ${filters} >>\nstream\n`), packed, Buffer.from("\nendstream")]));
  });
  const parts = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    parts.push(whole);
    at += whole.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
