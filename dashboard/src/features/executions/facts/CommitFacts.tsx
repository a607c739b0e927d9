import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { visibleText } from "../../../ui/text/visible-text.ts";
import type { RunsSearch } from "../filter.ts";
import { branchLinkOf, commitLinkOf, pullRequestLinkOf } from "./ci-links.ts";
import { Fact, OutsideLink } from "./Fact.tsx";

/** What the pipeline says about the commit: its branch, pull request, hash and author, as links where their pages are known. */
export function CommitFacts({ ci }: { ci: CiContext }) {
  return (
    <>
      {ci.branch && (
        <Fact name="Branch">
          <MaybeLink to={branchLinkOf(ci)}>{visibleText(ci.branch)}</MaybeLink>
          {ci.targetBranch && <span className="text-ink-soft"> into {visibleText(ci.targetBranch)}</span>}
          <AllRuns search={{ branch: ci.branch }} />
        </Fact>
      )}
      {ci.prNumber !== undefined && (
        <Fact name="Pull request">
          <MaybeLink to={pullRequestLinkOf(ci)}>#{ci.prNumber}</MaybeLink>
          <AllRuns search={{ pr: String(ci.prNumber) }} />
        </Fact>
      )}
      {ci.commitSha && (
        <Fact name="Commit">
          <MaybeLink to={commitLinkOf(ci)}>
            <code>{ci.commitSha.slice(0, 7)}</code>
          </MaybeLink>
        </Fact>
      )}
      {ci.author && (
        <Fact name="Author">
          <Link to="/runs" search={{ author: ci.author }} className="text-accent-text underline underline-offset-2">
            {visibleText(ci.author)}
          </Link>
        </Fact>
      )}
    </>
  );
}

function AllRuns({ search }: { search: RunsSearch }) {
  return (
    <>
      {" · "}
      <Link to="/runs" search={search} className="text-accent-text underline underline-offset-2">
        all runs
      </Link>
    </>
  );
}

function MaybeLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? children : <OutsideLink to={to}>{children}</OutsideLink>;
}
