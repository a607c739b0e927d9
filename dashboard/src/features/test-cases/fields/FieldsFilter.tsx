import { conditionsText, parseConditions, rangeOf } from "@gantry/contract/test-cases/field-conditions.ts";
import type { CaseField } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ChosenFilter } from "../../../ui/filters/ChosenFilter.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { FilterPopover } from "../../../ui/filters/FilterPopover.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { caseFieldsQuery } from "../queries.ts";

interface FieldsFilterProps {
  projectId: string;
  /** Conditions, as the API takes them. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const every = " every";
const without = " without";

/** Filters by custom fields: those that are chosen, each with a button that removes it, and a panel with all of them. */
export function FieldsFilter({ projectId, value, onChange }: FieldsFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fields = useQuery(caseFieldsQuery(projectId)).data ?? [];
  const conditions = parseConditions(value ?? "");
  if (fields.length === 0 && conditions.length === 0) return null;
  return (
    <>
      <FilterPopover label="Custom fields" value={undefined} title="Custom fields" open={isOpen} onOpenChange={setIsOpen}>
        <Form
          fields={fields}
          value={value}
          onChange={(next) => {
            onChange(next);
            setIsOpen(false);
          }}
        />
      </FilterPopover>
      {conditions.map((condition, index) => (
        <ChosenFilter
          key={`${condition.fieldId} ${condition.value}`}
          label={fields.find(({ id }) => id === condition.fieldId)?.name ?? "Deleted field"}
          value={condition.value || "none"}
          onClear={() => onChange(conditionsText(conditions.toSpliced(index, 1)) || undefined)}
        />
      ))}
    </>
  );
}

function Form({ fields, value, onChange }: { fields: readonly CaseField[] } & Omit<FieldsFilterProps, "projectId">) {
  const [chosen, setChosen] = useState(() => new Map(parseConditions(value ?? "").map((each) => [each.fieldId, each.value])));
  const set = (id: string, next: string | undefined) => {
    const changed = new Map(chosen);
    if (next === undefined) changed.delete(id);
    else changed.set(id, next);
    setChosen(changed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(conditionsText([...chosen].map(([fieldId, text]) => ({ fieldId, value: text }))) || undefined);
  };
  return (
    <form className="thin-scroll grid max-h-[60vh] gap-3 overflow-y-auto" noValidate onSubmit={submit}>
      {fields.map((field) => (
        <FieldCondition key={field.id} field={field} value={chosen.get(field.id)} onChange={(next) => set(field.id, next)} />
      ))}
      <Button size="sm" tone="primary" type="submit">
        Apply
      </Button>
    </form>
  );
}

interface FieldConditionProps {
  field: CaseField;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function FieldCondition({ field, value, onChange }: FieldConditionProps) {
  const name = visibleText(field.name);
  if (field.type === "choice")
    return (
      <Field label={name}>
        <Select
          value={value === undefined ? every : value || without}
          onChange={(next) => onChange(next === every ? undefined : next === without ? "" : next)}
          options={[
            { value: every, label: "Any" },
            ...field.choices.map((choice) => ({ value: choice.name, label: visibleText(choice.name) })),
            { value: without, label: "None" },
          ]}
        />
      </Field>
    );
  if (field.type === "text")
    return (
      <Field label={name}>
        <Input
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || undefined)}
          placeholder="Contains"
          autoComplete="off"
        />
      </Field>
    );
  return <RangeCondition field={field} value={value} onChange={onChange} />;
}

function RangeCondition({ field, value = "", onChange }: FieldConditionProps) {
  const ends = rangeOf(value) ?? { from: value, to: value };
  const set = (change: Partial<typeof ends>) => {
    const { from, to } = { ...ends, ...change };
    onChange(from || to ? `${from}..${to}` : undefined);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{visibleText(field.name)}</legend>
      <div className={field.type === "date" ? "grid gap-1.5" : "grid grid-cols-2 gap-1.5"}>
        {(["from", "to"] as const).map((end) => (
          <Input
            key={end}
            aria-label={`${visibleText(field.name)}, ${end === "from" ? "from" : "to"}`}
            type={field.type === "date" ? "date" : "text"}
            inputMode={field.type === "number" ? "decimal" : undefined}
            placeholder={end === "from" ? "From" : "To"}
            value={ends[end]}
            onChange={(event) => set({ [end]: event.target.value })}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  );
}
