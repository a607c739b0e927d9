import { describeCron } from "./describe-cron.ts";

/** Loaded by itself: the words take more bytes than the rest of the page's schedules. */
export const CronDescription = ({ cron }: { cron: string }) => describeCron(cron);
