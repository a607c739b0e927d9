/** What one server process keeps between requests. */
export interface LogsState {
  /** Up to which log in the database this process has looked for logs that were not archived. */
  lastChecked: { organizationId: string; executionId: string };
}

export const createLogsState = (): LogsState => ({ lastChecked: { organizationId: "", executionId: "" } });
