import type { Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { businessFacts } from "../../app/content/business-facts.ts";
import { nl } from "../../app/content/site/meta-ads/nl.ts";
import { fill } from "../../app/lib/text/fill.ts";
import { expect, expectNoOverflow, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { storedRequests } from "../support/product-database.ts";
import { openPage, someone, stopClock, takeTime, toast } from "../support/visitor.ts";

const PAGE = "/meta-ads";
const SERVICE = "Website/Webshop via Meta Ads";

const submit = (page: Page) => page.getByRole("button", { name: "Gratis offerte aanvragen" });
const invitation = (page: Page) => page.getByRole("heading", { name: fill(nl.form.title, businessFacts("nl")) });
const card = (page: Page) => page.getByRole("heading", { name: "Aanvraag verzonden!" });

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Naam").fill("Jan Smit");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Bericht").fill("Bel me na vijven");
}

test("a lead is confirmed for 30 seconds, then the form comes back empty", async ({ page, product }) => {
  const email = someone();
  await openPage(page, PAGE);
  await expect(invitation(page)).toBeVisible();
  await fillIn(page, email);
  await takeTime(page);
  await stopClock(page, submit(page));
  await submit(page).click();
  await expect(toast(page, "Aanvraag verzonden!")).toContainText(
    `We nemen binnen ${business.answerWithinHours} uur contact met je op.`,
  );
  await expect(card(page)).toBeFocused();
  await expect(
    page.getByText(/^We bellen of mailen je uiterlijk \w+dag \d+\s\w+ om \d?\d:00(, want .+ dicht)?\.$/),
  ).toBeVisible();
  await expect(invitation(page)).toHaveCount(0);
  await expectNoOverflow(page);
  await page.clock.runFor(29_000);
  await expect(card(page)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByLabel("Naam")).toHaveValue("");
  await expect(page.getByLabel("Bericht")).toHaveValue("");
  expect(storedRequests(product, email)).toMatchObject([
    { service: SERVICE, company: null, message: "Bel me na vijven", source: "meta-ads-landing", status: "new" },
  ]);
  await page.clock.resume();
});

test("without JavaScript, a lead is stored as from the advertisement, and confirmed", async ({ product }) => {
  const email = someone();
  const page = await new PlainPage(product).goto(PAGE);
  page.fill({ Naam: "Jan Smit", "E-mailadres": email, Bericht: "Bel me na vijven" });
  await page.press("Gratis offerte aanvragen");
  expect(page.text("main")).toContain("Aanvraag verzonden!");
  expect(storedRequests(product, email)).toMatchObject([{ service: SERVICE, source: "meta-ads-landing" }]);
});
