import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import type { ChangeEvent } from "react";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { PartsFields } from "./parts/PartsFields.tsx";
import { type PartsText, partsError } from "./parts/parts-text.ts";
import { priorityError } from "./priority-text.ts";
import { CachesFields } from "./run-lists/CachesFields.tsx";
import { ServicesFields } from "./run-lists/ServicesFields.tsx";
import type { StoredRunForm } from "./stored-run-form.ts";

interface StoredRunFieldsProps {
  form: StoredRunForm;
  set: (change: Partial<StoredRunForm>) => void;
  /** What the project's runs have. */
  total: Resources;
  /** Shows what is wrong with all fields, also with those that are empty. */
  showsAll: boolean;
  /** What the server refused of a field. */
  refused: (name: keyof StoredRunForm) => string | undefined;
}

/** Priority, matrix and shards, services and caches of the runs of a schedule or a trigger. */
export function StoredRunFields({ form, set, total, showsAll, refused }: StoredRunFieldsProps) {
  const field = (name: keyof PartsText) => ({
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set({ [name]: event.target.value }),
  });
  return (
    <>
      <Field
        label="Priority"
        required={false}
        hint="-10 to 10. Leave empty for the project's."
        error={priorityError(form.priority) ?? refused("priority")}
      >
        <Input inputMode="numeric" value={form.priority} onChange={(event) => set({ priority: event.target.value })} autoComplete="off" />
      </Field>
      <PartsFields form={form} area={field} input={field} error={(name) => partsError(form, name) ?? refused(name)} areStored />
      <ServicesFields value={form.services} onChange={(services) => set({ services })} {...{ total, showsAll }} areStored />
      <CachesFields value={form.caches} onChange={(caches) => set({ caches })} showsAll={showsAll} />
    </>
  );
}
