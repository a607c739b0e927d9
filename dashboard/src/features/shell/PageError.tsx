import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { errorWords } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";

// After an update the old page asks for files that are gone: loading it anew is the way on.
const isOldPage = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script/i.test(error.message);

export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const old = isOldPage(error);
  return (
    <ErrorState
      level={1}
      title={old ? "Gantry was updated" : "This page could not be shown"}
      {...(old
        ? {}
        : {
            onRetry: () => {
              reset();
              void router.invalidate();
            },
          })}
      action={
        old && (
          <Button tone="primary" onClick={() => location.reload()}>
            Load the new version
          </Button>
        )
      }
    >
      {old ? "Load it again to go on with the new version." : errorWords(error)}
    </ErrorState>
  );
}
