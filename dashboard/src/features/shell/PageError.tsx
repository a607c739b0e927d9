import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";

// A file of the page could not be loaded: the connection was lost, or an update removed the old files. Reloading helps in both cases.
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
        The connection was lost, or Gantry was updated.
      </ErrorState>
    );
  }
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState level={1} title="This page could not be shown" onRetry={retry}>
      {errorText(error)}
    </ErrorState>
  );
}
