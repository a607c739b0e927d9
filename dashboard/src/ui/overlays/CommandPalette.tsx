import { Command, defaultFilter } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Panel } from "./Panel.tsx";

export interface PaletteAction {
  id: string;
  label: string;
  icon: ReactNode;
  /** The key that does the same, or a state. */
  hint?: ReactNode;
  /** What the action is about; on a phone below the label, which then may have two lines. */
  detail?: ReactNode;
  /** Additional search terms. */
  keywords?: string[];
  /** Shown for every text, with this score: 1 is a perfect match. By default the label and the keywords are compared with the text. */
  score?: number;
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
  /** The id of the action that Enter starts. */
  chosen: string;
  onChoose: (id: string) => void;
  /** The text below the results, such as that a search is under way. */
  note?: string | undefined;
  groups: readonly PaletteGroup[];
}

/** The groups and actions that match the text, best first. The component's own filter would keep the keywords that an action had at first. */
function matching(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  if (text.trim() === "") return groups.filter(({ actions }) => actions.length > 0);
  const scoreOf = ({ label, keywords, score }: PaletteAction) => score ?? defaultFilter(label, text.trim(), keywords);
  return groups
    .map(({ heading, actions }) => {
      const scored = actions.map((action) => ({ action, score: scoreOf(action) })).filter(({ score }) => score > 0);
      const sorted = scored.toSorted((a, b) => b.score - a.score);
      return { heading, actions: sorted.map(({ action }) => action), best: sorted[0]?.score ?? 0 };
    })
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best);
}

export function CommandPalette({ open, onOpenChange, query, onQueryChange, chosen, onChoose, note, groups }: CommandPaletteProps) {
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      className="top-[12dvh] left-1/2 w-[calc(100%-2rem)] max-w-2xl -translate-x-1/2 animate-fade overflow-hidden rounded-xl border bg-raised"
    >
      <Radix.Title className="sr-only">Commands</Radix.Title>
      <Command label="Commands" loop shouldFilter={false} value={chosen} onValueChange={onChoose}>
        <div className="flex items-center gap-2.5 border-b border-edge px-4">
          <Search className="size-4 text-ink-soft" aria-hidden="true" />
          <Command.Input
            value={query}
            onValueChange={onQueryChange}
            placeholder="Find a page, setting, run (#1482), test, case (TC-12)…"
            className="h-12 w-full bg-transparent text-base outline-none"
          />
        </div>
        <Command.List className="thin-scroll max-h-[min(34rem,70dvh)] scroll-pt-1.5 scroll-pb-10 overflow-y-auto p-1.5">
          <Command.Empty className="px-3 py-8 text-center text-sm text-ink-soft">No results.</Command.Empty>
          {matching(groups, query).map((group) => (
            <Command.Group
              key={group.heading}
              heading={group.heading}
              className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-soft"
            >
              {group.actions.map((action) => (
                <Command.Item
                  key={action.id}
                  value={action.id}
                  onSelect={action.run}
                  className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-sm data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-text [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:opacity-75"
                >
                  {action.icon}
                  {action.detail ? (
                    <span className="flex min-w-0 flex-1 gap-x-2.5 max-sm:flex-col max-sm:py-1.5">
                      <span className="min-w-0 flex-1 max-sm:line-clamp-2 max-sm:break-words sm:truncate">{action.label}</span>
                      {action.detail}
                    </span>
                  ) : (
                    <span className="min-w-0 flex-1 truncate">{action.label}</span>
                  )}
                  {action.hint}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {/* Rows below the edge fade out. At the end of the list this lies below the last row. */}
          <div
            aria-hidden="true"
            className="pointer-events-none sticky -bottom-1.5 -mx-1.5 h-10"
            style={{ background: "linear-gradient(to top, var(--raised), transparent)" }}
          />
        </Command.List>
        <p role="status" className="border-t border-edge px-4 py-2 text-xs text-ink-soft empty:hidden">
          {note}
        </p>
      </Command>
    </Panel>
  );
}
