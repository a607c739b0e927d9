import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { queryClient } from "../../api/query-client.ts";
import { Button } from "../../ui/Button.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { formatBytes } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { CollapsibleFile } from "./CollapsibleFile.tsx";
import { indentJson } from "./indent-json.ts";
import { OpenFile } from "./OpenFile.tsx";
import { maxTextBytes, readStart } from "./read-start.ts";
import { fromOwnOrigin, reportLinkQuery } from "./report-link.ts";
import { readable, TextBlock } from "./TextBlock.tsx";

const startQuery = (id: string, path: string) =>
  queryOptions({
    queryKey: ["report-text", id, path],
    queryFn: async ({ signal }) => readStart(fromOwnOrigin(await queryClient.fetchQuery(reportLinkQuery(id, path))), signal),
    // A stored file does not change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** A text file, which is read when it is first opened. */
export function TextFile({ run, file }: { run: Execution; file: Attachment }) {
  return (
    <CollapsibleFile file={file}>
      <TextContent run={run} file={file} />
    </CollapsibleFile>
  );
}

export function TextContent({ run, file }: { run: Execution; file: Attachment }) {
  const start = useQuery(startQuery(run.id, file.path));
  const name = visibleText(file.name);
  const whole = <OpenFile run={run} path={file.path} />;
  if (start.isError)
    return (
      <div className="flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
        {name} could not be loaded. {errorText(start.error)}
        <Button size="sm" onClick={() => void start.refetch()}>
          Try again
        </Button>
        {whole}
      </div>
    );
  if (start.isPending)
    return (
      <>
        <Loading label={`Loading ${name}`} />
        <Skeleton className="h-40 w-full rounded-lg" />
      </>
    );
  const { text, isCut, totalBytes } = start.data;
  const shown = readable(isCut ? text : indentJson(text));
  return (
    <div className="grid gap-1.5">
      {shown === "" ? <p className="text-xs text-ink-soft">The file is empty.</p> : <TextBlock text={shown} label={name} />}
      <div className="flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
        {isCut && (
          <span>
            The first {formatBytes(maxTextBytes)}
            {totalBytes !== null && ` of ${formatBytes(totalBytes)}`} are shown.
          </span>
        )}
        {whole}
        {shown !== "" && <CopyButton text={shown} what={isCut ? "what is shown" : "the text"} />}
      </div>
    </div>
  );
}
