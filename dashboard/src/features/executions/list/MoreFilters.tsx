import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { FilterPopover } from "../../../ui/fields/FilterPopover.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { type RunsSearch, readCommit, readPullRequest } from "../filter.ts";

interface MoreFiltersProps {
  search: RunsSearch;
  onChange: (change: Record<(typeof typedFilters)[number], string | undefined>) => void;
}

const typedFilters = ["pr", "commit", "branch", "author", "test"] as const;

/** The filters that are typed. */
export function MoreFilters({ search, onChange }: MoreFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FilterPopover label="More filters" value={undefined} title="More filters" open={isOpen} onOpenChange={setIsOpen}>
      <Form
        search={search}
        onChange={(change) => {
          onChange(change);
          setIsOpen(false);
        }}
      />
    </FilterPopover>
  );
}

/** An empty field is no filter. */
function Form({ search, onChange }: MoreFiltersProps) {
  const [typed, setTyped] = useState(() => ({
    branch: search.branch ?? "",
    author: search.author ?? "",
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
    const [branch, author, test] = [typed.branch, typed.author, typed.test].map((text) => text.trim() || undefined);
    if (!isWrongPr && !isWrongCommit) onChange({ branch, author, pr, commit, test });
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
      <Field label="Branch">
        <Input
          mono
          value={typed.branch}
          onChange={(event) => setTyped({ ...typed, branch: event.target.value })}
          placeholder="main"
          maxLength={300}
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      <Field label="Author">
        <Input
          value={typed.author}
          onChange={(event) => setTyped({ ...typed, author: event.target.value })}
          maxLength={200}
          autoComplete="off"
        />
      </Field>
      <Field label="Test" hint="A part of its name, suite or file.">
        <Input
          value={typed.test}
          onChange={(event) => setTyped({ ...typed, test: event.target.value })}
          maxLength={200}
          autoComplete="off"
        />
      </Field>
      <Button size="sm" tone="primary" type="submit">
        Apply
      </Button>
    </form>
  );
}
