import { describeCron } from "./describe-cron.ts";

interface CronDescriptionProps {
  cron: string;
  /** Follows the words, if there are any. */
  after: string;
}

/** Loaded by itself: the words take more bytes than the rest of the page's schedules. */
export function CronDescription({ cron, after }: CronDescriptionProps) {
  const words = describeCron(cron);
  return words === undefined ? null : `${words}${after}`;
}
