/** What one server process keeps between requests. */
export interface LogsState {
  /** How far this process has searched the logs in the database for those that were not archived. */
  lastChecked: { organizationId: string; executionId: string };
}

export const createLogsState = (): LogsState => ({ lastChecked: { organizationId: "", executionId: "" } });
