import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/Button.tsx";
import { Loading, Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { CollapsibleFile } from "../CollapsibleFile.tsx";
import { OpenFile } from "../OpenFile.tsx";
import { TextContent } from "../TextFile.tsx";
import { HarTable } from "./HarTable.tsx";

const harQuery = (id: string, path: string) =>
  queryOptions({
    queryKey: ["executions", "har", id, path],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/har", { params: { id }, query: { path }, signal })).data,
    // A stored file does not change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** A HAR file, which is read when it is first opened. */
export function HarFile({ run, file }: { run: Execution; file: Attachment }) {
  return (
    <CollapsibleFile file={file}>
      <Content run={run} file={file} />
    </CollapsibleFile>
  );
}

function Content({ run, file }: { run: Execution; file: Attachment }) {
  const har = useQuery(harQuery(run.id, file.path));
  const [isText, setIsText] = useState(false);
  if (isText) return <TextContent run={run} file={file} />;
  if (har.isPending)
    return (
      <>
        <Loading label={`Reading ${visibleText(file.name)}`} />
        <Skeleton className="h-40 w-full rounded-lg" />
      </>
    );
  const others = (
    <div className="flex flex-wrap gap-1.5">
      {har.isError && (
        <Button size="sm" onClick={() => void har.refetch()}>
          Try again
        </Button>
      )}
      <Button size="sm" onClick={() => setIsText(true)}>
        Show as text
      </Button>
      <OpenFile run={run} path={file.path} />
    </div>
  );
  return (
    <div className="grid gap-2">
      {har.isError ? (
        <p role="alert" className="text-sm text-ink-soft">
          {har.error instanceof ApiError && har.error.detail ? har.error.detail : errorText(har.error)}
        </p>
      ) : har.data.totalRequests === 0 ? (
        <p className="text-sm text-ink-soft">The file has no requests.</p>
      ) : (
        <HarTable run={run} path={file.path} har={har.data} />
      )}
      {others}
    </div>
  );
}
