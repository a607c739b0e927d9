/** What `go test -json` wraps into an event; empty if the event has no output. Other lines are returned as they are. */
export function outputOfGoEvent(line: string): string {
  if (!line.startsWith('{"Time":"')) return line;
  try {
    const event: unknown = JSON.parse(line);
    if (typeof event !== "object" || event === null || !("Action" in event)) return line;
    return "Output" in event && typeof event.Output === "string" ? event.Output.replace(/\n$/, "") : "";
  } catch {
    return line;
  }
}
