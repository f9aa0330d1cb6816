import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** RFC 6890. In a shared list, every IPv4 address would match the IPv6 range that stands for IPv4. */
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
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE[4].addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 8],
  ["64:ff9b:1::", 48],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  INSIDE[6].addSubnet(network, prefix, "ipv6");

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !INSIDE[4].check(address, "ipv4");
  return version === 6 && !INSIDE[6].check(address, "ipv6");
}

/** Connects to the addresses that were checked: a name that changes between two lookups gains nothing. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), "");
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} leads to an address that is not public`), "");
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
