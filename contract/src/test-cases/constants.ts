export const casePriorities = ["LOW", "MEDIUM", "HIGH", "CRITICAL"] as const;
export const caseTypes = ["MANUAL", "AUTOMATED"] as const;
export const caseFileFormats = ["csv", "json"] as const;
/** Of a requirement, by what its cases last showed. */
export const coverageStates = ["failing", "untested", "partial", "passing"] as const;
export const maxRequirements = 1000;
export const maxCasesPerRequirement = 100;
export const maxCaseIds = 100;

/** Tests that people linked to one case, and cases of one test. */
export const maxLinks = 100;

/** The data table of a case. */
export const maxDataColumns = 20;
export const maxDataRows = 100;
export const maxDataTableLength = 20_000;

/** Suites in one list, by name. */
export const maxListedSuites = 2000;

/** Custom fields of a project's cases. */
export const caseFieldTypes = ["text", "number", "choice", "date"] as const;
export const maxCaseFields = 20;
export const maxFieldChoices = 50;
export const maxFieldNameLength = 60;
export const maxFieldTextLength = 1000;
/** Numbers up to this are exact to a thousandth. */
export const largestFieldNumber = 1_000_000_000_000;

/** Files of one case. */
export const maxCaseAttachments = 20;
export const maxAttachmentBytes = 10 * 1024 * 1024;
/** Of a file by its content, whatever its name says. */
export const attachmentTypes = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "application/pdf",
  "text/plain",
  "application/octet-stream",
] as const;

/** The limit for one bulk request, and for one chunk of an import. */
export const maxCasesPerCall = 50;

export const maxImportedCases = 5000;
