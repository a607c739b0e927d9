import { Command } from "cmdk";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "./Dialog.tsx";

export interface SearchOption {
  id: string;
  label: string;
  /** A second line: a location, an id. */
  detail?: string;
  icon?: ReactNode;
}

interface SearchDialogProps {
  title: string;
  description: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What matches the text. */
  options: readonly SearchOption[];
  /** The text about the search, such as that it is under way. */
  note: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Chooses one of many things, which are searched for as the text is typed. */
export function SearchDialog({
  title,
  description,
  placeholder,
  query,
  onQueryChange,
  options,
  note,
  onChoose,
  onClose,
}: SearchDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <Command label={title} loop shouldFilter={false}>
        <div className="flex items-center gap-2.5 rounded-md border border-edge-strong/60 px-3">
          <Search className="size-4 text-ink-soft" aria-hidden="true" />
          <Command.Input
            autoFocus
            value={query}
            onValueChange={onQueryChange}
            placeholder={placeholder}
            maxLength={200}
            className="h-10 w-full bg-transparent outline-none"
          />
        </div>
        <Command.List className="thin-scroll mt-2 max-h-[min(22rem,50dvh)] min-h-40 overflow-y-auto" label={title}>
          {options.map((option) => (
            <Command.Item
              key={option.id}
              value={option.id}
              onSelect={() => onChoose(option.id)}
              className="flex min-h-10 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm data-[selected=true]:bg-accent-soft [&_svg]:size-4 [&_svg]:shrink-0"
            >
              {option.icon}
              <span className="grid min-w-0 flex-1">
                <span className="line-clamp-2 wrap-anywhere">{option.label}</span>
                {option.detail && <span className="truncate text-xs text-ink-soft">{option.detail}</span>}
              </span>
            </Command.Item>
          ))}
        </Command.List>
        <p role="status" className="pt-2 text-xs text-ink-soft empty:hidden">
          {note}
        </p>
      </Command>
    </Dialog>
  );
}
