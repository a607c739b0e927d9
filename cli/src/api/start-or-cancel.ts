import { Interrupted } from "./interrupted.ts";
import { onStopSignal } from "./on-stop-signal.ts";
import { RequestRejected } from "./request-rejected.ts";

interface Start<T> {
  /** What is started, for the notices: `the run`. */
  what: string;
  /** For a response that does not come: what may exist, and how to look for it. */
  mayExist: string;
  /** Passes the signal on to the request. */
  start(interrupted: AbortSignal): Promise<T>;
  cancel(started: T): Promise<unknown>;
  linkTo(started: T): string;
}

/**
 * Starts runs, whose IDs no one knows before the response. Ctrl-C in the meantime waits for the response and cancels what was started; a second
 * one ends the command at once.
 * @throws Interrupted after Ctrl-C
 */
export async function startOrCancel<T>({ what, mayExist, start, cancel, linkTo }: Start<T>): Promise<T> {
  const interruption = new AbortController();
  const { signal } = interruption;
  let whereToLook = mayExist;
  let notice: NodeJS.Timeout | undefined;
  const done = onStopSignal(() => {
    if (signal.aborted) {
      console.error(`\n${whereToLook}`);
      process.exit(130);
    }
    interruption.abort();
    const text = `\nWaiting for the server's response, so that ${what} can be cancelled. Press Ctrl-C again to stop waiting.`;
    // Not for a request that was not sent: the command ends at once.
    notice = setTimeout(() => console.error(text), 50);
  });
  try {
    const started = await start(signal);
    if (!signal.aborted) return started;
    whereToLook = `Not cancelled: ${linkTo(started)}`;
    await cancel(started).catch((error: unknown) => {
      throw new Interrupted(`${error instanceof Error ? error.message : String(error)}\n${whereToLook}`);
    });
    throw new Interrupted(`Cancelled ${what}: ${linkTo(started)}`);
  } catch (error) {
    if (!signal.aborted || error instanceof Interrupted) throw error;
    if (error instanceof RequestRejected && error.status < 500) throw new Interrupted();
    const message = error instanceof Error ? error.message : String(error);
    throw new Interrupted(message.includes(mayExist) ? message : `${message}\n${mayExist}`);
  } finally {
    clearTimeout(notice);
    done();
  }
}
