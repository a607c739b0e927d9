/**
 * Why the rules are not sure that a sentence is a requirement of the product:
 * `statement` (it states something without saying that it must be so), `people` (it may be about people, the project or how things usually are),
 * `quality` (it names a quality or a goal, which no single check shows),
 * `reference` (it can only be understood with another sentence), `request` (someone asks for something in their own words),
 * `place` (its section or document does not say that it states requirements), `instruction` (it tells a reader what to do),
 * `incomplete` (something is missing in it), `entry` (a row of a table that says nothing about a product), `fragment` (an item that is no sentence).
 */
export type Doubt =
  | "statement"
  | "people"
  | "quality"
  | "reference"
  | "request"
  | "place"
  | "instruction"
  | "incomplete"
  | "entry"
  | "fragment";
