import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { usersQuery } from "../users/queries.ts";
import { invalidateTests } from "./queries.ts";

interface TestOwnerDialogProps {
  testId: string;
  owner: string | null;
  onClose: () => void;
}

const longest = 200;

/** Sets the owner of a test: a member's name, or a team. */
export function TestOwnerDialog({ testId, owner, onClose }: TestOwnerDialogProps) {
  const client = useQueryClient();
  const [text, setText] = useState(owner ?? "");
  const members = useInfiniteQuery(usersQuery()).data?.pages.flatMap((page) => page.users) ?? [];
  const save = useMutation({
    mutationFn: () => call("PATCH /api/tests/:id", { params: { id: testId }, body: { owner: text.trim() || null } }),
    onSuccess: async () => {
      await invalidateTests(client);
      toast.success(text.trim() ? `Assigned to ${text.trim()}` : "The test has no owner now");
      onClose();
    },
  });
  return (
    <FormDialog
      title="Assign the test"
      submitLabel="Assign"
      save={save}
      isComplete={text.trim().length <= longest}
      onSubmit={() => save.mutate()}
      onClose={onClose}
      className="min-h-44 content-start"
    >
      <Field
        label="Owner"
        required={false}
        hint="A member or a team. Leave empty for no owner."
        error={text.trim().length > longest ? `At most ${longest} characters.` : undefined}
      >
        <Combobox
          value={text}
          onChange={setText}
          suggestions={[...new Map(members.map(({ name, email }) => [name, email]))].map(([value, detail]) => ({ value, detail }))}
        />
      </Field>
    </FormDialog>
  );
}
