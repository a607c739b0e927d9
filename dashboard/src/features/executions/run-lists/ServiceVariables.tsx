import { Plus, Trash2 } from "lucide-react";
import { type ClipboardEvent, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { readDotEnv } from "../read-dot-env.ts";
import type { VariableText } from "./service-text.ts";

interface VariablesProps {
  /** The service's, from 1. */
  number: number;
  value: readonly VariableText[];
  onChange: (value: readonly VariableText[]) => void;
  error: (index: number) => string | undefined;
  leave: (index: number) => () => void;
  disabled: boolean;
}

/** The environment of a service. Lines of a .env file that are pasted into a name become variables. */
export function ServiceVariables({ number, value, onChange, error, leave, disabled }: VariablesProps) {
  const change = (index: number, part: Partial<VariableText>) =>
    onChange(value.map((variable, at) => (at === index ? { ...variable, ...part } : variable)));
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    // The removed row had the focus.
    requestAnimationFrame(() => addButton.current?.focus());
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    const pasted = readDotEnv(event.clipboardData.getData("text"));
    if (!pasted) return;
    event.preventDefault();
    onChange([...value.slice(0, index), ...pasted, ...value.slice(index + 1)].slice(0, 100));
  };
  const plain = { mono: true, autoComplete: "off", spellCheck: false, disabled } as const;
  return (
    <div role="group" aria-label={`Variables of service ${number}`} className="grid gap-2">
      <span className="text-sm font-medium">
        Variables <span className="font-normal text-ink-soft">(optional)</span>
      </span>
      {value.map((variable, index) => {
        const [message, errorId] = [error(index), `service-${number}-variable-${index}`];
        return (
          // Rows have no identity of their own: their fields show only what is in the list.
          <div key={index} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
            <Input
              {...plain}
              aria-label={`Name of variable ${index + 1} of service ${number}`}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? errorId : undefined}
              placeholder="NAME"
              value={variable.name}
              onChange={(event) => change(index, { name: event.target.value })}
              onBlur={leave(index)}
              onPaste={(event) => onPaste(event, index)}
            />
            <Input
              {...plain}
              aria-label={`Value of variable ${index + 1} of service ${number}`}
              placeholder="value"
              value={variable.value}
              onChange={(event) => change(index, { value: event.target.value })}
              onBlur={leave(index)}
            />
            {!disabled && (
              <IconButton label={`Remove variable ${index + 1} of service ${number}`} onClick={() => remove(index)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
            {message && (
              <p id={errorId} className="col-span-3 text-xs text-bad">
                {message}
              </p>
            )}
          </div>
        );
      })}
      {!disabled && value.length < 100 && (
        <div>
          <Button ref={addButton} size="sm" onClick={() => onChange([...value, { name: "", value: "" }])}>
            <Plus aria-hidden="true" />
            Add variable to service {number}
          </Button>
        </div>
      )}
    </div>
  );
}
