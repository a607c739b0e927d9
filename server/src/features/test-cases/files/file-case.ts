/** A case as read from a file, not validated yet. */
export interface FileCase {
  /** Its position, for people: `line 7`, `case 3`. */
  at: string;
  /** The case that it changes, if the file names one. */
  id: string | undefined;
  content: Record<string, unknown>;
}

/** A file that cannot be read as cases. */
export class FileRefused extends Error {
  readonly issues: { path: string; message: string }[];
  constructor(message: string, issues: { path: string; message: string }[]) {
    super(message);
    this.issues = issues;
  }
}
