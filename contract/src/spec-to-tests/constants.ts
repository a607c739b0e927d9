/**
 * The style of a generated case's steps: `bdd` as Given, When, Then; `procedural` as instructions for a tester; `tdd` as Arrange, Act, Assert.
 */
export const testStyles = ["bdd", "procedural", "tdd"] as const;

/** Accepted uploads, as named in an error. */
export const specificationTypes = ["PDF", "DOCX", "Markdown"] as const;
/** Everything that is read, as named by the upload form and by the details of an error. */
export const acceptedSpecifications = [...specificationTypes, "OpenAPI 3 (YAML or JSON)"] as const;
export const maxSpecificationBytes = 10 * 1024 * 1024;

/** The four stages, in the order in which they run and report. */
export const specToTestsStages = ["extractor", "generator", "critic", "formatter"] as const;
export type SpecToTestsStage = (typeof specToTestsStages)[number];
