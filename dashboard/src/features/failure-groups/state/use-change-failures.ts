import type { FailureState } from "@gantry/contract/failure-groups/constants.ts";
import type { FailureGroup } from "@gantry/contract/failure-groups/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { useChange } from "../../../api/use-change.ts";
import { toast } from "../../../ui/messages/Toaster.tsx";
import { failuresKey } from "../queries.ts";
import { stateStyles } from "./state-styles.ts";
import { formatCounted } from "../../../ui/text/format.ts";

export type SettableState = Exclude<FailureState, "regressed">;
export type OwnerChange = { ownerId: string | null } | { ownerTeam: string };
export type FailureChanges = { state: SettableState } | OwnerChange;

interface Wanted {
  failures: readonly Pick<FailureGroup, "id" | "state">[];
  change: FailureChanges;
}

/** Sets the state or the owner of failures. A change of one state can be undone from its toast. */
export function useChangeFailures(onDone?: (failures: Wanted["failures"]) => void) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: failuresKey });
  const send = ({ failures, change }: Wanted) =>
    call("PATCH /api/failure-groups/bulk", { body: { ids: failures.map(({ id }) => id), ...change } });
  return useChange({
    call: send,
    failureText: "Could not change the failures.",
    onSuccess: ({ data }, wanted) => {
      const { failures, change } = wanted;
      onDone?.(failures);
      refresh();
      if (!("state" in change)) return toast.success(`Owner of ${formatCounted(data.modified, "failure")} set`);
      const before = failures[0]?.state;
      const isUndone = before !== undefined && before !== change.state && failures.every(({ state }) => state === before);
      toast.success(
        change.state === "new"
          ? `${formatCounted(data.modified, "failure")} reopened`
          : `${formatCounted(data.modified, "failure")} ${stateStyles[change.state].label.toLowerCase()}`,
        // A regression cannot be set manually.
        isUndone
          ? { label: "Undo", act: () => void send({ failures, change: { state: before === "regressed" ? "new" : before } }).then(refresh) }
          : undefined,
      );
    },
  });
}
