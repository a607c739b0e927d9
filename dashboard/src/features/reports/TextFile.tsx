import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ChevronRight, ExternalLink } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { queryClient } from "../../api/query-client.ts";
import { Button } from "../../ui/Button.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { formatBytes } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { plainText } from "../logs/plain-text.ts";
import { indentJson } from "./indent-json.ts";
import { open } from "./open-file.ts";
import { mostTextBytes, readStart } from "./read-start.ts";
import { fromOwnOrigin, reportLinkQuery } from "./report-link.ts";

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
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={() => setWasOpened(true)} className="group/folded grid gap-1.5">
      <summary className="inline-flex list-none items-center gap-1 rounded text-xs font-medium text-ink-soft hover:text-ink">
        <ChevronRight className="size-3.5 shrink-0 transition-transform group-open/folded:rotate-90" aria-hidden="true" />
        <span className="min-w-0 break-all">{visibleText(file.name)}</span>
      </summary>
      <div className="mt-1.5">{wasOpened && <Content run={run} file={file} />}</div>
    </details>
  );
}

function Content({ run, file }: { run: Execution; file: Attachment }) {
  const start = useQuery(startQuery(run.id, file.path));
  const name = visibleText(file.name);
  const whole = (
    <Button size="sm" onClick={() => open(run.id, file.path)}>
      Open the file
      <ExternalLink className="opacity-70" aria-hidden="true" />
    </Button>
  );
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
      {shown === "" ? (
        <p className="text-xs text-ink-soft">The file is empty.</p>
      ) : (
        <pre
          tabIndex={0}
          aria-label={name}
          className="thin-scroll max-h-96 overflow-auto rounded-lg border border-term-edge bg-term p-3 text-xs leading-5 break-words whitespace-pre-wrap text-term-ink"
        >
          {shown}
        </pre>
      )}
      <div className="flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
        {isCut && (
          <span>
            The first {formatBytes(mostTextBytes)}
            {totalBytes !== null && ` of ${formatBytes(totalBytes)}`} are shown.
          </span>
        )}
        {whole}
        {shown !== "" && <CopyButton text={shown} what={isCut ? "what is shown" : "the text"} />}
      </div>
    </div>
  );
}

const readable = (text: string) => text.replace(/\n+$/, "").split("\n").map(plainText).join("\n");
