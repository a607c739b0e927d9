import { VariableName } from "@gantry/contract/executions/schemas.ts";
import type { Variable } from "@gantry/contract/projects/schemas.ts";
import { filesFolder, maxFileBytes, maxValueLength, minSecretLength } from "@gantry/contract/projects/constants.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input, Textarea } from "../../ui/fields/Input.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import { variablesQuery } from "../projects/queries.ts";
import { formatCount } from "../../ui/text/format.ts";

interface VariableDialogProps {
  projectId: string;
  /** `undefined` adds one. */
  variable: Variable | undefined;
  taken: readonly string[];
  onClose: () => void;
}

export function VariableDialog({ projectId, variable, taken, onClose }: VariableDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(variable?.name ?? "");
  const [value, setValue] = useState(variable && !variable.secret ? variable.value : "");
  const [secretAsked, setSecret] = useState(variable?.secret ?? false);
  const [file, setFile] = useState(variable?.file ?? false);
  const secret = secretAsked || file;
  const [tried, setTried] = useState(false);
  /** Why the chosen file could not be read. */
  const [unread, setUnread] = useState<string>();
  const save = useMutation({
    mutationFn: () =>
      call("PUT /api/projects/:id/variables/:name", { params: { id: projectId, name: name.trim() }, body: { value, secret, file } }),
    onSuccess: async () => {
      await client.invalidateQueries(variablesQuery(projectId));
      onClose();
    },
  });
  const nameProblem = findNameProblem(name.trim(), variable ? [] : taken);
  const valueProblem = findValueProblem(value, { secret, file });
  const submit = () => {
    setTried(true);
    if (!nameProblem && !valueProblem) save.mutate();
  };
  return (
    <FormDialog
      title={variable ? `Change ${variable.name}` : "Add a variable"}
      submitLabel="Save"
      save={save}
      onSubmit={submit}
      onClose={onClose}
    >
      {!variable && (
        <Field label="Name" error={tried ? nameProblem : undefined}>
          <Input
            mono
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            placeholder="API_TOKEN"
          />
        </Field>
      )}
      <ValueField
        variable={variable}
        value={value}
        onValue={(text) => {
          setValue(text);
          setUnread(undefined);
        }}
        isFile={file}
        onUnread={setUnread}
        error={unread ?? (tried ? valueProblem : undefined)}
      />
      <SecretSwitches
        name={name.trim()}
        secret={secret}
        onSecret={setSecret}
        file={file}
        onFile={(isFile) => {
          setFile(isFile);
          setUnread(undefined);
        }}
      />
    </FormDialog>
  );
}

interface ValueFieldProps {
  variable: Variable | undefined;
  value: string;
  onValue: (value: string) => void;
  isFile: boolean;
  /** The chosen file could not be read. */
  onUnread: (problem: string) => void;
  error: string | undefined;
}

/** The value, and a button that reads it from a file. */
function ValueField({ variable, value, onValue, isFile, onUnread, error }: ValueFieldProps) {
  return (
    <>
      <Field
        label={isFile ? "Content" : "Value"}
        error={error}
        {...(variable?.secret ? { hint: "The current value cannot be shown. Enter a new one." } : {})}
      >
        <Textarea
          mono
          value={value}
          onChange={(event) => onValue(event.target.value)}
          rows={isFile ? 8 : 3}
          spellCheck={false}
          autoComplete="off"
          autoFocus={variable !== undefined}
        />
      </Field>
      {isFile && <ChooseFile onText={onValue} onProblem={onUnread} />}
    </>
  );
}

function findNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (!VariableName.safeParse(name).success) return "Letters, digits and _ only, not starting with a digit.";
  return taken.includes(name) ? "A variable with this name already exists." : undefined;
}

function findValueProblem(value: string, { secret, file }: { secret: boolean; file: boolean }): string | undefined {
  if (secret && value.length < minSecretLength) return `A secret needs at least ${minSecretLength} characters, so that it can be masked.`;
  if (file) return new TextEncoder().encode(value).length > maxFileBytes ? `A file has at most ${maxFileBytes / 1024} KiB.` : undefined;
  return value.length > maxValueLength
    ? `At most ${formatCount(maxValueLength)} characters. A file may have ${maxFileBytes / 1024} KiB.`
    : undefined;
}

interface SecretSwitchesProps {
  name: string;
  secret: boolean;
  onSecret: (isSecret: boolean) => void;
  file: boolean;
  onFile: (isFile: boolean) => void;
}

function SecretSwitches({ name, secret, onSecret, file, onFile }: SecretSwitchesProps) {
  return (
    <>
      <label className="flex items-start gap-3 text-sm">
        <Switch checked={secret} disabled={file} onCheckedChange={onSecret} className="mt-0.5" />
        <span>
          <span className="font-medium">Secret</span>
          <span className="block text-xs text-ink-soft">Never shown again, and replaced with **** in the output.</span>
        </span>
      </label>
      <label className="flex items-start gap-3 text-sm">
        <Switch checked={file} onCheckedChange={onFile} className="mt-0.5" />
        <span>
          <span className="font-medium">File</span>
          <span className="block text-xs text-ink-soft">
            Runs find the value in a file, and the variable has its path:{" "}
            <code className="break-all">{`${filesFolder}/${name || "NAME"}`}</code>. Files are always secret.
          </span>
        </span>
      </label>
    </>
  );
}
