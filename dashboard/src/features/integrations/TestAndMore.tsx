import { Zap } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Menu, MenuContent, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";

interface TestAndMoreProps {
  /** What is tested, for screen readers. */
  label: string;
  isTesting: boolean;
  onTest: () => void;
  /** The items of the menu. */
  children: ReactNode;
}

/** The actions of a row with stored credentials: a button that tests them, and a menu with the others. */
export function TestAndMore({ label, isTesting, onTest, children }: TestAndMoreProps) {
  return (
    <span className="flex items-center gap-1">
      <Button size="sm" busy={isTesting} onClick={onTest} aria-label={`Test ${label}`}>
        {!isTesting && <Zap aria-hidden="true" />}
        Test
      </Button>
      <Menu>
        <MoreTrigger label={`More for ${label}`} />
        <MenuContent align="end">{children}</MenuContent>
      </Menu>
    </span>
  );
}
