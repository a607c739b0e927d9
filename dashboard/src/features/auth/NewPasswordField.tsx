import { type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";

interface NewPasswordFieldProps<Form extends { password: string }> {
  form: UseFormReturn<Form>;
  label?: string;
  autoFocus?: boolean;
}

/** The field `password` of a form in which a person chooses one, with the rules that it must follow. */
export function NewPasswordField<Form extends { password: string }>({ form, label = "Password", ...rest }: NewPasswordFieldProps<Form>) {
  const name = "password" as Path<Form>;
  const password: string = useWatch({ control: form.control, name });
  return (
    <PasswordField
      {...rest}
      label={label}
      autoComplete="new-password"
      rulesFor={password}
      error={form.getFieldState(name, form.formState).error?.message}
      {...form.register(name)}
    />
  );
}
