import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FolderPlus, FolderX, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { SelectionBar } from "../../ui/lists/SelectionBar.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { wholeOf } from "../matrix-runs/name-of.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { deletedPartText } from "../executions/names/deleted-part-text.ts";
import { executionKeys, groupsOf } from "../executions/queries.ts";
import { formatCounted, formatCountedUpTo } from "../../ui/text/format.ts";

interface BulkBarProps {
  runs: readonly Execution[];
  limit: number;
  /** The listed matrix runs and split suites that are not selected, if users could assume that they are. */
  leftOut?: readonly ListedMatrixRun[];
  onDone: () => void;
}

export function BulkBar({ runs, limit, leftOut = [], onDone }: BulkBarProps) {
  const [asking, setAsking] = useState<"group" | "delete">();
  const { group, remove } = useBulkChanges(runs, () => {
    setAsking(undefined);
    onDone();
  });
  const partText = deletedPartText(runs);
  const isGrouped = runs.some((run) => run.groupName !== null);
  return (
    <SelectionBar label="Selected runs" count={runs.length} limit={limit} onClear={onDone}>
      {leftOut.length > 0 && (
        <span
          className="text-sm text-ink-soft max-sm:order-last max-sm:basis-full sm:pr-2"
          title="To select their runs, open the split suite's page."
        >
          without {formatCounted(leftOut.length, nounOf(leftOut))}
        </span>
      )}
      <Button size="sm" onClick={() => setAsking("group")}>
        <FolderPlus className="max-sm:hidden" aria-hidden="true" />
        Group
      </Button>
      {isGrouped && (
        <Button size="sm" busy={group.isPending && group.variables === null} onClick={() => group.mutate(null)}>
          <FolderX className="max-sm:hidden" aria-hidden="true" />
          Ungroup
        </Button>
      )}
      <Button size="sm" tone="danger" onClick={() => setAsking("delete")}>
        <Trash2 className="max-sm:hidden" aria-hidden="true" />
        Delete
      </Button>
      <GroupDialog
        open={asking === "group"}
        onOpenChange={(open) => setAsking(open ? "group" : undefined)}
        count={runs.length}
        isBusy={group.isPending}
        onGroup={(name) => group.mutate(name)}
      />
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={(open) => setAsking(open ? "delete" : undefined)}
        title={`Delete ${formatCounted(runs.length, "run")}?`}
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {leftOut.length > 0 && (
          <p>
            {nounOf(leftOut) === "split suite" ? "Split suites" : "Matrix runs"} are not selected:{" "}
            {leftOut.length === 1 ? "one stays" : `${leftOut.length} stay`} in the list.
          </p>
        )}
        <p>
          {runs.length === 1 ? "Its output, tests and report are" : "Their output, tests and reports are"} deleted. This cannot be undone.{" "}
          {runs.length === 1 ? "The run still counts" : "The runs still count"} towards this month's limit.
        </p>
        {partText !== undefined && <p>{partText}</p>}
        <ActiveRunsNote active={runs.filter((run) => !hasVerdict(run)).length} />
      </ConfirmDialog>
    </SelectionBar>
  );
}

/** Split suites are matrix runs, too. */
const nounOf = (matrixRuns: readonly ListedMatrixRun[]) =>
  matrixRuns.every((matrixRun) => wholeOf(matrixRun) === "split suite") ? "split suite" : "matrix run";

function ActiveRunsNote({ active }: { active: number }) {
  if (active === 0) return null;
  return (
    <p>
      {active === 1 ? "One run has not ended. It will be stopped first." : `${active} runs have not ended. They will be stopped first.`}
    </p>
  );
}

/** Groups or deletes the runs. `onDone` is called after either, before the lists are loaded again. */
function useBulkChanges(runs: readonly Execution[], onDone: () => void) {
  const client = useQueryClient();
  const taskIds = runs.map((run) => run.id);
  const refresh = () => {
    onDone();
    void client.invalidateQueries({ queryKey: executionKeys.lists });
    void client.invalidateQueries({ queryKey: ["executions", "groups"] });
  };
  const group = useChange({
    call: (groupName: string | null) => call("PATCH /api/executions/bulk", { body: { taskIds, groupName } }),
    onSuccess: ({ data }, groupName) => {
      toast.success(
        groupName === null
          ? `${formatCounted(data.modified, "run")} removed from their groups`
          : `${formatCounted(data.modified, "run")} added to “${groupName}”`,
      );
      refresh();
    },
    failureText: "Could not group the runs.",
  });
  const remove = useChange({
    call: () => call("DELETE /api/executions/bulk", { body: { taskIds } }),
    onSuccess: ({ data }) => {
      toast.success(`${formatCounted(data.deleted, "run")} deleted`);
      refresh();
    },
    failureText: "Could not delete.",
  });
  return { group, remove };
}

interface GroupDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  count: number;
  isBusy: boolean;
  onGroup: (name: string) => void;
}

function GroupDialog({ open, onOpenChange, count, isBusy, onGroup }: GroupDialogProps) {
  const [name, setName] = useState("");
  const { project } = useCurrentProject();
  const groups = useQuery({ ...groupsOf(project?.id), enabled: open }).data ?? [];
  const trimmed = name.trim();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Group ${formatCounted(count, "run")}`}
      size="sm"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button tone="primary" type="submit" form="group-runs" busy={isBusy} disabled={trimmed === ""}>
            Group
          </Button>
        </>
      }
    >
      <form
        id="group-runs"
        className="min-h-40"
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== "") onGroup(trimmed);
        }}
      >
        <Field
          label="Group"
          hint="Enter a new or an existing group name."
          error={trimmed.length > 100 ? "At most 100 characters." : undefined}
        >
          <Combobox
            value={name}
            onChange={setName}
            suggestions={groups.map((group) => ({
              value: group.groupName,
              detail: formatCountedUpTo(group.executions, group.executionsAreExact, "run"),
            }))}
            placeholder="nightly"
          />
        </Field>
      </form>
    </Dialog>
  );
}
