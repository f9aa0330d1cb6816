import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Unbroken } from "./unbroken";

const render = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>);

it("keeps every range of numbers and every short word whole, and the text as it is", () => {
  const text = "Eenvoudig: 1-2 weken. Uitgebreid: 4-6 weken, of 4-6 met een back-up. Vraag per e-mail, in Overijssel.";
  const whole = [...render(text).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, range]) => range);
  expect(whole).toEqual(["1-2", "4-6", "4-6", "back-up", "e-mail"]);
  expect(render(text).replace(/<[^>]*>/g, "")).toBe(text);
});

it("adds nothing to a text without one, and lets longer words break", () => {
  expect(render("Goed & snel, 24/7")).toBe("Goed &amp; snel, 24/7");
  expect(render("Je e-mailadres en cookie-instellingen")).not.toContain("nowrap");
});

it("keeps together no more of long numbers than fits", () => {
  expect(render(`${"1".repeat(60)}-${"2".repeat(60)}`)).toContain('nowrap">1111-2222</span>');
});
