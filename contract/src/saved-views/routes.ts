import { z } from "zod";
import { Done, ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { everyone, route } from "../route.ts";
import { ChangeListSettings, ChangeView, CreateView, ListViews, OneList, SavedView } from "./schemas.ts";

// Viewers may save views for themselves: like the own profile, they change nothing for others. Shared views need a writer; an API key changes only these.
const common = { allow: everyone, limit: "api", noun: "view" } as const;
const params = z.object({ id: Id });

export const savedViews = {
  list: route({
    ...common,
    method: "GET",
    path: "/api/views",
    summary: "List the saved views of a list that the caller can see",
    query: OneList,
    reply: ok(ListViews),
  }),
  create: route({
    ...common,
    method: "POST",
    path: "/api/views",
    summary: "Save a view of a list; only admins and developers share it",
    unknownFields: "refuse",
    body: CreateView,
    reply: ok(SavedView),
    status: 201,
  }),
  settings: route({
    ...common,
    credential: "token",
    method: "PUT",
    path: "/api/views/settings",
    summary: "Set the caller's default view and columns of a list",
    unknownFields: "refuse",
    body: ChangeListSettings,
    reply: ok(ListViews),
  }),
  get: route({ ...common, method: "GET", path: "/api/views/:id", summary: "Get a saved view", params, reply: ok(SavedView) }),
  change: route({
    ...common,
    method: "PATCH",
    path: "/api/views/:id",
    summary: "Rename, share or change a saved view",
    params,
    unknownFields: "refuse",
    body: ChangeView,
    reply: ok(SavedView),
  }),
  delete: route({ ...common, method: "DELETE", path: "/api/views/:id", summary: "Delete a saved view", params, reply: Done }),
};
