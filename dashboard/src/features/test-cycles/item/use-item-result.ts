import type { ChangeItem, CycleItem, CycleStep, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { putInCache } from "../queries.ts";
import type { Verdict } from "./verdicts.ts";

export type ItemResult = ReturnType<typeof useItemResult>;

/** The comment that is being typed, and what stores the result of a case. */
export function useItemResult(cycle: TestCycle, item: CycleItem, onNext: () => void) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<string>();
  const comment = draft ?? item.comment;
  const save = useMutation({
    mutationFn: (body: ChangeItem) => call("PATCH /api/test-cycles/:id/items/:itemId", { params: { id: cycle.id, itemId: item.id }, body }),
    onSuccess: ({ data }, { status, comment: saved }) => {
      // Do this first: after the cycle is updated, another case may be selected and this player unmounted.
      if (status !== undefined) onNext();
      putInCache(client, data);
      setDraft((typed) => (typed === saved ? undefined : typed));
    },
  });
  const changedComment = comment === item.comment ? {} : { comment };
  return {
    comment,
    setComment: setDraft,
    save,
    saveComment: () => comment !== item.comment && save.mutate({ comment }),
    decide: (status: Verdict) => save.mutate({ status, ...changedComment }),
    // Keep the other steps unchanged: someone else may be editing them.
    changeStep: (index: number, change: Partial<Pick<CycleStep, "status" | "comment">>) =>
      save.mutate({ steps: item.steps.slice(0, index + 1).map((_, at) => (at === index ? change : {})) }),
  };
}
