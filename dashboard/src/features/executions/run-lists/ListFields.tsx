import { Plus } from "lucide-react";
import { type ReactNode, type Ref, useImperativeHandle, useState } from "react";
import { focusFirstProblem } from "../../../forms/focus-first-problem.ts";
import { Button } from "../../../ui/Button.tsx";
import { Segmented } from "../../../ui/fields/Segmented.tsx";
import type { ListText } from "./list-text.ts";

/** What the fields of a list share. */
export interface ListFieldsProps<Text> {
  value: Text;
  onChange: (value: Text) => void;
  /** Whether the list is a project's own, which replaces no other. */
  isOfProject?: boolean;
  /** Shows what is wrong with all fields, also with those that were not left yet. */
  showsAll?: boolean;
  disabled?: boolean;
  /** The server's error about the list. */
  refused?: string | undefined;
  /** For a form that moves the focus to what is wrong. */
  ref?: Ref<{ focus: () => void }>;
}

interface FrameProps<Row extends { id: number }> extends ListFieldsProps<ListText<Row>> {
  legend: string;
  hint: ReactNode;
  /** One of them, in lower case. */
  noun: string;
  most: number;
  newRow: () => Row;
  renderRow: (row: Row, index: number, change: (part: Partial<Row>) => void, remove: () => void) => ReactNode;
}

const origins = [
  { value: "project", label: "The project's" },
  { value: "none", label: "None" },
  { value: "own", label: "Own list" },
] as const;

/** A list of rows to add and remove, or the choice of the project's list or none. */
export function ListFields<Row extends { id: number }>({ ref, ...props }: FrameProps<Row>) {
  const { value, onChange, isOfProject = false, disabled = false, legend, hint, noun, most, newRow, renderRow, refused } = props;
  const [frame, setFrame] = useState<HTMLFieldSetElement | null>(null);
  useImperativeHandle(ref, () => ({ focus: () => focusFirstProblem(frame) }), [frame]);
  const { origin, rows } = value;
  const setRows = (next: readonly Row[]) => {
    if (next.length > 0) onChange({ origin: "own", rows: next });
    else onChange({ origin: isOfProject ? "none" : "project", rows: next });
  };
  const change = (id: number) => (part: Partial<Row>) => setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const remove = (id: number) => () => {
    setRows(rows.filter((row) => row.id !== id));
    // The removed row had the focus. Without rows there may be no button that adds one.
    requestAnimationFrame(() =>
      (frame?.querySelector<HTMLElement>("[data-add]") ?? frame?.querySelector<HTMLElement>("[role=radio][data-state=on]"))?.focus(),
    );
  };
  const add = () => {
    setRows([...rows, newRow()]);
    requestAnimationFrame(() => [...(frame?.querySelectorAll("[data-row]") ?? [])].at(-1)?.querySelector("input")?.focus());
  };
  const choose = (next: typeof origin) => {
    // The rows stay for those who change their mind.
    onChange({ origin: next, rows: next === "own" && rows.length === 0 ? [newRow()] : rows });
  };
  const isShown = origin === "own";
  return (
    <fieldset ref={setFrame} className="col-span-full grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">
        {legend} <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <p className="text-xs text-ink-soft">{hint}</p>
      {refused !== undefined && (
        <p data-refused="" tabIndex={-1} className="text-xs break-words text-bad">
          {refused}
        </p>
      )}
      {!isOfProject && (
        <div>
          <Segmented label={`Which ${legend.toLowerCase()}`} value={origin} options={origins} onChoose={choose} />
        </div>
      )}
      {isShown && rows.map((row, index) => renderRow(row, index, change(row.id), remove(row.id)))}
      {!disabled && (isShown || isOfProject) && rows.length < most && (
        <div>
          <Button size="sm" onClick={add} data-add="">
            <Plus aria-hidden="true" />
            Add {noun}
          </Button>
        </div>
      )}
      {isShown && rows.length >= most && <p className="text-xs text-ink-soft">A run has at most {most}.</p>}
    </fieldset>
  );
}
