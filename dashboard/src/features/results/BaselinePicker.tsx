import type { Comparison } from "@gantry/contract/tests/schemas.ts";
import { ChevronDown } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu, MenuContent, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator, MenuTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";

const OtherRunDialog = lazy(async () => ({ default: (await loadFile(() => import("./OtherRunDialog.tsx"))).OtherRunDialog }));

interface BaselinePickerProps {
  /** A baseline or a run's number. */
  value: string;
  baseBranch: Comparison["baseBranch"];
  branch: string | undefined;
  onChange: (baseline: string) => void;
}

/** Chooses the run that a run is compared with. */
export function BaselinePicker({ value, baseBranch, branch, onChange }: BaselinePickerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const labels: Record<string, string> = {
    previous: "Previous run",
    lastPassed: branch ? `Last passed on ${visibleText(branch)}` : "Last passed",
    ...(baseBranch === null || baseBranch === branch ? {} : { lastPassedOnBase: `Last passed on ${visibleText(baseBranch)}` }),
  };
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button size="sm" className="max-w-60">
            <span className="truncate">{labels[value] ?? (/^\d/.test(value) ? `Run #${value}` : "Last passed on the base branch")}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        </MenuTrigger>
        <MenuContent align="end" aria-label="Compare with">
          <MenuRadioGroup value={value} onValueChange={onChange}>
            {Object.entries(labels).map(([baseline, label]) => (
              <MenuRadioItem key={baseline} value={baseline}>
                <span className="max-w-64 truncate">{label}</span>
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuItem onSelect={() => setIsAsking(true)}>Another run…</MenuItem>
        </MenuContent>
      </Menu>
      <Suspense>{isAsking && <OtherRunDialog onChoose={onChange} onClose={() => setIsAsking(false)} />}</Suspense>
    </>
  );
}
