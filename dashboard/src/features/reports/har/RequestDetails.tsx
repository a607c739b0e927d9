import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { HarBody, HarRequest, HarRequestDetails } from "@gantry/contract/har/schemas.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText } from "../../../api/api-error.ts";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/Button.tsx";
import { Loading, Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { CopyButton } from "../../../ui/text/CopyButton.tsx";
import { formatBytes, formatDuration } from "../../../ui/text/format.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { indentJson } from "../indent-json.ts";
import { readable, TextBlock } from "../TextBlock.tsx";
import { typeLabels } from "./type-labels.ts";

const detailsQuery = (id: string, path: string, index: number) =>
  queryOptions({
    queryKey: ["executions", "har", id, path, index],
    queryFn: async ({ signal }) =>
      (await call("GET /api/executions/:id/har/request", { params: { id }, query: { path, index }, signal })).data,
    // A stored file does not change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Headers, bodies and timings of a request. */
export function RequestDetails({ run, path, request }: { run: Execution; path: string; request: HarRequest }) {
  const details = useQuery(detailsQuery(run.id, path, request.index));
  if (details.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-1.5">
        {errorText(details.error)}
        <Button size="sm" onClick={() => void details.refetch()}>
          Try again
        </Button>
      </div>
    );
  if (details.isPending)
    return (
      <>
        <Loading label="Reading the request" />
        <Skeleton className="h-24 w-full rounded-lg" />
      </>
    );
  const { requestHeaders, query, requestBody, responseHeaders, responseBody, timings } = details.data;
  return (
    <div className="grid gap-3">
      <General request={request} details={details.data} />
      {timings.length > 0 && (
        <Part title="Timings">
          <Fields fields={timings.map(({ phase, durationMs }) => ({ name: phaseLabels[phase], value: formatDuration(durationMs) }))} />
        </Part>
      )}
      {query.length > 0 && (
        <Part title="Query">
          <Fields fields={query} />
        </Part>
      )}
      <Headers title="Request headers" fields={requestHeaders} />
      {requestBody && <Body title="Request body" body={requestBody} />}
      <Headers title="Response headers" fields={responseHeaders} />
      {responseBody && <Body title="Response body" body={responseBody} />}
    </div>
  );
}

const phaseLabels: Readonly<Record<HarRequestDetails["timings"][number]["phase"], string>> = {
  blocked: "Blocked",
  dns: "DNS lookup",
  connect: "Connection",
  ssl: "TLS, part of the connection",
  send: "Sending",
  wait: "Waiting for the response",
  receive: "Receiving",
};

function General({ request, details }: { request: HarRequest; details: HarRequestDetails }) {
  const { url, method, status, failure, type, sizeBytes, startMs, durationMs } = request;
  const fields = [
    { name: "Address", value: url },
    { name: "Method", value: method },
    { name: "Status", value: status === null ? "No response" : `${status} ${details.statusText ?? ""}` },
    { name: "Failure", value: failure },
    { name: "Type", value: typeLabels[type] },
    { name: "Size", value: sizeBytes === null ? null : formatBytes(sizeBytes) },
    { name: "Started", value: startMs === null ? null : `${formatDuration(startMs)} after the first request` },
    { name: "Time", value: durationMs === null ? null : formatDuration(durationMs) },
    { name: "Protocol", value: details.httpVersion },
    { name: "Server", value: details.serverAddress },
  ];
  return (
    <Part title="Request" copy={{ text: url, what: "the address" }}>
      <Fields fields={fields.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))} />
    </Part>
  );
}

function Headers({ title, fields }: { title: string; fields: HarRequestDetails["query"] }) {
  return <Part title={title}>{fields.length === 0 ? <p className="text-ink-soft">None in the file.</p> : <Fields fields={fields} />}</Part>;
}

function Body({ title, body }: { title: string; body: HarBody }) {
  const { contentType, sizeBytes, text, isCut } = body;
  const facts = [contentType && visibleText(contentType), sizeBytes !== null && formatBytes(sizeBytes)].filter(Boolean).join(", ");
  const shown = text === null ? "" : readable(isCut ? text : indentJson(text));
  return (
    <Part title={facts ? `${title} (${facts})` : title} {...(shown ? { copy: { text: shown, what: title.toLowerCase() } } : {})}>
      {shown ? <TextBlock text={shown} label={title} /> : <p className="text-ink-soft">{reasonForNone(body)}</p>}
      {isCut && <p className="text-ink-soft">Only the start is shown. The file has all of it.</p>}
    </Part>
  );
}

function reasonForNone({ isBinary, file, text, sizeBytes }: HarBody): string {
  if (isBinary) return "The body is not text.";
  if (file !== null) return `The body is in another file, ${visibleText(file)}.`;
  return text !== null || sizeBytes === 0 ? "The body is empty." : "The file does not have the body.";
}

function Part({ title, copy, children }: { title: string; copy?: { text: string; what: string }; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-1">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h4 className="font-medium break-all text-ink-soft">{title}</h4>
        {copy && <CopyButton {...copy} className="-my-1.5" />}
      </div>
      {children}
    </section>
  );
}

function Fields({ fields }: { fields: HarRequestDetails["query"] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-0.5 @md:grid-cols-[minmax(6rem,14rem)_1fr]">
      {fields.map(({ name, value }, index) => (
        <div key={index} className="contents">
          <dt className="break-all text-ink-soft">{visibleText(name)}</dt>
          <dd className="mb-1 font-mono break-all whitespace-pre-wrap @md:mb-0">{visibleText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
