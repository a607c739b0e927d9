import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { errorWords } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";

// A file of the page did not come: the line is broken, or an update took the old files away. Loading anew is the way on from both.
const isMissingFile = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script/i.test(error.message);

export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isMissingFile(error)) {
    return (
      <ErrorState
        level={1}
        title="This page could not be loaded"
        action={
          <Button tone="primary" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      >
        Your connection broke, or Gantry was updated meanwhile.
      </ErrorState>
    );
  }
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState level={1} title="This page could not be shown" onRetry={retry}>
      {errorWords(error)}
    </ErrorState>
  );
}
