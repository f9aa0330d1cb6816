import { isIPv4, isIPv6 } from "node:net";

/** `X-Forwarded-For` counts only as far as our own proxies wrote it. An IPv6 subscriber has all of a /64. */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | null, hops: number): string {
  const chain = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const forwarded = hops > 0 ? chain.at(-hops) || chain[0] : undefined;
  return networkOf(withoutPort(forwarded || socketAddress || "unknown"));
}

/** `203.0.113.7:5123` or `[2001:db8::1]:443`; anything else stays as it is. */
function withoutPort(entry: string): string {
  const [, v6 = "", v4 = ""] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  if (isIPv6(v6)) return v6;
  return isIPv4(v4) ? v4 : entry;
}

function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  const network = [...groups, ...zeros, ...rest].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
