import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Panel } from "./Panel.tsx";

export interface PaletteAction {
  id: string;
  label: string;
  icon: ReactNode;
  /** The key that does the same. */
  hint?: ReactNode;
  /** Additional search terms. */
  keywords?: string[];
  run: () => unknown;
}

export interface PaletteGroup {
  heading: string;
  actions: readonly PaletteAction[];
}

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly PaletteGroup[];
}

export function CommandPalette({ open, onOpenChange, query, onQueryChange, groups }: CommandPaletteProps) {
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      className="top-[12dvh] left-1/2 w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 animate-fade overflow-hidden rounded-xl border bg-raised"
    >
      <Radix.Title className="sr-only">Commands</Radix.Title>
      <Command label="Commands" loop>
        <div className="flex items-center gap-2.5 border-b border-edge px-4">
          <Search className="size-4 text-ink-soft" aria-hidden="true" />
          <Command.Input
            value={query}
            onValueChange={onQueryChange}
            placeholder="Go to a page, switch project, find a run…"
            className="h-12 w-full bg-transparent text-base outline-none"
          />
        </div>
        <Command.List className="thin-scroll max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5">
          <Command.Empty className="px-3 py-8 text-center text-sm text-ink-soft">No results.</Command.Empty>
          {groups.map((group) => (
            <Command.Group
              key={group.heading}
              heading={group.heading}
              className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-soft"
            >
              {group.actions.map((action) => (
                <Command.Item
                  key={action.id}
                  value={action.id}
                  keywords={[action.label, ...(action.keywords ?? [])]}
                  onSelect={action.run}
                  className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-sm data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-text [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:opacity-75"
                >
                  {action.icon}
                  <span className="min-w-0 flex-1 truncate">{action.label}</span>
                  {action.hint}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Panel>
  );
}
