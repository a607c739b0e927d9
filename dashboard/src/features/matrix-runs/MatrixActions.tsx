import type { MatrixRun, MatrixRunCounts } from "@gantry/contract/matrix-runs/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CircleStop, RotateCcw } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { createKeyring } from "../../api/idempotency-key.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { formatCounted } from "../../ui/text/format.ts";
import { useMayWrite } from "../auth/queries.ts";
import { wholeOf } from "./name-of.ts";
import { matrixRunQuery } from "./queries.ts";

/** Cancels what has not ended, and re-runs what failed or was cancelled. */
export function MatrixActions({ matrixRun }: { matrixRun: MatrixRun }) {
  const { id, counts } = matrixRun;
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const [isAsking, setIsAsking] = useState(false);
  const [keyring] = useState(createKeyring);
  const onSuccess = ({ data }: { data: MatrixRun }) => {
    setIsAsking(false);
    client.setQueryData(matrixRunQuery(id).queryKey, data);
  };
  const cancel = useChange({
    call: () => call("POST /api/matrix-runs/:id/cancel", { params: { id } }),
    onSuccess,
    failureText: matrixRun.split ? "Could not cancel the shards." : "Could not cancel the runs.",
  });
  const latest = matrixRun.combinations.map(({ run }) => run?.id);
  const rerun = useChange({
    call: () => call("POST /api/matrix-runs/:id/rerun-failed", { params: { id }, idempotencyKey: keyring({ id, latest }) }),
    onSuccess,
    failureText: matrixRun.split ? "Could not re-run the shards." : "Could not re-run the combinations.",
  });
  if (!mayWrite) return null;
  const noun = matrixRun.split ? "shard" : "run";
  const active = counts.queued + counts.running;
  const hasEnded = counts.failed + counts.cancelled > 0;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {active > 0 && (
        <Button tone="danger" onClick={() => setIsAsking(true)}>
          <CircleStop aria-hidden="true" />
          Cancel
        </Button>
      )}
      {hasEnded && (
        <Button busy={rerun.isPending} onClick={() => rerun.mutate(undefined)}>
          {!rerun.isPending && <RotateCcw aria-hidden="true" />}
          Re-run {rerunText(counts)}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={active === 1 ? `Stop the ${noun} that has not ended?` : `Stop ${active} ${noun}s?`}
        confirmLabel={`Stop the ${noun}${active === 1 ? "" : "s"}`}
        cancelLabel="Keep running"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined)}
      >
        <p>
          {latest.length > active && `${noun === "shard" ? "Shards" : "Runs"} that have ended stay as they are. `}
          {active === 1 ? `The ${noun} ends` : latest.length > active ? "The others end" : `The ${noun}s end`} without a verdict, so the{" "}
          {wholeOf(matrixRun)} does not pass.
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** `1 failed and 2 cancelled runs`; runs with errors are not called failed. */
function rerunText({ failed, errors, cancelled }: MatrixRunCounts): string {
  const ended = [failed > 0 && `${failed} failed`, cancelled > 0 && `${cancelled} cancelled`].filter(Boolean);
  const all = failed + cancelled;
  if (errors === 0) return `${ended.join(" and ")} ${all === 1 ? "run" : "runs"}`;
  if (errors < all) return formatCounted(all, "run");
  return all === 1 ? "1 run with an error" : `${all} runs with errors`;
}
