import { expect, it } from "vitest";
import { configuratorRequests } from "~/features/configurator/configurator-requests.server";
import { ADS_SERVICE } from "~/features/requests/services";
import { configuration } from "../../../../tests/support/configurator-requests";
import { openFresh } from "../../../../tests/support/databases";
import { storeConfiguration, storeOffer } from "../../../../tests/support/leads";
import { fieldsOfLead } from "./fields-of.server";

it("begins a quote with what was asked, which an advertisement leaves open", async () => {
  const db = await openFresh();
  const described = async (service: string | null) => {
    const prefilled = await fieldsOfLead(db, await storeOffer(db, { service }), "nl");
    return prefilled?.fields.lines.map(({ description }) => description);
  };
  expect(await described("webshop")).toEqual(["Webshop"]);
  expect(await described(ADS_SERVICE)).toEqual([""]);
});

it.each([
  [
    "a type is fixed with its parts; a part of something that can be left out goes with it",
    { website_type: "webshop", services: ["design", "seo", "hosting"], features: ["seo-extended"] },
    [
      "fixed: Webshop, 1499,00 once+",
      "fixed: Ontwerp (inbegrepen), 0,00 once+",
      "optional: Hosting, 15,00 month+",
      "optional: Uitgebreid SEO-pakket, SEO (inbegrepen),  once+",
    ],
  ],
  [
    "a website can be bought, as was asked, or rented",
    { website_type: "website", services: ["design"], features: ["booking"] },
    [
      "one_of: Bedrijfswebsite, 795,00 once+",
      "one_of: Starter: 4 tot 6 pagina’s, eigen ontwerp. Domein, hosting en onderhoud., 129,00 month",
      "fixed: Ontwerp (inbegrepen), 0,00 once+",
      "optional: Boekings- of reserveringssysteem,  once+",
    ],
  ],
  [
    "a subscription can be exchanged for the same site, bought",
    { website_type: "abonnement-starter", services: [], features: [] },
    [
      "one_of: Starter, 129,00 month+",
      "one_of: Complete website: 4 tot 6 pagina’s, eigen ontwerp. Domein, hosting en onderhoud kies je erbij., 995,00 once",
    ],
  ],
  [
    "what a subscription has in it is not offered twice",
    { website_type: "website", services: ["hosting"], features: [] },
    ["fixed: Bedrijfswebsite, 795,00 once+", "optional: Hosting, 15,00 month+"],
  ],
  [
    "what comes with the subscription that was asked would be missing from a purchase",
    { website_type: "abonnement-starter", services: ["hosting"], features: [] },
    ["fixed: Starter, 129,00 month+", "fixed: Hosting (inbegrepen), 0,00 once+"],
  ],
  [
    "without a type, everything can be left out",
    { website_type: "weet-ik-nog-niet", services: ["hosting"], features: [] },
    ["optional: Hosting, 15,00 month+"],
  ],
])("groups a configuration: %s", async (_what, changes, expected) => {
  const db = await openFresh();
  const columns = configuratorRequests.columns(configuratorRequests.schema.parse(configuration(changes)));
  const prefilled = await fieldsOfLead(db, await storeConfiguration(db, columns), "nl");
  const { groups = [], lines = [] } = prefilled?.fields ?? {};
  const kindOf = (group: string) => groups.find(({ key }) => key === group)?.kind;
  const said = lines.map(
    ({ group, description, price, per, ticked }) =>
      `${kindOf(group)}: ${description}, ${price} ${per}${ticked ? "+" : ""}`,
  );
  expect(said).toEqual(expected);
});
