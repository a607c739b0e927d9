import type { ViewPage } from "@gantry/contract/saved-views/constants.ts";
import type { ChangeListSettings, ChangeView, ListViews } from "@gantry/contract/saved-views/schemas.ts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { toast } from "../../ui/messages/Toaster.tsx";

export const viewsQuery = (page: ViewPage, projectId: string | undefined) =>
  queryOptions({
    queryKey: ["views", page, projectId ?? null] as const,
    queryFn: async ({ signal }): Promise<ListViews> => (await call("GET /api/views", { query: { page, project: projectId }, signal })).data,
  });

/** Changes that are made from the menu; failures are shown in a toast. */
export function useChangeViews({ page, projectId }: { page: ViewPage; projectId: string | undefined }) {
  const client = useQueryClient();
  const { queryKey } = viewsQuery(page, projectId);
  const change = useChange({
    call: ({ id, ...body }: ChangeView & { id: string }) => call("PATCH /api/views/:id", { params: { id }, body }),
    onSuccess: (_reply, { shared }) => {
      toast.success(shared === undefined ? "View saved" : shared ? "View shared with all members" : "Only you see this view now");
      return client.invalidateQueries({ queryKey });
    },
    failureText: "Could not save the view.",
  });
  const settings = useChange({
    call: (body: Pick<ChangeListSettings, "defaultViewId" | "columns">) =>
      call("PUT /api/views/settings", { body: { page, projectId: projectId ?? null, ...body } }),
    onSuccess: ({ data }) => client.setQueryData(queryKey, data),
    failureText: "Could not save.",
  });
  return { change, settings };
}
