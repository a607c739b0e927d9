import { useId, useState } from "react";
import { Textarea } from "../../../ui/fields/Input.tsx";

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
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium">
        {label}
      </label>
      <Textarea
        id={id}
        value={text}
        className="min-h-14"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => text !== saved && onSave(text)}
        maxLength={10_000}
        placeholder={placeholder}
      />
    </div>
  );
}
