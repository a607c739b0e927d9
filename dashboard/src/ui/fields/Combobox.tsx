import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { cn } from "../cn.ts";
import { inputClasses } from "./Input.tsx";

export interface Suggestion {
  value: string;
  /** Text to the right: a count, a title. */
  detail?: ReactNode;
}

interface ComboboxProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "list"> {
  value: string;
  onChange: (value: string) => void;
  /** Instead of `onChange`, when a suggestion is chosen. */
  onTake?: (value: string) => void;
  suggestions: readonly Suggestion[];
  /** Always shows the suggestions, below the field instead of over what follows it. */
  isInPlace?: boolean;
  mono?: boolean;
}

const shownAtMost = 50;

/** Free text with suggestions: ↓ ↑ choose, Enter takes, Esc closes. */
export function Combobox({
  value,
  onChange,
  onTake = onChange,
  suggestions,
  isInPlace = false,
  mono = false,
  className,
  onBlur,
  ...rest
}: ComboboxProps) {
  const listId = useId();
  const { isOpen, offered, active, list, open, close, take, onTyped, onKeyDown } = useSuggestions({
    value,
    onChange,
    onTake,
    suggestions,
    isInPlace,
  });
  return (
    <span className="relative block">
      <input
        {...rest}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        className={cn(inputClasses, mono && "font-mono text-xs", className)}
        value={value}
        onChange={(event) => onTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && <SuggestionList {...{ list, listId, offered, active, mono, isInPlace }} onTake={take} />}
    </span>
  );
}

/** Which suggestions are offered, which of them is active, and what the keys do. */
function useSuggestions({
  value,
  onChange,
  onTake,
  suggestions,
  isInPlace,
}: Required<Pick<ComboboxProps, "value" | "onChange" | "onTake" | "suggestions" | "isInPlace">>) {
  const [wantsOpen, setWantsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Until something is typed every suggestion is offered, not only those like the value that is there.
  const [typed, setTyped] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const wanted = value.trim().toLowerCase();
  const offered = (
    typed && wanted ? suggestions.filter((suggestion) => suggestion.value.toLowerCase().includes(wanted)) : suggestions
  ).slice(0, shownAtMost);
  const isOpen = (wantsOpen || isInPlace) && offered.length > 0;

  const open = () => setWantsOpen(true);
  const close = () => {
    setWantsOpen(false);
    setTyped(false);
  };
  const take = (suggestion: Suggestion | undefined) => {
    if (suggestion) onTake(suggestion.value);
    close();
    setActive(-1);
  };
  const onTyped = (text: string) => {
    onChange(text);
    setTyped(true);
    open();
    setActive(-1);
  };
  const move = (step: number) => {
    const next = (active + step + offered.length) % offered.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
      else open();
    } else if (event.key === "Enter" && isOpen && active >= 0) {
      event.preventDefault();
      take(offered[active]);
    } else if (event.key === "Escape" && isOpen && !isInPlace) {
      event.preventDefault();
      event.stopPropagation();
      setWantsOpen(false);
    }
  };
  return { isOpen, offered, active, list, open, close, take, onTyped, onKeyDown };
}

interface SuggestionListProps {
  list: RefObject<HTMLUListElement | null>;
  listId: string;
  offered: readonly Suggestion[];
  /** The index of the suggestion that the keyboard is on; -1 for none. */
  active: number;
  mono: boolean;
  isInPlace: boolean;
  onTake: (suggestion: Suggestion) => void;
}

function SuggestionList({ list, listId, offered, active, mono, isInPlace, onTake }: SuggestionListProps) {
  return (
    <ul
      ref={list}
      id={listId}
      role="listbox"
      aria-label="Suggestions"
      className={cn(
        "thin-scroll mt-1 max-h-56 overflow-y-auto rounded-lg border border-edge bg-raised p-1",
        !isInPlace && "absolute top-full right-0 left-0 z-50 animate-rise shadow-pop",
      )}
    >
      {offered.map((suggestion, index) => (
        <li
          key={suggestion.value}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          className={cn(
            "flex min-h-8 cursor-default items-center justify-between gap-3 rounded-md px-2.5 py-1 text-sm",
            index === active && "bg-accent-soft text-accent-text",
            index !== active && "hover:bg-hover",
          )}
          // Pressing must not take the focus from the field before the click is over.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(suggestion)}
        >
          <span className={cn("min-w-0 break-all", mono && "font-mono text-xs")}>{suggestion.value}</span>
          {suggestion.detail && <span className="shrink-0 text-xs text-ink-soft">{suggestion.detail}</span>}
        </li>
      ))}
    </ul>
  );
}
