import type { Workers } from "@gantry/contract/workers/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Server } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { useIsAdmin } from "../auth/queries.ts";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { AddWorkerDialog } from "./AddWorkerDialog.tsx";
import { workersQuery } from "./queries.ts";
import { WorkerRow } from "./WorkerRow.tsx";
import { WorkerSheet } from "./WorkerSheet.tsx";
import { WorkerTokens } from "./WorkerTokens.tsx";
import { formatCounted } from "../../ui/text/format.ts";

/** The organization's own workers: what they do, and pausing, draining and adding them. */
export function WorkersPage() {
  const workers = useQuery(workersQuery());
  const isAdmin = useIsAdmin();
  const [adding, setAdding] = useState(false);
  const addButton = isAdmin && (
    <Button tone="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      Add worker
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Workers"
        description="Your own machines, which execute the runs of this organization."
        actions={workers.data && workers.data.workers.length > 0 && addButton}
      />
      <SettingsStack>
        {workers.isPending ? (
          <Card className="grid gap-3 p-5">
            <Loading label="Loading the workers" />
            <Skeleton className="w-1/2" />
            <Skeleton className="w-1/3" />
          </Card>
        ) : workers.isError ? (
          <Card>
            <ErrorState title="The workers could not be loaded" onRetry={() => void workers.refetch()}>
              {errorText(workers.error)}
            </ErrorState>
          </Card>
        ) : (
          <>
            <OwnWorkers workers={workers.data} addButton={addButton} />
            <SharedWorkers workers={workers.data} isAdmin={isAdmin} />
            {isAdmin && <WorkerTokens />}
          </>
        )}
      </SettingsStack>
      {adding && <AddWorkerDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function OwnWorkers({ workers: { workers }, addButton }: { workers: Workers; addButton: React.ReactNode }) {
  const [openId, setOpenId] = useState<string>();
  if (workers.length === 0)
    return (
      <Card>
        <EmptyState icon={<Server />} title="No workers of your own" action={addButton}>
          Connect a machine that only this organization uses: inside your network, with a GPU, or with a larger disk.
        </EmptyState>
      </Card>
    );
  return (
    <Card className="overflow-hidden">
      <ul aria-label="Workers, connected ones first" className="divide-y divide-edge">
        {workers.map((worker) => (
          <WorkerRow key={worker.id} worker={worker} onOpen={() => setOpenId(worker.id)} />
        ))}
      </ul>
      {openId !== undefined && <WorkerSheet id={openId} onClose={() => setOpenId(undefined)} />}
    </Card>
  );
}

function SharedWorkers({ workers: { shared, ownOnly, workers }, isAdmin }: { workers: Workers; isAdmin: boolean }) {
  const client = useQueryClient();
  const change = useChange({
    call: (next: boolean) => call("PUT /api/worker-settings", { body: { ownOnly: next } }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries(workersQuery());
      toast.success(data.ownOnly ? "Runs start on your own workers only" : "Runs start on shared workers too");
    },
    failureText: "The setting could not be changed.",
  });
  return (
    <Card>
      <CardHeader title="Shared workers" description={describe(shared)} />
      <div className="px-4 py-3 sm:px-5">
        <SwitchRow
          label="Use our own workers only"
          hint={
            ownOnly && workers.every(({ connected }) => !connected)
              ? "No worker of your own is connected: runs wait until one is."
              : "Runs of this organization, and their secrets, then never reach a shared worker. Runs in progress stay where they are."
          }
          checked={change.isPending ? change.variables : ownOnly}
          onChange={(next) => change.mutate(next)}
          disabled={!isAdmin || change.isPending}
        />
      </div>
    </Card>
  );
}

function describe({ connected, slots }: Workers["shared"]): string {
  if (connected === 0) return "No shared worker of this installation is connected.";
  const what = formatCounted(connected, "worker");
  return `All organizations of this installation share ${what} with ${formatCounted(slots, "slot")}.`;
}
