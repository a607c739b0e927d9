import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { errorText } from "../../../api/api-error.ts";
import { loadFile } from "../../../load-file.ts";
import { ErrorState } from "../../../ui/messages/ErrorState.tsx";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import { PagePending } from "../../../frame/PagePending.tsx";
import { caseQuery } from "../queries.ts";

const CaseEditor = lazy(async () => ({ default: (await loadFile(() => import("./CaseEditor.tsx"))).CaseEditor }));

interface CaseSheetProps {
  /** `new` for one that is being written. */
  id: string;
  projectId: string;
  /** The suite a new case starts in. */
  suite: string | undefined;
  /** The case that a new one starts as a copy of. */
  copyOf?: TestCase | undefined;
  onClose: () => void;
  /** Instead of `onClose`, after a case was created. */
  onCreated?: (id: string) => void;
  /** Instead of `onClose`, after the case was deleted. */
  onDeleted?: () => void;
}

/** Opens at once and keeps the focus, while the editor and the case are loaded inside it. */
export function CaseSheet({ id, projectId, suite, copyOf, onClose, onCreated = onClose, onDeleted = onClose }: CaseSheetProps) {
  const isNew = id === "new";
  const query = useQuery({ ...caseQuery(id), enabled: !isNew });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={copyOf ? "Duplicate the test case" : isNew ? "New test case" : "Test case"}
    >
      <Suspense fallback={<PagePending />}>
        {isNew ? (
          <CaseEditor
            testCase={undefined}
            copyOf={copyOf}
            projectId={projectId}
            suite={suite}
            onClose={onClose}
            onCreated={onCreated}
            onDeleted={onDeleted}
          />
        ) : query.data ? (
          <CaseEditor
            key={query.data.updatedAt}
            testCase={query.data}
            projectId={projectId}
            suite={suite}
            onClose={onClose}
            onCreated={onCreated}
            onDeleted={onDeleted}
          />
        ) : query.isError ? (
          <ErrorState title="The test case could not be loaded" onRetry={() => void query.refetch()}>
            {errorText(query.error)}
          </ErrorState>
        ) : (
          <PagePending />
        )}
      </Suspense>
    </Sheet>
  );
}
