import { expect, it } from "vitest";
import { signature } from "../../../tests/support/graph-peer";
import { isSignedByMeta } from "./signature.server";

const SECRET = "an-app-secret-for-tests";
/** Meta escapes every letter beyond ASCII, in lower-case hexadecimal digits. */
const ESCAPED = String.raw`{"object":"page","entry":[{"id":"1","name":"Zo\u00eb \ud83e\uddf5 <b>\/"}]}`;
const bytes = (text: string) => new TextEncoder().encode(text);

it("accepts what Meta signed, byte by byte", () => {
  expect(isSignedByMeta(bytes(ESCAPED), signature(ESCAPED), SECRET)).toBe(true);
  const raw = bytes('{"name":"Zoë 🧵"}');
  expect(isSignedByMeta(raw, signature(raw), SECRET)).toBe(true);
  const noText = new Uint8Array([0xff, 0xfe, 0x00, 0x80]);
  expect(isSignedByMeta(noText, signature(noText), SECRET)).toBe(true);
});

it("refuses the same JSON in other bytes", () => {
  const again = JSON.stringify(JSON.parse(ESCAPED));
  expect(JSON.parse(again)).toEqual(JSON.parse(ESCAPED));
  expect(isSignedByMeta(bytes(again), signature(ESCAPED), SECRET)).toBe(false);
  expect(isSignedByMeta(bytes(ESCAPED.replace("u00eb", "u00EB")), signature(ESCAPED), SECRET)).toBe(false);
});

it.each([
  ["none", null],
  ["an empty one", ""],
  ["one of another algorithm", `sha1=${"0".repeat(40)}`],
  ["half of one", signature(ESCAPED).slice(0, 40)],
  ["one without its name", signature(ESCAPED).slice(7)],
  ["one with another secret", signature(ESCAPED, "another secret")],
  ["one with something after it", `${signature(ESCAPED)}00`],
])("refuses a signature that is %s", (_what, header) => {
  expect(isSignedByMeta(bytes(ESCAPED), header, SECRET)).toBe(false);
});
