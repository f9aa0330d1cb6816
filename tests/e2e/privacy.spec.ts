import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { storedRequests } from "../support/product-database.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const EMAIL = "joris@wissink.example";

test("the owner hands out and erases what is kept of a person, without scripts too, and the log says so", async ({
  product,
}) => {
  await postOfferRequest(product, offerRequestBody({ name: "Joris Wissink", email: EMAIL }));
  await postOfferRequest(product, offerRequestBody({ name: "Kim Blijft", email: "kim@blijft.example" }));
  const page = await (await PlainPage.ofOwner(product)).goto("/admin/privacy");
  await page.fill({ who: "geen adres" }).press("Zoek op");
  expect(page.text("main")).toContain("Vul een heel e-mailadres of telefoonnummer in.");
  await page.fill({ who: EMAIL.toUpperCase() }).press("Zoek op");
  expect(page.text("main")).toContain(`Wat we hebben van ${EMAIL}`);
  const found = page.address;
  await page.press("Download alles");
  expect(page.headers.get("Content-Disposition")).toMatch(/filename="gegevens-\d{4}-\d\d-\d\d\.zip"/);

  await page.goto(found);
  await page.press("Wissen…");
  expect(page.text("main table")).toContain("Aanvragen1");
  await page.fill({ confirm: "kim@blijft.example" }).press("Wis voorgoed");
  expect(page.text("main")).toContain(`Dit is niet hetzelfde als ${EMAIL}.`);
  await page.fill({ confirm: EMAIL }).press("Wis voorgoed");
  expect(page.text("main")).toContain("Gewist. In het logboek staat dat het gebeurd is, niet van wie.");
  expect(storedRequests(product, EMAIL)).toEqual([]);
  expect(storedRequests(product, "kim@blijft.example")).toHaveLength(1);

  await page.goto("/admin/log?kind=person");
  expect(page.text("main")).toContain("wiste een persoon");
  expect(page.text("main")).toContain("haalde alle gegevens van een persoon op");
  expect(page.text("main")).not.toContain(EMAIL);
});

test("the owner ticks what only has the same number, without scripts too, and nothing else of others goes along", async ({
  product,
}) => {
  const [anna, bert] = [someone(), someone()];
  await postOfferRequest(product, offerRequestBody({ name: "Anna Bakker", email: anna, phone: "0600000000" }));
  await postOfferRequest(product, offerRequestBody({ name: "Bert Bouwman", email: bert, phone: "06-00000000" }));
  const page = await (await PlainPage.ofOwner(product)).goto(`/admin/privacy?who=${anna}`);
  expect(page.text("main table")).toContain("Aanvragen1");
  expect(page.field("Bert Bouwman").hasAttribute("checked")).toBe(false);
  expect(page.root.querySelectorAll("main [type=checkbox]")).toHaveLength(1);

  const found = "/admin/privacy?who=0600000000";
  for (const button of ["Download wat is aangevinkt", "Wissen…"]) {
    await (await page.goto(found)).press(button);
    expect(page.text("main")).toContain("Er is niets aangevinkt. Vink aan wat van deze persoon is.");
  }
  await (await page.goto(found)).check("Anna Bakker").press("Download wat is aangevinkt");
  expect(page.headers.get("Content-Disposition")).toContain(".zip");
  await (await page.goto(found)).check("Anna Bakker").press("Wissen…");
  expect(page.text("main")).toContain("Anna Bakker");
  expect(page.text("main")).not.toContain("Bert Bouwman");
  expect(page.text("main table")).toContain("Aanvragen1");
  await page.fill({ confirm: "+31600000000" }).press("Wis voorgoed");
  expect(page.text("main")).toContain("Gewist. In het logboek staat dat het gebeurd is, niet van wie.");
  expect(storedRequests(product, anna)).toEqual([]);
  expect(storedRequests(product, bert)).toHaveLength(1);
  await page.goto("/admin/log?kind=person");
  expect(page.text("main")).toContain("aangevinkt op alleen het nummer: 1");
});

test("what only has the same number can be ticked on the smallest screen", async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const [one, other] = [someone(), someone()];
  for (const email of [one, other])
    await postOfferRequest(product, offerRequestBody({ email, phone: "06 31 31 31 31" }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/privacy?who=${one}`);
  await comeAlive(page);
  const box = page.getByRole("group", { name: "Alleen hetzelfde nummer" }).getByRole("checkbox");
  await box.check();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Wissen…" }).click();
  await expect(page.getByRole("region", { name: "Aangevinkt, met alleen hetzelfde nummer" })).toContainText(other);
  await comeAlive(page);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole("textbox").fill(one);
  await page.getByRole("button", { name: "Wis voorgoed" }).click();
  await expect(page.getByText("Gewist. In het logboek staat dat het gebeurd is, niet van wie.")).toBeVisible();
  expect([storedRequests(product, one), storedRequests(product, other)]).toEqual([[], []]);
});

test("the owner sees what is deleted by itself, and has it done now", async ({ page, product, expectTrouble }) => {
  await signInBrowser(page.context(), product);
  await postOfferRequest(product, offerRequestBody({ email: "lot@blijft.example" }));
  await page.goto(`${product.url}/admin/privacy/erase?who=lot@blijft.example`);
  await comeAlive(page);
  expectTrouble(/status of 422/);
  await page.getByRole("textbox").fill("kim@blijft.example");
  await page.getByRole("button", { name: "Wis voorgoed" }).click();
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.goto(`${product.url}/admin/privacy?who=${EMAIL}`);
  await expect(page.getByRole("heading", { name: `We hebben niets van ${EMAIL}` })).toBeVisible();
  await comeAlive(page);
  const run = page.getByRole("button", { name: "Nu uitvoeren" });
  await run.click();
  await expect(page.getByRole("status").filter({ hasText: "De ronde is klaar." })).toBeVisible();
  await expect(run).toBeFocused();
  await page.locator("summary", { hasText: "Rondes" }).click();
  const rounds = page.getByRole("table", { name: "Rondes" }).getByRole("row");
  await expect(rounds).toHaveCount(3);
  await expect(rounds.nth(1)).toContainText("op verzoek");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.goto(`${product.url}/admin/log`);
  await expect(page.getByRole("listitem").filter({ hasText: "liet opruimen" }).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});
