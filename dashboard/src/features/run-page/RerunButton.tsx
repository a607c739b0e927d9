import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { RotateCcw } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { MenuItem } from "../../ui/overlays/DropdownMenu.tsx";
import { SplitButton } from "../../ui/overlays/SplitButton.tsx";
import { formatCount } from "../../ui/text/format.ts";

interface RerunButtonProps {
  run: Execution;
  busy: boolean;
  onRerun: (only: "all" | "failed") => void;
}

/** Runs the suite again. After failed tests the first choice is to run only those. */
export function RerunButton({ run, busy, onRerun }: RerunButtonProps) {
  const failed = hasVerdict(run) ? (run.tests?.failed ?? 0) : 0;
  const icon = !busy && <RotateCcw aria-hidden="true" />;
  if (failed === 0) {
    return (
      <Button busy={busy} onClick={() => onRerun("all")}>
        {icon}
        Re-run
      </Button>
    );
  }
  return (
    <SplitButton
      busy={busy}
      onClick={() => onRerun("failed")}
      menuLabel="More ways to re-run"
      menu={<MenuItem onSelect={() => onRerun("all")}>Re-run all tests</MenuItem>}
    >
      {icon}
      Re-run {formatCount(failed)} failed
    </SplitButton>
  );
}
