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

type FailureDialog = "issue" | "quarantine" | "owner";

const linkTo = (run: Execution, test: ListedTest) => runAddress(run.id, test.id);

async function copyLink(run: Execution, test: ListedTest): Promise<void> {
  if (await copyText(linkTo(run, test))) toast.success("Link copied");
  else toast.error("The browser did not allow it. Copy the address of the page instead.");
}

async function copyMarkdown(run: Execution, test: ListedTest): Promise<void> {
  const isCopied = await loadMarkdown().then(
    ({ testMarkdown }) => copyText(testMarkdown(run, test, linkTo(run, test))),
    () => false,
  );
  if (isCopied) toast.success("The failure was copied as Markdown");
  else toast.error("The browser did not allow it. Open the test and select the text there.");
}

/** What can be done with one failed test of a run. */
export function FailureMenu({ run, test }: { run: Execution; test: ListedTest }) {
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState<FailureDialog>();
  const { testId } = test;
  const mayChange = mayWrite && testId !== null;
  const inQuarantine = test.inQuarantine ?? test.quarantined;
  // Of a run that passed, the server makes no issue: its failures are in quarantine.
  const mayCreateIssue = mayWrite && hasVerdict(run) && run.verdict !== "PASSED";
  return (
    <>
      {mayChange && <FailureButtons test={test} inQuarantine={inQuarantine} onAsk={setAsking} />}
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
          <MenuItem onPointerEnter={() => void loadMarkdown().catch(() => undefined)} onSelect={() => void copyMarkdown(run, test)}>
            <Copy aria-hidden="true" />
            Copy as Markdown
          </MenuItem>
          <MenuItem onSelect={() => void copyLink(run, test)}>
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
      <FailureDialogs run={run} test={test} asking={asking} onClose={() => setAsking(undefined)} />
    </>
  );
}

interface FailureButtonsProps {
  test: ListedTest;
  inQuarantine: boolean;
  onAsk: (dialog: FailureDialog) => void;
}

/** The most frequent actions. On a phone they are in the menu only. */
function FailureButtons({ test, inQuarantine, onAsk }: FailureButtonsProps) {
  return (
    <span className="-my-1 hidden shrink-0 gap-1 lg:flex">
      <Button size="sm" tone="quiet" onClick={() => onAsk("owner")}>
        <UserRound aria-hidden="true" />
        {test.owner ? visibleText(test.owner) : "Assign"}
        <span className="sr-only">{test.owner ? `owns ${visibleText(test.name)}` : visibleText(test.name)}</span>
      </Button>
      {!inQuarantine && (
        <Button size="sm" tone="quiet" onClick={() => onAsk("quarantine")}>
          <ShieldOff aria-hidden="true" />
          Quarantine <span className="sr-only">{visibleText(test.name)}</span>
        </Button>
      )}
    </span>
  );
}

interface FailureDialogsProps {
  run: Execution;
  test: ListedTest;
  asking: FailureDialog | undefined;
  onClose: () => void;
}

function FailureDialogs({ run, test, asking, onClose }: FailureDialogsProps) {
  return (
    <Suspense>
      {asking === "issue" && <CreateIssueDialog executionId={run.id} testKey={test.testKey} onClose={onClose} />}
      {asking === "quarantine" && test.testId !== null && (
        <QuarantineDialog test={{ id: test.testId, quarantine: null }} onClose={onClose} />
      )}
      {asking === "owner" && test.testId !== null && <TestOwnerDialog testId={test.testId} owner={test.owner ?? null} onClose={onClose} />}
    </Suspense>
  );
}
