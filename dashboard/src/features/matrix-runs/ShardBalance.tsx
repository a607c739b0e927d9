import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { formatDuration } from "../../ui/text/format.ts";
import { partText } from "../executions/names/axis-labels.ts";
import { balanceOf } from "./balance-of.ts";

/** How long each shard took, beside what it was expected to take. */
export function ShardBalance({ matrixRun }: { matrixRun: MatrixRun }) {
  const { shards, longestMs, summary } = balanceOf(matrixRun);
  if (longestMs === 0) return null;
  const width = (ms: number) => ({ width: `${Math.max(1, (ms / longestMs) * 100)}%` });
  return (
    <Card aria-label="Durations of the shards">
      <CardHeader title="Durations of the shards" description={summary} />
      <ul className="grid grid-cols-1 gap-2.5 px-4 py-3 sm:px-5">
        {shards.map(({ part, tookMs, text, expectedMs }) => (
          <li key={partText(part)} className="grid gap-1 text-xs sm:grid-cols-[minmax(6rem,14rem)_1fr_13rem] sm:items-center sm:gap-3">
            <span className="font-medium break-words">{partText(part)}</span>
            <span className="grid gap-0.5" aria-hidden="true">
              <span className="h-2 rounded-sm bg-hover">
                {tookMs !== null && <span className="block h-full rounded-sm bg-accent" style={width(tookMs)} />}
              </span>
              {expectedMs !== null && (
                <span className="h-1 rounded-sm bg-hover">
                  <span className="block h-full rounded-sm bg-ink-soft" style={width(expectedMs)} />
                </span>
              )}
            </span>
            <span className="tabular text-ink-soft">
              {text}
              {expectedMs !== null && `, expected ${formatDuration(expectedMs)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
