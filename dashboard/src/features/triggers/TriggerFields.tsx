import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import { gitHosts, type TriggerEvent, triggerEvents } from "@gantry/contract/triggers/constants.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input, Textarea } from "../../ui/fields/Input.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { environmentLabel } from "../executions/names/environment-label.ts";
import { StoredRunFields } from "../executions/stored-run/StoredRunFields.tsx";
import { gitHostLabels, requestNames } from "./git-host-labels.ts";
import { patternsError } from "./patterns-text.ts";
import { eventsError, missingError, type TriggerForm } from "./trigger-form.ts";

interface FieldsProps {
  form: TriggerForm;
  set: (change: Partial<TriggerForm>) => void;
  projectId: string;
  /** What the project's runs have. */
  total: Resources;
  /** Shows what is wrong with all fields, also with those that are empty. */
  showsAll: boolean;
  /** What the server refused of a field. */
  refused: (name: keyof TriggerForm) => string | undefined;
}

const plain = { mono: true, spellCheck: false, autoComplete: "off" } as const;

/** @param isNew the host of an existing trigger stays: its webhook is there */
export function TriggerFields({ isNew, ...props }: FieldsProps & { isNew: boolean }) {
  const { form, set } = props;
  const missing = missingIn(props);
  return (
    <>
      <Field label="Name" error={missing("name")} {...(isNew ? {} : { className: "sm:col-span-2" })}>
        <Input
          value={form.name}
          onChange={(event) => set({ name: event.target.value })}
          maxLength={100}
          placeholder="Main and pull requests"
          autoComplete="off"
          autoFocus
        />
      </Field>
      {isNew && (
        <Field label="Git host">
          <Select
            value={form.host}
            onChange={(value) => set({ host: gitHosts.find((host) => host === value) ?? form.host })}
            options={gitHosts.map((value) => ({ value, label: gitHostLabels[value] }))}
          />
        </Field>
      )}
      <Field label="Repository" error={missing("repository")} className="sm:col-span-2">
        <Input
          {...plain}
          value={form.repository}
          onChange={(event) => set({ repository: event.target.value })}
          placeholder="https://github.com/acme/app"
        />
      </Field>
      <Filters {...props} />
      <Run {...props} />
    </>
  );
}

const missingIn =
  ({ form, showsAll, refused }: FieldsProps) =>
  (name: Parameters<typeof missingError>[1]) =>
    (showsAll ? missingError(form, name) : undefined) ?? refused(name);

function Filters({ form, set, showsAll, refused }: FieldsProps) {
  const patterns = (name: "branches" | "paths") => patternsError(form[name]) ?? refused(name);
  const choose = (event: TriggerEvent, isOn: boolean) =>
    set({ events: triggerEvents.filter((each) => (each === event ? isOn : form.events.includes(each))) });
  const requests = requestNames[form.host];
  const eventLabels: Readonly<Record<TriggerEvent, string>> = {
    push: "Pushes",
    pull_request: `${requests[0]?.toUpperCase()}${requests.slice(1)}`,
  };
  const hint = "One pattern per line. * matches any text, ** any folders, ! excludes. Leave empty for all.";
  return (
    <>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 text-sm font-medium">Start a run for</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {triggerEvents.map((event) => (
            <label key={event} className="flex items-center gap-2 text-sm">
              <Checkbox
                aria-invalid={showsAll && eventsError(form) !== undefined}
                checked={form.events.includes(event)}
                onCheckedChange={(checked) => choose(event, checked === true)}
              />
              {eventLabels[event]}
            </label>
          ))}
        </div>
        {showsAll && eventsError(form) !== undefined && <p className="mt-1 text-xs text-bad">{eventsError(form)}</p>}
      </fieldset>
      <Field label="Branches" required={false} error={patterns("branches")} hint={`${hint} For ${requests}, this is the target branch.`}>
        <Textarea
          {...plain}
          value={form.branches}
          onChange={(event) => set({ branches: event.target.value })}
          placeholder={"main\nrelease/*"}
        />
      </Field>
      <Field label="Changed files" required={false} error={patterns("paths")} hint={`${hint} For pushes only.`}>
        <Textarea {...plain} value={form.paths} onChange={(event) => set({ paths: event.target.value })} placeholder={"src/**\n!**/*.md"} />
      </Field>
      {form.events.includes("pull_request") && (
        <div className="sm:col-span-2">
          <SwitchRow
            label={`Run ${requests} of forks`}
            hint="Their authors decide what the suite does, and it gets the project's variables, secrets included."
            checked={form.runsForks}
            onChange={(runsForks) => set({ runsForks })}
          />
        </div>
      )}
    </>
  );
}

const suitePlaces = [
  { value: "repository", label: "In the repository" },
  { value: "image", label: "In the image" },
] as const;

/** What the trigger starts. */
function Run(props: FieldsProps) {
  const { form, set, projectId, total, showsAll, refused } = props;
  const missing = missingIn(props);
  const isInRepository = form.suiteIn === "repository";
  return (
    <>
      <div className="grid justify-items-start gap-1.5 sm:col-span-2">
        <span className="text-sm font-medium">The suite is</span>
        <Segmented label="The suite is" value={form.suiteIn} options={suitePlaces} onChoose={(suiteIn) => set({ suiteIn })} />
      </div>
      <Field label="Image" error={missing("image")}>
        <Input {...plain} value={form.image} onChange={(event) => set({ image: event.target.value })} placeholder="node:20" />
      </Field>
      <Field label="Environment" error={refused("environment")}>
        <Select
          value={form.environment}
          onChange={(environment) => set({ environment })}
          options={[...new Set([...environments, form.environment])].map((each) => ({ value: each, label: environmentLabel(each) }))}
        />
      </Field>
      <Field label="Command" error={missing("command")} {...(isInRepository ? {} : { required: false })} className="sm:col-span-2">
        <Input
          {...plain}
          value={form.command}
          onChange={(event) => set({ command: event.target.value })}
          maxLength={4000}
          placeholder={isInRepository ? "npm ci && npm test" : "Default of the image"}
        />
      </Field>
      {isInRepository && (
        <>
          <Field label="Subfolder" required={false} error={refused("path")} hint="Where the command runs.">
            <Input {...plain} value={form.path} onChange={(event) => set({ path: event.target.value })} placeholder="e2e/web" />
          </Field>
          <Field
            label="Token variable"
            required={false}
            error={refused("tokenVariable")}
            hint="For a private repository: a secret variable of the project."
          >
            <Input
              {...plain}
              value={form.tokenVariable}
              onChange={(event) => set({ tokenVariable: event.target.value })}
              placeholder="GIT_TOKEN"
            />
          </Field>
        </>
      )}
      <Field label="Folder" required={false} error={refused("folder")} hint="“all” runs every test. Leave empty for the project's.">
        <Input {...plain} value={form.folder} onChange={(event) => set({ folder: event.target.value })} />
      </Field>
      <StoredRunFields {...{ form, set, projectId, total, showsAll, refused }} />
    </>
  );
}
