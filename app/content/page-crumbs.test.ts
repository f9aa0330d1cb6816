import { expect, it } from "vitest";
import { pageCrumbs } from "./page-crumbs";
import { sharedCopy } from "./shared-copy.server";

const site = { siteUrl: "https://weef.example", language: "en", texts: sharedCopy("en") } as const;

it("leads from the home page to a page, with the names and addresses of its language", () => {
  expect(pageCrumbs(site, "prices", { name: "Starter", path: "/packages/starter" })).toMatchObject({
    itemListElement: [
      { position: 1, name: site.texts["page.home"], item: "https://weef.example/en" },
      { position: 2, name: site.texts["page.prices"], item: "https://weef.example/en/prijzen" },
      { position: 3, name: "Starter", item: "https://weef.example/en/packages/starter" },
    ],
  });
});
