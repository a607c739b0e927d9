import { useEffect, useRef } from "react";
import { errorText } from "../api/api-error.ts";
import { Notice } from "../ui/messages/Notice.tsx";

/** Why a form was refused. Scrolls into view, since a long form may be scrolled elsewhere. Renders nothing without an error. */
export function FailureNotice({ error, className }: { error: Error | null; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: in some browsers it is a promise.
    void box.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  if (!error) return null;
  return (
    <div ref={box} className={className}>
      <Notice tone="bad" role="alert">
        {errorText(error)}
      </Notice>
    </div>
  );
}
