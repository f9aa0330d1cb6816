import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Unbroken } from "./unbroken";

const render = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>);

it("keeps every range of numbers and every short word whole, without changing the text", () => {
  const text =
    "Eenvoudig: 1 tot 2 weken. Uitgebreid: 4-6 weken, of 4-6 met een back-up. Vraag per e-mail, in Overijssel.";
  const whole = [...render(text).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, range]) => range);
  expect(whole).toEqual(["1 tot 2 weken", "4-6 weken", "4-6", "back-up", "e-mail"]);
  expect(render(text).replace(/<[^>]*>/g, "")).toBe(text);
});

it("keeps a length of time whole, and the single letter of a longer word joined to it", () => {
  const text =
    "Binnen 24 uur, 1 maand vooraf, in 5 werkdagen of 3 months. E-mailmarketing op je e-mailadres; 3 weekenden.";
  const whole = [...render(text).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part]) => part);
  expect(whole).toEqual(["24 uur", "1 maand", "5 werkdagen", "3 months", "E-mail", "e-mail"]);
  expect(render(text).replace(/<[^>]*>/g, "")).toBe(text);
});

it("adds nothing to a text without any, and lets longer words break", () => {
  expect(render("Goed & snel, 24/7")).toBe("Goed &amp; snel, 24/7");
  expect(render("Je cookie-instellingen en de Google-vermelding")).not.toContain("nowrap");
});

it("keeps only as much of long numbers together as fits", () => {
  expect(render(`${"1".repeat(60)}-${"2".repeat(60)}`)).toContain('nowrap">1111-2222</span>');
});
