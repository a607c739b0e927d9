import { z } from "zod";
import { runColumns } from "../executions/constants.ts";
import { Id, Timestamp } from "../ids.ts";
import { DisplayName, Line } from "../text.ts";
import { viewPages } from "./constants.ts";

export const ViewPage = z.enum(viewPages);
export const RunColumn = z.enum(runColumns);

const value = Line(1000).min(1).optional();

/** The filters and the order of a list, as in the address of its page. Each list has only some of them. */
export const ViewFilters = z.object({
  status: value,
  environment: value,
  group: value,
  trigger: value,
  text: value,
  branch: value,
  author: value,
  /** The number of a pull request. */
  pr: value,
  /** The first characters of a commit's hash. */
  commit: value,
  /** Runs: only those of the last days, `7` for example. */
  last: value,
  /** The first day, `2026-01-31`. */
  from: value,
  /** The last day. */
  to: value,
  days: value,
  view: value,
  /** Runs: the columns, separated by commas. */
  columns: value,
  state: value,
  owner: value,
  category: value,
  sort: value,
  mark: value,
  order: value,
});
export type ViewFilters = z.infer<typeof ViewFilters>;

/** A named set of filters of a list. */
export const SavedView = z.object({
  id: z.string(),
  page: ViewPage,
  /** `null`: of the list of all projects. */
  projectId: z.string().nullable(),
  name: z.string(),
  /** Whether all members see it; otherwise only the person who created it. */
  shared: z.boolean(),
  filters: ViewFilters,
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type SavedView = z.infer<typeof SavedView>;

/** Which views a list has, and how the caller opens it. */
export const ListViews = z.object({
  /** Shared views first, each by name. */
  views: z.array(SavedView),
  /** The view that the list opens with for the caller; `null`: without filters. */
  defaultViewId: z.string().nullable(),
  /** Runs: the columns that the caller has chosen; `null`: the usual ones. */
  columns: z.array(RunColumn).nullable(),
});
export type ListViews = z.infer<typeof ListViews>;

export const OneList = z.object({ page: ViewPage, project: Id.optional(), projectId: Id.optional() });

export const CreateView = z.object({
  page: ViewPage,
  /** Left out or `null`: the list of all projects. */
  projectId: Id.nullish(),
  name: DisplayName(1, 80),
  shared: z.boolean().default(false),
  filters: ViewFilters,
});
export type CreateView = z.output<typeof CreateView>;

export const ChangeView = z.object({
  name: DisplayName(1, 80).optional(),
  shared: z.boolean().optional(),
  /** Replaces the stored value. */
  filters: ViewFilters.optional(),
});
export type ChangeView = z.output<typeof ChangeView>;

/** Fields that are left out stay as they are. */
export const ChangeListSettings = z.object({
  page: ViewPage,
  projectId: Id.nullish(),
  defaultViewId: Id.nullable().optional(),
  /** Runs only. */
  columns: z.array(RunColumn).max(runColumns.length).nullable().optional(),
});
export type ChangeListSettings = z.output<typeof ChangeListSettings>;
