import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { maxCaseIds } from "@gantry/contract/test-cases/constants.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ListChecks, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { SelectionBar } from "../../ui/lists/SelectionBar.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { StartCycleDialog } from "../test-cycles/plan/StartCycleDialog.tsx";
import { invalidateCases } from "../test-cases/queries.ts";

interface CasesBarProps {
  projectId: string;
  cases: readonly TestCase[];
  onDone: () => void;
}

/** What can be done with the selected cases. */
export function CasesBar({ projectId, cases, onDone }: CasesBarProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<"cycle" | "delete">();
  const ids = cases.map((each) => each.id);
  const automated = cases.filter((each) => each.type === "AUTOMATED").length;
  const remove = useChange({
    call: () => call("DELETE /api/test-cases/bulk", { body: { ids, projectId } }),
    onSuccess: ({ data }) => {
      toast.success(`${data.deleted} ${data.deleted === 1 ? "case" : "cases"} deleted`);
      setAsking(undefined);
      onDone();
      void invalidateCases(client);
    },
    failureText: "Could not delete.",
  });
  return (
    <SelectionBar label="Selected cases" count={cases.length} limit={maxCaseIds} onClear={onDone}>
      <Button size="sm" tone="primary" onClick={() => setAsking("cycle")}>
        <ListChecks className="max-sm:hidden" aria-hidden="true" />
        Start a cycle
      </Button>
      <Button size="sm" tone="danger" onClick={() => setAsking("delete")}>
        <Trash2 className="max-sm:hidden" aria-hidden="true" />
        Delete
      </Button>
      {asking === "cycle" && <StartCycleDialog projectId={projectId} testCaseIds={ids} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={(open) => setAsking(open ? "delete" : undefined)}
        title={`Delete ${cases.length} ${cases.length === 1 ? "case" : "cases"}?`}
        confirmLabel={automated > 0 ? "Delete Anyway" : "Delete"}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {automated > 0 && <p>{automated === 1 ? "One of them is automated." : `${automated} of them are automated.`}</p>}
        <p>This cannot be undone. Existing test cycles keep their copies.</p>
      </ConfirmDialog>
    </SelectionBar>
  );
}
