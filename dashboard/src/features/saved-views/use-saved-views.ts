import type { ViewPage } from "@gantry/contract/saved-views/constants.ts";
import type { ListViews, SavedView, ViewFilters } from "@gantry/contract/saved-views/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { noView } from "../../paths.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { useChangeViews, viewsQuery } from "./queries.ts";
import { type Search, filtersOf, isSame, openingView } from "./view-filters.ts";

export interface SavedViews {
  page: ViewPage;
  projectId: string | undefined;
  /** `undefined` while they load, or when they could not be loaded. */
  list: ListViews | undefined;
  /** The view that the page shows. */
  active: SavedView | undefined;
  /** Whether the filters differ from those of the active view. */
  isChanged: boolean;
  /** The address names a view that is deleted, or private to someone else. */
  isMissing: boolean;
  /** The filters are not known yet: a view's are about to replace the empty ones. */
  isOpening: boolean;
  /** What a new view would keep. */
  filters: ViewFilters;
  /** Shows a view, or the list without one. */
  open: (view: SavedView | undefined) => void;
  /** Requests the views again. */
  refresh: () => Promise<void>;
  /** Changes a view. */
  change: ReturnType<typeof useChangeViews>["change"];
  /** Changes the default view or the person's columns. */
  settings: ReturnType<typeof useChangeViews>["settings"];
  /** Changes fields of the page's address. Use this instead of the page's own function. */
  onChange: (change: Change) => void;
}

type Change = Record<string, string | undefined>;

/**
 * The saved views of a page. An address without filters opens the view that it names, or the person's default view.
 * @param read the page's reader of its address, so that what a view has and the page does not know is no change
 * @param navigate changes fields of the page's address
 */
export function useSavedViews(
  page: ViewPage,
  search: Search,
  read: (search: Search) => object,
  navigate: (change: Change) => void,
): SavedViews {
  const { projectId, isChosen } = useCurrentProject();
  const { data: list, isError } = useQuery({ ...viewsQuery(page, projectId), enabled: isChosen });
  const client = useQueryClient();
  const { change, settings } = useChangeViews({ page, projectId });
  const saved = typeof search["saved"] === "string" ? search["saved"] : undefined;
  const filters = filtersOf(page, search);
  const known = (view: SavedView) => filtersOf(page, { ...read(view.filters) });
  const active = list?.views.find(({ id }) => id === saved);
  const isUnfiltered = Object.keys(filters).length === 0 && saved !== noView;
  const named = saved === undefined ? list?.views.find(({ id }) => id === list.defaultViewId) : active;
  const wanted = isUnfiltered && named && (named.id !== saved || !isSame(known(named), filters)) ? named : undefined;
  const openWanted = useEffectEvent(() => wanted && navigate(openingView(page, wanted)));
  useEffect(() => {
    if (wanted?.id) openWanted();
  }, [wanted?.id]);
  const onChange = (part: Change) => {
    const isCleared = !isUnfiltered && Object.keys(filtersOf(page, { ...read({ ...search, ...part }) })).length === 0;
    // Without filters and without this, the view would open again.
    const left = saved !== undefined || list?.defaultViewId ? noView : undefined;
    navigate(isCleared && !("saved" in part) ? { ...part, saved: left } : part);
  };
  return {
    page,
    projectId,
    list,
    active,
    isChanged: active !== undefined && !isSame(known(active), filters),
    isMissing: list !== undefined && saved !== undefined && saved !== noView && !active,
    isOpening: (isUnfiltered && list === undefined && !isError) || wanted !== undefined,
    filters,
    open: (view) => navigate(openingView(page, view)),
    refresh: () => client.invalidateQueries({ queryKey: viewsQuery(page, projectId).queryKey }),
    change,
    settings,
    onChange,
  };
}
