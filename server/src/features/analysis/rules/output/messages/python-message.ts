/**
 * What libraries of Python add to a message on lines of its own: SQLAlchemy, the drivers of PostgreSQL, DuckDB, pydantic and jsonschema. Indented lines belong
 * to the message, too.
 */
const added =
  /^(?:\s|$|[\])}]|\(Background on this error at: |\[SQL:|\[parameters: |LINE \d+: |(?:DETAIL|HINT|CONTEXT|QUERY): |Did you mean |Candidate |Failed validating |On instance\b|For further information )/;
/** pydantic names the field, and YAML the place, on the line below. */
const indented = /^\s+\S/;
const field = /^[\w.[\]-]{1,100}$/;
const placeInYaml = /^\s+in ".{1,300}", line \d+, column \d+/;
const statement = /^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|WITH|FROM|WHERE|VALUES|AND|OR|SET)\b/i;
const maxLines = 100;

/** Whether all lines below the error at `at` are a part of its message, as libraries write it. */
export function continuesMessage(texts: readonly string[], at: number): boolean {
  const below = texts.slice(at + 1, at + 1 + maxLines);
  const hasStatement = below.some((text) => text.startsWith("[SQL:"));
  return (
    at + 1 + maxLines >= texts.length &&
    below.every(
      (text, index) =>
        added.test(text) ||
        (hasStatement && statement.test(text)) ||
        (field.test(text) && indented.test(below[index + 1] ?? "")) ||
        placeInYaml.test(below[index + 1] ?? ""),
    )
  );
}
