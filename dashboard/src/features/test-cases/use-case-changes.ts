import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { type CaseForm, contentOf } from "./case-form.ts";
import { invalidateCases } from "./queries.ts";

interface CaseChanges {
  /** `undefined` for a new one. */
  testCase: TestCase | undefined;
  projectId: string;
  /** Called with its id, after it was created or changed. */
  onSaved: (id: string) => void;
  onDeleted: () => void;
}

/** Creates, changes and deletes a test case. */
export function useCaseChanges({ testCase, projectId, onSaved, onDeleted }: CaseChanges) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (values: CaseForm) =>
      testCase
        ? call("PATCH /api/test-cases/:id", { params: { id: testCase.id }, body: contentOf(values) })
        : call("POST /api/test-cases", { body: { ...contentOf(values), projectId } }),
    onSuccess: ({ data }) => {
      toast.success(testCase ? "Test case saved" : "Test case created");
      void invalidateCases(client);
      onSaved(data.id);
    },
  });
  const remove = useChange({
    call: (id: string) => call("DELETE /api/test-cases/:id", { params: { id } }),
    onSuccess: () => {
      toast.success("Test case deleted");
      onDeleted();
      void invalidateCases(client);
    },
    failureText: "Could not delete it.",
  });
  return { save, remove };
}
