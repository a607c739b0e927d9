import type { Retention } from "@gantry/contract/retention/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { formatBytes, formatCounted } from "../../ui/text/format.ts";
import { retentionPreviewQuery } from "../projects/queries.ts";

/** The server counts no further. */
const maxCounted = 100_000;

interface RetentionPreviewProps {
  projectId: string;
  days: Retention;
  /** The days are not saved yet. */
  isChanged: boolean;
}

/** Previews what a retention period would delete. */
export function RetentionPreview({ projectId, days, isChanged }: RetentionPreviewProps) {
  const preview = useQuery(retentionPreviewQuery(projectId, days));
  if (preview.isPending) return <Skeleton className="w-2/3" />;
  if (preview.isError) return <p className="text-sm text-bad">Could not preview what would be deleted. {errorText(preview.error)}</p>;
  const { logs, reports, results, totalBytes, pinned } = preview.data;
  const isNothing = logs.executions === 0 && reports.executions === 0;
  return (
    <p className="text-sm text-ink-soft" role="status">
      {isNothing ? (
        results.executions === 0 && (isChanged ? "With these settings, there is nothing to delete." : "Nothing to delete now.")
      ) : (
        <>
          {isChanged ? "With these settings, the output" : "Now, the output"} of{" "}
          <b className="font-medium text-ink">{formatCounted(logs.executions, "run")}</b> and the reports of{" "}
          <b className="font-medium text-ink">{formatCounted(reports.executions, "run")}</b> would be deleted:{" "}
          <b className="font-medium text-ink">{formatBytes(totalBytes)}</b>.
        </>
      )}
      {results.executions > 0 && (
        <>
          {" "}
          The <b className="font-medium text-ink">{formatCounted(results.tests, "test result")}</b> of{" "}
          {results.executions >= maxCounted ? "at least " : ""}
          {formatCounted(results.executions, "run")} would be removed.
        </>
      )}
      {pinned.executions > 0 && ` ${formatCounted(pinned.executions, "run")} ${pinned.executions === 1 ? "is" : "are"} kept by a pin.`}
    </p>
  );
}
