import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict, wasCancelled } from "@gantry/contract/executions/constants.ts";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Terminal } from "../logs/view/Terminal.tsx";
import { RunEnded } from "./RunEnded.tsx";

const LinesOfTest = lazy(async () => ({ default: (await loadFile(() => import("../results/LinesOfTest.tsx"))).LinesOfTest }));

interface RunTerminalProps {
  run: Execution;
  /** It ended while its page was open. */
  hasJustEnded: boolean;
  /** The test whose lines are to be shown. */
  testId: string | undefined;
  hash: string;
  onHash: (hash: string) => void;
}

/** No service has this name. */
const suite = "";

/** The output of a run's suite, or of one of its services; while there is none, why. */
export function RunTerminal({ run, hasJustEnded, testId, hash, onHash }: RunTerminalProps) {
  const [source, setSource] = useState(suite);
  const service = source === suite ? undefined : source;
  const choose = (name: string) => {
    setSource(name);
    // Linked lines are those of the other output.
    onHash("");
  };
  const options = [{ value: suite, label: "Suite" }, ...run.services.map(({ name }) => ({ value: name, label: name }))];
  return (
    <>
      {/* The head of the page says that a run was cancelled. */}
      {hasJustEnded && !wasCancelled(run) && <RunEnded run={run} />}
      {run.services.length > 0 && (
        <div className="flex overflow-x-auto border-b border-edge px-2 py-1.5 sm:px-4">
          <Segmented label="Output of" value={source} options={options} onChoose={choose} />
        </div>
      )}
      <Suspense>{testId !== undefined && <LinesOfTest key={testId} run={run} testId={testId} onHash={onHash} />}</Suspense>
      <Terminal
        key={source}
        id={run.id}
        service={service}
        isLive={!hasVerdict(run)}
        empty={service === undefined ? <NoOutput run={run} /> : <NoServiceOutput run={run} service={service} />}
        hash={service === undefined ? hash : ""}
        onHash={service === undefined ? onHash : ignore}
      />
    </>
  );
}

const ignore = () => {};

function NoServiceOutput({ run, service }: { run: Execution; service: string }): ReactNode {
  return <p>{hasVerdict(run) ? `The service ${service} wrote no output.` : `No output of ${service} yet.`}</p>;
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
        {run.waitReasons[0]?.message ?? "Waiting for a worker to start the run."}
        <br />
        The output appears here as soon as it starts.
      </p>
    );
  }
  return <p>{hasVerdict(run) ? "This run wrote no output." : "No output yet."}</p>;
}
