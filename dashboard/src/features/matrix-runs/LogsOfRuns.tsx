import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { cn } from "../../ui/cn.ts";
import { styleOfRun } from "../../ui/figures/StatusBadge.tsx";
import { inputClasses } from "../../ui/fields/Input.tsx";
import { formatCounted } from "../../ui/text/format.ts";
import { partText } from "../executions/axis-labels.ts";
import type { JoinedLog, LogPart } from "../logs/joined-log.ts";
import { LogView } from "../logs/LogView.tsx";
import { Terminal } from "../logs/Terminal.tsx";
import { useJoinedLog } from "../logs/use-joined-log.ts";

const everyRun = "all";

/** The output of a chosen run, or of all of them. */
export function LogsOfRuns({ matrixRun }: { matrixRun: MatrixRun }) {
  const { combinations, split } = matrixRun;
  const [chosen, setChosen] = useState(everyRun);
  // A re-run takes the place of its run.
  const one = combinations[Number(chosen)]?.run ?? undefined;
  const options = combinations.flatMap(({ run, ...part }, position) =>
    run ? [{ value: String(position), label: `${partText(part)} · #${run.number} · ${styleOfRun(run).label}` }] : [],
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 py-2.5 sm:px-5">
        {/* The browser's own: the terminal of a run, which shares this file, does without the other. */}
        <select
          aria-label="Output of"
          value={one ? chosen : everyRun}
          onChange={(event) => setChosen(event.target.value)}
          className={cn(inputClasses, "w-auto max-w-full min-w-48")}
        >
          {[{ value: everyRun, label: split ? "All shards" : "All runs" }, ...options].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {one && (
          <Link
            to="/runs/$id"
            params={{ id: one.id }}
            search={{ tab: "terminal" }}
            className="text-sm text-accent-text underline underline-offset-2"
          >
            Open #{one.number}
          </Link>
        )}
      </div>
      <div className="flex h-[70vh] min-h-[24rem] flex-col">
        {one ? <LogOfRun key={one.id} run={one} /> : <LogOfAll matrixRun={matrixRun} />}
      </div>
    </>
  );
}

type Run = NonNullable<MatrixRun["combinations"][number]["run"]>;

function LogOfRun({ run }: { run: Run }) {
  const [hash, setHash] = useState("");
  const isLive = !hasVerdict(run);
  return <Terminal id={run.id} isLive={isLive} empty={<p>{emptyText(run)}</p>} hash={hash} onHash={setHash} />;
}

function emptyText(run: Run): string {
  if (hasVerdict(run)) return "This run wrote no output.";
  return run.status === "PENDING" ? "This run has not started." : "No output yet.";
}

function LogOfAll({ matrixRun: { combinations, split, finishedAt } }: { matrixRun: MatrixRun }) {
  const parts = useMemo(() => combinations.flatMap(partOf), [combinations]);
  const log = useJoinedLog(parts);
  const [hash, setHash] = useState("");
  const follows = whatFollows(log, split ? "shard" : "run");
  return (
    <>
      <LogView
        label="Console output of all runs"
        {...{ log, hash }}
        isLive={finishedAt === null}
        empty={<p>{finishedAt === null ? "No run has started. The output appears here as soon as one does." : "No run is left."}</p>}
        onHash={setHash}
      />
      {follows !== undefined && (
        <p role="status" className="border-t border-term-edge bg-term px-4 py-1.5 text-xs text-term-soft">
          {follows}
        </p>
      )}
    </>
  );
}

/** Why the output of some runs is not there yet. */
function whatFollows({ waiting, current, buffer }: JoinedLog, noun: string): string | undefined {
  if (waiting.length === 0 || buffer.lines.length === 0) return undefined;
  const count = formatCounted(waiting.length, noun);
  if (current) return `The output of ${count} follows when ${current.title} has ended. Choose a ${noun} to see its output now.`;
  return waiting.every(({ startedAt }) => startedAt === null) ? `${count} not started yet.` : undefined;
}

function partOf({ run, ...part }: MatrixRun["combinations"][number]): LogPart[] {
  if (run === null) return [];
  const { id, number, startedAt } = run;
  return [{ id, title: `${partText(part)} · #${number}`, startedAt, hasEnded: hasVerdict(run) }];
}
