import type { CycleItem } from "@gantry/contract/test-cycles/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { IssueDialog } from "../../issues/IssueDialog.tsx";
import { cycleQuery } from "../queries.ts";

interface ItemIssueDialogProps {
  cycleId: string;
  item: CycleItem;
  /** From 0; `undefined` for the case as a whole. */
  step: number | undefined;
  onClose: () => void;
}

/** Makes an issue of a failed case, or of one of its failed steps, in a linked tracker. */
export function ItemIssueDialog({ cycleId, item, step, onClose }: ItemIssueDialogProps) {
  const client = useQueryClient();
  return (
    <IssueDialog
      description="The issue contains the case, the steps with your comments, the names of the screenshots and a link to the case in this cycle."
      repositoryHint="In the repository that an admin chose for issues, or in that of the project's newest run. Everyone who can read it sees the text."
      issues={item.issues.filter((issue) => issue.step === (step ?? null))}
      create={async (wanted) =>
        (
          await call("POST /api/test-cycles/:id/items/:itemId/issues", {
            params: { id: cycleId, itemId: item.id },
            body: { ...wanted, ...(step === undefined ? {} : { step }) },
          })
        ).data
      }
      refresh={() => client.invalidateQueries(cycleQuery(cycleId))}
      onClose={onClose}
    />
  );
}
