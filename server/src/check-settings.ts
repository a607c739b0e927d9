import { isIP } from "node:net";
import { createSecretBox } from "./platform/crypto/encrypt.ts";

/** Names of address ranges that may be used for trusted proxies. */
const namedRanges = new Set(["loopback", "linklocal", "uniquelocal"]);

/** What is wrong with the addresses of trusted proxies, as a sentence; `undefined` if they are valid. */
export function proxyMistake(entries: readonly string[]): string | undefined {
  const bad = entries.find((entry) => !namedRanges.has(entry) && !isAddressRange(entry));
  return bad === undefined ? undefined : `${bad} is not an IP address; write addresses or CIDR ranges, such as 127.0.0.1,10.0.0.0/8`;
}

function isAddressRange(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether a server can listen there: an IP address or a host name. A name whose last part is a number is a mistyped address. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || (/^[a-z\d_]([a-z\d_.-]*[a-z\d_])?$/i.test(text) && URL.canParse(`http://${text}`) && !/^[\d.]+$/.test(text));
}

/** What is wrong with a list of browser origins; `*` is checked elsewhere. */
export function originMistake(origins: readonly string[]): string | undefined {
  const bad = origins.find((origin) => origin !== "*" && originOf(origin) !== origin);
  return bad === undefined
    ? undefined
    : `${bad} is not an origin; write scheme, host and port only, such as ${originOf(bad) ?? "https://app.example.com"}`;
}

function originOf(text: string): string | undefined {
  try {
    const { protocol, origin } = new URL(text);
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with the encryption keys; `undefined` if they are valid. */
export function keysMistake(keys: string): string | undefined {
  const ids = keys.split(",").flatMap((entry) => entry.trim().split(":")[0] || []);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) return `the key ${twice} is there twice; give each key a different id`;
  try {
    createSecretBox(keys);
    return undefined;
  } catch {
    return "write <id>:<32 bytes in base64>, newest first, comma-separated; make one with: echo k1:$(openssl rand -base64 32)";
  }
}

/** A query would set options of the client. Empty: no Redis. */
export function isRedisUrl(value: string): boolean {
  if (value === "") return true;
  if (!/^rediss?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname, search, hash } = new URL(value);
  return hostname !== "" && /^\/?\d{0,4}$/.test(pathname) && search === "" && hash === "";
}
