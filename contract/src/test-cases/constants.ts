export const casePriorities = ["LOW", "MEDIUM", "HIGH", "CRITICAL"] as const;
export const caseTypes = ["MANUAL", "AUTOMATED"] as const;
export const caseFileFormats = ["csv", "json"] as const;
export const maxCaseIds = 100;

/** The limit for one bulk request, and for one chunk of an import. */
export const maxCasesPerCall = 50;

export const maxImportedCases = 5000;
