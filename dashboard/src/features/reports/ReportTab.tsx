import type { Artifact, Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ExternalLink, FileArchive, FolderOpen, Hourglass, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { formatBytes, formatCounted } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { open } from "./open-file.ts";

const artifactsQuery = (run: Execution) =>
  queryOptions({
    queryKey: ["executions", "artifacts", run.id, run.reportUrl, run.finishedAt],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/artifacts", { params: { id: run.id }, signal })).data,
    enabled: run.reportUrl !== null || hasVerdict(run),
  });

const filterFrom = 12;
const drawnAtMost = 500;

export function ReportTab({ run }: { run: Execution }) {
  const files = useQuery(artifactsQuery(run));
  if (run.reportUrl === null && !hasVerdict(run)) {
    return (
      <EmptyState icon={<Hourglass />} title="The report appears when the run has ended">
        Files that the suite writes to its report folder are kept and listed here.
      </EmptyState>
    );
  }
  if (files.isError) {
    return (
      <ErrorState title="The files could not be loaded" onRetry={() => void files.refetch()}>
        {errorText(files.error)}
      </ErrorState>
    );
  }
  if (files.isPending) {
    return (
      <div className="grid gap-3 p-6">
        <Loading label="Loading the files" />
        <Skeleton className="h-16 w-full max-w-3xl rounded-xl" />
        <Skeleton className="h-64 w-full max-w-3xl rounded-xl" />
      </div>
    );
  }
  if (files.data.length === 0) {
    return (
      <EmptyState icon={<FileArchive />} title="This run left no report">
        Let the suite write into a folder such as /app/reports or /app/playwright-report, or name the folder in the project's settings.
      </EmptyState>
    );
  }
  return <Files run={run} files={files.data} />;
}

function Files({ run, files }: { run: Execution; files: readonly Artifact[] }) {
  const [text, setText] = useState("");
  const shown = useMemo(() => files.filter((file) => file.path.toLowerCase().includes(text.trim().toLowerCase())), [files, text]);
  return (
    <div className="grid w-full max-w-4xl content-start gap-4 p-4 sm:p-6">
      <ReportCard files={files} onOpen={() => open(run.id)} />
      <Card>
        <CardHeader title="Files" actions={files.length > filterFrom && <FilesSearch text={text} onText={setText} />} />
        <ul aria-label="Files of the report" className="divide-y divide-edge">
          {shown.slice(0, drawnAtMost).map((file) => (
            <FileRow key={file.path} file={file} onOpen={() => open(run.id, file.path)} />
          ))}
        </ul>
        {shown.length === 0 && <p className="px-5 py-6 text-center text-sm text-ink-soft">No matching files.</p>}
        {shown.length > drawnAtMost && (
          <p className="border-t border-edge px-5 py-3 text-xs text-ink-soft">
            The first {drawnAtMost} are shown: search for the others by name.
          </p>
        )}
      </Card>
    </div>
  );
}

/** The size of the report, and a button that opens it. */
function ReportCard({ files, onOpen }: { files: readonly Artifact[]; onOpen: () => void }) {
  const totalBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  const hasPages = files.some((file) => /\.html?$/i.test(file.path));
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="flex min-w-0 items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
          <FolderOpen className="size-4.5" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 className="font-semibold">{hasPages ? "The suite's report" : "The suite's files"}</h2>
          <p className="tabular text-sm text-ink-soft">
            {formatCounted(files.length, "file")}, {formatBytes(totalBytes)}
          </p>
        </div>
      </div>
      <Button tone="primary" onClick={onOpen}>
        <ExternalLink aria-hidden="true" />
        Open the report
      </Button>
    </Card>
  );
}

function FilesSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <Input
      type="search"
      icon={<Search aria-hidden="true" />}
      value={text}
      onChange={(event) => onText(event.target.value)}
      placeholder="Name"
      aria-label="Search the files"
      className="w-52"
    />
  );
}

function FileRow({ file, onOpen }: { file: Artifact; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-9 w-full items-center gap-3 px-4 py-1.5 text-left -outline-offset-2 hover:bg-hover sm:px-5"
      >
        <span className="min-w-0 flex-1 font-mono text-xs break-all">{visibleText(file.path)}</span>
        <span className="hidden shrink-0 text-xs text-ink-soft sm:inline">{file.contentType.split(";")[0]}</span>
        <span className="tabular w-16 shrink-0 text-right text-xs text-ink-soft">{formatBytes(file.sizeBytes)}</span>
      </button>
    </li>
  );
}
