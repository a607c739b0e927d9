import { sql } from "kysely";

/** The suite that a test is counted with, for a table of tests named `t`. */
export const suiteOfTest = sql<string | null>`coalesce(nullif(t.suite[1], ''), t.file_path)`;
