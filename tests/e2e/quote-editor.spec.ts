import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const PHONE = { width: 390, height: 844 };

test("with the keyboard alone, rows come and go and the focus stays among them", { tag: "@desktop" }, async ({
  page,
  product,
}) => {
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/quotes/new`);
  await comeAlive(page);
  const description = (row: string) => page.getByRole("group", { name: row }).getByLabel("Omschrijving");
  const press = (name: string) => page.getByRole("button", { name }).press("Enter");
  await description("Regel 1").fill("Website");
  await press("Regel toevoegen");
  await expect(description("Regel 2")).toBeFocused();
  await page.keyboard.type("Hosting");
  const gone = (what: string) => page.getByRole("status").filter({ hasText: `Regel 1 is weggehaald: ${what}` });
  await press("Regel weghalen 1");
  await expect(gone("Website")).toBeFocused();
  await expect(description("Regel 1")).toHaveValue("Hosting");
  await press("Regel weghalen 1");
  await expect(gone("Hosting")).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Regel 1" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Regel 1 staat er weer" })).toBeAttached();
  await expect(description("Regel 1")).toHaveValue("Hosting");
  await description("Regel 1").fill("");
  await press("Regel weghalen 1");
  await expect(page.getByRole("button", { name: "Regel toevoegen" })).toBeFocused();
  await expect(gone("Hosting")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(description("Regel 1")).toBeFocused();
  await page.keyboard.type("Website");
  await page.getByLabel("Prijs per stuk").fill("1499");
  await page.locator("#customer_name").fill("R. Smit");
  await page.locator("#email").fill(someone());
  await press("Opslaan");
  await expect(page.getByText("Het concept is bewaard.")).toBeVisible();
  await page.getByRole("textbox", { name: "Inleiding" }).fill("Dag meneer Smit.");
  await press("Opslaan");
  await expect(page.locator(":focus")).toHaveText("Het concept is bewaard.");
});

test("a line that was taken away from a draft can be put back, and what is kept on the device follows", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  expectTrouble(/422 \(Unprocessable Entity\)/);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/quotes/new`);
  await comeAlive(page);
  const rows = page.getByRole("group", { name: /^Regel/ });
  await page.locator("#customer_name").fill("R. Smit");
  for (const [index, what] of ["Website", "Hosting", "Fotografie"].entries()) {
    if (index > 0) await page.getByRole("button", { name: "Regel toevoegen" }).click();
    await rows.nth(index).getByLabel("Omschrijving").fill(what);
  }
  const second = rows.nth(1);
  await second.getByLabel("Aantal").fill("12");
  await second.getByLabel("Prijs per stuk").fill("15,50");
  await second.getByLabel("Wanneer").selectOption("Per maand");
  const isWhole = async () => {
    await expect(rows).toHaveCount(3);
    await expect(second.getByLabel("Omschrijving")).toHaveValue("Hosting");
    await expect(second.getByLabel("Aantal")).toHaveValue("12");
    await expect(second.getByLabel("Prijs per stuk")).toHaveValue("15,50");
    await expect(second.getByLabel("Wanneer")).toHaveValue("month");
  };
  const remove = () => page.getByRole("button", { name: "Regel weghalen 2" }).click();
  const undo = page.getByRole("button", { name: "Ongedaan maken" });

  await remove();
  await undo.click();
  await isWhole();
  await page.reload();
  await comeAlive(page);
  await isWhole();
  await remove();
  await page.setViewportSize(PHONE);
  const heights = () =>
    Promise.all(
      ["Aantal", "Prijs per stuk"].map(async (label) => (await second.getByLabel(label).boundingBox())?.height),
    );
  const before = await heights();
  // An error in a row is shown at that row, whatever was removed before it, and leaves the field beside it as high as
  // it was.
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(second.getByLabel("Prijs per stuk")).toHaveAccessibleDescription("Vul een bedrag in; nul mag ook.");
  await expect(second.getByText("Vul een bedrag in; nul mag ook.")).toBeVisible();
  expect(await heights()).toEqual(before);
  await undo.click();
  await isWhole();
  await expect(rows.nth(2).getByLabel("Prijs per stuk")).toHaveAccessibleDescription("Vul een bedrag in; nul mag ook.");
  await remove();
  await page.reload();
  await comeAlive(page);
  await expect(rows).toHaveCount(2);
  await expect(second.getByLabel("Omschrijving")).toHaveValue("Fotografie");
});

test("on a phone the owner groups lines, takes some from the price list, and sees what every choice comes to @desktop", async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/quotes/new`);
  await comeAlive(page);
  await page.locator("#customer_name").fill("R. Smit");
  await page.locator("#email").fill(someone());
  const line = (place: number) => page.getByRole("group", { name: `Regel ${place}`, exact: true });
  const group = (place: number) => page.getByRole("group", { name: `Groep ${place}`, exact: true });
  await line(1).getByLabel("Omschrijving").fill("Webshop");
  await line(1).getByLabel("Prijs per stuk").fill("1499");
  await expect(group(1)).toHaveCount(0);
  await page.getByRole("button", { name: "Groep toevoegen" }).click();
  await expect(group(2).getByLabel("Titel van de groep")).toBeFocused();
  await page.keyboard.type("Kopen of huren");
  await group(2).getByLabel("Soort groep").selectOption("Kies er één");
  const priceList = page.getByRole("group", { name: "Voeg toe uit de prijslijst" });
  for (const name of ["hosting", "quoteService"]) {
    await priceList.getByLabel("Voeg toe uit de prijslijst").selectOption(name);
    await priceList.getByRole("button", { name: "Toevoegen" }).click();
  }
  await expect(line(3).getByLabel("Omschrijving")).toBeFocused();
  await expect(line(3).getByLabel("Omschrijving")).toHaveValue(/^Offerteservice: /);
  await expect(line(2).getByLabel("Prijs per stuk")).toHaveValue("15,00");
  await line(2).getByLabel("Vooraf aangevinkt").check();
  await line(3).getByLabel("Vooraf aangevinkt").check();
  await expect(line(2).getByLabel("Vooraf aangevinkt")).not.toBeChecked();
  const totals = page.getByRole("region", { name: "Totalen" });
  await expect(totals).toContainText("€ 139,00");
  await expect(totals).toContainText("Naar keuze € 15,00 tot € 139,00");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  await line(3).getByLabel("Groep").selectOption("1: Vast");
  // It stands before the line of the other group now.
  await expect(line(2).getByLabel("Groep")).toBeFocused();
  await page.getByLabel("Eerste versie op").fill("2026-01-01");
  await page.getByRole("button", { name: "Bekijken en versturen" }).click();
  await expect(page.getByText("Nog niet klaar om te versturen.")).toBeVisible();
  await expect(page.getByLabel("Eerste versie op")).toHaveAccessibleDescription(/Deze dag is voorbij\./);
  await expect(group(2).getByLabel("Soort groep")).toHaveAccessibleDescription(/minstens twee regels/);
  await expectNoAxeViolations(page);
  await page.getByLabel("Eerste versie op").fill("");
  await group(2).getByRole("button", { name: "Groep opheffen" }).click();
  await expect(page.getByRole("button", { name: "Groep toevoegen" })).toBeFocused();
  await expect(page.getByRole("group", { name: /^Regel/ })).toHaveCount(3);
  await page.reload();
  await comeAlive(page);
  await expect(page.getByRole("group", { name: /^Regel/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Bekijken en versturen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Zo ziet R\. Smit de offerte/ })).toBeVisible();
});
