import type { Evidence } from "@gantry/contract/analysis/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import { visibleText } from "../../ui/text/visible-text.ts";
import { writeLineLink } from "../logs/lines/line-link.ts";
import { formatCount } from "../../ui/text/format.ts";

export const evidenceKey = (evidence: Evidence) => ("line" in evidence ? `line ${evidence.line}` : evidence.test);

/** A log line or a test that shows the cause; a press leads to it. */
export function EvidenceRow({ run, evidence }: { run: Execution; evidence: Evidence }) {
  const isLine = "line" in evidence;
  return (
    <li className="relative grid grid-cols-1 gap-1 px-4 py-2.5 hover:bg-hover sm:px-5">
      <Link
        to="/runs/$id"
        params={{ id: run.id }}
        search={isLine ? { tab: "terminal" } : { tab: "tests", test: evidence.test }}
        {...(isLine ? { hash: writeLineLink({ first: evidence.line, last: evidence.line }) } : {})}
        className="max-w-full justify-self-start rounded-sm text-xs font-medium break-words text-accent-text after:absolute after:inset-0"
      >
        {isLine ? `Line ${formatCount(evidence.line)}` : visibleText(evidence.name)}
      </Link>
      <code className="block overflow-hidden text-xs break-words whitespace-pre-wrap">{visibleText(evidence.text)}</code>
    </li>
  );
}
