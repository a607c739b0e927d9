import type { CSSProperties } from "react";
import { cn } from "../../../ui/cn.ts";
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
