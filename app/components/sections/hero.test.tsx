import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { nl } from "~/content/site/home/nl";
import { Hero } from "./hero";

const render = (hasBadge: boolean) =>
  renderToStaticMarkup(<Hero copy={nl.hero} hasBadge={hasBadge} callTo="tel:+31530000000" quoteTo="#contact" />);

it("shows the badge only as long as the claim holds", () => {
  expect(render(true)).toContain(nl.hero.label);
  expect(render(false)).not.toContain(nl.hero.label);
});
