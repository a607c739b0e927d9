import { Suspense, lazy } from "react";
import { loadFile } from "../../../load-file.ts";
import { cn } from "../../../ui/cn.ts";
import { ESC, plainText } from "./plain-text.ts";
import { formatCount } from "../../../ui/text/format.ts";

const ColoredLines = lazy(async () => ({ default: (await loadFile(() => import("./ColoredLines.tsx"))).ColoredLines }));

const maxTextLength = 40_000;

/** A block of a suite's text with its colors, on the terminal's ground: an error, a trace, a code frame. */
export function AnsiText({ text, label, className }: { text: string; label: string; className?: string }) {
  const shown = text.slice(0, maxTextLength).replace(/\n+$/, "");
  return (
    <pre
      tabIndex={0}
      aria-label={label}
      className={cn(
        "thin-scroll overflow-auto rounded-lg border border-term-edge bg-term p-3 text-xs leading-5 break-words whitespace-pre-wrap text-term-ink",
        className,
      )}
    >
      {shown.includes(ESC) ? (
        <Suspense fallback={<PlainLines text={shown} />}>
          <ColoredLines text={shown} />
        </Suspense>
      ) : (
        <PlainLines text={shown} />
      )}
      {text.length > maxTextLength && <span className="text-term-soft">… {formatCount(text.length - maxTextLength)} more characters</span>}
    </pre>
  );
}

function PlainLines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => <span key={index}>{`${plainText(line)}\n`}</span>);
}
