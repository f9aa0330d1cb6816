import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import type { Product } from "../support/product.ts";
import { sendQuote } from "../support/sent-quote.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const requests = (page: Page) =>
  page.getByRole("list", { name: "Aanvragen van deze persoon, de nieuwste bovenaan" }).locator("> li");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens the page of the only lead with this name. */
async function openLead(page: Page, product: Product, name: string) {
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=${encodeURIComponent(name)}`);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  await comeAlive(page);
}

const DESKTOP = { tag: "@desktop" };

test(
  "the owner is asked whether two are one, makes them one, takes that back, and says no",
  DESKTOP,
  async ({ page, product }) => {
    const [home, work] = [someone(), someone()];
    await postOfferRequest(product, offerRequestBody({ name: "Kees Bos", email: home }));
    await postOfferRequest(product, offerRequestBody({ name: "C. Bos", email: work, phone: "06 87 65 43 21" }));
    await postOfferRequest(product, offerRequestBody({ name: "Kees van Huis", email: home, phone: "0687654321" }));
    await openLead(page, product, "Kees van Huis");
    const duplicates = page.getByRole("region", { name: "Is dit dezelfde persoon?" });
    await expect(duplicates).toContainText("Hetzelfde nummer: +31687654321");
    await expect(duplicates).toContainText(work);
    await expectNoAxeViolations(page);
    await duplicates.getByRole("button", { name: "Samenvoegen" }).click();
    await expect(page.getByText("Samengevoegd: alles staat nu op één tijdlijn.")).toBeVisible();
    await expect(requests(page)).toHaveCount(3);
    await expectNoAxeViolations(page);

    await page.getByText("Maak ongedaan").first().click();
    await page.getByRole("button", { name: "Maak ongedaan" }).click();
    await expect(requests(page)).toHaveCount(2);
    // Going back does not announce again what was undone.
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/leads\//);
    await page.goForward();
    await expect(requests(page)).toHaveCount(2);
    await duplicates.getByRole("button", { name: "Niet dezelfde" }).click();
    await expect(page.getByText("Onthouden: dit zijn twee personen.")).toBeVisible();
    await expect(duplicates).toHaveCount(0);
    await page.getByRole("link", { name: "Wijzigingen" }).click();
    await expect(page.getByText("Samenvoeging ongedaan gemaakt")).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoOverflow(page);
  },
);

test(
  "a client's question is answered at the desk, and stands on the page of the quote",
  DESKTOP,
  async ({ page, product }) => {
    const email = someone();
    const quote = await sendQuote(product, email);
    const { text = "" } = await awaitMail(product, email, /Je offerte/);
    const [link = ""] = /http:\/\/\S+\/offerte\/[\w-]{43}/.exec(text) ?? [];
    await page.goto(link);
    await page.getByText("Een vraag stellen").click();
    await page.getByLabel("Je vraag").fill("Kan het ook in mei?");
    await page.getByRole("button", { name: "Verstuur je vraag" }).click();
    await expect(page.getByText("Je vraag is verstuurd.")).toBeVisible();

    await signInBrowser(page.context(), product);
    await page.goto(`${product.url}/admin/quotes`);
    await expect(page.getByRole("region", { name: "Wacht op jouw antwoord" })).toContainText("Kan het ook in mei?");
    await page.goto(`${product.url}/admin/quotes/${quote}`);
    const answer = page.getByRole("textbox", { name: "Je antwoord" });
    await comeAlive(page);
    await answer.pressSequentially("Ja, vanaf de vierde.");
    await page.reload();
    await expect(answer).toHaveValue("Ja, vanaf de vierde.");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Verstuur antwoord" }).dblclick();
    await expect(page.getByText("Je antwoord is verstuurd en staat bij de vraag.")).toBeVisible();
    await expect(answer).toHaveCount(0);
    expect((await awaitMail(product, email, /Antwoord op je vraag/)).text).toContain("Ja, vanaf de vierde.");
    await page.goto(link);
    await expect(page.getByText("Ja, vanaf de vierde.")).toBeVisible();
    await expectNoAxeViolations(page);
  },
);
