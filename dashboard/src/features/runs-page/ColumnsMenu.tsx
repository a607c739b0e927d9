import { runColumns } from "@gantry/contract/executions/constants.ts";
import { Columns3 } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Menu, MenuCheckItem, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { type Columns, columnNames, usualColumns } from "./columns.ts";

/** Chooses the columns of the list. A phone shows no columns, so that there is nothing to choose. */
export function ColumnsMenu({ columns: { chosen, onChoose } }: { columns: Columns }) {
  const shown = chosen ?? usualColumns;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button className="max-md:hidden">
          <Columns3 aria-hidden="true" />
          Columns
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        {runColumns.map((column) => (
          <MenuCheckItem
            key={column}
            checked={shown.includes(column)}
            onCheckedChange={(isChecked) => onChoose(runColumns.filter((other) => (other === column ? isChecked : shown.includes(other))))}
          >
            {columnNames[column]}
          </MenuCheckItem>
        ))}
        {chosen && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => onChoose(undefined)}>Usual columns</MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
