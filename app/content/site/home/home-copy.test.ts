import { expect, it } from "vitest";
import { business } from "~/content/business";
import { homeCopy } from "./home-copy.server";

it.each(Object.entries(homeCopy))("says how many steps of the configurator it does not name (%s)", (_, copy) => {
  const { steps, more } = copy.configurator;
  expect(Number(/\d+/.exec(more)?.[0])).toBe(business.configurator.steps - steps.length);
});
