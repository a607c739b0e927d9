import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { Link } from "@tanstack/react-router";
import { Bug, Copy, History, Link2, ShieldOff, SquareTerminal, UserRound } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { runAddress } from "../../paths.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { Button } from "../../ui/Button.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { copyText } from "../../ui/text/copy-text.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite } from "../auth/queries.ts";

const CreateIssueDialog = lazy(async () => ({
  default: (await loadFile(() => import("../issues/CreateIssueDialog.tsx"))).CreateIssueDialog,
}));
const QuarantineDialog = lazy(async () => ({ default: (await loadFile(() => import("../tests/QuarantineDialog.tsx"))).QuarantineDialog }));
const TestOwnerDialog = lazy(async () => ({ default: (await loadFile(() => import("../tests/TestOwnerDialog.tsx"))).TestOwnerDialog }));

const loadMarkdown = () => loadFile(() => import("../issues/test-markdown.ts"));

/** What can be done with one failed test of a run. */
export function FailureMenu({ run, test }: { run: Execution; test: ListedTest }) {
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState<"issue" | "quarantine" | "owner">();
  const { testId } = test;
  const mayChange = mayWrite && testId !== null;
  const inQuarantine = test.inQuarantine ?? test.quarantined;
  // Of a run that passed, the server makes no issue: its failures are in quarantine.
  const mayCreateIssue = mayWrite && hasVerdict(run) && run.verdict !== "PASSED";
  const link = runAddress(run.id, test.id);
  const copyLink = async () => {
    if (await copyText(link)) toast.success("Link copied");
    else toast.error("The browser did not allow it. Copy the address of the page instead.");
  };
  const copyMarkdown = async () => {
    const isCopied = await loadMarkdown().then(
      ({ testMarkdown }) => copyText(testMarkdown(run, test, link)),
      () => false,
    );
    if (isCopied) toast.success("The failure was copied as Markdown");
    else toast.error("The browser did not allow it. Open the test and select the text there.");
  };
  return (
    <>
      {mayChange && (
        // On a phone they are in the menu only.
        <span className="-my-1 hidden shrink-0 gap-1 lg:flex">
          <Button size="sm" tone="quiet" onClick={() => setAsking("owner")}>
            <UserRound aria-hidden="true" />
            {test.owner ? visibleText(test.owner) : "Assign"}
            <span className="sr-only">{test.owner ? `owns ${visibleText(test.name)}` : visibleText(test.name)}</span>
          </Button>
          {!inQuarantine && (
            <Button size="sm" tone="quiet" onClick={() => setAsking("quarantine")}>
              <ShieldOff aria-hidden="true" />
              Quarantine <span className="sr-only">{visibleText(test.name)}</span>
            </Button>
          )}
        </span>
      )}
      <Menu>
        {/* Its middle is that of the buttons next to it. */}
        <span className="-my-1.5 shrink-0">
          <MoreTrigger label={`More for ${visibleText(test.name)}`} />
        </span>
        <MenuContent align="end">
          {mayCreateIssue && (
            <MenuItem onSelect={() => setAsking("issue")}>
              <Bug aria-hidden="true" />
              Create an issue…
            </MenuItem>
          )}
          {mayChange && (
            <MenuItem onSelect={() => setAsking("owner")}>
              <UserRound aria-hidden="true" />
              Assign…
            </MenuItem>
          )}
          {mayChange && !inQuarantine && (
            <MenuItem onSelect={() => setAsking("quarantine")}>
              <ShieldOff aria-hidden="true" />
              Quarantine…
            </MenuItem>
          )}
          {mayChange && inQuarantine && (
            <MenuItem asChild>
              <Link to="/tests/$id" params={{ id: testId }}>
                <ShieldOff aria-hidden="true" />
                Change or remove quarantine
              </Link>
            </MenuItem>
          )}
          {run.trigger !== "ingest" && (
            <MenuItem asChild>
              <Link to="/runs/$id" params={{ id: run.id }} search={{ tab: "terminal", lines: test.id }}>
                <SquareTerminal aria-hidden="true" />
                Show in output
              </Link>
            </MenuItem>
          )}
          <MenuItem onPointerEnter={() => void loadMarkdown().catch(() => undefined)} onSelect={() => void copyMarkdown()}>
            <Copy aria-hidden="true" />
            Copy as Markdown
          </MenuItem>
          <MenuItem onSelect={() => void copyLink()}>
            <Link2 aria-hidden="true" />
            Copy the link
          </MenuItem>
          {testId !== null && (
            <MenuItem asChild>
              <Link to="/tests/$id" params={{ id: testId }}>
                <History aria-hidden="true" />
                History of the test
              </Link>
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      <Suspense>
        {asking === "issue" && <CreateIssueDialog executionId={run.id} testKey={test.testKey} onClose={() => setAsking(undefined)} />}
        {asking === "quarantine" && testId !== null && (
          <QuarantineDialog test={{ id: testId, quarantine: null }} onClose={() => setAsking(undefined)} />
        )}
        {asking === "owner" && testId !== null && (
          <TestOwnerDialog testId={testId} owner={test.owner ?? null} onClose={() => setAsking(undefined)} />
        )}
      </Suspense>
    </>
  );
}
