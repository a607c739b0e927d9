import { errorText } from "../api/api-error.ts";
import { Notice } from "../ui/messages/Notice.tsx";

/** Why a form was refused. Renders nothing without an error. */
export function FailureNotice({ error, className }: { error: Error | null; className?: string }) {
  if (!error) return null;
  return (
    <Notice tone="bad" role="alert" {...(className ? { className } : {})}>
      {errorText(error)}
    </Notice>
  );
}
