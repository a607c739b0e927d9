import type { ReactNode } from "react";
import { LogView } from "./LogView.tsx";
import { useRunLog } from "../lines/use-run-log.ts";

interface TerminalProps {
  id: string;
  /** The service of the run whose output it shows, instead of the suite's. */
  service?: string | undefined;
  /** The run is in progress: the view follows the output, and fetches what is missing when the run has ended. */
  isLive: boolean;
  /** Shown while there is no output. */
  empty: ReactNode;
  hash: string;
  onHash: (hash: string) => void;
}

/** The console output of a run's suite, or of one of its services. */
export function Terminal({ id, service, isLive, ...view }: TerminalProps) {
  const { log } = useRunLog(id, service, isLive);
  const label = service === undefined ? "Console output" : `Output of ${service}`;
  return <LogView {...view} {...{ label, log, isLive }} download={{ id, service }} />;
}
