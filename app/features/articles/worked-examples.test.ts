import { expect, it } from "vitest";
import { priceList } from "~/content/prices/price-list";
import { workedExamples } from "./worked-examples";

const facts = workedExamples("en");
const euros = (name: string) => Number(facts[`example.${name}`]?.replace(/[€,\s]/g, ""));

it("adds up as printed on the page", () => {
  const { left, paid, purchase, packaging, payment } = Object.fromEntries(
    ["left", "paid", "purchase", "packaging", "payment"].map((name) => [name, euros(`shop.${name}`)]),
  );
  expect(left).toBe((paid ?? 0) - (purchase ?? 0) - (packaging ?? 0) - (payment ?? 0));
  expect(euros("shop.sitePerMonth")).toBe(euros("shop.buildPerMonth") + euros("shop.hosting"));
  expect(euros("shop.totalPerMonth")).toBe(euros("shop.sitePerMonth") + euros("shop.workPerMonth"));
});

it("names the month in which a subscription has cost as much as buying", () => {
  const month = Number(facts["example.website.monthsEven"]);
  const { websiteComplete, websiteMonthly, hosting } = priceList;
  const bought = (months: number) => websiteComplete.euros + months * hosting.euros;
  expect(month * websiteMonthly.euros).toBeGreaterThanOrEqual(bought(month));
  expect((month - 1) * websiteMonthly.euros).toBeLessThan(bought(month - 1));
});

it("needs enough orders, and not one more", () => {
  const orders = Number(facts["example.shop.ordersForAll"]);
  expect(orders * euros("shop.left")).toBeGreaterThanOrEqual(euros("shop.totalPerMonth"));
  expect((orders - 1) * euros("shop.left")).toBeLessThan(euros("shop.totalPerMonth"));
});
