import type { RegistryCredential } from "@gantry/contract/registries/schemas.ts";
import { Pencil, Trash2 } from "lucide-react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { MenuItem } from "../../ui/overlays/DropdownMenu.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { TestAndMore } from "./TestAndMore.tsx";

interface RegistryRowProps {
  credential: RegistryCredential;
  /** The name of its project; `undefined` for the whole organization. */
  project: string | undefined;
  isAdmin: boolean;
  onChange: () => void;
  onRemove: () => void;
}

export function RegistryRow({ credential, project, isAdmin, onChange, onRemove }: RegistryRowProps) {
  const scope = credential.projectId === null ? "all projects" : `project ${visibleText(project ?? credential.projectId)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:px-5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium break-all">{credential.registry}</p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <span className="min-w-0 break-all">
            as <code className="text-ink">{visibleText(credential.username)}</code>
          </span>
          <span className="min-w-0 break-words">{scope}</span>
          <span>
            saved <RelativeTime at={credential.updatedAt} />
          </span>
        </p>
      </div>
      {isAdmin && <Actions credential={credential} label={`${credential.registry}, ${scope}`} onChange={onChange} onRemove={onRemove} />}
    </li>
  );
}

interface ActionsProps extends Pick<RegistryRowProps, "credential" | "onChange" | "onRemove"> {
  label: string;
}

function Actions({ credential, label, onChange, onRemove }: ActionsProps) {
  const test = useChange({
    call: () => call("POST /api/registry-credentials/:id/test", { params: { id: credential.id } }),
    onSuccess: () => toast.success(`${credential.registry} accepts the credentials`),
    failureText: `${credential.registry} did not work.`,
  });
  return (
    <TestAndMore label={label} isTesting={test.isPending} onTest={() => test.mutate()}>
      <MenuItem onSelect={onChange}>
        <Pencil aria-hidden="true" />
        Replace…
      </MenuItem>
      <MenuItem danger onSelect={onRemove}>
        <Trash2 aria-hidden="true" />
        Remove…
      </MenuItem>
    </TestAndMore>
  );
}
