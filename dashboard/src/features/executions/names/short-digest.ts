/** As container engines show it: the first 12 characters of the hash. */
export const shortDigest = (digest: string) => digest.replace(/^(sha256:[0-9a-f]{12})[0-9a-f]+$/, "$1");
