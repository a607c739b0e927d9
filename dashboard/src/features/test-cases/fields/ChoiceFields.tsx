import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { type ChoiceRow, newRow } from "./choice-rows.ts";

interface ChoiceFieldsProps {
  rows: readonly ChoiceRow[];
  onChange: (rows: ChoiceRow[]) => void;
  most: number;
}

/** The choices of a custom field, one below the other. */
export function ChoiceFields({ rows, onChange, most }: ChoiceFieldsProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm font-medium">Choices</legend>
      {rows.map((row, index) => (
        <div key={row.key} className="flex gap-1.5">
          <Input
            aria-label={`Choice ${index + 1}`}
            value={row.name}
            onChange={(event) => onChange(rows.map((each) => (each === row ? { ...row, name: event.target.value } : each)))}
            maxLength={100}
            autoComplete="off"
            autoFocus={row.was === undefined && index > 0 && index === rows.length - 1}
          />
          <IconButton label={`Remove choice ${index + 1}`} onClick={() => onChange(rows.filter((each) => each !== row))}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {rows.length < most && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange([...rows, newRow()])}>
          <Plus aria-hidden="true" />
          Add a choice
        </Button>
      )}
    </fieldset>
  );
}
