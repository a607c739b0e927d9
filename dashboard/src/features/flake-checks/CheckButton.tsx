import { Repeat } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";

const FlakeCheckDialog = lazy(async () => ({
  default: (await loadFile(() => import("./FlakeCheckDialog.tsx"))).FlakeCheckDialog,
}));

interface CheckButtonProps extends Pick<ComponentProps<typeof Button>, "size"> {
  testIds: readonly string[];
  executionId?: string;
  children: ReactNode;
}

/** Opens the dialog that starts a flake check. */
export function CheckButton({ testIds, executionId, size, children }: CheckButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...(size ? { size } : {})} onClick={() => setIsAsking(true)}>
        <Repeat aria-hidden="true" />
        {children}
      </Button>
      {isAsking && (
        <Suspense>
          <FlakeCheckDialog testIds={testIds} {...(executionId ? { executionId } : {})} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
