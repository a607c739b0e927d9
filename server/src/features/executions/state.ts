/** What one server process keeps between requests. */
export interface ExecutionsState {
  /** The organization of a run, by the run's ID. It never changes. */
  organizationOfRun: Map<string, string>;
}

export const createExecutionsState = (): ExecutionsState => ({ organizationOfRun: new Map() });
