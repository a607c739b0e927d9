import { Search } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Input } from "./Input.tsx";

const typingPauseMs = 350;

interface TextFilterProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Instead of the usual width. */
  className?: string;
  maxLength?: number;
}

/** Applies the text when the typing pauses; follows the URL when that changes otherwise. */
export function TextFilter({ label, placeholder, text, onText, field, className = "w-full sm:w-80", maxLength }: TextFilterProps) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onText(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
    // The callback changes with each render. Only typing starts the debounce.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <Input
      ref={field}
      type="search"
      icon={<Search aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === "Escape" && field.current?.blur()}
      placeholder={placeholder}
      aria-label={label}
      spellCheck={false}
      className={className}
      maxLength={maxLength}
    />
  );
}
