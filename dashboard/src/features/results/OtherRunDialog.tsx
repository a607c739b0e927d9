import { useState } from "react";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";

/** Asks for the number of the run to compare with. */
export function OtherRunDialog({ onChoose, onClose }: { onChoose: (number: string) => void; onClose: () => void }) {
  const [text, setText] = useState("");
  const number = /^\s*#?([1-9]\d{0,8})\s*$/.exec(text)?.[1];
  return (
    <FormDialog
      title="Compare with another run"
      submitLabel="Compare"
      save={{ isPending: false, error: null }}
      isComplete={number !== undefined}
      onSubmit={() => {
        if (number === undefined) return;
        onChoose(number);
        onClose();
      }}
      onClose={onClose}
    >
      <Field label="Run number" hint="The number of a run of this project, such as #1482.">
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={12}
        />
      </Field>
    </FormDialog>
  );
}
