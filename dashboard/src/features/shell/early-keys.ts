/** The letters typed after Ctrl+K, before the app listens to keys. */
let typed: string | undefined;

function onKeyDown(event: KeyboardEvent) {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key === "k") {
    event.preventDefault();
    typed ??= "";
  } else if (typed !== undefined && event.key.length === 1 && !isCommand) typed += event.key;
}

export function keepEarlyKeys(): void {
  addEventListener("keydown", onKeyDown);
}

/** `undefined`: no one pressed Ctrl+K. */
export const earlyKeys = (): string | undefined => typed;

export function clearEarlyKeys(): void {
  removeEventListener("keydown", onKeyDown);
  typed = undefined;
}
