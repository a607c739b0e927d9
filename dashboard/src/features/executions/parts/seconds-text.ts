/** `2 min`, `1 h` or `90 s`: as it can be typed. */
export function secondsText(seconds: number): string {
  if (seconds % 3_600 === 0) return `${seconds / 3_600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
