import { type FormEvent, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { FilterPopover } from "../../ui/filters/FilterPopover.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { RunValueField } from "../executions/RunValueField.tsx";
import { type RunsSearch, readCommit, readPullRequest } from "../executions/filter.ts";

interface MoreFiltersProps {
  search: RunsSearch;
  projectId: string | undefined;
  onChange: (change: Record<(typeof typedFilters)[number], string | undefined>) => void;
}

const runValues = ["branch", "author", "suite", "test"] as const;
const typedFilters = ["pr", "commit", ...runValues] as const;

/** The filters that are typed. */
export function MoreFilters({ search, projectId, onChange }: MoreFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FilterPopover label="More filters" value={undefined} title="More filters" open={isOpen} onOpenChange={setIsOpen}>
      <Form
        search={search}
        projectId={projectId}
        onChange={(change) => {
          onChange(change);
          setIsOpen(false);
        }}
      />
    </FilterPopover>
  );
}

/** An empty field is no filter. */
function Form({ search, projectId, onChange }: MoreFiltersProps) {
  const [typed, setTyped] = useState(() => ({
    branch: search.branch ?? "",
    author: search.author ?? "",
    suite: search.suite ?? "",
    pr: search.pr ?? "",
    commit: search.commit ?? "",
    test: search.test ?? "",
  }));
  const [wasSent, setWasSent] = useState(false);
  const [pr, commit] = [readPullRequest(typed.pr), readCommit(typed.commit)];
  const isWrongPr = typed.pr.trim() !== "" && pr === undefined;
  const isWrongCommit = typed.commit.trim() !== "" && commit === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    const [branch, author, suite, test] = runValues.map((name) => typed[name].trim() || undefined);
    if (!isWrongPr && !isWrongCommit) onChange({ branch, author, suite, test, pr, commit });
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Field label="Pull request" error={wasSent && isWrongPr ? "Enter a number, such as 2599." : undefined}>
        <Input
          inputMode="numeric"
          value={typed.pr}
          onChange={(event) => setTyped({ ...typed, pr: event.target.value })}
          placeholder="2599"
          autoComplete="off"
        />
      </Field>
      <Field
        label="Commit"
        hint="The first characters of its hash are enough."
        error={wasSent && isWrongCommit ? "Enter 4 to 64 characters of the hash." : undefined}
      >
        <Input
          mono
          value={typed.commit}
          onChange={(event) => setTyped({ ...typed, commit: event.target.value })}
          placeholder="a689ade"
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      {runValues.map((name) => (
        <RunValueField
          key={name}
          name={name}
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          projectId={projectId}
        />
      ))}
      <Button size="sm" tone="primary" type="submit">
        Apply
      </Button>
    </form>
  );
}
