import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { call } from "../../api/client.ts";
import { renewToken } from "../../api/session.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { NewPasswordText } from "../auth/form-fields.ts";

const PasswordChange = z.object({ currentPassword: z.string().min(1, "Enter your current password."), newPassword: NewPasswordText });
type PasswordChange = z.infer<typeof PasswordChange>;

export function PasswordForm() {
  const form = useForm<PasswordChange>({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const newPassword = useWatch({ control: form.control, name: "newPassword" });
  const change = useMutation({
    mutationFn: (body: PasswordChange) => call("POST /api/auth/password", { body }),
    onSuccess: (session) => {
      form.reset();
      renewToken(session.token);
      toast.success("Password changed. You are signed out on all other devices.");
    },
  });
  const { errors } = form.formState;
  return (
    <Card>
      <CardHeader title="Password" description="Changing it signs you out on all other devices. API keys keep working." />
      <form
        className="grid items-start gap-4 px-4 py-4 sm:grid-cols-2 sm:px-5"
        noValidate
        onSubmit={form.handleSubmit((values) => change.mutate(values))}
      >
        <FailureNotice error={change.error} className="sm:col-span-2" />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register("currentPassword")}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...(newPassword ? { rulesFor: newPassword } : {})}
          {...form.register("newPassword")}
        />
        <div className="sm:col-span-2">
          <Button tone="primary" type="submit" busy={change.isPending} disabled={!form.formState.isDirty}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}
