import type { ReactNode } from "react";
import { cn } from "../../../ui/cn.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

interface BarButtonProps {
  label: string;
  /** The part of the label that is next to the icon where there is room. */
  word?: string;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button in the bars of the terminal. */
export function BarButton({ label, word, keys, pressed, disabled = false, onClick, children }: BarButtonProps) {
  return (
    <IconButton
      label={label}
      hint={keys && <span className="opacity-75">{keys}</span>}
      size="sm"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className={cn(
        "text-term-soft hover:not-disabled:bg-term-raised hover:not-disabled:text-term-ink",
        pressed && "bg-term-edge text-term-ink",
        word && "xl:w-auto xl:px-2",
      )}
    >
      {children}
      {word && <span className="hidden xl:inline">{word}</span>}
    </IconButton>
  );
}
