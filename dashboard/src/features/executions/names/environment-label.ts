/** Environments are stored in lower case and shown with a capital. */
export function environmentLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
