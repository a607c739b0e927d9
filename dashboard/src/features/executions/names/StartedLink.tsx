import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface StartedLinkProps {
  executionId: string;
  /** The matrix run that the run belongs to. */
  matrixRunId: string | null;
  children: ReactNode;
}

const className = "text-accent-text underline underline-offset-2";

/** Leads to what a schedule or a trigger has started: the matrix run, or the single run. */
export function StartedLink({ executionId, matrixRunId, children }: StartedLinkProps) {
  return matrixRunId === null ? (
    <Link to="/runs/$id" params={{ id: executionId }} className={className}>
      {children}
    </Link>
  ) : (
    <Link to="/matrix-runs/$id" params={{ id: matrixRunId }} className={className}>
      {children}
    </Link>
  );
}
