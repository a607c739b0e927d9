import { Plus, Trash2 } from "lucide-react";
import { type ClipboardEvent, useId } from "react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { readDotEnv } from "../read-dot-env.ts";
import type { NewRunForm } from "./new-run-form.ts";

/** Variables for one run. Lines of a .env file that are pasted into a name become variables. */
export function RunVariables({ form }: { form: UseFormReturn<NewRunForm> }) {
  const id = useId();
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: "variables" });
  const errors = form.formState.errors.variables;
  const tooMany = errors?.root?.message ?? errors?.message;
  const onPaste = (event: ClipboardEvent, index: number) => {
    const pasted = readDotEnv(event.clipboardData.getData("text"));
    if (!pasted) return;
    event.preventDefault();
    const before = form.getValues("variables");
    replace([...before.slice(0, index), ...pasted, ...before.slice(index + 1)]);
  };
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">
        Variables <span className="font-normal text-ink-soft">(for this run only)</span>
      </legend>
      {fields.map((field, index) => {
        const [nameError, valueError] = [errors?.[index]?.name?.message, errors?.[index]?.value?.message];
        const error = nameError ?? valueError;
        return (
          <div key={field.id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
            <Input
              mono
              aria-label={`Name of variable ${index + 1}`}
              aria-invalid={nameError ? true : undefined}
              aria-describedby={nameError ? `${id}-${field.id}` : undefined}
              placeholder="NAME"
              autoComplete="off"
              spellCheck={false}
              {...form.register(`variables.${index}.name`)}
              onPaste={(event) => onPaste(event, index)}
            />
            <Input
              mono
              aria-label={`Value of variable ${index + 1}`}
              aria-invalid={valueError ? true : undefined}
              aria-describedby={valueError && !nameError ? `${id}-${field.id}` : undefined}
              placeholder="value"
              autoComplete="off"
              spellCheck={false}
              {...form.register(`variables.${index}.value`)}
            />
            <IconButton label={`Remove variable ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
            {error && (
              <p id={`${id}-${field.id}`} className="col-span-3 text-xs text-bad">
                {error}
              </p>
            )}
          </div>
        );
      })}
      {tooMany && (
        <p role="alert" className="text-xs text-bad">
          {tooMany}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" onClick={() => append({ name: "", value: "" })}>
          <Plus aria-hidden="true" />
          Add variable
        </Button>
        <span className="text-xs text-ink-soft">
          {fields.length === 0
            ? "The project's variables are always set. Store secrets there."
            : "You can paste lines of a .env file into a name field."}
        </span>
      </div>
    </fieldset>
  );
}
