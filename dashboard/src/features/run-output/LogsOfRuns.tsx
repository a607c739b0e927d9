import { hasVerdict, wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo } from "react";
import { cn } from "../../ui/cn.ts";
import { styleOfRun } from "../../ui/figures/StatusBadge.tsx";
import { inputClasses } from "../../ui/fields/Input.tsx";
import { formatCounted } from "../../ui/text/format.ts";
import { partText } from "../executions/names/axis-labels.ts";
import type { JoinedLog, LogPart } from "../logs/lines/joined-log.ts";
import { type LinkedLines, nameOfLines, readLineLink, writeLineLink } from "../logs/lines/line-link.ts";
import { LogView } from "../logs/view/LogView.tsx";
import { Terminal } from "../logs/view/Terminal.tsx";
import { useJoinedLog } from "../logs/lines/use-joined-log.ts";
import { everyRun, readPartLink, writePartLink } from "./logs-search.ts";

interface LogsOfRunsProps {
  matrixRun: MatrixRun;
  /** The id of a run, or `all`. */
  chosen: string;
  /** The linked lines of the chosen output. */
  hash: string;
  /** Opens an output, and links to lines of it. */
  onOpen: (chosen: string, hash?: string) => void;
  /** It has been drawn. */
  onShown: () => void;
}

/** The output of a chosen run, or of all of them. */
export function LogsOfRuns({ matrixRun, chosen, hash, onOpen, onShown }: LogsOfRunsProps) {
  const { combinations, split } = matrixRun;
  useEffect(onShown, [onShown]);
  // All of one is that one.
  const [only] = combinations.length === 1 ? combinations : [];
  const one = (combinations.find(({ run }) => run?.id === chosen) ?? only)?.run ?? undefined;
  const linked = chosen === everyRun ? readPartLink(hash)?.id : chosen;
  const isReplaced = linked !== undefined && !combinations.some(({ run }) => run?.id === linked);
  const options = combinations.flatMap(({ run, ...part }) =>
    run ? [{ value: run.id, label: `${partText(part)} · #${run.number} · ${styleOfRun(run).label}` }] : [],
  );
  const onHash = useCallback((next: string) => onOpen(chosen, next), [onOpen, chosen]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 py-2.5 sm:px-5">
        {/* The browser's own: the terminal of a run, which shares this file, does without the other. */}
        <select
          aria-label="Output of"
          value={one ? one.id : everyRun}
          onChange={(event) => onOpen(event.target.value)}
          className={cn(inputClasses, "w-auto max-w-full min-w-48")}
        >
          {[...(only ? [] : [{ value: everyRun, label: split ? "All shards" : "All runs" }]), ...options].map(({ value, label }) => (
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
      {isReplaced && <ReplacedRun id={linked} noun={split ? "shard" : "combination"} hash={hash.replace(/^#?[0-9a-f]{24}-/, "")} />}
      <div className="flex h-[70vh] min-h-[24rem] flex-col">
        {one ? <LogOfRun key={one.id} run={one} hash={hash} onHash={onHash} /> : <LogOfAll {...{ matrixRun, hash, onHash }} />}
      </div>
    </>
  );
}

/** A link leads to a run that is not the latest one of its combination any more. */
function ReplacedRun({ id, noun, hash }: { id: string; noun: string; hash: string }) {
  return (
    <p role="status" className="border-t border-edge px-4 py-2 text-sm sm:px-5">
      The link is to the output of a run that was run again or deleted. Here is the latest run of each {noun}.{" "}
      <Link
        to="/runs/$id"
        params={{ id }}
        search={{ tab: "terminal" }}
        hash={hash}
        className="text-accent-text underline underline-offset-2"
      >
        Open that run
      </Link>
    </p>
  );
}

type Run = NonNullable<MatrixRun["combinations"][number]["run"]>;

function noOutput(run: Run): string {
  if (!wasCancelled(run)) return "This run wrote no output.";
  return run.startedAt === null ? "This run was cancelled before it started." : "This run was cancelled before it wrote any output.";
}

interface LinkProps {
  hash: string;
  onHash: (hash: string) => void;
}

function LogOfRun({ run, ...link }: LinkProps & { run: Run }) {
  return <Terminal id={run.id} isLive={!hasVerdict(run)} empty={<p>{emptyText(run)}</p>} {...link} />;
}

function emptyText(run: Run): string {
  if (hasVerdict(run)) return noOutput(run);
  return run.status === "PENDING" ? "This run has not started." : "No output yet.";
}

/** The links name a run and its own lines, because the order of the runs changes while they are in progress. */
function LogOfAll({ matrixRun: { combinations, split, finishedAt }, hash, onHash }: LinkProps & { matrixRun: MatrixRun }) {
  const parts = useMemo(() => combinations.flatMap(partOf), [combinations]);
  const log = useJoinedLog(parts);
  const link = readPartLink(hash);
  const lines = link && log.linesOf(link.id, link.lines);
  const onLink = useCallback(
    (next: string) => {
      const chosen = readLineLink(next);
      const own = chosen && log.ownLines(chosen);
      onHash(own ? writePartLink(own.part.id, own) : "");
    },
    [log, onHash],
  );
  const nameOf = (linked: LinkedLines) => {
    const own = log.ownLines(linked);
    return own && `${nameOfLines(own)} of ${own.part.title}`;
  };
  const follows = whatFollows(log, split ? "shard" : "run");
  return (
    <>
      <LogView
        label="Console output of all runs"
        {...{ log, nameOf }}
        hash={lines ? writeLineLink(lines) : ""}
        isLinked={link !== undefined}
        isLive={finishedAt === null}
        empty={<p>{finishedAt === null ? "No run has started. The output appears here as soon as one does." : "All runs were deleted."}</p>}
        onHash={onLink}
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
  return [{ id, title: `${partText(part)} · #${number}`, startedAt, hasEnded: hasVerdict(run), noOutput: noOutput(run) }];
}
