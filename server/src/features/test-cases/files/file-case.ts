/** A case as read from a file, not validated yet. */
export interface FileCase {
  /** Its position, for people: `line 7`, `case 3`. */
  at: string;
  /** The case that it changes, if the file names one. */
  id: string | undefined;
  content: Record<string, unknown>;
  /** By the name or id of a custom field, as the file has it. */
  customFields: Readonly<Record<string, unknown>>;
}

export interface FileCases {
  cases: FileCase[];
  /** Every name of a custom field in the file; a project may lack some of them. */
  customFields: string[];
}

/** A file that cannot be read as cases. */
export class FileRefused extends Error {
  readonly issues: { path: string; message: string }[];
  constructor(message: string, issues: { path: string; message: string }[]) {
    super(message);
    this.issues = issues;
  }
}
