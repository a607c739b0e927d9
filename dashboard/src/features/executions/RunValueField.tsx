import type { RunValueField as Name } from "@gantry/contract/executions/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { FilterPopover } from "../../ui/filters/FilterPopover.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { runValuesQuery } from "./queries.ts";

const typingPauseMs = 250;

const runValueLabels: Record<Name, string> = { branch: "Branch", author: "Author", image: "Image", suite: "Suite", test: "Test" };
const hints: Partial<Record<Name, string>> = {
  suite: "A top-level suite, or a file.",
  test: "A part of its name, suite or file.",
};
const longest: Record<Name, number> = { branch: 300, author: 200, image: 255, suite: 1000, test: 200 };
const monospaced: readonly Name[] = ["branch", "image"];

interface RunValueFieldProps {
  name: Name;
  value: string;
  onChange: (value: string) => void;
  /** When a suggestion is chosen, instead of `onChange`. */
  onTake?: (value: string) => void;
  isInPlace?: boolean;
  projectId: string | undefined;
}

/** A field for a branch, author, image, suite or test that runs have. The server searches for suggestions. */
export function RunValueField({ name, value, onChange, onTake, isInPlace = false, projectId }: RunValueFieldProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), typingPauseMs);
  const { data } = useQuery({ ...runValuesQuery(name, projectId, search.slice(0, 200)), enabled: isAsked });
  return (
    <Field label={runValueLabels[name]} hint={data?.values.length === 0 ? none(name, search) : hints[name]}>
      <Combobox
        value={value}
        onChange={(text) => {
          setTyped(text);
          onChange(text);
        }}
        {...(onTake && { onTake })}
        onFocusCapture={() => setIsAsked(true)}
        isInPlace={isInPlace}
        suggestions={(data?.values ?? []).map((one) => ({ value: one }))}
        mono={monospaced.includes(name)}
        maxLength={longest[name]}
      />
    </Field>
  );
}

const none = (name: Name, search: string) =>
  search === "" ? `No run has a value for ${name} yet.` : `No ${name} contains “${visibleText(search)}”.`;

interface RunValueFilterProps {
  name: Name;
  /** Default: the field's. */
  label?: string;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
  projectId: string | undefined;
}

/** A filter by such a value, in a panel below its button. */
export function RunValueFilter({ name, label = runValueLabels[name], value, onChoose, projectId }: RunValueFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (chosen: string | undefined) => {
    setIsOpen(false);
    if (chosen !== value) onChoose(chosen);
  };
  return (
    <FilterPopover label={label} value={value && visibleText(value)} title={`${label} filter`} open={isOpen} onOpenChange={setIsOpen}>
      <FilterForm name={name} value={value} onChoose={choose} projectId={projectId} />
    </FilterPopover>
  );
}

function FilterForm({ name, value, onChoose, projectId }: RunValueFilterProps) {
  const [typed, setTyped] = useState(value ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(typed.trim() || undefined);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <RunValueField name={name} value={typed} onChange={setTyped} onTake={onChoose} isInPlace projectId={projectId} />
      <div className="flex gap-2">
        <Button size="sm" tone="primary" type="submit">
          Apply
        </Button>
        {value !== undefined && (
          <Button size="sm" tone="quiet" onClick={() => onChoose(undefined)}>
            Any
          </Button>
        )}
      </div>
    </form>
  );
}
