import type { ChangeEvent } from "react";
import { PartsFields } from "./PartsFields.tsx";
import { type PartsText, partsError } from "./parts-text.ts";

interface StoredPartsFieldsProps {
  form: PartsText;
  set: (change: Partial<PartsText>) => void;
  /** What the server refused of a field. */
  refused: (name: keyof PartsText) => string | undefined;
}

/** {@link PartsFields} of a schedule or a trigger. */
export function StoredPartsFields({ form, set, refused }: StoredPartsFieldsProps) {
  const field = (name: keyof PartsText) => ({
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set({ [name]: event.target.value }),
  });
  return <PartsFields form={form} area={field} input={field} error={(name) => partsError(form, name) ?? refused(name)} areStored />;
}
