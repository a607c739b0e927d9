import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { ApiAccess } from "../api-keys/ApiAccess.tsx";
import { meQuery } from "../auth/queries.ts";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Sessions } from "./Sessions.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

export function ProfilePage() {
  const me = useQuery(meQuery());
  if (me.isPending) return <PagePending />;
  if (me.isError) {
    return (
      <ErrorState level={1} title="Your profile could not be loaded" onRetry={() => void me.refetch()}>
        {errorText(me.error)}
      </ErrorState>
    );
  }
  return (
    <>
      <PageHeader title="Profile" />
      <SettingsStack>
        <ProfileForm me={me.data} />
        <ApiAccess />
        <PasswordForm />
        <Sessions />
      </SettingsStack>
    </>
  );
}
