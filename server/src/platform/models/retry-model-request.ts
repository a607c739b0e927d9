import { APICallError } from "@ai-sdk/provider";
import { isUsedUp } from "./model-error-text.ts";

const maxTries = 3;
const firstWaitMs = 2_000;

/**
 * Retries while a model's server is busy or unreachable and there is time left. A used-up quota is not retried.
 * @throws the last attempt's error, so that the cause is reported and not a timeout
 */
export async function retryModelRequest<T>(ask: () => Promise<T>, { endsAt, signal }: { endsAt: number; signal: AbortSignal }): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (error) {
      const waitMs = tried < maxTries ? waitBefore(error, tried) : undefined;
      if (waitMs === undefined || Date.now() + waitMs >= endsAt) throw error;
      await pause(waitMs, signal);
    }
  }
}

function waitBefore(error: unknown, tried: number): number | undefined {
  if (!APICallError.isInstance(error) || !error.isRetryable || isUsedUp(error)) return undefined;
  const asked = Number(error.responseHeaders?.["retry-after"]);
  return Math.max(Number.isFinite(asked) ? asked * 1000 : 0, firstWaitMs * 2 ** (tried - 1));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", leave);
      resolve();
    }, ms);
    signal.addEventListener("abort", leave, { once: true });
  });
}
