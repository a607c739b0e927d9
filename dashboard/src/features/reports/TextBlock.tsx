import { plainText } from "../logs/ansi/plain-text.ts";

/** Text of a file, which scrolls when it is long. */
export function TextBlock({ text, label }: { text: string; label: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label={label}
      className="thin-scroll max-h-96 overflow-auto rounded-lg border border-term-edge bg-term p-3 text-xs leading-5 break-words whitespace-pre-wrap text-term-ink"
    >
      {text}
    </pre>
  );
}

/** Text as {@link TextBlock} shows it: without escape sequences, and without line breaks at its end. */
export const readable = (text: string) => text.replace(/\n+$/, "").split("\n").map(plainText).join("\n");
