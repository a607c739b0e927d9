import { cn } from "../cn.ts";
import { CopyButton } from "./CopyButton.tsx";

interface CodeBlockProps {
  code: string;
  /** What the code is, for the copy button. */
  what: string;
  wrap?: boolean;
  /** Called when the code was copied, with the button or by selecting it. */
  onCopied?: (() => void) | undefined;
  className?: string;
}

export function CodeBlock({ code, what, wrap = false, onCopied, className }: CodeBlockProps) {
  return (
    <div className={cn("relative rounded-lg border border-term-edge bg-term text-term-ink", className)}>
      <pre
        tabIndex={0}
        aria-label={what}
        onCopy={onCopied}
        className={cn("thin-scroll overflow-x-auto rounded-lg p-3 pr-11 text-xs leading-5", wrap && "break-all whitespace-pre-wrap")}
      >
        {code}
      </pre>
      <CopyButton
        text={code}
        what={what}
        onCopied={onCopied}
        className="absolute top-1.5 right-1.5 bg-term-raised text-term-ink hover:not-disabled:bg-term-edge hover:not-disabled:text-term-ink"
      />
    </div>
  );
}
