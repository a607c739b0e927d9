/** Whether an annotation of Playwright says that the test is to be skipped. Without one, a skipped test was kept from running. */
export const isSkipAnnotation = (type: string | undefined): boolean => type === "skip" || type === "fixme";
