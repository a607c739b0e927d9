import type { CSSProperties } from "react";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { cn } from "../../ui/cn.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { formatDuration } from "../../ui/text/format.ts";
import { partText } from "../executions/names/axis-labels.ts";
import { balanceOf } from "./balance-of.ts";

/** How long each shard took, next to its expected duration. */
export function ShardBalance({ matrixRun }: { matrixRun: MatrixRun }) {
  const { shards, longestMs, summary } = balanceOf(matrixRun);
  if (longestMs === 0) return null;
  const width = (ms: number) => ({ width: `${Math.max(1, (ms / longestMs) * 100)}%` });
  return (
    <Card aria-label="Durations of the shards">
      <CardHeader title="Durations of the shards" description={summary} />
      {shards.some(({ expectedMs }) => expectedMs !== null) && <Legend hasCut={shards.some(({ wasCut }) => wasCut)} />}
      <ul className="grid grid-cols-1 gap-2.5 px-4 py-3 sm:px-5">
        {shards.map(({ part, tookMs, wasCut, text, expectedMs }) => (
          <li key={partText(part)} className="grid gap-1 text-xs sm:grid-cols-[minmax(6rem,14rem)_1fr_13rem] sm:items-center sm:gap-3">
            <span className="font-medium break-words">{partText(part)}</span>
            <span className="grid gap-0.5" aria-hidden="true">
              <span className="h-2 rounded-sm bg-hover">
                {tookMs !== null && (
                  <span
                    className={cn("block h-full rounded-sm", !wasCut && "bg-accent")}
                    style={{ ...width(tookMs), ...(wasCut ? stripes : {}) }}
                  />
                )}
              </span>
              {expectedMs !== null && (
                <span className="h-1 rounded-sm bg-hover">
                  <span className="block h-full rounded-sm bg-ink-soft" style={width(expectedMs)} />
                </span>
              )}
            </span>
            <span className="tabular text-ink-soft">
              {text}
              {expectedMs !== null && (
                <>
                  , <span className="whitespace-nowrap">expected {formatDuration(expectedMs)}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Stripes: a shard that was cancelled says nothing of how long it takes. No class: it would be in the styles that every page loads first. */
const stripes = { background: "repeating-linear-gradient(135deg, var(--idle) 0 3px, transparent 3px 6px)" };

function Legend({ hasCut }: { hasCut: boolean }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-3 text-xs text-ink-soft sm:px-5">
      <Entry bar="h-2 bg-accent">Took</Entry>
      {hasCut && (
        <Entry bar="h-2" style={stripes}>
          Cancelled
        </Entry>
      )}
      <Entry bar="h-1 bg-ink-soft">Expected</Entry>
    </ul>
  );
}

function Entry({ bar, style, children }: { bar: string; style?: CSSProperties; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <span className={cn("w-4 rounded-sm", bar)} style={style} />
      {children}
    </li>
  );
}
