import type { Project } from "@gantry/contract/projects/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { CardContent } from "../../frame/CardContent.tsx";
import { BadgeSnippets } from "./BadgeSnippets.tsx";
import { badgeQuery } from "./queries.ts";

type Question = "replace" | "remove";

/** The status badge of a project: creates it, gives the text to copy, and ends it. */
export function BadgeCard({ project, isAdmin }: { project: Project; isAdmin: boolean }) {
  const badge = useQuery(badgeQuery(project.id));
  const [asking, setAsking] = useState<Question>();
  const { create, remove } = useBadgeChanges(project.id, () => setAsking(undefined));
  return (
    <Card>
      <CardHeader title="Status badge" description="An image with the result of the newest run, for README files. Anyone can see it." />
      <CardContent query={badge} what="badge">
        {({ url }) =>
          url === null ? (
            <div className="flex flex-wrap items-center gap-3 px-4 py-4 sm:px-5">
              <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">This project has no badge.</p>
              {isAdmin && (
                <Button busy={create.isPending} onClick={() => create.mutate("Badge created")}>
                  Create a badge
                </Button>
              )}
            </div>
          ) : (
            <div className="grid gap-4 px-4 py-4 sm:px-5">
              <BadgeSnippets url={url} project={project} />
              {isAdmin && (
                <div className="flex flex-wrap gap-2">
                  <Button onClick={() => setAsking("replace")}>New address</Button>
                  <Button tone="danger" onClick={() => setAsking("remove")}>
                    Turn off
                  </Button>
                </div>
              )}
            </div>
          )
        }
      </CardContent>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={asking === "replace" ? "Give the badge a new address?" : "Turn off the badge?"}
        confirmLabel={asking === "replace" ? "New address" : "Turn off"}
        busy={create.isPending || remove.isPending}
        onConfirm={() => (asking === "replace" ? create.mutate("The badge has a new address") : remove.mutate())}
      >
        <p>The current URL stops working. Update pages that embed the badge.</p>
      </ConfirmDialog>
    </Card>
  );
}

/** Creating a badge, which replaces the address of an existing one, and turning it off. `create` is given what to say when it is done. */
function useBadgeChanges(projectId: string, onEnd: () => void) {
  const client = useQueryClient();
  const params = { id: projectId };
  const onSettled = () => {
    onEnd();
    return client.invalidateQueries(badgeQuery(projectId));
  };
  const create = useChange({
    call: (_done: string) => call("POST /api/projects/:id/badge", { params }),
    failureText: "Could not create the badge.",
    onSuccess: (_badge, done) => toast.success(done),
    onSettled,
  });
  const remove = useChange({
    call: () => call("DELETE /api/projects/:id/badge", { params }),
    failureText: "Could not turn off the badge.",
    onSuccess: () => toast.success("Badge turned off"),
    onSettled,
  });
  return { create, remove };
}
