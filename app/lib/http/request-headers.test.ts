import { expect, it } from "vitest";
import { cookieIn } from "./request-headers";

it("finds a cookie among others, by its whole name", () => {
  expect(cookieIn("language=en", "language")).toBe("en");
  expect(cookieIn("a=1; language=en;language2=nl", "language")).toBe("en");
  expect(cookieIn("language2=nl; mylanguage=nl", "language")).toBeUndefined();
  expect(cookieIn("a=language=en", "language")).toBeUndefined();
  expect(cookieIn(undefined, "language")).toBeUndefined();
});

it("takes the first of two, as the scripts of a page do", () => {
  expect(cookieIn("language=nl; language=en", "language")).toBe("nl");
});

it.each([
  ["language=%65n", "%65n"],
  ['language="en"', '"en"'],
  ["language =en", undefined],
  ["language", undefined],
  ["language=a=b", "a=b"],
])("reads %s as it stands there, as no browser of ours writes it", (header, value) => {
  expect(cookieIn(header, "language")).toBe(value);
});
