import { BlockList, isIP } from "node:net";

/**
 * RFC 6890 and the special-purpose registries of IANA. The IPv6 ranges that embed an IPv4 address (mapped, NAT64, 6to4,
 * Teredo) are all refused. In a shared list, every IPv4 address would match the IPv6 range that stands for IPv4.
 */
const INSIDE = { 4: new BlockList(), 6: new BlockList() };
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE[4].addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 3],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["4000::", 2],
  ["8000::", 1],
] as const)
  INSIDE[6].addSubnet(network, prefix, "ipv6");

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !INSIDE[4].check(address, "ipv4");
  return version === 6 && !INSIDE[6].check(address, "ipv6");
}
