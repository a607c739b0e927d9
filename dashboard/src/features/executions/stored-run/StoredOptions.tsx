import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Combobox } from "../../../ui/fields/Combobox.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { formatCounted } from "../../../ui/text/format.ts";
import { repeatedTestsHint, repeatedTestsOptions } from "../options/repeated-tests-options.ts";
import { groupsOf } from "../queries.ts";
import { type OptionName, optionError, type StoredRunForm } from "./stored-run-form.ts";
import { runLabels } from "../options/run-labels.ts";

const plain = { spellCheck: false, autoComplete: "off" } as const;

export interface StoredFieldsProps {
  form: StoredRunForm;
  set: (change: Partial<StoredRunForm>) => void;
  /** The resources of the project's runs. */
  total: Resources;
  /** Shows the errors of all fields, including empty ones. */
  showsAll: boolean;
  /** Why the server rejected a field. */
  refused: (name: keyof StoredRunForm) => string | undefined;
}

type OptionsProps = Omit<StoredFieldsProps, "total">;

const errorOf =
  ({ form, refused }: OptionsProps) =>
  (name: OptionName) =>
    optionError(form, name) ?? refused(name);

interface OptionFieldProps extends ComponentProps<typeof Input> {
  name: OptionName;
  hint: ReactNode;
  of: OptionsProps;
}

function OptionField({ name, hint, of, ...input }: OptionFieldProps) {
  return (
    <Field label={runLabels[name]} required={false} hint={hint} error={errorOf(of)(name)}>
      <Input {...plain} {...input} value={of.form[name]} onChange={(event) => of.set({ [name]: event.target.value })} />
    </Field>
  );
}

/** Base URL, group and priority of the runs of a schedule or a trigger. */
export function StoredOptions(props: OptionsProps & { projectId: string }) {
  const { form, set, projectId } = props;
  const groups = useQuery(groupsOf(projectId)).data ?? [];
  return (
    <>
      <OptionField
        of={props}
        name="baseUrl"
        type="url"
        placeholder="https://staging.example.com"
        hint="Passed as BASE_URL. Leave empty for the project's."
      />
      <Field
        label={runLabels.groupName}
        required={false}
        error={errorOf(props)("groupName")}
        hint="Runs in one group are compared with each other, and count together for Auto-Quarantine."
      >
        <Combobox
          value={form.groupName}
          onChange={(groupName) => set({ groupName })}
          suggestions={groups.map((group) => ({ value: group.groupName, detail: formatCounted(group.executions, "run") }))}
          placeholder="nightly"
        />
      </Field>
      <OptionField
        of={props}
        name="priority"
        inputMode="numeric"
        hint="-10 to 10. Runs with a higher number start first. Leave empty for the project's."
      />
    </>
  );
}

const advanced = ["timeoutMinutes", "retries", "workerLabels", "concurrencyGroup", "reportFolder"] as const;
const isOwn = ({ form }: OptionsProps) => advanced.some((name) => form[name] !== "") || form.repeatedTests !== "";

/** The rarely used options, folded unless one is set or wrong. */
export function StoredAdvanced(props: OptionsProps) {
  const { form, set, refused } = props;
  const [startsOpen] = useState(() => isOwn(props));
  const details = useRef<HTMLDetailsElement>(null);
  const hasError = advanced.some((name) => errorOf(props)(name) !== undefined) || refused("repeatedTests") !== undefined;
  // Fields with errors must be visible, so that they can be focused.
  useEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError]);
  return (
    <details ref={details} className="group/more col-span-full" open={startsOpen}>
      <summary className="inline-flex list-none items-center gap-1 rounded text-sm font-medium text-ink-soft hover:text-ink">
        <ChevronRight className="size-4 transition-transform group-open/more:rotate-90" aria-hidden="true" />
        Advanced
      </summary>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        <OptionField of={props} name="timeoutMinutes" inputMode="numeric" hint="Minutes, at most 240. Leave empty for the project's." />
        <OptionField
          of={props}
          name="retries"
          inputMode="numeric"
          hint="0 to 5. How often the suite starts again with the tests that failed. Leave empty for the project's."
        />
        <OptionField
          of={props}
          name="workerLabels"
          mono
          placeholder="gpu, arch=arm64"
          hint="A run starts only on a worker that has all of these labels. Leave empty for the project's; enter * for any worker."
        />
        <OptionField
          of={props}
          name="concurrencyGroup"
          placeholder="staging-database"
          hint="Runs of the project in the same group run one at a time. Leave empty to use the project's setting."
        />
        <OptionField
          of={props}
          name="reportFolder"
          mono
          placeholder="reports"
          hint="Path below /app, or below the folder of a Git repository. Leave empty for the project's."
        />
        <Field label={runLabels.repeatedTests} error={refused("repeatedTests")} hint={repeatedTestsHint}>
          <Select
            value={form.repeatedTests || "project"}
            onChange={(value) => set({ repeatedTests: repeatedTestsOptions.find((option) => option.value === value)?.value ?? "" })}
            options={[{ value: "project", label: "The project's" }, ...repeatedTestsOptions]}
          />
        </Field>
      </div>
    </details>
  );
}
