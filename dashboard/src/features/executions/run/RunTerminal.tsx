import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import type { ReactNode } from "react";
import { Terminal } from "../../logs/Terminal.tsx";
import { RunEnded } from "./RunEnded.tsx";

interface RunTerminalProps {
  run: Execution;
  /** It ended while its page was open. */
  hasJustEnded: boolean;
  hash: string;
  onHash: (hash: string) => void;
}

/** The output of a run; while there is none, why. */
export function RunTerminal({ run, hasJustEnded, hash, onHash }: RunTerminalProps) {
  return (
    <>
      {hasJustEnded && <RunEnded run={run} />}
      <Terminal id={run.id} isLive={!hasVerdict(run)} empty={<NoOutput run={run} />} hash={hash} onHash={onHash} />
    </>
  );
}

function NoOutput({ run }: { run: Execution }): ReactNode {
  if (run.trigger === "ingest") return <p>These results were uploaded. The console output is in your CI job.</p>;
  if (run.status === "PENDING") {
    return run.queuePosition !== null && run.queuePosition > 1 ? (
      <p>
        Waiting: number <b className="text-term-ink">{run.queuePosition}</b> in your organization's queue.
        <br />
        The output appears here as soon as the run starts.
      </p>
    ) : (
      <p>
        Waiting for a worker to start the run.
        <br />
        The output appears here as soon as it starts.
      </p>
    );
  }
  return <p>{hasVerdict(run) ? "This run wrote no output." : "No output yet."}</p>;
}
