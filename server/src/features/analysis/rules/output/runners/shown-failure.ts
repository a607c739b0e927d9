/** One failure that the log shows: its first line, which names the test, and the indexes of its lines. */
export interface ShownFailure {
  title: string;
  indexes: number[];
}
