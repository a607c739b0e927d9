/**
 * JSON for a `jsonb` parameter. PostgreSQL accepts neither NUL nor lone surrogates: both become the replacement character. An escaped backslash
 * before `u` is text and stays.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes("\\u") ? json.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g, "$1\\ufffd") : json;
}
