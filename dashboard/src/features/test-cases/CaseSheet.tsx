import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { errorText } from "../../api/api-error.ts";
import { loadFile } from "../../load-file.ts";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { PagePending } from "../shell/PagePending.tsx";
import { caseQuery } from "./queries.ts";

const CaseEditor = lazy(async () => ({ default: (await loadFile(() => import("./CaseEditor.tsx"))).CaseEditor }));

interface CaseSheetProps {
  /** `new` for one that is being written. */
  id: string;
  projectId: string;
  /** The suite a new case starts in. */
  suite: string | undefined;
  onClose: () => void;
  /** Instead of `onClose`, after the case was deleted. */
  onDeleted?: () => void;
}

/** Opens at once and keeps the focus, while the editor and the case are loaded inside it. */
export function CaseSheet({ id, projectId, suite, onClose, onDeleted = onClose }: CaseSheetProps) {
  const isNew = id === "new";
  const query = useQuery({ ...caseQuery(id), enabled: !isNew });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={isNew ? "New test case" : "Test case"}>
      <Suspense fallback={<PagePending />}>
        {isNew ? (
          <CaseEditor testCase={undefined} projectId={projectId} suite={suite} onClose={onClose} onDeleted={onDeleted} />
        ) : query.data ? (
          <CaseEditor
            key={query.data.updatedAt}
            testCase={query.data}
            projectId={projectId}
            suite={suite}
            onClose={onClose}
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
