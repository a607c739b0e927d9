/**
 * Bounds every byte array that this thread makes. A reader that unpacks a stream grows one array as it goes, and arrays lie outside the
 * heap that a thread's limits bound: a small file could fill the machine's memory.
 */
export function limitArrays(maxBytes: number): void {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args: unknown[], newTarget) {
      const [size] = args;
      if (typeof size === "number" && size > maxBytes) throw new RangeError(`an array of ${size} bytes is more than this thread may make`);
      return Reflect.construct(target, args, newTarget);
    },
  });
}
