import { expect, it } from "vitest";
import { escaped } from "./ascii.ts";

it.each([
  [`"één – 👋"`, "één – 👋"],
  ["`é$" + "{1}–`", "é1–"],
  [String.raw`'a\–b'`, "a–b"],
  [String.raw`"\\–\n"`, "\\–\n"],
  [String.raw`/^[–-—]\–\d$/.test("——1")`, false],
  [String.raw`/^[–-—]\–\d$/.test("—–1")`, true],
  [`/^👋$/u.test("👋")`, true],
])("means the same in ASCII: %s", (code, value) => {
  const plain = escaped(code);
  expect(plain).toMatch(/^[\0-\x7f]+$/);
  expect(new Function(`return ${plain}`)()).toEqual(value);
});
