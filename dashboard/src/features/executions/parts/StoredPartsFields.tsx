import type { ChangeEvent } from "react";
import { refusedFields } from "../refused-fields.ts";
import { PartsFields } from "./PartsFields.tsx";
import { type PartsText, partsError } from "./parts-text.ts";

interface StoredPartsFieldsProps {
  form: PartsText;
  set: (change: Partial<PartsText>) => void;
  /** Why the server refused what was sent. */
  refused: Error | null;
}

/** {@link PartsFields} of a schedule or a trigger. */
export function StoredPartsFields({ form, set, refused }: StoredPartsFieldsProps) {
  const field = (name: keyof PartsText) => ({
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set({ [name]: event.target.value }),
  });
  return (
    <PartsFields
      form={form}
      area={field}
      input={field}
      error={(name) => partsError(form, name) ?? refusedFields(refused).get(name)}
      areStored
    />
  );
}
