import { ApiError } from "../api/api-error.ts";

/** What the fields of a form are called on the page, by their names in the form. Only of fields that show what is wrong with them. */
export type FieldLabels<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** What a server's refusal says of the fields of a form, with their labels in place of the API's names: of `run.shards.total`, the field `shards`. */
export function fieldErrorsOf(error: Error | null, labels: FieldLabels): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, message } of issuesOf(error)) {
    const name = fieldOf(path);
    const label = labels[name];
    if (label !== undefined && !found.has(name)) found.set(name, labeled(message, path, label));
  }
  return found;
}

/** The part of a refusal that no field shows; `null`: the fields show all of it. */
export function remainingError(error: Error | null, labels: FieldLabels): Error | null {
  if (!(error instanceof ApiError)) return error;
  const issues = error.issues.filter(({ path }) => labels[fieldOf(path)] === undefined);
  if (issues.length === error.issues.length) return error;
  if (issues.length === 0) return null;
  const { status, message, code, retryAfterSeconds } = error;
  return new ApiError(status, { success: false, error: message, issues, ...(code === undefined ? {} : { code }) }, retryAfterSeconds);
}

/** What a refusal says of a field, as long as the field is as it was sent. */
export function currentFieldErrors<Form extends object>(
  error: Error | null,
  labels: FieldLabels<keyof Form & string>,
  sent: Form | undefined,
  form: Form,
): (name: keyof Form & string) => string | undefined {
  const found = fieldErrorsOf(error, labels);
  return (name) => (sent?.[name] === form[name] ? found.get(name) : undefined);
}

/** What a refusal says of the variables of a form, by their row. */
export function variableErrorsOf(error: Error | null, variables: readonly { name: string }[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { path, message } of issuesOf(error)) {
    const name = /^(?:config\.)?envVars\.(.+)$/.exec(path)?.[1];
    const row = variables.findIndex((variable) => variable.name.trim() === name);
    if (row !== -1) found.set(row, message.startsWith(`${path} `) ? `${name}${message.slice(path.length)}` : message);
  }
  return found;
}

const issuesOf = (error: Error | null) => (error instanceof ApiError ? error.issues : []);

function fieldOf(path: string): string {
  const [name = "", part] = path
    .replace(/^(?:run|config)\./, "")
    .replace(/^source\./, "")
    .split(".");
  return name === "shards" && part === "files" ? "files" : name;
}

/** A message of a whole sentence stays as it is. */
function labeled(message: string, path: string, label: string): string {
  if (!message.startsWith(`${path} `)) return message;
  const rest = message.slice(path.length);
  // The label stands for a whole field of the form, which exists.
  if (rest.startsWith(unknownField)) return `${label}: ${path.split(".").at(-1)} is not a known field.${rest.slice(unknownField.length)}`;
  const row = /(?:^|\.)(services|caches)\.(\d+)\.(\w+)/.exec(path);
  if (row) return `${nounOf[row[1] ?? ""]} ${Number(row[2]) + 1}: ${rowLabels[row[3] ?? ""] ?? "a field"}${rest}`;
  const entry = /(\w+)\.(\d+)$/.exec(path);
  // Patterns of both kinds are in one field, so the number in the list does not say where.
  const which = entry && (entry[1] === "files" ? `: entry ${Number(entry[2]) + 1}` : ": an entry");
  return `${label}${which ?? ""}${rest}`;
}

const unknownField = " is not a field of this request.";

const nounOf: Readonly<Record<string, string>> = { services: "Service", caches: "Cache" };

/** What the rows of services and caches call the fields of the API. */
const rowLabels: Readonly<Record<string, string>> = {
  name: "Name",
  image: "Image",
  command: "Command",
  user: "User",
  variables: "Variables",
  inheritVariables: "Inherited variables",
  readyWhen: "Ready when",
  readyWithinSeconds: "Ready within",
  resources: "Limits",
  key: "Key",
  path: "Path",
  restoreKeys: "Restore keys",
};
