/** A feature in which scenarios and rows of an outline fail next to namesakes that pass. */
export function feature(name: string): string {
  return `Feature: ${name}
  Scenario: adds "one" (of two) $x: a/b
    Given it fails
  Scenario: adds "one" (of two) $x: a/b, and more
    Given it works
  Scenario: --dry-run
    Given it fails
  Scenario Outline: pays
    Given it <does>
    Examples:
      | does  |
      | works |
      | fails |
      | works |
`;
}

/** What fails of it; `row` is how the runner names the outline's row. */
export function failingScenarios(file: string, name: string, row: string): string[] {
  return [`${file} › ${name} › adds "one" (of two) $x: a/b`, `${file} › ${name} › --dry-run`, `${row} › ${file} › ${name} › pays`];
}
