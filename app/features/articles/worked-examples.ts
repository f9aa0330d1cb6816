import { formatAmount, monthsUntilBuyingPays } from "~/content/prices/price-facts";
import { priceList } from "~/content/prices/price-list";
import type { Language } from "~/lib/language/language";
import type { Facts } from "~/lib/text/fill";

/** Euros excluding btw, and hours. What we cannot know is simply assumed. */
const SHOP = {
  months: 36,
  order: { paid: 50, purchase: 30, packaging: 2, payment: 0.5 },
  hoursPerWeek: 4,
  hourlyRate: 25,
};

export function workedExamples(language: Language): Facts {
  const { websiteComplete, websiteMonthly, webshopComplete, hosting } = priceList;
  const { months, order, hoursPerWeek, hourlyRate } = SHOP;
  // Rounded before they are added up, so that the sum is right as printed on the page.
  const buildPerMonth = Math.round(webshopComplete.euros / months);
  const sitePerMonth = buildPerMonth + hosting.euros;
  const workPerMonth = Math.round((hoursPerWeek * 52 * hourlyRate) / 12);
  const leftPerOrder = order.paid - order.purchase - order.packaging - order.payment;
  const say = (euros: number) => formatAmount({ euros, isFrom: false }, language);
  return {
    "example.website.monthsEven": String(monthsUntilBuyingPays()),
    "example.website.firstYear": say(websiteComplete.euros + 12 * hosting.euros),
    "example.website.nextYears": say(12 * hosting.euros),
    "example.website.subscriptionYear": say(12 * websiteMonthly.euros),
    "example.shop.months": String(months),
    "example.shop.build": say(webshopComplete.euros),
    "example.shop.buildPerMonth": say(buildPerMonth),
    "example.shop.hosting": say(hosting.euros),
    "example.shop.sitePerMonth": say(sitePerMonth),
    "example.shop.workPerMonth": say(workPerMonth),
    "example.shop.totalPerMonth": say(sitePerMonth + workPerMonth),
    "example.shop.hoursPerWeek": String(hoursPerWeek),
    "example.shop.hourlyRate": say(hourlyRate),
    "example.shop.paid": say(order.paid),
    "example.shop.purchase": say(order.purchase),
    "example.shop.packaging": say(order.packaging),
    "example.shop.payment": say(order.payment),
    "example.shop.left": say(leftPerOrder),
    "example.shop.ordersForSite": String(Math.ceil(sitePerMonth / leftPerOrder)),
    "example.shop.ordersForAll": String(Math.ceil((sitePerMonth + workPerMonth) / leftPerOrder)),
  };
}
