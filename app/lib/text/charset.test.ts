import { expect, it } from "vitest";
import { charsetOf } from "./charset";

const latin = (text: string) => Buffer.from(text, "latin1");
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

it.each<[string, Uint8Array, string, string]>([
  ["ASCII that says nothing", latin("Hallo"), "", "utf-8"],
  ["ASCII that says what it is", latin("Hallo"), "koi8-r", "koi8-r"],
  ["Western bytes that say nothing", latin("Caf\xe9"), "", "windows-1252"],
  ["Western bytes that say UTF-8", latin("Caf\xe9"), "utf-8", "windows-1252"],
  ["Western bytes of an unknown character set", latin("Caf\xe9"), "x-onbekend", "windows-1252"],
  ["UTF-8 that says Latin-1", Buffer.from("Café"), "iso-8859-1", "utf-8"],
  ["UTF-8 that says ASCII", Buffer.from("Café"), "us-ascii", "utf-8"],
  ["UTF-8 that says Russian", Buffer.from("Привет"), "koi8-r", "utf-8"],
  ["UTF-8 that says Chinese", Buffer.from("Voor € 5"), "gbk", "utf-8"],
  ["UTF-8 with one broken byte", Buffer.concat([Buffer.from("één café"), latin("\xe9 ")]), "", "utf-8"],
  ["UTF-8 that was cut inside a character", Buffer.from("Café €").subarray(0, -1), "utf-8", "utf-8"],
  ["UTF-8 with a mark and broken bytes", Buffer.concat([Buffer.from("\ufeff"), latin("\xe9\xe8\xff")]), "", "utf-8"],
  ["Russian", latin("\xf0\xd2\xc9\xd7\xc5\xd4"), "koi8-r", "koi8-r"],
  ["Chinese of two characters that could be UTF-8", latin("\xc1\xaa\xcd\xa8"), "gb2312", "gbk"],
  ["Eastern European", latin("P\xf8\xedli\xb9"), "iso-8859-2", "iso-8859-2"],
  ["Japanese that says nothing", latin("\x1b$B$3$s\x1b(B"), "", "iso-2022-jp"],
  ["UTF-16", Buffer.from("Hallo", "utf16le"), "utf-8", "utf-16le"],
  ["UTF-16, the other way round", utf16be("Hallo"), "", "utf-16be"],
])("finds the character set of %s", (_what, bytes, said, charset) => {
  expect(charsetOf(bytes, said)).toBe(charset);
});
