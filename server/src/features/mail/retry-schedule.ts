const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After the quick attempts: half an hour in small steps, for a provider that is down, then rarely. 21 hours in all; with jitter less than a day. */
const waitsMs = [30 * second, minute, 2 * minute, 5 * minute, 10 * minute, 10 * minute, 15 * minute, 30 * minute].concat(
  [1, 2, 4, 8, 5].map((hours) => hours * hour),
);

/** A mail is useful for at most this long; Resend remembers its idempotency key equally long. */
export const maxUseMs = 24 * hour;

/** `maxAttempts` attempts in quick succession (`initialDelayMs`, then doubled), then the schedule. */
export function mailRetries({ maxAttempts, initialDelayMs }: { maxAttempts: number; initialDelayMs: number }) {
  return (attempt: number): number | undefined => {
    if (attempt < maxAttempts) return initialDelayMs * 2 ** (attempt - 1);
    const waitMs = waitsMs[attempt - maxAttempts];
    // With jitter, so that a recovered provider does not get all mails at once.
    return waitMs === undefined ? undefined : waitMs * (0.9 + Math.random() * 0.2);
  };
}
