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
])("of socket %s, forwarded for %s, behind %i proxies, is %s", (socket, forwardedFor, hops, expected) => {
  expect(clientAddress(socket, forwardedFor, hops)).toBe(expected);
});
