import { Checkbox } from "../fields/Checkbox.tsx";
import { Cell, HeadCell } from "./Table.tsx";
import type { Selection } from "./use-selection.ts";

interface SelectAllCellProps {
  /** `undefined`: the table has no column for it. */
  selection: Selection | undefined;
  /** How many rows that can be selected are shown. */
  shown: number;
  label: string;
}

/** The head of the column that selects rows: selects all, or none. */
export function SelectAllCell({ selection, shown, label }: SelectAllCellProps) {
  if (!selection) return null;
  const chosen = selection.ids.size;
  return (
    <HeadCell className="w-6 pr-0">
      <Checkbox
        aria-label={label}
        disabled={shown === 0}
        checked={chosen === 0 ? false : chosen === shown ? true : "indeterminate"}
        onCheckedChange={selection.toggleAll}
      />
    </HeadCell>
  );
}

interface SelectBoxProps {
  selection: Selection | undefined;
  id: string;
  label: string;
}

/** Lies above the link that covers its row. */
export function SelectBox({ selection, id, label }: SelectBoxProps) {
  if (!selection) return null;
  return <Checkbox className="z-2" aria-label={label} checked={selection.ids.has(id)} onCheckedChange={() => selection.toggle(id)} />;
}

export function SelectCell(props: SelectBoxProps) {
  if (!props.selection) return null;
  return (
    <Cell className="w-6 pr-0">
      <SelectBox {...props} />
    </Cell>
  );
}
