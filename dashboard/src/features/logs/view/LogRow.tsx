import { ChevronRight } from "lucide-react";
import { type MouseEvent, type ReactNode, memo } from "react";
import { cn } from "../../../ui/cn.ts";
import { parseLine } from "../ansi/ansi.ts";
import { Spans } from "../ansi/Spans.tsx";
import type { LogLine } from "../lines/log-buffer.ts";
import { markSpans } from "../ansi/mark-spans.ts";
import { formatCount } from "../../../ui/text/format.ts";

/** A line may have a megabyte, and drawing it would freeze the page. The download contains the whole line. */
const maxDrawnLength = 4000;

export const rowHeight = 20;
/** The title of a group is a button, which must be large enough for a finger. */
export const titleHeight = 24;

/** Groups in more groups than this are not indented further. */
export const deepest = 6;

interface LogRowProps {
  index: number;
  /** Its number in the output of its run; `undefined` for a line that is not from a run. */
  number: number | undefined;
  raw: string;
  carry: string;
  stream: LogLine["stream"];
  /** For a line that names the run whose lines follow, if these have no group to fold: shows all of them. */
  onOpen: ((index: number) => void) | undefined;
  at: string;
  wrap: boolean;
  times: boolean;
  isLinked: boolean;
  /** Start columns of the search matches, comma-separated. A string, so that an unchanged row is not rendered again. */
  starts: string;
  length: number;
  now: number | undefined;
  digits: number;
  /** The log has groups: their fold buttons need room. */
  hasGroups: boolean;
  /** How many groups the line is in. */
  depth: number;
  /** The line is the title of a group. */
  fold: "open" | "folded" | undefined;
  /** The title of a group whose marker has none. */
  name: string;
  /** Describes the content of a folded group. */
  folded: string;
  onLink: (index: number, event: MouseEvent) => void;
  onFold: (index: number) => void;
}

export const LogRow = memo(function LogRow({
  index,
  number,
  raw,
  carry,
  stream,
  onOpen,
  at,
  wrap,
  times,
  isLinked,
  starts,
  length,
  now,
  digits,
  hasGroups,
  depth,
  fold,
  name,
  folded,
  onLink,
  onFold,
}: LogRowProps) {
  const spans = parseLine(raw.length > maxDrawnLength ? raw.slice(0, maxDrawnLength) : raw, carry);
  const marked = starts ? markSpans(spans, starts.split(",").map(Number), length, now) : spans;
  const isNote = stream === "system";
  const text = (
    <>
      <Spans spans={marked} />
      <NotDrawn characters={raw.length - maxDrawnLength} />
    </>
  );
  return (
    <div
      className={cn(
        "group/line flex",
        fold !== undefined && "leading-6",
        onOpen && "bg-term-raised font-semibold",
        isLinked && "bg-[oklch(0.32_0.05_218)]",
        !isLinked && "hover:bg-term-raised",
        stream === "gap" && "bg-[oklch(0.3_0.06_70)]",
      )}
      style={{ minHeight: fold === undefined ? rowHeight : titleHeight }}
    >
      <span
        aria-hidden="true"
        title={stream === "stderr" ? "Error output" : isNote ? "Message of Gantry" : undefined}
        className={cn("w-1 shrink-0", stream === "stderr" && "bg-term-err", isNote && "bg-term-note")}
      />
      <LineNumber index={index} number={number} isLinked={isLinked} digits={digits} onLink={onLink} />
      {times && <span className="tabular shrink-0 pr-3 text-term-soft select-none">{timeOfDay(at)}</span>}
      <span
        className={cn(
          "min-w-0 flex-1 pr-4 [tab-size:8]",
          wrap ? "break-all whitespace-pre-wrap" : "whitespace-pre",
          isNote && "text-term-note",
          stream === "gap" && "italic",
        )}
        style={hasGroups ? { paddingLeft: `calc(${Math.min(depth, deepest) * 2}ch + 1.125rem)` } : undefined}
      >
        <LineText {...{ index, onOpen, fold, folded, onFold }} title={raw.trim() === "" ? name : text}>
          {text}
        </LineText>
      </span>
    </div>
  );
});

type LineTextProps = Pick<LogRowProps, "index" | "onOpen" | "fold" | "folded" | "onFold"> & { title: ReactNode; children: ReactNode };

/** A line's text, as a button if it opens all lines of its output or folds a group. */
function LineText({ index, onOpen, fold, folded, onFold, title, children }: LineTextProps) {
  if (onOpen)
    return (
      <button
        type="button"
        title="Show all lines of this output"
        onClick={() => onOpen(index)}
        className="max-w-full cursor-pointer text-left -outline-offset-2 hover:underline"
      >
        {children}
      </button>
    );
  if (fold === undefined) return children;
  return (
    <FoldButton isOpen={fold === "open"} holds={folded} onClick={() => onFold(index)}>
      {title}
    </FoldButton>
  );
}

type LineNumberProps = Pick<LogRowProps, "index" | "number" | "isLinked" | "digits" | "onLink">;

/** It links to the line. */
function LineNumber({ index, number, isLinked, digits, onLink }: LineNumberProps) {
  const style = { minWidth: `${digits + 3}ch` };
  if (number === undefined) return <span aria-hidden="true" className="shrink-0" style={style} />;
  return (
    <a
      href={`#L${index + 1}`}
      tabIndex={-1}
      aria-label={`Line ${number}`}
      onClick={(event) => onLink(index, event)}
      className={cn(
        "tabular shrink-0 pr-3 pl-2 text-right text-term-soft select-none hover:text-term-ink hover:underline",
        isLinked && "font-semibold text-term-ink",
      )}
      style={style}
    >
      {number}
    </a>
  );
}

function FoldButton({ isOpen, holds, onClick, children }: { isOpen: boolean; holds: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onClick}
      className="-ml-4.5 min-h-6 max-w-full cursor-pointer text-left font-semibold -outline-offset-2 hover:underline"
    >
      <ChevronRight aria-hidden="true" className={cn("mr-1 inline size-3.5 align-[-2px] text-term-soft", isOpen && "rotate-90")} />
      {children}
      {!isOpen && <span className="pl-2 font-normal text-term-soft">{` ${holds}`}</span>}
    </button>
  );
}

function NotDrawn({ characters }: { characters: number }) {
  if (characters <= 0) return null;
  return <span className="text-term-soft italic"> … {formatCount(characters)} more characters, in the download</span>;
}

function timeOfDay(at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return "--:--:--.---";
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, "0")}`;
}
