import type { RunLink } from "@gantry/contract/run-links/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { runLinksQuery } from "./queries.ts";

/** The valid links of a run, each with a button that revokes it. */
export function LinkList({ executionId, onRevoked }: { executionId: string; onRevoked: (linkId: string) => void }) {
  const links = useQuery(runLinksQuery(executionId));
  const client = useQueryClient();
  const revoke = useChange({
    call: (linkId: string) => call("DELETE /api/executions/:id/links/:linkId", { params: { id: executionId, linkId } }),
    failureText: "Could not revoke the link.",
    onSuccess: (_reply, linkId) => {
      toast.success("Link revoked");
      onRevoked(linkId);
    },
    onSettled: () => client.invalidateQueries(runLinksQuery(executionId)),
  });
  if (links.isError) return <Notice tone="bad">The links could not be loaded. {errorText(links.error)}</Notice>;
  if (!links.data?.length) return null;
  return (
    <section aria-labelledby="valid-links" className="grid gap-2">
      <h3 id="valid-links" className="text-sm font-semibold">
        Valid links <span className="tabular font-normal text-ink-soft">{links.data.length}</span>
      </h3>
      <ul className="divide-y divide-edge rounded-lg border border-edge">
        {links.data.map((link) => (
          <Row key={link.id} link={link} busy={revoke.isPending && revoke.variables === link.id} onRevoke={() => revoke.mutate(link.id)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ link, busy, onRevoke }: { link: RunLink; busy: boolean; onRevoke: () => void }) {
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          Ends <RelativeTime inWords at={link.expiresAt} />
          {link.includesLog && ", with the console output"}
        </p>
        <p className="text-xs break-words text-ink-soft">
          Created by {visibleText(link.createdBy.name)}, <RelativeTime at={link.createdAt} />
        </p>
      </div>
      <Button size="sm" tone="danger" busy={busy} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
