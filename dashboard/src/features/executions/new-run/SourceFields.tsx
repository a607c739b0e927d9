import type { UseFormReturn } from "react-hook-form";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import type { NewRunForm } from "./new-run-form.ts";

/** The Git repository that has the suite. */
export function SourceFields({ form }: { form: UseFormReturn<NewRunForm> }) {
  const { errors } = form.formState;
  const plain = { mono: true, spellCheck: false, autoComplete: "off" } as const;
  return (
    <>
      <Field
        label="Git repository"
        required={false}
        error={errors.repository?.message}
        hint="For an image without the suite: the command runs in the files of this repository."
        className="sm:col-span-3"
      >
        <Input {...plain} {...form.register("repository")} placeholder="https://github.com/acme/app" />
      </Field>
      <Field label="Branch or tag" required={false} error={errors.ref?.message} hint="Or a commit. Empty: the default branch.">
        <Input {...plain} {...form.register("ref")} placeholder="main" />
      </Field>
      <Field label="Subfolder" required={false} error={errors.path?.message} hint="Where the command runs.">
        <Input {...plain} {...form.register("path")} placeholder="e2e/web" />
      </Field>
      <Field label="Token variable" required={false} error={errors.tokenVariable?.message} hint="A secret variable of the project.">
        <Input {...plain} {...form.register("tokenVariable")} placeholder="GIT_TOKEN" />
      </Field>
    </>
  );
}
