import { sql, type RawBuilder } from "kysely";

/** Where a result was reported, as far as it is known. It is not part of a test's identity. */
export interface Location {
  /** The file of the test, in reports that name it for failed tests only. */
  failureFile: string | null;
  line: number | null;
  /** The folder of the report. */
  folder: string | null;
  /** The file name of the report. */
  report: string | null;
  /** The name of the checkout's folder that was taken out of the test's paths. */
  checkout: string | null;
}

/** The location of a row of `test_results`, as JSON. */
export const locationOf = (row: string): RawBuilder<Location> => sql<Location>`jsonb_build_object(
  'failureFile', ${sql.ref(`${row}.details`)} -> 'failureFile', 'line', ${sql.ref(`${row}.line`)}, 'folder', ${sql.ref(`${row}.details`)} -> 'reportFolder',
  'report', ${sql.ref(`${row}.details`)} -> 'reportName', 'checkout', ${sql.ref(`${row}.details`)} -> 'checkout')`;

/**
 * Whether a row of `tests` may be the test of a result by its name: they differ at most in the variant that tests with one name get (`#2`, `line 20`).
 */
export const isNamesake = (test: string, result: string): RawBuilder<boolean> => {
  const one = columnsOf(test);
  const other = columnsOf(result);
  return sql<boolean>`${one("project_id")} = ${other("project_id")} and ${one("name")} = ${other("name")} and ${one("suite")} = ${other("suite")}
    and ${one("file_path")} is not distinct from ${other("file_path")} and ${reportedVariant(test)} = ${reportedVariant(result)}`;
};

/** The variant of a row of `tests` or `test_results` without the part that tests with one name get. */
export const reportedVariant = (row: string): RawBuilder<string> =>
  sql<string>`regexp_replace(coalesce(${columnsOf(row)("variant")}, ''), '(^|, )(#|line )[0-9]+$', '')`;

const columnsOf = (row: string) => (column: string) => sql.ref(`${row}.${column}`);

/**
 * Whether a failure has another location than most of the failures before it, and therefore is another test with the same name.
 *
 * - Another file, another checkout and another folder are another location. Ignore names that change with every run.
 * - A folder, a report file and a line are also another location if a test of the same name was there in one of these runs.
 * @param before the last failures before the quarantine
 * @param namesakes the other tests of the same name in the runs of these failures
 */
export function isElsewhere(mine: Location, before: readonly Location[], namesakes: readonly Location[]): boolean {
  if (mine.failureFile !== null && isRare(mine.failureFile, known(before, "failureFile"))) return true;
  if (isMovedFrom(mine.checkout, before, "checkout") || isMovedFrom(mine.folder, before, "folder")) return true;
  const hasNamesake = (same: (place: Location) => boolean) => !isMost(before.filter(same), before) && namesakes.some(same);
  return (
    hasNamesake(({ folder }) => (folder ?? "") === (mine.folder ?? "")) ||
    (mine.report !== null && hasNamesake(({ folder, report }) => folder === mine.folder && report === mine.report)) ||
    (mine.line !== null && known(before, "line").length > 0 && hasNamesake(({ line }) => line === mine.line))
  );
}

/** Whether other tests with the same name decide: a part of the location differs from that of most failures before. */
export const dependsOnNamesakes = (mine: Location, before: readonly Location[]): boolean => isElsewhere(mine, before, [mine]);

const known = <Field extends keyof Location>(places: readonly Location[], field: Field) => places.flatMap((place) => place[field] ?? []);

const isMost = (some: readonly unknown[], all: readonly unknown[]): boolean => 2 * some.length >= all.length;

/** Whether less than half of the values are this one. */
const isRare = <Value>(value: Value, values: readonly Value[]): boolean =>
  !isMost(
    values.filter((one) => one === value),
    values,
  );

/** Whether most failures have one other value in common. One failure does not show that a name stays the same. */
function isMovedFrom(value: string | null, before: readonly Location[], field: "checkout" | "folder"): boolean {
  if (value === null) return false;
  const others = known(before, field).filter((other) => other !== value);
  const most = Math.max(0, ...others.map((other) => others.filter((one) => one === other).length));
  return most > 1 && 2 * most > before.length;
}
