import { expect, it } from "vitest";
import { localPath } from "./local-path";

it.each([
  ["/admin", "/admin"],
  ["/contact?a=b#c", "/contact?a=b#c"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/a\\b", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/a b", "/"],
  ["/a\r\nSet-Cookie: x=y", "/"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/café", "/"],
  ["/€", "/"],
  ["/a\u0000", "/"],
  ["/a\u007f", "/"],
  ["", "/"],
  [undefined, "/"],
  [["/x"], "/"],
])("takes %o as %s", (value, expected) => {
  expect(localPath(value, "/")).toBe(expected);
});
