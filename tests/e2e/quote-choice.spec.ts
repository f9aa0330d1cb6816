import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail, mailsTo } from "../support/mails-to.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER } from "../support/product.ts";
import { CHOICES, linkIn, sendNewVersion, sendQuote } from "../support/sent-quote.ts";
import { comeAlive, someone } from "../support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the customer chooses on a phone, sees the sums follow, and agrees to just that", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/422 \(Unprocessable Entity\)/);
  const email = someone();
  await sendQuote(product, email, {}, CHOICES);
  await page.goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
  await comeAlive(page);
  const agree = page.getByRole("button", { name: /^Akkoord met/ });
  await expect(agree).toHaveText("Akkoord met € 1.245 eenmalig en € 15 per maand");
  await expectNoAxeViolations(page);

  await page.getByRole("radio", { name: /in abonnement/ }).check();
  await page.getByRole("checkbox", { name: /Fotografie/ }).uncheck();
  const total = page.getByRole("complementary", { name: "Totaal" });
  await expect(total).toContainText("€ 144,00");
  await expect(total).not.toContainText("Eenmalig");
  await expect(agree).toHaveText("Akkoord met € 144 per maand");
  await page.getByRole("checkbox", { name: /Logo/ }).check();
  await expect(agree).toHaveText("Akkoord met € 450 eenmalig en € 144 per maand");
  await expectNoOverflow(page);

  await agree.click();
  await expect(page.getByRole("checkbox", { name: /Ik ga akkoord/ })).toBeFocused();
  await expect(page.getByRole("radio", { name: /in abonnement/ })).toBeChecked();
  await page.getByRole("checkbox", { name: /Ik ga akkoord/ }).check();
  await page.getByLabel("Je naam").fill("Rob Smit");
  await agree.click();
  await expect(page.getByRole("heading", { name: "Je bent akkoord. Fijn!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Kies een moment voor de intake" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("Website, in abonnement");
  await expect(main).not.toContainText("Fotografie");
  await expectNoAxeViolations(page);
  // The owner is told of other customers too.
  const told = async () => (await mailsTo(product, OWNER.email)).find(({ text }) => text?.includes(email))?.text;
  await expect.poll(async () => (await told())?.replace(/\s/g, " ")).toContain("€ 450,00 excl. btw");
});

test("a customer who agrees to a version that was just replaced gets the newest one, with choice and name kept", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/409 \(Conflict\)/);
  const email = someone();
  const id = await sendQuote(product, email, {}, CHOICES);
  await page.goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
  await comeAlive(page);
  await page.getByRole("radio", { name: /in abonnement/ }).check();
  await page.getByRole("checkbox", { name: /Logo/ }).check();
  await page.getByRole("checkbox", { name: /Ik ga akkoord/ }).check();
  await page.getByLabel("Je naam").fill("Rob Smit");
  await sendNewVersion(product, id);

  const agree = page.getByRole("button", { name: /^Akkoord met/ });
  await agree.click();
  await expect(page.getByRole("alert")).toContainText("De offerte is veranderd sinds je deze pagina opende.");
  await expect(page.getByText(/^Offerte \d{4}-\d{4}-2$/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /in abonnement/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Logo/ })).toBeChecked();
  await expect(page.getByLabel("Je naam")).toHaveValue("Rob Smit");
  await expect(agree).toHaveText("Akkoord met € 700 eenmalig en € 144 per maand");
  await expectNoAxeViolations(page);
  await page.getByRole("checkbox", { name: /Ik ga akkoord/ }).check();
  await agree.click();
  await expect(page.getByRole("heading", { name: "Je bent akkoord. Fijn!" })).toBeVisible();
});

test("without JavaScript the sums are worked out on request, and nobody agrees to sums that were not shown", async ({
  product,
}) => {
  const email = someone();
  await sendQuote(product, email, {}, CHOICES);
  const page = await new PlainPage(product).goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
  const shown = () => page.text("form button").replace(/\s/g, " ");
  page.choose("chosen", "2").uncheck("Fotografie");
  page.fill({ "Je naam": "Rob Smit" }).check("Ik ga akkoord met deze offerte");
  await page.press("Akkoord met");
  expect(page.status).toBe(409);
  expect(page.text("main")).toContain("Het bedrag is bijgewerkt naar je keuze.");
  expect(shown()).toContain("Akkoord met € 144 per maand");
  expect(page.value("Je naam")).toBe("Rob Smit");

  await page.check("Logo").press("Reken opnieuw");
  expect(page.status).toBe(200);
  expect(shown()).toContain("Akkoord met € 450 eenmalig en € 144 per maand");
  expect(page.value("Je naam")).toBe("Rob Smit");
  await page.check("Ik ga akkoord met deze offerte").press("Akkoord met");
  expect(page.text("main")).toMatch(/Je bent akkoord.*Website, in abonnement.*Planning/);
});
