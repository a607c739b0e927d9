const listen = "0A";
const loopback = 127;
const anyAddress6 = "0".repeat(32);
/** `::ffff:127.0.0.1` and its neighbors, as the kernel prints them. */
const mappedLoopback = /^0000000000000000FFFF0000[0-9A-F]{6}7F$/;

/**
 * Whether something listens on a port where `127.0.0.1` reaches it. `tables`: the content of `/proc/net/tcp` and `/proc/net/tcp6`, each
 * line of which has the local address, the remote address and the state, in hexadecimal numbers.
 */
export function isListening(tables: string, port: number): boolean {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  return tables.split("\n").some((line) => {
    const [, local = "", , state] = line.trim().split(/\s+/, 4);
    const [address = "", itsPort] = local.toUpperCase().split(":");
    return state === listen && itsPort === wanted && isReachable(address);
  });
}

function isReachable(address: string): boolean {
  if (address.length === 32) return address === anyAddress6 || mappedLoopback.test(address);
  if (address.length !== 8) return false;
  // The bytes of an address are in the order of the machine, which is little-endian wherever suites run.
  return address === "00000000" || Number.parseInt(address.slice(6), 16) === loopback;
}
