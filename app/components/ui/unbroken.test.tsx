import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Unbroken } from "./unbroken";

const render = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>);

it("keeps every range of numbers whole and the text as it is", () => {
  const text = "Eenvoudig: 1-2 weken. Uitgebreid: 4-6 weken, of 4-6 met een back-up.";
  const whole = [...render(text).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, range]) => range);
  expect(whole).toEqual(["1-2", "4-6", "4-6"]);
  expect(render(text).replace(/<[^>]*>/g, "")).toBe(text);
});

it("adds nothing to a text without one", () => {
  expect(render("Goed & snel, 24/7 met een back-up")).toBe("Goed &amp; snel, 24/7 met een back-up");
});

it("keeps together no more of long numbers than fits", () => {
  expect(render(`${"1".repeat(60)}-${"2".repeat(60)}`)).toContain('nowrap">1111-2222</span>');
});
