import type { Page } from "@playwright/test";
import { agreedProject } from "../support/agreed-project.ts";
import { chat, open, option } from "../support/chat-widget.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, openPage, someone, takeTime } from "../support/visitor.ts";

const SETTINGS = "/admin/site/appointments";
const BOOK = "Leg deze tijd vast";

/** Opens a part of the form of the desk. */
const unfold = (page: Page, name: string) => page.locator("details.site-section > summary", { hasText: name }).click();

/** Lets visitors book calls and visits, too. */
async function offerMore(product: Product): Promise<void> {
  const page = await (await PlainPage.ofOwner(product)).goto(SETTINGS);
  for (const kind of ["call", "visit"]) page.root.querySelector(`[name="${kind}.isOn"]`)?.setAttribute("checked", "");
  await page.press("Publiceer");
  expect(page.text("main")).toContain("Gepubliceerd.");
}

test("the desk switches a kind on, on a phone, and a visitor chooses it and books", { tag: "@phone" }, async ({
  page,
  startProduct,
}) => {
  test.slow();
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  await page.goto(product.url + SETTINGS);
  await comeAlive(page);
  await unfold(page, "Bellen");
  await page.getByRole("group", { name: "Bellen" }).getByLabel("Te boeken").check();
  await unfold(page, "Kennismaking bij de klant");
  await page.getByRole("group", { name: "Kennismaking bij de klant" }).getByLabel("Te boeken").check();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeVisible();
  await page.context().clearCookies();

  const email = someone();
  await openPage(page, `${product.url}/afspraak`);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByRole("link", { name: /Kennismaken bij jou\s*60 minuten/ }).click();
  await page.getByLabel("Plaats").fill("Hengelo");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Kies een moment" }).click();
  await expect(page).toHaveURL(/soort=visit/);
  await comeAlive(page);
  const main = page.getByRole("main");
  await page.getByRole("group", { name: "Tijd" }).getByRole("radio").first().check();
  await main.getByLabel("Naam").fill("Jan Smit");
  await main.getByLabel("E-mailadres").fill(email);
  await main.getByLabel("Straat en huisnummer").fill("Dorpsstraat 1");
  await expectNoAxeViolations(page);
  await takeTime(page);
  await page.getByRole("button", { name: BOOK }).click();
  await expect(page.getByText("We komen naar je toe: Dorpsstraat 1, Hengelo.")).toBeVisible();
  await expectNoOverflow(page);
  const { text } = await awaitMail(product, email, /staat vast/);
  expect(text).toContain("Bij jou: Dorpsstraat 1, Hengelo");
  expect(text).toContain("60 minuten");
});

test("in the chat, the kind is asked first, then what it needs, and what is booked is mailed", async ({
  page,
  startProduct,
}) => {
  test.slow();
  const product = await startProduct();
  await offerMore(product);
  const email = someone();
  await openPage(page, `${product.url}/privacy`);
  await open(page);
  await option(page, "Afspraak maken").click();
  const panel = chat(page).getByRole("region", { name: "Plan je afspraak" });
  await expect(panel.getByRole("button", { name: BOOK })).toHaveCount(0);
  await panel.getByRole("button", { name: /Kennismaken bij jou\s*60 minuten/ }).click();
  await panel.getByLabel("Plaats").fill("Hengelo");
  await panel.getByRole("button", { name: "Kies een moment" }).click();
  for (const name of ["Datum", "Tijd"]) await panel.getByLabel(name).selectOption({ index: 1 });
  await panel.getByLabel("Naam").fill("Jan Smit");
  await panel.getByLabel("E-mailadres").fill(email);
  await expectNoAxeViolations(page);
  await takeTime(page);
  await panel.getByRole("button", { name: BOOK }).click();
  await expect(panel.getByText("Vul je straat en huisnummer in.")).toBeVisible();
  await panel.getByLabel("Straat en huisnummer").fill("Dorpsstraat 1");
  await panel.getByRole("button", { name: BOOK }).click();
  await expect(chat(page).getByText("We komen naar je toe: Dorpsstraat 1, Hengelo.")).toBeVisible();
  const { text } = await awaitMail(product, email, /staat vast/);
  expect(text).toContain("Bij jou: Dorpsstraat 1, Hengelo");
});

test("without JavaScript, a kind is a link, a place a form, and what is missing is said beside its field", async ({
  startProduct,
}) => {
  const product = await startProduct();
  await offerMore(product);
  const email = someone();
  const page = await new PlainPage(product).goto("/afspraak");
  expect(page.root.querySelectorAll("link[rel=canonical]").map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/\/afspraak$/),
  ]);
  expect(page.root.querySelector("[name=time]")).toBeNull();
  await page.follow("Bellen");
  page.choose("time", page.choices("time")[0] ?? "");
  await page.fill({ Naam: "Jan Smit", "E-mailadres": email }).press(BOOK);
  expect(page.description("Telefoonnummer")).toContain("Vul het nummer in dat we bellen.");
  page.choose("time", page.choices("time")[0] ?? "");
  await page.fill({ Telefoonnummer: "06 12345678" }).press(BOOK);
  expect(page.text("main")).toContain("15 minuten");
  expect(page.text("main")).toContain("We bellen je op 06 12345678");
});

test("without JavaScript, the page of a project leads to its intake, for which the details are known", async ({
  product,
}) => {
  const email = someone();
  const path = await agreedProject(product, email);
  const page = await new PlainPage(product).goto(path);
  await page.follow("Kies een moment");
  await page.check("Bij ons").press("Kies een moment");
  expect(page.value("E-mailadres")).toBe(email);
  page.choose("time", page.choices("time")[0] ?? "");
  await page.press(BOOK);
  expect(page.text("main")).toContain("Intake, 60 minuten");
  await page.goto(path);
  // A visitor has no intake.
  const stranger = await new PlainPage(product).goto("/afspraak?soort=intake");
  expect(stranger.root.querySelector("[name=kind]")?.getAttribute("value")).toBe("meet");
});
