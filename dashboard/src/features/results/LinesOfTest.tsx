import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useMemo } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { findTest } from "../logs/tests/find-test.ts";
import { writeLineLink } from "../logs/lines/line-link.ts";
import { LogOutline } from "../logs/lines/log-outline.ts";
import { useRunLog } from "../logs/lines/use-run-log.ts";
import { similarTestsQuery, testQuery } from "./queries.ts";

interface LinesOfTestProps {
  run: Execution;
  testId: string;
  /** Links to the lines, or with an empty hash removes the test from the address. */
  onHash: (hash: string) => void;
}

const anyTest = { kinds: [], text: "" };

/** Finds the lines of a test in the output and links to them, or says that there are none. */
export function LinesOfTest({ run, testId, onHash }: LinesOfTestProps) {
  const { log, stamp } = useRunLog(run.id, undefined, false);
  const query = useQuery(testQuery(run, anyTest, testId));
  const test = query.data?.test;
  const similar = useQuery({ ...similarTestsQuery(run, test?.name ?? ""), enabled: test !== undefined });
  const isRead = log.state.kind === "ready" && test !== undefined && similar.data !== undefined;
  const lines = useMemo(
    () => (isRead ? findTest(log.buffer, new LogOutline(log.buffer).read(), test, similar.data) : undefined),
    // `stamp` is what says that the buffer has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [isRead, log, stamp, test, similar.data],
  );
  useEffect(() => {
    if (lines) onHash(writeLineLink(lines));
  }, [lines, onHash]);
  const error = query.error ?? similar.error;
  if (lines) return null;
  return (
    <div
      role="status"
      className="flex items-center gap-2 border-b border-term-edge bg-term-raised px-3 py-1.5 text-xs text-term-ink sm:px-5"
    >
      <span className="min-w-0 flex-1 break-words">
        {error
          ? `The lines of the test could not be found. ${errorText(error)}`
          : isRead
            ? `No lines of the output are certain to be about “${visibleText(test.name)}”. The search may find its name.`
            : log.state.kind === "failed"
              ? "The lines of the test could not be found, because not all output could be loaded."
              : "Looking for the lines of the test…"}
      </span>
      {(error || isRead || log.state.kind === "failed") && (
        <Button size="sm" tone="quiet" aria-label="Close" className="text-term-ink" onClick={() => onHash("")}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
