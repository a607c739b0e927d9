import { startTestPostgres } from "../server/src/platform/postgres/testing.ts";
import { announceDashboard } from "./dashboard/build.ts";

/** Runs once per test run; what it returns runs at its end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const forgetDashboard = announceDashboard();
  const stopPostgres = await startTestPostgres();
  return async () => {
    forgetDashboard();
    await stopPostgres();
  };
}
