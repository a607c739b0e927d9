import { Repeat } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, lazy, useId, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";

const FlakeCheckDialog = lazy(async () => ({
  default: (await loadFile(() => import("./FlakeCheckDialog.tsx"))).FlakeCheckDialog,
}));

interface CheckButtonProps extends Pick<ComponentProps<typeof Button>, "size"> {
  testIds: readonly string[];
  executionId?: string;
  /** Why the tests cannot be checked: shown below the button, which is disabled then. */
  whyNot?: string | undefined;
  children: ReactNode;
}

/** Opens the dialog that starts a flake check. */
export function CheckButton({ testIds, executionId, whyNot, size, children }: CheckButtonProps) {
  const reasonId = useId();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        disabled={whyNot !== undefined}
        aria-describedby={whyNot === undefined ? undefined : reasonId}
        onClick={() => setIsAsking(true)}
      >
        <Repeat aria-hidden="true" />
        {children}
      </Button>
      {whyNot !== undefined && (
        <p id={reasonId} className="text-xs text-ink-soft">
          {whyNot}
        </p>
      )}
      {isAsking && (
        <Suspense>
          <FlakeCheckDialog testIds={testIds} {...(executionId ? { executionId } : {})} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
