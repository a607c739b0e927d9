import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useAskBeforeClose } from "../../../forms/use-ask-before-close.tsx";
import { type FieldLabels, remainingError, currentFieldErrors } from "../../../forms/field-errors.ts";
import { isStoredRunValid, type StoredRunForm } from "./stored-run-form.ts";

type Name<Form> = keyof Form & string;

interface StoredRunOptions<Form, Saved> {
  /** What the form shows first. */
  start: () => Form;
  /** Labels of the fields that can show an error of the server. */
  labels: FieldLabels<Name<Form>>;
  /** What is wrong with each field as it is typed, beyond the options of the run. */
  problems: (form: Form) => Partial<Record<Name<Form>, string>>;
  /** What the project's runs have for their suites and services. */
  total: Resources;
  save: (form: Form) => Promise<Saved>;
  onSaved: (saved: Saved) => void | Promise<void>;
  onClose: () => void;
}

/** What the fields of such a form need. */
export interface StoredFormFields<Form> {
  form: Form;
  set: (change: Partial<Form>) => void;
  /** What the project's runs have. */
  total: Resources;
  /** Shows what is wrong with all fields, also with those that are empty. */
  showsAll: boolean;
  /** What to show at a field: what is wrong with it, once the form was submitted, or the server's error about it. */
  error: (name: Name<Form>) => string | undefined;
  /** The server's error about a field. */
  refused: (name: Name<Form>) => string | undefined;
}

/** The form of a schedule or a trigger: what is typed, what is wrong with it, and how it is saved. `dialog` is for {@link FormDialog}, `question` to be rendered in it. */
export function useStoredRunForm<Form extends StoredRunForm, Saved>(options: StoredRunOptions<Form, Saved>) {
  const { start, labels, problems, total, onSaved } = options;
  const [first] = useState(start);
  const [form, setForm] = useState(first);
  const [showsAll, setShowsAll] = useState(false);
  const save = useMutation({ mutationFn: options.save, onSuccess: onSaved });
  const found = problems(form);
  const refused = currentFieldErrors(save.error, labels, save.variables, form);
  const check = () => {
    if (Object.values(found).every((problem) => problem === undefined) && isStoredRunValid(form, total)) return true;
    save.reset();
    setShowsAll(true);
    return false;
  };
  const fields: StoredFormFields<Form> = {
    form,
    set: (change) => setForm((before) => ({ ...before, ...change })),
    total,
    showsAll,
    error: (name) => (showsAll ? found[name] : undefined) ?? refused(name),
    refused,
  };
  const { close, question } = useAskBeforeClose(JSON.stringify(form) !== JSON.stringify(first), options.onClose);
  const dialog = {
    size: "md",
    className: "grid items-start gap-4 sm:grid-cols-2",
    save,
    rest: remainingError(save.error, labels),
    check,
    onDismiss: close,
    onClose: options.onClose,
    onSubmit: () => save.mutate(form),
  } as const;
  return { fields, dialog, question };
}
