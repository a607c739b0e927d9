import { useState } from "react";
import { CommandPalette, type PaletteAction, type PaletteGroup } from "../../ui/overlays/CommandPalette.tsx";
import { searchRuns, usePaletteGroups } from "./palette-groups.tsx";
import { useFound } from "./use-found.tsx";

/** The one that is shown above all others. */
function bestOf(groups: readonly PaletteGroup[]): PaletteAction | undefined {
  const all = groups.flatMap(({ actions }) => actions);
  return all.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))[0];
}

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
}

export function Palette({ open, onOpenChange, query, onQueryChange }: PaletteProps) {
  const found = useFound(query);
  const groups = [...found.groups, ...usePaletteGroups(query, open)];
  const [chosen, setChosen] = useState("");
  const first = bestOf(found.groups)?.id;
  // What was found is meant, unless a page or another command fits the text better, or the person has moved on.
  const [firstBefore, setFirstBefore] = useState(first);
  if (first !== firstBefore) {
    setFirstBefore(first);
    if (first !== undefined && (chosen === "" || chosen === searchRuns)) setChosen(first);
  }
  const closing = (run: () => unknown) => () => {
    onOpenChange(false);
    void run();
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={onQueryChange}
      chosen={chosen}
      onChoose={setChosen}
      note={found.note}
      groups={groups.map(({ heading, actions }) => ({
        heading,
        actions: actions.map((action) => ({ ...action, run: closing(action.run) })),
      }))}
    />
  );
}
