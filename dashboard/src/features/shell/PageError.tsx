import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { isReachable, NoConnection } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";

// A file of the page could not be loaded: the connection was lost, or an update removed the old files. Reloading helps in both cases.
const isMissingFile = (error: unknown) =>
  error instanceof Error && (error instanceof NoConnection || /dynamically imported module|Importing a module script/i.test(error.message));

export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isMissingFile(error)) return <MissingFile />;
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

function MissingFile() {
  const [isAway, setIsAway] = useState(false);
  // Without a connection, the browser would replace the dashboard with its own error page.
  const loadAgain = async () => {
    if (await isReachable()) location.reload();
    else setIsAway(true);
  };
  return (
    <ErrorState
      level={1}
      title="This page could not be loaded"
      action={
        <Button tone="primary" onClick={() => void loadAgain()}>
          Load again
        </Button>
      }
    >
      {isAway
        ? "The server still cannot be reached. Check your connection, then try again."
        : "The connection was lost, or Gantry was updated."}
    </ErrorState>
  );
}
