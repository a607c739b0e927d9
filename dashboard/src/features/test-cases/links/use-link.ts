import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { useChange } from "../../../api/use-change.ts";
import { invalidateCases } from "../queries.ts";

interface Pair {
  caseId: string;
  testId: string;
}

export function useLink() {
  const client = useQueryClient();
  const onSuccess = () => invalidateCases(client);
  const link = useChange({
    call: ({ caseId, testId }: Pair) => call("PUT /api/test-cases/:id/tests/:testId", { params: { id: caseId, testId } }),
    onSuccess,
    failureText: "Could not link the test.",
  });
  const unlink = useChange({
    call: ({ caseId, testId }: Pair) => call("DELETE /api/test-cases/:id/tests/:testId", { params: { id: caseId, testId } }),
    onSuccess,
    failureText: "Could not unlink the test.",
  });
  return { link, unlink };
}
