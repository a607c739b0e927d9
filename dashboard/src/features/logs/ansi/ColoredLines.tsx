import { Spans } from "./Spans.tsx";
import { parseLines } from "./ansi.ts";

/** Text with its colors. In a separate file, because most texts have none and the parser is large. */
export function ColoredLines({ text }: { text: string }) {
  return parseLines(text).map((spans, index) => (
    <span key={index}>
      <Spans spans={spans} />
      {"\n"}
    </span>
  ));
}
