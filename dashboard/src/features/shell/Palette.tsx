import { useState } from "react";
import { CommandPalette } from "../../ui/overlays/CommandPalette.tsx";
import { usePaletteGroups } from "./palette-groups.tsx";

export function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [query, setQuery] = useState("");
  const groups = usePaletteGroups(query, open).filter((group) => group.actions.length > 0);
  const closing = (run: () => unknown) => () => {
    onOpenChange(false);
    setQuery("");
    void run();
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      groups={groups.map(({ heading, actions }) => ({
        heading,
        actions: actions.map((action) => ({ ...action, run: closing(action.run) })),
      }))}
    />
  );
}
