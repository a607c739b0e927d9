/** A case as a file has it, not judged yet. */
export interface FileCase {
  /** Where it stands, for people: `line 7`, `case 3`. */
  at: string;
  /** Of the case that it changes, when the file names one. */
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
