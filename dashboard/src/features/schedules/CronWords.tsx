import { lazy, Suspense } from "react";
import { loadFile } from "../../load-file.ts";

const CronDescription = lazy(async () => ({ default: (await loadFile(() => import("./CronDescription.tsx"))).CronDescription }));

/** A cron expression in words. They are loaded when they are shown. */
export function CronWords({ cron, after = "" }: { cron: string; after?: string }) {
  return (
    <Suspense>
      <CronDescription cron={cron} after={after} />
    </Suspense>
  );
}
