import { useState } from "react";
import { Textarea } from "../../ui/fields/Input.tsx";

interface CommentFieldProps {
  label: string;
  placeholder: string;
  saved: string;
  onSave: (comment: string) => void;
}

/** A comment that is saved when the tester leaves the field. */
export function CommentField({ label, placeholder, saved, onSave }: CommentFieldProps) {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? saved;
  return (
    <label className="grid gap-1">
      <span className="text-xs font-medium">{label}</span>
      <Textarea
        value={text}
        className="min-h-14"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => text !== saved && onSave(text)}
        maxLength={10_000}
        placeholder={placeholder}
      />
    </label>
  );
}
