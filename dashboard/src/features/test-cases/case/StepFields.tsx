import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Textarea } from "../../../ui/fields/Input.tsx";
import type { CaseForm } from "../case-form.ts";

/** The steps of a case, each with an action and an expected result. */
export function StepFields({ form, mayWrite }: { form: UseFormReturn<CaseForm>; mayWrite: boolean }) {
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: "steps" });
  const errors = form.formState.errors.steps;
  return (
    <section className="grid gap-2" aria-label="Steps">
      <h3 className="text-sm font-medium">Steps</h3>
      <ol className="grid gap-2">
        {fields.map((field, index) => (
          <li key={field.id} className="grid gap-2 rounded-lg border border-edge bg-canvas p-2.5 sm:grid-cols-[1.25rem_1fr_1fr_auto]">
            <span className="tabular pt-1.5 text-xs font-medium text-ink-soft">{index + 1}</span>
            {(["action", "expectedResult"] as const).map((part) => (
              <label key={part} className="grid gap-1">
                <span className="text-xs text-ink-soft">{part === "action" ? "Action" : "Expected result"}</span>
                <Textarea
                  {...form.register(`steps.${index}.${part}`)}
                  className="min-h-14"
                  disabled={!mayWrite}
                  aria-invalid={errors?.[index]?.[part] ? true : undefined}
                />
                {errors?.[index]?.[part] && <span className="text-xs text-bad">{errors[index]?.[part]?.message}</span>}
              </label>
            ))}
            {mayWrite && (
              <div className="flex sm:flex-col">
                <IconButton label={`Move step ${index + 1} up`} size="sm" disabled={index === 0} onClick={() => swap(index, index - 1)}>
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move step ${index + 1} down`}
                  size="sm"
                  disabled={index === fields.length - 1}
                  onClick={() => swap(index, index + 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <IconButton label={`Remove step ${index + 1}`} size="sm" onClick={() => remove(index)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ol>
      {fields.length === 0 && <p className="text-sm text-ink-soft">No steps.</p>}
      {mayWrite && (
        <Button size="sm" className="justify-self-start" onClick={() => append({ action: "", expectedResult: "" })}>
          <Plus aria-hidden="true" />
          Add a step
        </Button>
      )}
    </section>
  );
}
