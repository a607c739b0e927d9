import { maxRegistryCredentials } from "@gantry/contract/registries/constants.ts";
import type { RegistryCredential } from "@gantry/contract/registries/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Container, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { projectsQuery } from "../projects/queries.ts";
import { CardContent } from "../../frame/CardContent.tsx";
import { registryCredentialsQuery } from "./queries.ts";
import { RegistryDialog } from "./RegistryDialog.tsx";
import { RegistryRow } from "./RegistryRow.tsx";
import { RemoveRegistryDialog } from "./RemoveRegistryDialog.tsx";

/** The credentials that private images are pulled with. */
export function RegistriesCard({ isAdmin }: { isAdmin: boolean }) {
  const credentials = useQuery(registryCredentialsQuery());
  const projects = useQuery(projectsQuery());
  const [editing, setEditing] = useState<RegistryCredential | "new">();
  const [removing, setRemoving] = useState<RegistryCredential>();
  return (
    <Card>
      <CardHeader
        title="Image registries"
        description="Credentials for pulling private images. They never reach the container."
        actions={
          isAdmin && <AddButton isFull={(credentials.data?.length ?? 0) >= maxRegistryCredentials} onClick={() => setEditing("new")} />
        }
      />
      <CardContent query={credentials} what="image registries">
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon={<Container />} title="No registry credentials yet" className="py-8">
              {isAdmin
                ? "Public images need none. Add the registries of your private images."
                : "An admin can add the registries of private images."}
            </EmptyState>
          ) : (
            <ul aria-label="Image registries" className="divide-y divide-edge">
              {data.map((credential) => (
                <RegistryRow
                  key={credential.id}
                  credential={credential}
                  project={projects.data?.find(({ id }) => id === credential.projectId)?.name}
                  isAdmin={isAdmin}
                  onChange={() => setEditing(credential)}
                  onRemove={() => setRemoving(credential)}
                />
              ))}
            </ul>
          )
        }
      </CardContent>
      {editing && (
        <RegistryDialog
          credential={editing === "new" ? undefined : editing}
          projects={projects.data ?? []}
          onClose={() => setEditing(undefined)}
        />
      )}
      <RemoveRegistryDialog credential={removing} onClose={() => setRemoving(undefined)} />
    </Card>
  );
}

function AddButton({ isFull, onClick }: { isFull: boolean; onClick: () => void }) {
  return (
    <Button size="sm" onClick={onClick} disabled={isFull} {...(isFull ? { title: `At most ${maxRegistryCredentials} registries` } : {})}>
      <Plus aria-hidden="true" />
      Add registry
    </Button>
  );
}
