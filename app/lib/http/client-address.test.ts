import { expect, it } from "vitest";
import { clientAddress } from "./client-address.server";

it.each([
  ["10.0.0.1", null, 0, "10.0.0.1"],
  ["10.0.0.1", "1.2.3.4", 0, "10.0.0.1"],
  ["10.0.0.1", "1.2.3.4", 1, "1.2.3.4"],
  ["10.0.0.1", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
  ["10.0.0.1", "6.6.6.6, 1.2.3.4, 5.5.5.5", 2, "1.2.3.4"],
  ["10.0.0.1", "1.2.3.4", 2, "1.2.3.4"],
  ["10.0.0.1", "", 1, "10.0.0.1"],
  ["10.0.0.1", null, 1, "10.0.0.1"],
  [undefined, null, 0, "unknown"],
  ["::ffff:10.0.0.1", null, 0, "10.0.0.1"],
  ["2001:DB8:0:1:2:3:4:5", null, 0, "2001:db8:0:1::/64"],
  ["2001:db8::1", null, 0, "2001:db8:0:0::/64"],
  ["fe80::1%eth0", null, 0, "fe80:0:0:0::/64"],
  ["10.0.0.1", "2001:0db8:0000:0001::9", 1, "2001:db8:0:1::/64"],
])("of socket %s, forwarded for %s, behind %i proxies, is %s", (socket, forwardedFor, hops, expected) => {
  expect(clientAddress(socket, forwardedFor, hops)).toBe(expected);
});
