/** `3 of 12 files have known durations.` */
export const knownDurations = (known: number, files: number): string =>
  `${known} of ${files} ${files === 1 ? "file" : "files"} ${known === 1 ? "has a known duration" : "have known durations"}.`;
