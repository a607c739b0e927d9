import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useFreshRuns } from "../executions/use-fresh-runs.ts";
import { Combinations } from "./Combinations.tsx";
import { invalidateMatrixRun, matrixRunQuery } from "./queries.ts";

/** The latest run of each combination or shard, live, inside a list. */
export function LatestRuns({ id, label }: { id: string; label: string }) {
  const query = useQuery(matrixRunQuery(id));
  const client = useQueryClient();
  useFreshRuns("matrixRunId", id, () => invalidateMatrixRun(client, id));
  if (query.data) return <Combinations matrixRun={query.data} label={label} />;
  if (!query.isError) return <Skeleton className="m-4 h-10" />;
  return (
    <p role="alert" className="flex items-center gap-3 px-4 py-2 text-sm text-bad">
      {errorText(query.error)}
      <Button size="sm" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </p>
  );
}
