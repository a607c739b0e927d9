import { Link } from "@tanstack/react-router";
import { ChevronsUpDown, Keyboard, LogOut, UserRound } from "lucide-react";
import { call } from "../../api/client.ts";
import { signOut } from "../../api/session.ts";
import { Avatar } from "../../ui/figures/Avatar.tsx";
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
import { themeStyles } from "../../ui/ThemeToggle.tsx";
import { chooseTheme, themeChoices, useTheme } from "../../ui/theme.ts";
import { useMe } from "../auth/queries.ts";

/** Signing out removes the token here; the server is notified for the audit log. */
export function leave(): void {
  void call("POST /api/auth/logout", {}).catch(() => undefined);
  signOut("signed-out");
}

export function UserMenu({ onShowKeys }: { onShowKeys: () => void }) {
  const me = useMe();
  const name = me?.name ?? "…";
  const { choice } = useTheme();
  return (
    <Menu>
      <MenuTrigger className="flex w-full min-w-0 items-center gap-2.5 rounded-md px-2 py-1.5 text-left hover:bg-hover data-[state=open]:bg-hover">
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm leading-4.5 font-medium">{name}</span>
          <span className="block truncate text-2xs text-ink-soft capitalize">{me?.role}</span>
        </span>
        <ChevronsUpDown className="size-3.5 shrink-0 text-ink-soft" aria-hidden="true" />
      </MenuTrigger>
      <MenuContent align="start" side="top" className="w-60">
        <div className="px-2 py-1.5">
          <p className="truncate text-sm font-medium">{name}</p>
          <p className="truncate text-xs text-ink-soft">{me?.email}</p>
        </div>
        <MenuSeparator />
        <MenuLabel>Theme</MenuLabel>
        <MenuRadioGroup value={choice} onValueChange={(value) => chooseTheme(themeChoices.find((known) => known === value) ?? "system")}>
          {themeChoices.map((value) => {
            const { icon: Icon, label } = themeStyles[value];
            return (
              <MenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
                <Icon aria-hidden="true" />
                {label}
              </MenuRadioItem>
            );
          })}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/settings/profile">
            <UserRound aria-hidden="true" />
            Profile
          </Link>
        </MenuItem>
        <MenuItem onSelect={onShowKeys}>
          <Keyboard aria-hidden="true" />
          Keyboard
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={leave}>
          <LogOut aria-hidden="true" />
          Sign out
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
