import { business } from "~/content/business";
import { pathOf } from "~/content/pages";
import type { PriceName } from "~/content/price-name";
import type { Site } from "~/lib/seo/page-meta";
import { serviceArea } from "~/lib/seo/professional-service";
import { service } from "~/lib/seo/structured-data";
import { priceList } from "./price-list";

interface Wording {
  name: string;
  scope: string;
}

interface PricedServices {
  subscription: Wording;
  purchase: Wording;
  loose: readonly (Wording & { price: PriceName })[];
}

export function pricedServices({ subscription, purchase, loose }: PricedServices, site: Site): object[] {
  const say = ({ name, scope }: Wording, price: PriceName) =>
    service(
      {
        name,
        description: scope,
        path: pathOf("prices"),
        areaServed: serviceArea(business),
        provider: business,
        offer: priceList[price],
      },
      site,
    );
  return [
    say(subscription, "websiteMonthly"),
    say(purchase, "websiteComplete"),
    ...loose.map((line) => say(line, line.price)),
  ];
}
