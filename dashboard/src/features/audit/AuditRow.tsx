import type { AuditLogEntry } from "@gantry/contract/audit/schemas.ts";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { formatExactTime } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { actionLabel, detailEntries, nounOf, summaryOf, whoOf } from "./entry-text.ts";

/** One entry, which expands to all of its details. */
export function AuditRow({ entry }: { entry: AuditLogEntry }) {
  const details = detailEntries(entry.details);
  return (
    <li>
      <details className="group">
        <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2.5 -outline-offset-2 hover:bg-hover sm:flex-nowrap sm:px-5">
          <ChevronRight className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90" aria-hidden="true" />
          <span className="min-w-0 flex-1 basis-52">
            <span className="block truncate font-medium">{actionLabel(entry.action)}</span>
            <span className="line-clamp-2 text-xs break-words text-ink-soft sm:line-clamp-1">
              {summaryOf(details) || `${nounOf(entry.targetType)} ${entry.targetId}`}
            </span>
          </span>
          {/* On a phone, a line of its own. */}
          <span className="flex basis-full justify-between gap-3 pl-7 text-xs text-ink-soft sm:contents">
            <span className="min-w-0 truncate sm:max-w-80">{whoOf(entry)}</span>
            <RelativeTime at={entry.createdAt} className="shrink-0 text-right sm:w-20" />
          </span>
        </summary>
        <dl className="grid gap-x-4 gap-y-1 bg-sunken/60 px-4 py-3 pl-11 text-xs sm:grid-cols-[9rem_minmax(0,1fr)] sm:px-5 sm:pl-12">
          <Fact name="Time">{formatExactTime(Date.parse(entry.createdAt))}</Fact>
          <Fact name="Action">
            <code>{entry.action}</code>
          </Fact>
          <Fact name="Who">{whoOf(entry)}</Fact>
          <Fact name="On">
            {nounOf(entry.targetType)} <code>{entry.targetId}</code>
          </Fact>
          {details.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          {entry.ip && (
            <Fact name="From">
              <code>{entry.ip}</code>
            </Fact>
          )}
          {entry.requestId && (
            <Fact name="Request">
              <code>{visibleText(entry.requestId)}</code>
            </Fact>
          )}
        </dl>
      </details>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mb-1 min-w-0 break-words sm:mb-0">{children}</dd>
    </div>
  );
}
