import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, getRouteApi, useNavigate } from "@tanstack/react-router";
import { Copy, Pencil } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Badge } from "../../../ui/figures/Badge.tsx";
import { CopyButton } from "../../../ui/text/CopyButton.tsx";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { useMayWrite } from "../../auth/queries.ts";
import { PageMissing } from "../../organizations/PageMissing.tsx";
import { PagePending } from "../../../frame/PagePending.tsx";
import { BackLink } from "../../../frame/BackLink.tsx";
import { AttachmentsCard } from "../attachments/AttachmentsCard.tsx";
import { CaseHistory } from "./CaseHistory.tsx";
import { CaseSheet } from "./CaseSheet.tsx";
import { CaseTable } from "./CaseTable.tsx";
import { caseLabel, priorityStyles, typeLabels } from "../case-styles.ts";
import { FieldValues } from "../fields/FieldValues.tsx";
import { LastResult } from "../LastResult.tsx";
import { TestsOfCase } from "../links/TestsOfCase.tsx";
import { caseQuery } from "../queries.ts";
import { useProjectOf } from "../../projects/use-project-of.ts";

const route = getRouteApi("/app/test-cases/$id");

/** A test case to read. */
export function CasePage() {
  const { id } = route.useParams();
  const query = useQuery(caseQuery(id));
  useProjectOf(query.data);
  if (query.data) return <LoadedCase key={id} testCase={query.data} />;
  if (query.isError) return <PageMissing query={query} thing="test case" list={{ name: "test cases", to: "/test-cases" }} />;
  return <PagePending />;
}

function LoadedCase({ testCase }: { testCase: TestCase }) {
  const mayWrite = useMayWrite();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"edit" | "copy">();
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:px-6">
      <title>{`${caseLabel(testCase)} ${testCase.title} · Gantry`}</title>
      <header className="grid grid-cols-1 gap-1.5">
        <BackLink to="/test-cases">Test cases</BackLink>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          <span className="tabular font-medium">{caseLabel(testCase)}</span>
          <CopyButton text={caseLabel(testCase)} what="the id" className="-my-1 size-6" />
          {testCase.suite && <span className="break-words">{visibleText(testCase.suite)}</span>}
        </p>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <h1 className="min-w-0 flex-1 basis-60 text-xl font-semibold tracking-tight break-words">{visibleText(testCase.title)}</h1>
          {mayWrite && (
            <>
              <Button onClick={() => setOpen("copy")}>
                <Copy aria-hidden="true" />
                Duplicate
              </Button>
              <Button onClick={() => setOpen("edit")}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            </>
          )}
        </div>
        <Facts testCase={testCase} />
      </header>
      <LastResult {...testCase} />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid grid-cols-1 gap-4">
          <Content testCase={testCase} />
          <AttachmentsCard testCase={testCase} />
          <TestsOfCase testCase={testCase} />
        </div>
        <CaseHistory testCase={testCase} />
      </div>
      {open && (
        <CaseSheet
          id={open === "edit" ? testCase.id : "new"}
          projectId={testCase.projectId}
          suite={undefined}
          copyOf={open === "copy" ? testCase : undefined}
          onClose={() => setOpen(undefined)}
          onCreated={(id) => void navigate({ to: "/test-cases/$id", params: { id } })}
          onDeleted={() => void navigate({ to: "/test-cases" })}
        />
      )}
    </div>
  );
}

function Facts({ testCase: { priority, type, owner, tags, requirements, updatedAt } }: { testCase: TestCase }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-soft">
      <Badge tone={priorityStyles[priority].tone}>{priorityStyles[priority].label}</Badge>
      <span>{typeLabels[type]}</span>
      {owner && <span>Owner: {visibleText(owner)}</span>}
      {tags.map((tag) => (
        <Link key={tag} to="/test-cases" search={{ text: tag }}>
          <Badge tone="idle">{visibleText(tag)}</Badge>
        </Link>
      ))}
      {requirements.length > 0 && (
        <span className="min-w-0 wrap-anywhere">
          Covers{" "}
          {requirements.map((requirement, index) => (
            <Fragment key={requirement}>
              {index > 0 && ", "}
              <Link to="/test-cases/coverage" search={{ text: requirement }} className="underline underline-offset-2 hover:text-ink">
                {visibleText(requirement)}
              </Link>
            </Fragment>
          ))}
        </span>
      )}
      <span>
        Changed <RelativeTime at={updatedAt} />
      </span>
    </div>
  );
}

function Content({ testCase }: { testCase: TestCase }) {
  const { description, preconditions, testData, dataTable, steps } = testCase;
  const isEmpty = [description, preconditions, testData].every((text) => text.trim() === "") && steps.length === 0 && !dataTable;
  return (
    <Card className="grid gap-4 px-4 py-4 text-sm sm:px-5">
      <FieldValues testCase={testCase} />
      {isEmpty && <p className="text-ink-soft">This case has no description and no steps yet.</p>}
      <Part title="Description">{description}</Part>
      <Part title="Preconditions">{preconditions}</Part>
      <Part title="Test data">{testData}</Part>
      {dataTable && <CaseTable table={dataTable} />}
      {steps.length > 0 && (
        <section className="grid gap-1.5">
          <h2 className="text-xs font-medium text-ink-soft">Steps</h2>
          <ol className="grid gap-2">
            {steps.map((step, index) => (
              <li key={index} className="grid gap-x-4 gap-y-1 rounded-lg border border-edge p-3 sm:grid-cols-[1.25rem_1fr_1fr]">
                <span className="tabular text-xs font-medium text-ink-soft">{index + 1}</span>
                <p className="break-words whitespace-pre-wrap">{visibleText(step.action)}</p>
                <p className="break-words whitespace-pre-wrap text-ink-soft">
                  {step.expectedResult && <span className="sr-only">Expected result: </span>}
                  {visibleText(step.expectedResult)}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: string }): ReactNode {
  if (children.trim() === "") return null;
  return (
    <section className="grid max-w-3xl gap-0.5">
      <h2 className="text-xs font-medium text-ink-soft">{title}</h2>
      <p className="break-words whitespace-pre-wrap">{visibleText(children)}</p>
    </section>
  );
}
