import { ChevronRight, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import type { Problems } from "./list-text.ts";
import { ServiceVariables } from "./ServiceVariables.tsx";
import type { ReadyBy, ServiceText } from "./service-text.ts";
import { useTouchedFields } from "./use-touched-fields.ts";

interface RowProps {
  row: ServiceText;
  index: number;
  change: (part: Partial<ServiceText>) => void;
  remove: () => void;
  problems: Problems;
  showsAll: boolean;
  disabled: boolean;
}

const readyOptions: { value: ReadyBy; label: string }[] = [
  { value: "start", label: "It has started" },
  { value: "port", label: "A port is open" },
  { value: "command", label: "A command succeeds" },
  { value: "log", label: "Its output contains a text" },
];

const readyFields = {
  port: { label: "Port", placeholder: "5432" },
  command: { label: "Ready command", placeholder: "pg_isready" },
  log: { label: "Text of its output", placeholder: "ready for * connections" },
};

/** One service. */
export function ServiceRow({ row, index, change, remove, problems, showsAll, disabled }: RowProps) {
  const number = index + 1;
  const { error, leave } = useTouchedFields((field) => problems.get(`${index}.${field}`), showsAll);
  const input = (field: keyof ServiceText) => ({
    ...({ mono: true, spellCheck: false, autoComplete: "off", disabled } as const),
    value: String(row[field]),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    onBlur: leave(field),
  });
  const hasRare = ["readyWithinSeconds", "cpus", "memoryMb"].some((field) => problems.has(`${index}.${field}`));
  return (
    <div data-row="" role="group" aria-label={`Service ${number}`} className="grid gap-3 rounded-md border border-edge p-3">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate text-sm font-medium">{row.name.trim() || `Service ${number}`}</span>
        {!disabled && (
          <IconButton size="sm" label={`Remove service ${number}`} onClick={remove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Name" error={error("name")}>
          <Input {...input("name")} placeholder="db" />
        </Field>
        <Field label="Image" error={error("image")}>
          <Input {...input("image")} placeholder="postgres:16" />
        </Field>
        <ReadyFields row={row} change={change} input={input} error={error} disabled={disabled} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Command" required={false} error={error("command")} hint="Arguments, instead of the image's own.">
          <Input {...input("command")} placeholder="redis-server --save 60 1" />
        </Field>
        <Field
          label="User"
          required={false}
          error={error("user")}
          hint={
            <>
              For images that start as root, such as <code>postgres</code> or <code>999</code>.
            </>
          }
        >
          <Input {...input("user")} placeholder="postgres" />
        </Field>
      </div>
      <ServiceVariables
        number={number}
        value={row.variables}
        onChange={(variables) => change({ variables })}
        error={(at) => error(`variables.${at}`)}
        leave={(at) => leave(`variables.${at}`)}
        disabled={disabled}
      />
      <Field
        label="Inherited variables"
        required={false}
        error={error("inheritVariables")}
        hint="Names of variables of the project or the run, separated by commas. Use this for secrets."
      >
        <Input {...input("inheritVariables")} placeholder="POSTGRES_PASSWORD" />
      </Field>
      <LimitFields input={input} error={error} isOpen={showsAll && hasRare} />
    </div>
  );
}

interface PartProps {
  /** The props of a field's input. */
  input: (field: keyof ServiceText) => ComponentProps<typeof Input>;
  error: (field: keyof ServiceText) => string | undefined;
}

function ReadyFields({ row, change, input, error, disabled }: PartProps & Pick<RowProps, "row" | "change" | "disabled">) {
  const ready = row.readyBy === "start" ? undefined : readyFields[row.readyBy];
  return (
    <>
      <Field label="Ready when">
        <Select
          value={row.readyBy}
          onChange={(readyBy) => change({ readyBy: readyOptions.find(({ value }) => value === readyBy)?.value ?? "start" })}
          options={readyOptions}
          disabled={disabled}
        />
      </Field>
      {ready && (
        <Field label={ready.label} error={error("readyValue")}>
          <Input
            {...input("readyValue")}
            placeholder={ready.placeholder}
            {...(row.readyBy === "port" ? { inputMode: "numeric" as const } : {})}
          />
        </Field>
      )}
    </>
  );
}

function LimitFields({ input, error, isOpen }: PartProps & { isOpen: boolean }) {
  return (
    <details className="group/limits" open={isOpen || undefined}>
      <summary className="inline-flex list-none items-center gap-1 rounded text-sm text-ink-soft hover:text-ink">
        <ChevronRight className="size-4 transition-transform group-open/limits:rotate-90" aria-hidden="true" />
        Limits
      </summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        <Field label="Ready within" required={false} error={error("readyWithinSeconds")} hint="Seconds. Empty: 60.">
          <Input {...input("readyWithinSeconds")} inputMode="numeric" placeholder="60" />
        </Field>
        <Field label="CPUs" required={false} error={error("cpus")} hint="Part of the run's CPUs.">
          <Input {...input("cpus")} inputMode="decimal" placeholder="0.5" />
        </Field>
        <Field label="Memory" required={false} error={error("memoryMb")} hint="MB, part of the run's memory.">
          <Input {...input("memoryMb")} inputMode="numeric" placeholder="512" />
        </Field>
      </div>
    </details>
  );
}
