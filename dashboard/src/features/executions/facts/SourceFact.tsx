import type { RunSource } from "@gantry/contract/executions/schemas.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { CopyButton } from "../../../ui/text/CopyButton.tsx";
import { Fact, OutsideLink } from "./Fact.tsx";

/** The repository with the suite's files, and the commit that was fetched. */
export function SourceFact({ source: { repository, path, ref, commit } }: { source: RunSource }) {
  const at = [commit?.slice(0, 12), ref !== commit && ref && (commit === null ? ref : `(${ref})`)].filter(Boolean).join(" ");
  return (
    <Fact name="Git repository">
      <span className="inline-flex items-center">
        <span className="font-mono text-xs wrap-anywhere">
          <OutsideLink to={repository}>{visibleText(repository)}</OutsideLink>
          {[path && `folder ${path}`, at].filter(Boolean).map((part) => visibleText(`, ${part}`))}
        </span>
        {commit !== null && <CopyButton text={commit} what="the commit" className="-my-1 size-6" />}
      </span>
    </Fact>
  );
}
