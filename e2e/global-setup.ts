import { startTestPostgres } from "../host/src/postgres/testing.ts";

/** Runs once per test run; what it returns runs at its end. */
export default function setUp(): Promise<() => Promise<void>> {
  return startTestPostgres();
}
