import type { FailureGroup } from "@gantry/contract/failure-groups/schemas.ts";
import { maxFailuresAtOnce } from "@gantry/contract/failure-groups/constants.ts";
import { UserRound } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectionBar } from "../../../ui/lists/SelectionBar.tsx";
import { OwnerDialog } from "../state/OwnerDialog.tsx";
import { StateButtons } from "../state/StateButtons.tsx";
import { useChangeFailures } from "../state/use-change-failures.ts";
import { formatCounted } from "../../../ui/text/format.ts";

interface FailuresBulkBarProps {
  failures: readonly FailureGroup[];
  /** These are changed. */
  onDone: (changed: readonly { id: string }[]) => void;
  onClear: () => void;
}

/** What can be done with the selected failures. */
export function FailuresBulkBar({ failures, onDone, onClear }: FailuresBulkBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeFailures((changed) => {
    setIsAsking(false);
    onDone(changed);
  });
  return (
    <SelectionBar label="Selected failures" count={failures.length} limit={maxFailuresAtOnce} onClear={onClear}>
      <StateButtons
        states={failures.map(({ state }) => state)}
        isBusy={change.isPending}
        onChoose={(state) => change.mutate({ failures, change: { state } })}
      />
      <Button size="sm" onClick={() => setIsAsking(true)}>
        <UserRound className="max-sm:hidden" aria-hidden="true" />
        Owner
      </Button>
      {isAsking && (
        <OwnerDialog
          title={`Owner of ${formatCounted(failures.length, "failure")}`}
          save={change}
          onChoose={(owner) => change.mutate({ failures, change: owner })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SelectionBar>
  );
}
