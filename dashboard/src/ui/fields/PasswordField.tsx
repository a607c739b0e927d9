import { passwordRules } from "@gantry/contract/auth/constants.ts";
import { Check, Circle, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../cn.ts";
import { Field } from "./Field.tsx";
import { IconButton } from "../IconButton.tsx";
import { Input } from "./Input.tsx";

interface PasswordFieldProps extends Omit<ComponentProps<typeof Input>, "type" | "icon" | "value"> {
  label: string;
  error?: string | undefined;
  /** With a value, the rules are shown under the field as they are met. */
  rulesFor?: string;
}

export function PasswordField({ label, error, rulesFor, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-2">
      <div className="relative">
        <Field label={label} error={error}>
          <Input {...input} type={shown ? "text" : "password"} className="pr-9" spellCheck={false} autoCapitalize="off" />
        </Field>
        <IconButton
          label={shown ? "Hide the password" : "Show the password"}
          aria-pressed={shown}
          size="sm"
          className="absolute top-[1.65rem] right-0.5"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      </div>
      {rulesFor !== undefined && <PasswordRules password={rulesFor} />}
    </div>
  );
}

function PasswordRules({ password }: { password: string }) {
  return (
    <ul aria-label="The password needs" className="grid grid-cols-1 gap-x-3 gap-y-0.5 text-xs sm:grid-cols-2">
      {passwordRules.map((rule) => {
        const met = rule.test(password);
        return (
          <li key={rule.id} className={cn("flex items-center gap-1.5", met ? "text-ok" : "text-ink-soft")}>
            {met ? <Check className="size-3.5" aria-hidden="true" /> : <Circle className="size-3.5 p-0.5" aria-hidden="true" />}
            {rule.text}
            <span className="sr-only">{met ? " (met)" : " (not met yet)"}</span>
          </li>
        );
      })}
    </ul>
  );
}
