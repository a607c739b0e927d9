import { Link } from "@tanstack/react-router";
import { Building2, ChevronsUpDown, Settings2 } from "lucide-react";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../../ui/overlays/DropdownMenu.tsx";
import { Mark } from "../../ui/figures/Mark.tsx";
import { useMe } from "../auth/queries.ts";
import { useSwitchOrganization } from "./use-switch-organization.ts";

/** The product's logo and the current organization, with a menu to switch to another one. */
export function OrganizationSwitcher({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const me = useMe();
  const change = useSwitchOrganization();
  const name = me?.organization.name ?? "…";
  return (
    <Menu>
      <MenuTrigger className="flex w-full min-w-0 items-center gap-2.5 rounded-md px-1.5 py-1 text-left hover:bg-hover data-[state=open]:bg-hover">
        <Mark className="size-7 shrink-0 text-accent-text" />
        <span className="min-w-0 flex-1">
          <span className="block text-base leading-5 font-semibold tracking-tight">Gantry</span>
          <span className="block truncate text-xs leading-4 text-ink-soft" title={name}>
            <span className="sr-only">Organization: </span>
            {name}
          </span>
        </span>
        <ChevronsUpDown className="size-3.5 shrink-0 text-ink-soft" aria-hidden="true" />
      </MenuTrigger>
      <MenuContent align="start" className="w-60">
        <MenuLabel>Organization</MenuLabel>
        <MenuRadioGroup value={me?.organization.id ?? ""} onValueChange={(id) => id !== me?.organization.id && change.mutate(id)}>
          {(me?.organizations ?? []).map((organization) => (
            <MenuRadioItem key={organization.id} value={organization.id}>
              <Building2 aria-hidden="true" />
              <span className="min-w-0">
                <span className="block truncate">{organization.name}</span>
                <span className="block text-2xs text-ink-soft capitalize">{organization.role}</span>
              </span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/settings/organization" {...(onLeave ? { onClick: onLeave } : {})}>
            <Settings2 aria-hidden="true" />
            Organization settings
          </Link>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
