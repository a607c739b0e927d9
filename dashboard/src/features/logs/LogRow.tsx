import { type MouseEvent, memo } from "react";
import { cn } from "../../ui/cn.ts";
import { parseLine } from "./ansi.ts";
import { Spans } from "./AnsiText.tsx";
import type { LogLine } from "./log-buffer.ts";
import { markSpans } from "./mark-spans.ts";

/** A line of a megabyte is legal; drawing it would freeze the page. The download has it whole. */
const longestDrawn = 4000;

export const rowHeight = 20;

interface LogRowProps {
  index: number;
  raw: string;
  carry: string;
  stream: LogLine["stream"];
  at: string;
  wrap: boolean;
  times: boolean;
  isLinked: boolean;
  /** Start columns of the search matches, comma-separated. A string, so that an unchanged row is not rendered again. */
  starts: string;
  length: number;
  now: number | undefined;
  digits: number;
  onLink: (index: number, event: MouseEvent) => void;
}

export const LogRow = memo(function LogRow({
  index,
  raw,
  carry,
  stream,
  at,
  wrap,
  times,
  isLinked,
  starts,
  length,
  now,
  digits,
  onLink,
}: LogRowProps) {
  const spans = parseLine(raw.length > longestDrawn ? raw.slice(0, longestDrawn) : raw, carry);
  const marked = starts ? markSpans(spans, starts.split(",").map(Number), length, now) : spans;
  const isNote = stream === "system";
  return (
    <div
      className={cn(
        "group/line flex",
        isLinked && "bg-[oklch(0.32_0.05_218)]",
        !isLinked && "hover:bg-term-raised",
        stream === "gap" && "bg-[oklch(0.3_0.06_70)]",
      )}
      style={{ minHeight: rowHeight }}
    >
      <span
        aria-hidden="true"
        title={stream === "stderr" ? "Error output" : isNote ? "Message of Gantry" : undefined}
        className={cn("w-1 shrink-0", stream === "stderr" && "bg-term-err", isNote && "bg-term-note")}
      />
      <a
        href={`#L${index + 1}`}
        tabIndex={-1}
        aria-label={`Line ${index + 1}`}
        onClick={(event) => onLink(index, event)}
        className={cn(
          "tabular shrink-0 pr-3 pl-2 text-right text-term-soft select-none hover:text-term-ink hover:underline",
          isLinked && "font-semibold text-term-ink",
        )}
        style={{ minWidth: `${digits + 3}ch` }}
      >
        {index + 1}
      </a>
      {times && <span className="tabular shrink-0 pr-3 text-term-soft select-none">{timeOfDay(at)}</span>}
      <span
        className={cn(
          "min-w-0 flex-1 pr-4 [tab-size:8]",
          wrap ? "break-all whitespace-pre-wrap" : "whitespace-pre",
          isNote && "text-term-note",
          stream === "gap" && "italic",
        )}
      >
        <Spans spans={marked} />
        {raw.length > longestDrawn && (
          <span className="text-term-soft italic">
            {" "}
            … {(raw.length - longestDrawn).toLocaleString("en")} more characters, in the download
          </span>
        )}
      </span>
    </div>
  );
});

function timeOfDay(at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return "--:--:--.---";
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, "0")}`;
}
