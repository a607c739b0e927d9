/** `118 MB`, `0.3 MB`, `0 MB`; 1 MB is 1,048,576 bytes, as in the settings of a worker. */
export function inMb(bytes: number): string {
  const mb = bytes / (1024 * 1024);
  return `${mb >= 10 || bytes === 0 ? Math.round(mb) : Math.max(0.1, Math.round(mb * 10) / 10)} MB`;
}
