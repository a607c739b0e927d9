import { ApiError } from "../../api/api-error.ts";

/** The fields of a form that a server's refusal names, with what is wrong: of `run.shards.total`, the field `shards`. */
export function refusedFields(error: Error | null): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(error.issues.map(({ path, message }) => [fieldOf(path), message]));
}

function fieldOf(path: string): string {
  const [name = "", part] = path.replace(/^(?:run|config)\./, "").split(".");
  return name === "shards" && part === "files" ? "files" : name;
}
