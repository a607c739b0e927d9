import type { ComponentProps } from "react";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { hasRepository, httpHint, isHttp, type SourceText } from "./source-fields.ts";

interface SourceFieldsProps {
  /** What is typed as the repository. Without one, the other fields are not shown. */
  repository: string;
  /** The properties of a field's input, with its value or its registration in a form. */
  input: (name: keyof SourceText) => ComponentProps<"input">;
  error: (name: keyof SourceText) => string | undefined;
  /** Whether the fields stand for a single run or schedule, or for all runs of a project. */
  isOfProject?: boolean;
  disabled?: boolean;
}

const usualHint = "For an image without the suite: the command runs in the files of this repository.";

/** The Git repository that has the suite, over the whole width of a form. */
export function SourceFields({ repository, input, error, isOfProject = false, disabled = false }: SourceFieldsProps) {
  const plain = { mono: true, spellCheck: false, autoComplete: "off", disabled } as const;
  const own = isOfProject
    ? `${usualHint} Each run needs a command.`
    : `${usualHint} Leave empty to use the project's; enter none if the image contains the suite.`;
  return (
    <div className="col-span-full grid gap-4 sm:grid-cols-3">
      <Field
        label="Git repository"
        required={false}
        error={error("repository")}
        hint={isHttp(repository) ? httpHint : own}
        className="sm:col-span-3"
      >
        <Input {...plain} {...input("repository")} placeholder="https://github.com/acme/app" />
      </Field>
      {hasRepository({ repository }) && (
        <>
          <Field label="Branch or tag" required={false} error={error("ref")} hint="Or a commit. Empty: the default branch.">
            <Input {...plain} {...input("ref")} placeholder="main" />
          </Field>
          <Field label="Subfolder" required={false} error={error("path")} hint="Where the command runs.">
            <Input {...plain} {...input("path")} placeholder="e2e/web" />
          </Field>
          <Field label="Token variable" required={false} error={error("tokenVariable")} hint="A secret variable of the project.">
            <Input {...plain} {...input("tokenVariable")} placeholder="GIT_TOKEN" />
          </Field>
        </>
      )}
    </div>
  );
}
