/** Calls `handle` for Ctrl-C and SIGTERM. @returns how to stop listening */
export function onStopSignal(handle: () => void): () => void {
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.off(signal, handle);
  };
}
