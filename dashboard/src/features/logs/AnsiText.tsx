import type { CSSProperties } from "react";
import { cn } from "../../ui/cn.ts";
import { parseLines } from "./ansi.ts";
import type { MarkedSpan } from "./mark-spans.ts";

/** Spans as React text: nothing of a suite's output is ever markup. */
export function Spans({ spans }: { spans: readonly MarkedSpan[] }) {
  return spans.map((span, index) => {
    const style: CSSProperties = {};
    if (!span.mark && span.color) style.color = span.color;
    if (!span.mark && span.background) style.backgroundColor = span.background;
    const classes = cn(
      span.bold && "font-bold",
      span.dim && "opacity-80",
      span.italic && "italic",
      (span.underline || span.strike) && [span.underline && "underline", span.strike && "line-through"],
      span.mark === "found" && "rounded-xs bg-[var(--term-mark)] text-[oklch(0.98_0_0)]",
      span.mark === "now" && "rounded-xs bg-[var(--term-mark-now)] text-[oklch(0.2_0.03_85)]",
    );
    const Tag = span.mark ? "mark" : "span";
    return (
      <Tag key={index} className={classes || undefined} style={style}>
        {span.text}
      </Tag>
    );
  });
}

const longestText = 40_000;

/** A block of a suite's text with its colors, on the terminal's ground: an error, a trace, a code frame. */
export function AnsiText({ text, label, className }: { text: string; label: string; className?: string }) {
  const lines = parseLines(text.slice(0, longestText).replace(/\n+$/, ""));
  return (
    <pre
      tabIndex={0}
      aria-label={label}
      className={cn(
        "thin-scroll overflow-auto rounded-lg border border-term-edge bg-term p-3 text-xs leading-5 break-words whitespace-pre-wrap text-term-ink",
        className,
      )}
    >
      {lines.map((spans, index) => (
        <span key={index}>
          <Spans spans={spans} />
          {"\n"}
        </span>
      ))}
      {text.length > longestText && (
        <span className="text-term-soft">… {(text.length - longestText).toLocaleString("en")} more characters</span>
      )}
    </pre>
  );
}
