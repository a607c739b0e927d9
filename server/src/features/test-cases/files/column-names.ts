export type Field =
  | "id"
  | "title"
  | "suite"
  | "type"
  | "priority"
  | "description"
  | "preconditions"
  | "testData"
  | "dataTable"
  | "tags"
  | "owner"
  | "requirements"
  | "steps"
  | "action"
  | "expectedResult";

/** Column names used by other tools and people, compared without case and punctuation. */
const columnNames: ReadonlyMap<string, Field> = new Map<string, Field>([
  ["id", "id"],
  ["title", "title"],
  ["name", "title"],
  ["summary", "title"],
  ["suite", "suite"],
  ["section", "suite"],
  ["folder", "suite"],
  ["type", "type"],
  ["priority", "priority"],
  ["description", "description"],
  ["precondition", "preconditions"],
  ["preconditions", "preconditions"],
  ["testdata", "testData"],
  ["data", "testData"],
  ["datatable", "dataTable"],
  ["examples", "dataTable"],
  ["tags", "tags"],
  ["labels", "tags"],
  ["owner", "owner"],
  ["requirements", "requirements"],
  ["references", "requirements"],
  ["steps", "steps"],
  ["step", "action"],
  ["action", "action"],
  ["stepaction", "action"],
  ["stepdescription", "action"],
  ["expected", "expectedResult"],
  ["expectedresult", "expectedResult"],
  ["stepexpected", "expectedResult"],
  ["stepexpectedresult", "expectedResult"],
]);

export const columnOf = (name: string): Field | undefined => columnNames.get(name.toLowerCase().replace(/[^a-z]/g, ""));

/** Whether a file or the history of a case would mistake a custom field with this name for a field that every case has. */
export const isCaseColumn = (name: string): boolean =>
  columnOf(name) !== undefined || ["tests", "attachments"].includes(name.toLowerCase());
