/** IPv4 networks that no suite may reach with any settings. */
const never4 = [
  "0.0.0.0/8",
  "127.0.0.0/8",
  // Link-local, with the metadata services of most clouds.
  "169.254.0.0/16",
  // Metadata services elsewhere: Alibaba, Oracle, Azure.
  "100.100.100.200/32",
  "192.0.0.192/32",
  "168.63.129.16/32",
  // Multicast, reserved and broadcast.
  "224.0.0.0/3",
];

/** IPv4 networks outside the public internet (RFC 6890 and its updates), without {@link never4}. */
const private4 = [
  "10.0.0.0/8",
  "100.64.0.0/10",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
];

const never6 = [
  "fe80::/10",
  "ff00::/8",
  // Metadata services: AWS, Google, Scaleway.
  "fd00:ec2::/32",
  "fd20:ce::254/128",
  "fd00:42::42/128",
  // Addresses that embed an IPv4 address: unspecified, loopback, compatible, mapped, NAT64 of a local network, Teredo, 6to4.
  "::/96",
  "::ffff:0:0/96",
  "64:ff9b:1::/48",
  "2001::/32",
  "2002::/16",
];

/** IPv6 networks outside the public internet, without {@link never6}. */
const private6 = [
  // Discard, benchmarks, overlays, documentation.
  "100::/64",
  "2001:2::/48",
  "2001:10::/27",
  "2001:db8::/32",
  "3fff::/20",
  // Reserved, then unique local (fc00::/7) and site-local addresses.
  "4000::/2",
  "8000::/2",
  "c000::/3",
  "e000::/4",
  "f000::/5",
  "f800::/6",
  "fc00::/7",
  "fe00::/9",
  "fec0::/10",
];

/** Networks in CIDR notation that a suite never reaches. Those of one family do not overlap. */
export const neverReachable: readonly string[] = [...never4, ...never6, ...never4.map(behindNat64)];

/** Networks in CIDR notation that are also denied with `RUN_EGRESS=public`. Those of one family do not overlap. */
export const privateRanges: readonly string[] = [...private4, ...private6, ...private4.map(behindNat64)];

/** The IPv6 addresses through which a NAT64 gateway (RFC 6052) reaches an IPv4 network. */
function behindNat64(range: string): string {
  const [address = "", bits] = range.split("/");
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return `64:ff9b::${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}/${96 + Number(bits)}`;
}
