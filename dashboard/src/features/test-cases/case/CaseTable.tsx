import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";

/** The rows of values with which a case is executed. */
export function CaseTable({ table: { columns, rows } }: { table: NonNullable<TestCase["dataTable"]> }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="text-xs font-medium text-ink-soft">Data table: the case runs once per row</h2>
      <div className="thin-scroll overflow-x-auto rounded-lg border border-edge" role="region" aria-label="Data table" tabIndex={0}>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-edge bg-sunken">
              {columns.map((name) => (
                <th key={name} scope="col" className="px-3 py-1.5 text-xs font-medium">
                  {visibleText(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="border-b border-edge align-top last:border-b-0">
                {row.map((value, column) => (
                  <td key={column} className="min-w-24 px-3 py-1.5 break-words">
                    {visibleText(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
