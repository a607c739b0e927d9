import { harTypes } from "@gantry/contract/har/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { HarFile, HarRequest } from "@gantry/contract/har/schemas.ts";
import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, Suspense, lazy, useId, useMemo, useRef, useState } from "react";
import { loadFile } from "../../../load-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { cn } from "../../../ui/cn.ts";
import { OneFilter } from "../../../ui/filters/Filters.tsx";
import { Segmented } from "../../../ui/fields/Segmented.tsx";
import { TextFilter } from "../../../ui/fields/TextFilter.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { formatBytes, formatCount, formatCounted, formatDuration } from "../../../ui/text/format.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { useWidth } from "../../../ui/use-width.ts";
import { addressOf, filterRequests, hasFailed, type HarFilter, waterfallOf } from "./filter-requests.ts";
import { typeLabels } from "./type-labels.ts";

const RequestDetails = lazy(async () => ({ default: (await loadFile(() => import("./RequestDetails.tsx"))).RequestDetails }));

const shownAtOnce = 200;

interface HarTableProps {
  run: Execution;
  path: string;
  har: HarFile;
}

/** Columns that are hidden if there is little room. The details of a request show the same. */
interface Columns {
  hasType: boolean;
  hasSize: boolean;
  hasWaterfall: boolean;
}

const columnsAt = (width: number): Columns => ({ hasType: width >= 440, hasSize: width >= 520, hasWaterfall: width >= 640 });

/** The requests of a HAR file, with filters. A row opens its details. */
export function HarTable({ run, path, har }: HarTableProps) {
  const [filter, setFilter] = useState<HarFilter>({ text: "", isFailedOnly: false, type: undefined });
  const [room, setRoom] = useState(shownAtOnce);
  const [box, width] = useWidth();
  const columns = columnsAt(width);
  const found = useMemo(() => filterRequests(har.requests, filter), [har, filter]);
  const barOf = useMemo(() => waterfallOf(har.requests), [har]);
  return (
    <div ref={box} className="@container grid min-w-0 gap-2">
      <Filters har={har} filter={filter} onFilter={setFilter} />
      <Summary har={har} found={found.length} />
      {found.length > 0 && (
        <div className="thin-scroll max-h-[32rem] overflow-y-auto rounded-lg border border-edge">
          <table className="w-full table-fixed border-separate border-spacing-0 text-left text-xs" aria-label="Requests">
            <Head columns={columns} />
            <tbody onKeyDown={moveFocus}>
              {found.slice(0, room).map((request) => (
                <RequestRow key={request.index} run={run} path={path} request={request} bar={barOf(request)} columns={columns} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found.length > room && (
        <div>
          <Button size="sm" onClick={() => setRoom(room + shownAtOnce)}>
            Show {Math.min(shownAtOnce, found.length - room)} more
          </Button>
        </div>
      )}
    </div>
  );
}

interface FiltersProps {
  har: HarFile;
  filter: HarFilter;
  onFilter: (filter: HarFilter) => void;
}

function Filters({ har, filter, onFilter }: FiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const types = harTypes.filter((type) => har.requests.some((request) => request.type === type));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextFilter
        label="Search requests"
        placeholder="Search requests"
        text={filter.text}
        onText={(text) => onFilter({ ...filter, text })}
        field={field}
        className="w-full @md:w-56"
        maxLength={200}
      />
      <Segmented
        label="Requests"
        value={filter.isFailedOnly ? "failed" : "all"}
        options={[
          { value: "all", label: "All" },
          { value: "failed", label: `Failed (${formatCount(har.totalFailed)})` },
        ]}
        onChoose={(value) => onFilter({ ...filter, isFailedOnly: value === "failed" })}
      />
      {types.length > 1 && (
        <OneFilter
          label="Type"
          value={filter.type}
          options={types.map((type) => ({ value: type, label: typeLabels[type] }))}
          onChoose={(value) => onFilter({ ...filter, type: types.find((type) => type === value) })}
        />
      )}
    </div>
  );
}

function Summary({ har: { requests, totalRequests }, found }: { har: HarFile; found: number }) {
  return (
    <p role="status" className="tabular text-xs text-ink-soft">
      {found === 0
        ? "No request matches."
        : found === requests.length
          ? formatCounted(found, "request")
          : `${formatCount(found)} of ${formatCounted(requests.length, "request")}`}
      {requests.length < totalRequests &&
        ` The file has ${formatCount(totalRequests)}. Those that failed are listed, and the first others.`}
    </p>
  );
}

function Head({ columns }: { columns: Columns }) {
  const cell = "sticky top-0 z-10 h-8 border-b border-edge bg-canvas px-2 font-medium text-ink-soft";
  return (
    <thead>
      <tr>
        <th scope="col" className={cn(cell, "w-16")}>
          Method
        </th>
        <th scope="col" className={cell}>
          Address
        </th>
        <th scope="col" className={cn(cell, "w-18")}>
          Status
        </th>
        {columns.hasType && (
          <th scope="col" className={cn(cell, "w-20")}>
            Type
          </th>
        )}
        {columns.hasSize && (
          <th scope="col" className={cn(cell, "w-16 text-right")}>
            Size
          </th>
        )}
        <th scope="col" className={cn(cell, "w-16 text-right")}>
          Time
        </th>
        {columns.hasWaterfall && (
          <th scope="col" className={cn(cell, "w-28")}>
            Waterfall
          </th>
        )}
      </tr>
    </thead>
  );
}

interface RequestRowProps {
  run: Execution;
  path: string;
  request: HarRequest;
  bar: { left: number; width: number } | null;
  columns: Columns;
}

function RequestRow({ run, path, request, bar, columns }: RequestRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isBad = hasFailed(request);
  const cell = "border-b border-edge px-2 py-1.5 align-top";
  return (
    <>
      <tr className={cn("hover:bg-hover", isOpen && "bg-hover")} onClick={() => setIsOpen(!isOpen)}>
        <td className={cn(cell, "font-mono")}>{visibleText(request.method)}</td>
        <td className={cell}>
          <button
            type="button"
            data-request=""
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className="flex w-full min-w-0 items-start gap-1 rounded text-left"
          >
            <ChevronRight
              className={cn("mt-0.5 size-3.5 shrink-0 text-ink-soft transition-transform", isOpen && "rotate-90")}
              aria-hidden="true"
            />
            <Address url={request.url} />
          </button>
          {!columns.hasWaterfall && bar && <Bar {...bar} isBad={isBad} className="mr-1 ml-5 h-1" />}
        </td>
        <td className={cn(cell, isBad && "font-semibold text-bad")}>{request.status ?? "No response"}</td>
        {columns.hasType && <td className={cell}>{typeLabels[request.type]}</td>}
        {columns.hasSize && (
          <td className={cn(cell, "tabular text-right")}>{request.sizeBytes === null ? "–" : formatBytes(request.sizeBytes)}</td>
        )}
        <td className={cn(cell, "tabular text-right")}>{request.durationMs === null ? "–" : formatDuration(request.durationMs)}</td>
        {columns.hasWaterfall && <td className={cell}>{bar && <Bar {...bar} isBad={isBad} />}</td>}
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={4 + Object.values(columns).filter(Boolean).length} className="border-b border-edge bg-sunken p-3">
            <Suspense fallback={<Skeleton className="h-24 w-full rounded-lg" />}>
              <RequestDetails run={run} path={path} request={request} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}

function Address({ url }: { url: string }) {
  const { host, path } = addressOf(url);
  return (
    <span className="line-clamp-2 min-w-0 break-all">
      <span className="text-ink-soft">{visibleText(host)}</span>
      {visibleText(path.slice(0, 300)) || "No address"}
    </span>
  );
}

/** The time and the request's details say the same in numbers. */
function Bar({ left, width, isBad, className = "h-2" }: { left: number; width: number; isBad: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={cn("relative mt-1 rounded-full bg-sunken", className)}>
      <div
        className={cn("absolute inset-y-0 min-w-0.5 rounded-full", isBad ? "bg-bad-solid" : "bg-accent")}
        style={{ left: `${Math.min(left, 98)}%`, width: `${Math.min(width, 100 - Math.min(left, 98))}%` }}
      />
    </div>
  );
}

/** The arrow keys go from row to row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-request]")];
  const index = rows.findIndex((row) => row === event.target);
  if (index === -1) return;
  event.preventDefault();
  rows[index + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
}
