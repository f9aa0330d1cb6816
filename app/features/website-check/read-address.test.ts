import { expect, it } from "vitest";
import { HOSTILE_ADDRESSES } from "../../../tests/support/hostile-addresses";
import { readAddress } from "./read-address.server";

it.each([
  ["bakker.nl", "https://bakker.nl/"],
  ["  www.Bakker.nl/contact#kaart ", "https://www.bakker.nl/contact"],
  ["http://bakker.nl", "http://bakker.nl/"],
  ["HTTPS://bakker.nl.", "https://bakker.nl/"],
  ["bakker.nl:80", "http://bakker.nl/"],
  ["https://bakker.nl:443/", "https://bakker.nl/"],
  ["bakker.nl:443", "https://bakker.nl/"],
  ["http://bakker.nl:443/", "https://bakker.nl/"],
  ["https://bakker.nl:80/", "http://bakker.nl/"],
  ["bakker.nl...", "https://bakker.nl/"],
  ["bäckerei.de", "https://xn--bckerei-5wa.de/"],
  ["bakker.co.uk?van=kaart", "https://bakker.co.uk/?van=kaart"],
  ["8.8.8.8", "https://8.8.8.8/"],
])("reads %s", (text, url) => expect(readAddress(text)).toEqual({ url, host: new URL(url).host }));

it.each([
  ["", "empty"],
  ["   ", "empty"],
  ["bakker", "invalid"],
  ["de bakker.nl", "invalid"],
  ["info@bakker.nl", "invalid"],
  ["https://eigenaar:geheim@bakker.nl/", "invalid"],
  ["ftp://bakker.nl", "invalid"],
  ["javascript:alert(1)", "invalid"],
  ["bakker.bestaatniet", "invalid"],
  ["co.uk", "invalid"],
  [`bakker.nl/${"a".repeat(500)}`, "invalid"],
  ["bakker.nl:8080", "port"],
  ["https://bakker.nl:22/", "port"],
  ["localhost", "private"],
  ["http://127.1/", "private"],
  ["0x7f000001", "private"],
  ["[::1]", "private"],
  ["printer.local", "private"],
  ["router.lan:80", "private"],
] as const)("refuses %j: %s", (text, problem) => expect(readAddress(text)).toEqual({ problem }));

it("refuses every address of a network, in any spelling", () => {
  const read = HOSTILE_ADDRESSES.map((text) => readAddress(text)).filter((address) => "url" in address);
  expect(read).toEqual([]);
});

it("reads a private host that the operator allows, on that port alone", () => {
  const allowed = new Set(["127.0.0.1:8080"]);
  expect(readAddress("127.0.0.1:8080", allowed)).toEqual({ url: "http://127.0.0.1:8080/", host: "127.0.0.1:8080" });
  expect(readAddress("127.0.0.1", allowed)).toEqual({ problem: "private" });
});
