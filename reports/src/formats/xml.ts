import { SaxesParser } from "saxes";
import { isKnownEncoding } from "./decode.ts";
import type { ReportFile } from "./format.ts";

export interface XmlReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** Text of the innermost open element, including CDATA, in pieces. */
  text(text: string): void;
  close(name: string): void;
  comment?(text: string): void;
}

/** The limit of depth, because every check of the elements around a test takes as many steps. */
const maxLevels = 500;

/** Reports contain console output, whose control characters are invalid in XML. They are dropped; the rest of the report is valid. */
const harmless = /: (?:disallowed character|malformed character entity)\.$/;
/**
 * node:test does not escape this in a text, nor behave in a CDATA section. In a document with such sections it may be the end of one that ended too early, and what it holds may have been read
 * as elements. Directly after a section, without a tag since, all of it was read as text.
 */
const endOfCdata = /: the string "]]>" is disallowed in char data\.$/;

/**
 * Parses an XML document as a stream. Entities declared by a document are not expanded: a document that declares any is rejected.
 * Yields after every piece, so that the caller can pass on what is complete.
 * @throws when the document is not well-formed, or declares an encoding that cannot be decoded.
 */
export async function* readXml(file: ReportFile, reader: XmlReader): AsyncIterable<void> {
  const parser = new SaxesParser({ xmlns: false });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !isKnownEncoding(encoding)) throw new Error(encodingNotRead(encoding));
  });
  parser.on("doctype", (doctype) => {
    if (/<!ENTITY|\[/.test(doctype)) throw new Error("it declares entities in its document type, which a report has no need of");
  });
  const sections = new CdataSections();
  parser.on("error", (error) => {
    if (!harmless.test(error.message) && (sections.mayHideElements || !endOfCdata.test(error.message))) throw error;
  });
  let levels = 0;
  parser.on("opentag", ({ name, attributes }) => {
    sections.addTag("open");
    levels++;
    if (levels > maxLevels) throw new Error(`its elements nest in one another more than ${maxLevels} levels deep`);
    reader.open(withoutPrefix(name), attributes);
  });
  parser.on("text", (text) => reader.text(text));
  parser.on("cdata", (text) => {
    sections.add();
    reader.text(text);
  });
  parser.on("closetag", ({ name }) => {
    sections.addTag("close");
    levels--;
    reader.close(withoutPrefix(name));
  });
  parser.on("comment", (text) => reader.comment?.(text));
  for await (const piece of file.pieces()) {
    parser.write(piece);
    yield;
  }
  parser.close();
  yield;
}

/** Why a document is not read. */
export const encodingNotRead = (encoding: string): string => `its encoding “${encoding}” is not supported; write the report in UTF-8`;

/** Whether an end of a section without its beginning may hide elements. */
class CdataSections {
  /** `doubtful`: an element began in the same element after a section, which no producer writes. */
  #last: "none" | "just ended" | "left" | "doubtful" = "none";

  get mayHideElements(): boolean {
    return this.#last === "left" || this.#last === "doubtful";
  }

  add(): void {
    if (this.#last !== "doubtful") this.#last = "just ended";
  }

  addTag(kind: "open" | "close"): void {
    if (this.#last === "just ended") this.#last = kind === "open" ? "doubtful" : "left";
  }
}

/** `j:testsuite` is a `testsuite`: some producers use a namespace prefix. */
function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
