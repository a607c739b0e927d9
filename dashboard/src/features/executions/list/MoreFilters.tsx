import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { FilterPopover } from "../../../ui/fields/FilterPopover.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { type RunsSearch, readCommit, readPullRequest } from "../filter.ts";

interface MoreFiltersProps {
  search: RunsSearch;
  onChange: (change: { pr: string | undefined; commit: string | undefined }) => void;
}

/** The filters that are typed: pull request and commit. */
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
  const [typed, setTyped] = useState({ pr: search.pr ?? "", commit: search.commit ?? "" });
  const [wasSent, setWasSent] = useState(false);
  const [pr, commit] = [readPullRequest(typed.pr), readCommit(typed.commit)];
  const isWrongPr = typed.pr.trim() !== "" && pr === undefined;
  const isWrongCommit = typed.commit.trim() !== "" && commit === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isWrongPr && !isWrongCommit) onChange({ pr, commit });
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
      <Button size="sm" tone="primary" type="submit">
        Apply
      </Button>
    </form>
  );
}
