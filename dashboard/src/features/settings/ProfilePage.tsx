import { Card, CardHeader } from "../../ui/Card.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ApiAccess } from "../api-keys/ApiAccess.tsx";
import { useMe } from "../auth/queries.ts";
import { PageHeader } from "../shell/PageHeader.tsx";

export function ProfilePage() {
  const me = useMe();
  const facts = [
    ["Name", me?.name],
    ["E-mail", me?.email],
    ["Organization", me?.organization.name],
    ["Role", me && { admin: "Admin", developer: "Developer", viewer: "Viewer" }[me.role]],
  ] as const;
  return (
    <>
      <PageHeader title="Profile" />
      <div className="grid gap-5 px-4 sm:px-6">
        <Card>
          <CardHeader title="You" />
          <dl className="grid gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-2 sm:px-5">
            {facts.map(([name, value]) => (
              <div key={name} className="min-w-0">
                <dt className="text-xs text-ink-soft">{name}</dt>
                <dd className="truncate">{value ?? <Skeleton className="mt-1 w-40" />}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <ApiAccess />
      </div>
    </>
  );
}
