import { Link } from "@tanstack/react-router";
import { type LucideIcon, Search } from "lucide-react";
import { Kbd, commandKey } from "../../ui/text/Kbd.tsx";
import { OrganizationSwitcher } from "../organizations/OrganizationSwitcher.tsx";
import { LiveDot } from "./LiveDot.tsx";
import type { navigation, settingsNavigation } from "./navigation.ts";
import { ProjectSwitcher } from "./ProjectSwitcher.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useNavigation } from "./use-navigation.ts";

interface SideBarProps {
  onCommands: () => void;
  onShowKeys: () => void;
  /** A page was chosen: on a phone the drawer closes. */
  onLeave?: () => void;
}

/** The sidebar; on a phone the content of the drawer. */
export function SideBar({ onCommands, onShowKeys, onLeave }: SideBarProps) {
  const { pages, settings } = useNavigation();
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 p-3">
      <OrganizationSwitcher onLeave={onLeave} />
      <ProjectSwitcher />
      <button
        type="button"
        onClick={onCommands}
        className="flex h-8 items-center gap-2 rounded-md px-2.5 text-sm text-ink-soft transition-colors hover:bg-hover hover:text-ink"
      >
        <Search className="size-4" aria-hidden="true" />
        <span className="flex-1 text-left">Search</span>
        <span className="flex gap-0.5" aria-hidden="true">
          <Kbd className="max-md:hidden">{commandKey}</Kbd>
          <Kbd className="max-md:hidden">K</Kbd>
        </span>
      </button>
      <nav aria-label="Pages" className="thin-scroll -mx-1 min-h-0 flex-1 overflow-y-auto px-1">
        <ul className="grid gap-0.5">
          {pages.map((entry) => (
            <PageLink key={entry.to} {...entry} {...(onLeave ? { onLeave } : {})} />
          ))}
        </ul>
        <h2 className="px-2.5 pt-4 pb-1 text-xs font-medium text-ink-soft">Settings</h2>
        <ul className="grid gap-0.5">
          {settings.map((entry) => (
            <PageLink key={entry.to} {...entry} {...(onLeave ? { onLeave } : {})} />
          ))}
        </ul>
      </nav>
      <div className="-mx-3 -mb-3 grid gap-1 border-t border-edge p-2">
        <div className="flex items-center justify-between px-1">
          <LiveDot />
          <button
            type="button"
            onClick={onShowKeys}
            className="inline-flex h-6 items-center gap-1.5 rounded px-1 text-xs text-ink-soft hover:text-ink"
          >
            Keys <Kbd className="max-md:hidden">?</Kbd>
          </button>
        </div>
        <UserMenu onShowKeys={onShowKeys} />
      </div>
    </div>
  );
}

interface PageLinkProps {
  to: (typeof navigation | typeof settingsNavigation)[number]["to"];
  label: string;
  icon: LucideIcon;
  onLeave?: () => void;
}

function PageLink({ to, label, icon: Icon, onLeave }: PageLinkProps) {
  return (
    <li>
      <Link
        to={to}
        {...(onLeave ? { onClick: onLeave } : {})}
        className="flex h-8 items-center gap-2.5 rounded-md px-2.5 text-sm font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text"
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {label}
      </Link>
    </li>
  );
}
