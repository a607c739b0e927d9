import type { OwnerRules } from "@gantry/contract/failure-groups/schemas.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Textarea } from "../../ui/fields/Input.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { CardContent } from "../../frame/CardContent.tsx";
import { ownerRulesQuery } from "../projects/queries.ts";

/** Who owns new failures, by the files of their tests. */
export function OwnerRulesCard({ projectId, isAdmin }: { projectId: string; isAdmin: boolean }) {
  const rules = useQuery(ownerRulesQuery(projectId));
  return (
    <Card>
      <CardHeader title="Owners of failures" description="Sets the owner of each new failure by the file of its test." />
      <CardContent query={rules} what="owners">
        {(data) => <OwnerRulesForm key={data.rules} projectId={projectId} current={data} isAdmin={isAdmin} />}
      </CardContent>
    </Card>
  );
}

function OwnerRulesForm({ projectId, current, isAdmin }: { projectId: string; current: OwnerRules; isAdmin: boolean }) {
  const client = useQueryClient();
  const [rules, setRules] = useState(current.rules);
  const save = useMutation({
    mutationFn: async () => (await call("PUT /api/projects/:id/owner-rules", { params: { id: projectId }, body: { rules } })).data,
    onSuccess: (saved) => {
      client.setQueryData(ownerRulesQuery(projectId).queryKey, saved);
      toast.success("Owners saved");
    },
  });
  const isChanged = rules !== current.rules;
  return (
    <form
      className="grid gap-4 px-4 py-4 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <FailureNotice error={save.error} />
      <Field
        label="Rules"
        hint="As in CODEOWNERS: a file pattern, then a member's email or a team. The last matching line decides. Changing an owner manually overrides it."
      >
        <Textarea
          mono
          className="min-h-32"
          value={rules}
          onChange={(event) => setRules(event.target.value)}
          placeholder={"*                @web\n/tests/checkout/ ada@example.com"}
          spellCheck={false}
          disabled={!isAdmin}
        />
      </Field>
      {current.problems.length > 0 && !isChanged && (
        <Notice tone="warn">
          <ul className="grid gap-1">
            {current.problems.map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isAdmin && (
        <div className="flex gap-2">
          <Button tone="primary" type="submit" busy={save.isPending} disabled={!isChanged}>
            Save
          </Button>
          {isChanged && (
            <Button tone="quiet" onClick={() => setRules(current.rules)}>
              Undo changes
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
