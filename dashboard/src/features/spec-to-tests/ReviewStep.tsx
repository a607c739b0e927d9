import type { GeneratedTestCase, SpecToTestsComplete } from "@gantry/contract/spec-to-tests/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { newKey } from "../../api/idempotency-key.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { ProgressBar } from "../../ui/messages/ProgressBar.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { invalidateCases } from "../test-cases/queries.ts";
import { type ImportPlan, importCases, planImport } from "./import-cases.ts";
import { ProposedCases } from "./ProposedCases.tsx";

/** In the order in which the document names them. */
function bySuite(cases: readonly GeneratedTestCase[]): Map<string, GeneratedTestCase[]> {
  const suites = new Map<string, GeneratedTestCase[]>();
  for (const each of cases) suites.set(each.suite, [...(suites.get(each.suite) ?? []), each]);
  return suites;
}

interface ReviewStepProps {
  projectId: string;
  fileName: string;
  result: SpecToTestsComplete;
  onBack: () => void;
}

interface Import {
  plan: ImportPlan;
  /** Chunks that are stored. */
  done: number;
  failure?: string;
}

/** The proposed cases with check boxes; those that may be no requirements come last and are not selected. Selected cases are imported fifty at a time. */
export function ReviewStep({ projectId, fileName, result, onBack }: ReviewStepProps) {
  const { left, keep } = useLeftOut(result.unsure);
  const { work, carryOn } = useImport(projectId, fileName);
  const all: GeneratedTestCase[] = [...result.testCases, ...result.unsure];
  const kept = all.filter((each) => !left.has(each));
  const suites = useMemo(() => bySuite(result.testCases), [result.testCases]);
  if (all.length === 0) return <NothingNew hasRemoved={result.removed.length > 0} onBack={onBack} />;
  return (
    <div className="grid max-w-4xl gap-4 px-4 pb-4 sm:px-6">
      {result.notes.map((note) => (
        <Notice key={note} tone="warn">
          {visibleText(note)}
        </Notice>
      ))}
      {result.removed.length > 0 && <LeftOut removed={result.removed} />}
      {[...suites].map(([suite, cases]) => (
        <ProposedCases
          key={suite}
          label={suite ? visibleText(suite) : "No suite"}
          cases={cases}
          left={left}
          isLocked={work !== undefined}
          onKeep={keep}
        />
      ))}
      {result.unsure.length > 0 && (
        <ProposedCases
          label={`May not be requirements (${result.unsure.length})`}
          hint="Select those that are requirements. Each shows its place in the document and why Gantry is unsure."
          cases={result.unsure}
          left={left}
          isLocked={work !== undefined}
          onKeep={keep}
        />
      )}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-edge bg-canvas px-4 py-3 sm:-mx-6 sm:px-6">
        {work ? (
          <ImportState work={work} onGoOn={() => void carryOn(work.plan, work.done)} />
        ) : (
          <>
            <span className="text-sm text-ink-soft">
              {kept.length} of {all.length} chosen, by{" "}
              {result.generator === "builtin-rules" ? "the built-in rules" : visibleText(result.generator)}
            </span>
            <span className="flex-1" />
            <Button onClick={onBack}>Start over</Button>
            <Button tone="primary" disabled={kept.length === 0} onClick={() => void carryOn(planImport(kept, newKey), 0)}>
              Import {kept.length} {kept.length === 1 ? "case" : "cases"}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** The cases that are not imported; at first those of `unsure`. */
function useLeftOut(unsure: readonly GeneratedTestCase[]) {
  const [left, setLeft] = useState<ReadonlySet<GeneratedTestCase>>(() => new Set(unsure));
  const keep = (cases: readonly GeneratedTestCase[], isKept: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const each of cases)
        if (isKept) next.delete(each);
        else next.add(each);
      return next;
    });
  return { left, keep };
}

function ImportState({ work, onGoOn }: { work: Import; onGoOn: () => void }) {
  const stored = work.plan.chunks.slice(0, work.done).reduce((sum, chunk) => sum + chunk.cases.length, 0);
  return (
    <div className="grid flex-1 gap-2">
      <ProgressBar value={stored} max={work.plan.total} label="Import" tone={work.failure ? "bad" : "accent"} />
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span role="status" className="tabular">
          {stored} of {work.plan.total} imported
        </span>
        {work.failure && (
          <>
            <span role="alert" className="min-w-0 flex-1 text-bad">
              {work.failure}
            </span>
            <Button size="sm" tone="primary" onClick={onGoOn}>
              Continue with the rest
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Imports the chosen cases; `work` is what is done so far. */
function useImport(projectId: string, fileName: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [work, setWork] = useState<Import>();
  const carryOn = async (plan: ImportPlan, done: number) => {
    setWork({ plan, done });
    try {
      await importCases(plan, { projectId, document: fileName, done, onStored: (chunks) => setWork({ plan, done: chunks }) });
      toast.success(`${plan.total} test ${plan.total === 1 ? "case" : "cases"} imported`);
      void navigate({ to: "/test-cases" });
    } catch (error) {
      setWork((now) => now && { ...now, failure: errorText(error) });
    } finally {
      void invalidateCases(client);
    }
  };
  return { work, carryOn };
}

function NothingNew({ hasRemoved, onBack }: { hasRemoved: boolean; onBack: () => void }) {
  return (
    <EmptyState title="Nothing new in this document" action={<Button onClick={onBack}>Try another</Button>}>
      {hasRemoved
        ? "Everything it describes already exists as a test case in the project."
        : "It has no headings, lists or sentences that say what must happen."}
    </EmptyState>
  );
}

/** The cases that exist already. */
function LeftOut({ removed }: { removed: SpecToTestsComplete["removed"] }) {
  return (
    <details className="rounded-lg border border-edge bg-surface px-3 py-2 text-sm">
      <summary>
        {removed.length} {removed.length === 1 ? "case was" : "cases were"} left out: there already
      </summary>
      <ul className="mt-2 grid gap-1 text-xs text-ink-soft">
        {removed.map((each, index) => (
          <li key={index}>
            {visibleText(each.title)} – as “{visibleText(each.duplicateOf)}” {each.of === "project" ? "of the project" : "of this document"}
          </li>
        ))}
      </ul>
    </details>
  );
}
