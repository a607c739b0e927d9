import type { SettingField } from "@gantry/contract/integrations/settings.ts";
import { useId } from "react";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";

/** The value of a setting in the form; several texts for one with options. */
export type SettingValue = string | readonly string[];

interface SettingInputProps {
  field: SettingField;
  /** The current value as the API returns it: secrets are masked. */
  stored: SettingValue | undefined;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
  error: string | undefined;
  autoFocus: boolean;
}

/** One setting of a provider: text, a secret, or some of a few values. */
export function SettingInput({ field, stored, value, onChange, error, autoFocus }: SettingInputProps) {
  if (Array.isArray(field.default)) {
    return (
      <OptionBoxes
        label={field.title}
        values={field.default.map(String)}
        chosen={typeof value === "string" ? [] : value}
        onChange={onChange}
        error={error}
      />
    );
  }
  const isKept = field.secrecy !== undefined && stored !== undefined;
  return (
    <Field
      label={field.title}
      required={field.required && !isKept}
      error={error && (error.startsWith("must") ? `It ${error}.` : error)}
      hint={isKept ? `${field.description ? `${field.description} ` : ""}Leave empty to keep the current value.` : field.description}
    >
      <Input
        type={field.secrecy === "hidden" ? "password" : "text"}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onChange(event.target.value)}
        placeholder={isKept && typeof stored === "string" ? stored : field.placeholder}
        autoComplete={field.secrecy === "hidden" ? "new-password" : "off"}
        autoFocus={autoFocus}
        spellCheck={false}
      />
    </Field>
  );
}

interface OptionBoxesProps {
  label: string;
  values: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
}

function OptionBoxes({ label, values, chosen, onChange, error }: OptionBoxesProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {values.map((value) => (
        <label key={value} className="flex items-center gap-2 text-sm">
          <Checkbox
            checked={chosen.includes(value)}
            onCheckedChange={(checked) => onChange(values.filter((other) => (other === value ? checked === true : chosen.includes(other))))}
          />
          <code className="text-xs">{value}</code>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="text-xs text-bad">
          Select at least one.
        </p>
      )}
    </fieldset>
  );
}
