import { maxQuietWindows, weekdays } from "@gantry/contract/projects/constants.ts";
import { Plus, Trash2 } from "lucide-react";
import { Controller, type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { ToggleGroup } from "../../ui/fields/ToggleGroup.tsx";
import type { RunSettingsForm } from "./run-settings-form.ts";

const dayNames = { mon: "Monday", tue: "Tuesday", wed: "Wednesday", thu: "Thursday", fri: "Friday", sat: "Saturday", sun: "Sunday" };
const dayOptions = weekdays.map((day) => ({ value: day, label: dayNames[day].slice(0, 2), name: dayNames[day] }));

interface FieldsProps {
  form: UseFormReturn<RunSettingsForm>;
  disabled: boolean;
}

/** In which hours of the week no runs start. */
export function QuietHoursFields({ form, disabled }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "quietWindows" });
  return (
    <fieldset className="grid gap-3 pt-1 sm:col-span-6">
      <legend className="text-sm font-medium">
        Quiet hours <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <p className="text-xs text-ink-soft">
        Runs wait until the quiet hours end, and then start. Runs with a priority above 0 start anyway. Runs in progress are not stopped.
      </p>
      {fields.map((field, index) => (
        <Window key={field.id} form={form} index={index} disabled={disabled} onRemove={() => remove(index)} />
      ))}
      {!disabled && fields.length < maxQuietWindows && (
        <div>
          <Button size="sm" onClick={() => append({ days: [...weekdays], from: "22:00", to: "06:00" })}>
            <Plus aria-hidden="true" />
            Add quiet hours
          </Button>
        </div>
      )}
      {fields.length > 0 && (
        <Controller
          control={form.control}
          name="quietTimeZone"
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <Field label="Time zone of the quiet hours" error={fieldState.error?.message} className="sm:max-w-xs">
              <Combobox
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                suggestions={["UTC", ...Intl.supportedValuesOf("timeZone")].map((name) => ({ value: name }))}
                disabled={disabled}
              />
            </Field>
          )}
        />
      )}
    </fieldset>
  );
}

interface WindowProps extends FieldsProps {
  index: number;
  onRemove: () => void;
}

function Window({ form, index, disabled, onRemove }: WindowProps) {
  const errors = form.formState.errors.quietWindows?.[index];
  const [from, to] = form.watch([`quietWindows.${index}.from`, `quietWindows.${index}.to`]);
  const error = errors?.days?.message ?? errors?.from?.message ?? errors?.to?.message;
  const number = index + 1;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Controller
          control={form.control}
          name={`quietWindows.${index}.days`}
          render={({ field: { value, onChange } }) => (
            <ToggleGroup
              label={`Days of quiet hours ${number}`}
              value={value}
              options={dayOptions}
              onChange={onChange}
              disabled={disabled}
            />
          )}
        />
        <span className="flex items-center gap-2">
          <Input
            type="time"
            className="w-32 px-1.5"
            aria-label={`Start of quiet hours ${number}`}
            {...form.register(`quietWindows.${index}.from`)}
            disabled={disabled}
          />
          <span className="text-sm text-ink-soft">to</span>
          <Input
            type="time"
            className="w-32 px-1.5"
            aria-label={`End of quiet hours ${number}`}
            {...form.register(`quietWindows.${index}.to`)}
            disabled={disabled}
          />
          {!disabled && (
            <IconButton label={`Remove quiet hours ${number}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </span>
        {from !== "" && to !== "" && to <= from && <span className="text-xs text-ink-soft">until the next day</span>}
      </div>
      {error && <p className="text-xs text-bad">{error}</p>}
    </div>
  );
}
