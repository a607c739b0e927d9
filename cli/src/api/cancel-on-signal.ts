import { onStopSignal } from "./on-stop-signal.ts";

/** Ctrl-C cancels; a second one only ends the command. `what`: what is cancelled, for the notice. */
export function cancelOnSignal(what: string, cancel: () => Promise<unknown>): { done(): void } {
  let asked = false;
  const done = onStopSignal(() => {
    if (asked) process.exit(130);
    asked = true;
    console.error(`\nCancelling ${what} …`);
    cancel().catch((error: unknown) => console.error(String(error)));
  });
  return { done };
}
