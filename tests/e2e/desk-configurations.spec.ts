import { formatAmount } from "../../app/content/prices/price-facts.ts";
import { priceList } from "../../app/content/prices/price-list.ts";
import { postConfiguration } from "../support/configurations.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { someone } from "../support/visitor.ts";

const euros = (sum: number) => formatAmount({ euros: sum, isFrom: false }, "nl");

test("the owner finds configurations among the requests, with choices and totals, and takes one out of the suspects", async ({
  page,
  product,
}) => {
  const chosen = { website_type: "webshop", services: ["hosting"], features: ["landing-pages"], budget: "1000-2500" };
  await postConfiguration(product, { name: "R. Smeet", email: someone(), ...chosen });
  await postOfferRequest(product, offerRequestBody({ name: "Jan Smeet" }));
  await postConfiguration(product, { name: "Vlug Ding", email: someone(), leave_empty: "x", ...chosen });
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=smeet`);
  const leads = page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");
  await expect(leads.getByRole("heading", { level: 2 })).toHaveText(["Jan Smeet", "R. Smeet"]);
  await leads.last().getByRole("link", { name: "R. Smeet", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("R. Smeet");
  const lead = page.getByRole("main");
  for (const fact of [
    "Webshop",
    "Hosting",
    "€ 1.000 tot € 2.500",
    euros(priceList.webshopBasic.euros + priceList.extraLandingPage.euros),
    "Bevestiging aan klant",
    "Melding aan jou",
  ])
    await expect(lead).toContainText(fact);
  await lead.locator("summary", { hasText: "Configuratie" }).click();
  await lead.getByText("Prijsopbouw").click();
  await expect(lead.getByText(euros(priceList.extraLandingPage.euros))).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  await page.getByRole("link", { name: /^Verdacht \(\d+\)$/ }).click();
  await page.getByRole("button", { name: /Geen spam ?: Vlug Ding/ }).click();
  await expect(page.getByText("De aanvraag staat nu bij je aanvragen.")).toBeVisible();
  await page.getByRole("link", { name: "Naar de aanvragen" }).first().click();
  await expect(leads.first().getByRole("heading", { level: 2 })).toHaveText("Vlug Ding");
});
