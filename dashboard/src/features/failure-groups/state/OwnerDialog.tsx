import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { Combobox } from "../../../ui/fields/Combobox.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { usersQuery } from "../../users/queries.ts";
import type { OwnerChange } from "./use-change-failures.ts";

interface OwnerDialogProps {
  title: string;
  /** The current owner's name. */
  owner?: string | undefined;
  save: { isPending: boolean; error: Error | null };
  onChoose: (change: OwnerChange) => void;
  onClose: () => void;
}

/** Chooses a member by name or email, or a team by any other name; empty removes the owner. */
export function OwnerDialog({ title, owner = "", save, onChoose, onClose }: OwnerDialogProps) {
  const [text, setText] = useState(owner);
  const members = useInfiniteQuery(usersQuery()).data?.pages.flatMap((page) => page.users) ?? [];
  const typed = text.trim();
  const member = members.find(({ email }) => email.toLowerCase() === typed.toLowerCase()) ?? onlyNamed(members, typed);
  return (
    <FormDialog
      title={title}
      submitLabel="Set owner"
      save={save}
      isComplete={typed.length <= 100}
      onSubmit={() => onChoose(typed === "" ? { ownerId: null } : member ? { ownerId: member.id } : { ownerTeam: typed })}
      onClose={onClose}
      className="min-h-44 content-start"
    >
      <Field
        label="Owner"
        required={false}
        hint={
          typed === ""
            ? "A member's email or the name of a team. Leave empty for no owner."
            : member
              ? `${member.name} gets an email when the failure occurs again after it was resolved.`
              : "No member matches. The text is saved as a team name; teams receive no email."
        }
        error={typed.length > 100 ? "At most 100 characters." : undefined}
      >
        <Combobox
          value={text}
          onChange={setText}
          suggestions={members.map(({ email, name }) => ({ value: email, detail: name }))}
          placeholder="ada@example.com"
        />
      </Field>
    </FormDialog>
  );
}

/** Two members may have the same name. */
function onlyNamed<T extends { name: string }>(members: readonly T[], name: string): T | undefined {
  const named = members.filter((member) => member.name.toLowerCase() === name.toLowerCase());
  return named.length === 1 ? named[0] : undefined;
}
