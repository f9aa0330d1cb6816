import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.server";

it.each(["1.1.1.1", "142.250.179.202", "172.32.0.1", "2606:4700::1111", "2a00:1450:400e::5f"])(
  "%s is of the public internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...[
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.2",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
  ],
  ...["::1", "::", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "fd00::1", "fe80::1", "fe80::1%eth0", "ff02::1", "fec0::1"],
  // NAT64, 6to4, Teredo and the discard prefix.
  ...["64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2001::7f00:1", "100::1", "not an address"],
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
