import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "../Button.tsx";
import { IconButton } from "../IconButton.tsx";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps extends Omit<ButtonProps, "children" | "onClick" | "asChild"> {
  /** A function, if the text needs code that the page can do without: it is called when the pointer is above the button, and again to copy. */
  text: string | (() => Promise<string>);
  /** The object in the label, for example "the key". */
  what: string;
  /** The button's text; without it only the icon is shown. */
  label?: string;
  /** Called when the text is on the clipboard. */
  onCopied?: (() => void) | undefined;
}

const shownForMs = 1600;

export function CopyButton({ text, what, label, onCopied, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const onClick = async () => {
    const isCopied = await Promise.resolve(typeof text === "string" ? text : text()).then(copyText, () => false);
    setOutcome(isCopied ? "copied" : "refused");
    if (isCopied) onCopied?.();
  };
  const onPointerEnter = typeof text === "string" ? undefined : () => void text().catch(() => undefined);
  const icon = outcome === "copied" ? <Check className="text-ok" aria-hidden="true" /> : <Copy aria-hidden="true" />;
  const feedback = outcome === "copied" ? "Copied" : outcome === "refused" ? "Select and copy it manually" : `Copy ${what}`;
  if (!label) {
    return (
      <IconButton label={feedback} size="sm" {...rest} onClick={onClick} onPointerEnter={onPointerEnter}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...rest} onClick={onClick} onPointerEnter={onPointerEnter}>
      {icon}
      <span aria-live="polite">{outcome ? feedback : label}</span>
    </Button>
  );
}
