import { type RunColumn, type RunCsvColumn, runColumns } from "@gantry/contract/executions/constants.ts";
import type { SavedViews } from "../saved-views/use-saved-views.ts";
import type { RunsSearch } from "../executions/filter.ts";

export const columnNames: Record<RunColumn, string> = {
  environment: "Environment",
  group: "Group",
  trigger: "Trigger",
  branch: "Branch",
  pullRequest: "Pull request",
  commit: "Commit",
  author: "Author",
  image: "Image",
  tests: "Tests",
  duration: "Duration",
  who: "Who",
  when: "When",
};

/** Shown where no one has chosen others, as far as there is room. */
export const usualColumns: readonly RunColumn[] = ["environment", "group", "trigger", "tests", "duration", "who", "when"];

export interface Columns {
  /** `undefined`: the usual ones. */
  chosen: readonly RunColumn[] | undefined;
  onChoose: (columns: readonly RunColumn[] | undefined) => void;
}

/** The columns of the list. With a view they belong to it, and are part of the address; otherwise they are the person's setting. */
export function useColumns(search: RunsSearch, views: SavedViews): Columns {
  const { settings } = views;
  const isOfView = views.active !== undefined || search.columns !== undefined;
  const fromAddress = search.columns === "none" ? [] : runColumns.filter((column) => search.columns?.split(",").includes(column));
  // Shown while the change is saved.
  const own = settings.isPending && settings.variables.columns !== undefined ? settings.variables.columns : views.list?.columns;
  return {
    chosen: search.columns === undefined ? (own ?? undefined) : fromAddress,
    onChoose: (columns) =>
      isOfView
        ? views.onChange({ columns: columns && (columns.join(",") || "none") })
        : settings.mutate({ columns: columns ? [...columns] : null }),
  };
}

const inCsv: Record<RunColumn, readonly RunCsvColumn[]> = {
  environment: ["environment"],
  group: ["group"],
  trigger: ["trigger"],
  branch: ["branch"],
  pullRequest: ["pullRequest"],
  commit: ["commit"],
  author: ["author"],
  image: ["image"],
  tests: ["tests", "passed", "failed", "skipped", "flaky", "quarantined"],
  duration: ["durationMs"],
  who: ["requestedBy"],
  when: ["createdAt"],
};

/** The columns of the CSV file for what the list shows: the name of a run is its number, its project and its message. */
export const csvColumns = (columns: readonly RunColumn[]): readonly RunCsvColumn[] => [
  "number",
  "project",
  "status",
  "message",
  ...columns.flatMap((column) => inCsv[column]),
  "id",
];
