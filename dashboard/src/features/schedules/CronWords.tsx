import { cronWords } from "./cron-words.ts";

/** Loaded by itself: the words take more bytes than the rest of the page's schedules. */
export const CronWords = ({ cron }: { cron: string }) => cronWords(cron);
