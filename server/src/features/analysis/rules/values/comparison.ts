/** What an assertion compared, each as the runner wrote it, on one line. */
export interface ComparedValues {
  expected: string;
  received: string;
  /** The index of the line that shows them, or the first of the two lines. */
  at: number;
}
