import type { CaseField } from "@gantry/contract/test-cases/schemas.ts";
import { maxFieldTextLength } from "@gantry/contract/test-cases/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn } from "react-hook-form";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { type CaseForm, fieldKey } from "../case-form.ts";
import { caseFieldsQuery } from "../queries.ts";

interface FieldInputsProps {
  form: UseFormReturn<CaseForm>;
  projectId: string;
  mayWrite: boolean;
}

const none = " none";

/** The project's custom fields in the form of a case. */
export function FieldInputs({ form, projectId, mayWrite }: FieldInputsProps) {
  const fields = useQuery(caseFieldsQuery(projectId)).data ?? [];
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <Controller
          key={field.id}
          control={form.control}
          name={`customFields.${fieldKey(field.id)}`}
          defaultValue=""
          render={({ field: { value, onChange, onBlur } }) => (
            <Field label={visibleText(field.name)} required={false} hint={field.type === "number" ? "A number." : undefined}>
              {field.type === "choice" ? (
                <Select
                  value={value || none}
                  onChange={(next) => onChange(next === none ? "" : next)}
                  disabled={!mayWrite}
                  options={choicesOf(field)}
                />
              ) : (
                <Input
                  type={field.type === "date" ? "date" : "text"}
                  inputMode={field.type === "number" ? "decimal" : undefined}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  disabled={!mayWrite}
                  maxLength={maxFieldTextLength}
                  autoComplete="off"
                />
              )}
            </Field>
          )}
        />
      ))}
    </div>
  );
}

const choicesOf = (field: CaseField) => [
  { value: none, label: "None" },
  ...field.choices.map(({ name }) => ({ value: name, label: visibleText(name) })),
];
