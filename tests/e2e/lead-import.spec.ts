import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { openFacts } from "../support/lead-page.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { ownMenu, signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { comeAlive, someone } from "../support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, exact: true });

async function upload(page: Page, text: string | Buffer, name = "leads.csv"): Promise<void> {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(text as Buffer) };
  await page.getByLabel("Bestand (.csv of .xlsx)").setInputFiles(file);
  await button(page, "Bekijk het bestand").click();
}

test("a file is checked, imported, known again and taken back", async ({ page, product, expectTrouble }) => {
  expectTrouble(/status of 422/);
  const [known, other] = [someone(), someone()];
  await postOfferRequest(product, offerRequestBody({ name: "Jan Bekend", email: known }));
  const file = [
    "Naam;Mailtje;Telefoon;Datum",
    `Jan;${known};;3-5-2026`,
    `Iris Invoer;${other};612345678;4 mei 2026`,
    "Zonder niets;;;",
    "Kees;kees@;;gisteren",
  ].join("\r\n");
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/leads/new`);
  await comeAlive(page);
  await page.getByRole("link", { name: "Meer leads? Importeer een bestand" }).click();
  await upload(page, "%PDF-1.7 dit is geen tabel", "leads.csv");
  await expect(page.getByText("Dit is geen CSV- of Excel-bestand, wat de naam ook zegt.")).toBeVisible();
  await expectNoAxeViolations(page);

  await upload(page, file);
  await expect(page.getByText("2 rijen staan klaar")).toBeVisible();
  await expect(page.getByLabel("Mailtje", { exact: true })).toHaveValue("email");
  await expect(page.getByText("hoort bij Jan Bekend")).toBeVisible();
  await expect(page.getByText("geen nummer en geen e-mailadres")).toBeVisible();
  await expect(page.getByText("het e-mailadres klopt niet; de datum is niet te lezen")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByLabel("Mailtje", { exact: true }).selectOption("Niet importeren");
  await expect(button(page, "Importeer 1 lead")).toBeVisible();
  await page.getByLabel("Mailtje", { exact: true }).selectOption("Naam");
  await page.getByLabel("Mailtje", { exact: true }).selectOption("Telefoonnummer");
  await expect(page.getByText("Twee kolommen zijn “Telefoonnummer”. Kies er één.")).toBeVisible();
  await page.getByLabel("Mailtje", { exact: true }).selectOption("E-mailadres");
  await expect(page.getByText("2 rijen staan klaar")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, "Importeer 2 leads").click();
  await expect(heading(page, "2 leads geïmporteerd")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download deze rijen" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("geen nummer en geen e-mailadres");
  const result = page.url();
  await page.getByRole("link", { name: "Bekijk de leads" }).click();
  await page.getByRole("link", { name: "Iris Invoer", exact: true }).click();
  await openFacts(page);
  await expect(page.getByText("0612345678").first()).toBeVisible();
  await expect(page.getByText("Geïmporteerd").first()).toBeVisible();

  await page.goto(`${product.url}/admin/leads/import`);
  await upload(page, Buffer.from(`\ufeff${file}`, "utf16le"), "Andere naam.csv");
  await expect(page.getByText("2 rijen zijn al geïmporteerd")).toBeVisible();
  await expect(button(page, /^Importeer/)).toHaveCount(0);
  await button(page, "Gooi weg").click();
  await expect(page.getByLabel("Bestand (.csv of .xlsx)")).toBeVisible();

  await page.goto(result);
  await comeAlive(page);
  await button(page, "Draai deze import terug").click();
  await expect(heading(page, "2 leads zijn verwijderd")).toBeVisible();
  await (await ownMenu(page)).getByRole("button", { name: "English" }).click();
  await comeAlive(page);
  await expect(heading(page, "2 leads were deleted")).toBeVisible();
});

test("a file is imported without scripts, and only as it was checked", async ({ product }) => {
  const page = await (await PlainPage.ofOwner(product)).goto("/admin/leads/import");
  await page.press("Bekijk het bestand");
  expect([page.status, page.description("Bestand")]).toEqual([422, expect.stringContaining("Kies een bestand.")]);
  const table = `Naam,Mail,Opmerking\nStien Stil,${someone()},Belt vrijdag`;
  await page.attach("Bestand", new File([table], "leads.csv")).press("Bekijk het bestand");
  await page.fill({ Opmerking: "Niet importeren" }).press("Importeer 1 lead");
  expect(page.text("main")).toContain("Je hebt de kolommen veranderd.");
  await page.fill({ Opmerking: "Notitie" }).press("Kijk opnieuw na");
  expect(page.text("main")).toContain("Belt vrijdag");
  await page.press("Importeer 1 lead");
  const heading = async () => (await page.goto(page.address)).text("h1, h2");
  await expect.poll(heading).toContain("1 lead geïmporteerd");
  await page.press("Draai deze import terug");
  await expect.poll(heading).toContain("1 lead is verwijderd");
});
