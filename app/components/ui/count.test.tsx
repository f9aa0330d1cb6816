import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BoundedCount } from "./count";

const read = (count: number) => renderToStaticMarkup(<BoundedCount count={count} moreThan="meer dan" />);

it("is the number up to 99, and more than that beyond, in words for screen readers", () => {
  expect([read(0), read(99)]).toEqual(["0", "99"]);
  expect(read(100)).toBe('<span aria-hidden="true">99+</span><span class="sr-only">meer dan 99</span>');
});
