import { maxCaches } from "@gantry/contract/caches/constants.ts";
import { Trash2 } from "lucide-react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { type CacheText, type CachesText, cacheProblems, newCache } from "./cache-text.ts";
import { ListFields, type ListFieldsProps } from "./ListFields.tsx";
import type { Problems } from "./list-text.ts";
import { useTouchedFields } from "./use-touched-fields.ts";

/** The folders that later runs find again, over the whole width of a form. */
export function CachesFields(props: ListFieldsProps<CachesText>) {
  const { showsAll = false, disabled = false } = props;
  const problems = cacheProblems(props.value);
  return (
    <ListFields
      {...props}
      legend="Caches"
      noun="cache"
      hint="Folders of the container that later runs find again. A cache is saved once: new content needs a new key."
      most={maxCaches}
      newRow={newCache}
      renderRow={(row, index, change, remove) => (
        <CacheRow key={row.id} {...{ row, index, change, remove, problems, showsAll, disabled }} />
      )}
    />
  );
}

interface RowProps {
  row: CacheText;
  index: number;
  change: (part: Partial<CacheText>) => void;
  remove: () => void;
  problems: Problems;
  showsAll: boolean;
  disabled: boolean;
}

function CacheRow({ row, index, change, remove, problems, showsAll, disabled }: RowProps) {
  const { error, leave } = useTouchedFields((field) => problems.get(`${index}.${field}`), showsAll);
  const input = (field: "key" | "path" | "restoreKeys") => ({
    ...({ mono: true, spellCheck: false, autoComplete: "off", disabled } as const),
    value: row[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    onBlur: leave(field),
  });
  return (
    <div data-row="" role="group" aria-label={`Cache ${index + 1}`} className="flex items-start gap-2 rounded-md border border-edge p-3">
      <div className="grid min-w-0 grow gap-3 sm:grid-cols-3">
        <Field label="Key" error={error("key")}>
          <Input {...input("key")} placeholder="npm-1a2b" />
        </Field>
        <Field label="Path" error={error("path")}>
          <Input {...input("path")} placeholder="/root/.npm" />
        </Field>
        <Field label="Restore keys" required={false} error={error("restoreKeys")} hint="Separated by commas.">
          <Input {...input("restoreKeys")} placeholder="npm-" />
        </Field>
      </div>
      {!disabled && (
        <IconButton label={`Remove cache ${index + 1}`} onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
