import type { ChangeEvent } from "react";
import { PartsFields } from "../parts/PartsFields.tsx";
import { type PartsText, partsError } from "../parts/parts-text.ts";
import { CachesFields } from "../run-lists/CachesFields.tsx";
import { ServicesFields } from "../run-lists/ServicesFields.tsx";
import { StoredAdvanced, type StoredFieldsProps, StoredOptions } from "./StoredOptions.tsx";

/** The options, matrix and shards, services and caches of the runs of a schedule or a trigger. */
export function StoredRunFields({ projectId, ...props }: StoredFieldsProps & { projectId: string }) {
  const { form, set, total, showsAll, refused } = props;
  const field = (name: keyof PartsText) => ({
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set({ [name]: event.target.value }),
  });
  return (
    <>
      <StoredOptions {...props} projectId={projectId} />
      <PartsFields form={form} area={field} input={field} error={(name) => partsError(form, name) ?? refused(name)} areStored />
      <ServicesFields
        value={form.services}
        onChange={(services) => set({ services })}
        {...{ total, showsAll }}
        refused={refused("services")}
        areStored
      />
      <CachesFields value={form.caches} onChange={(caches) => set({ caches })} showsAll={showsAll} refused={refused("caches")} />
      <StoredAdvanced {...props} />
    </>
  );
}
