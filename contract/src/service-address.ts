/**
 * Whether a text is the address of a web service to which paths can be appended: http or https, a host, and neither a query nor a fragment.
 * @param mayHoldUser accept `user:password@` as well
 */
export function isServiceAddress(text: string, { mayHoldUser = false } = {}): boolean {
  if (!/^https?:\/\/[^\s?#]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return mayHoldUser || (username === "" && password === "");
}
