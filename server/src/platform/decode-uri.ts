/**
 * Decoded percent-encoding; `undefined` for text that cannot be decoded. Use the result: the bundler takes a `decodeURIComponent` whose result is
 * unused for a call without effect and drops it, and then nothing throws.
 */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
