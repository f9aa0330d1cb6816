import { expect, test } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { pdfText } from "../support/pdf-text.ts";
import { openDatabase } from "../support/product-database.ts";
import { fillIn, submit, thanks } from "../support/quote-form-page.ts";
import { comeAlive, openPage, someone, takeTime, toast } from "../support/visitor.ts";

const CLOCK = import.meta.resolve("../support/move-clock.ts");
const SENTENCE =
  "Binnen 24 uur heb je een prijs; vraag je het in het weekend, dan uiterlijk maandag om 10:00. Weten we nog te weinig, dan bellen of mailen we je eerst.";

for (const [evening, asked, due, said, shown] of [
  ["a Tuesday", "2026-11-24T19:00:00.000Z", "2026-11-25T17:00:00.000Z", "woensdag 25 november om 18:00", "wo 18:00"],
  ["a Friday", "2026-11-27T19:00:00.000Z", "2026-11-28T15:00:00.000Z", "zaterdag 28 november om 16:00", "za 16:00"],
  [
    "a Saturday",
    "2026-11-28T19:00:00.000Z",
    "2026-11-30T09:00:00.000Z",
    "maandag 30 november om 10:00, want zondag zijn we dicht",
    "ma 10:00",
  ],
] as const) {
  test(`who asks on ${evening} evening reads one moment on page, toast, card, mail, PDF and desk`, {
    tag: "@desktop",
  }, async ({ page, startProduct }) => {
    const product = await startProduct({ NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_STARTS_AT: asked });
    const [quoted, packaged] = [someone(), someone()];
    await openPage(page, `${product.url}/contact`, new Date(asked));
    await expect(page.getByText(SENTENCE).first()).toBeVisible();
    await fillIn(page, quoted);
    await submit(page).click();
    await expect(toast(page, "Aanvraag ")).toContainText("We nemen binnen 24 uur contact met je op.");
    await expect(thanks(page)).toBeVisible();
    const card = page.getByText(`Je prijs, of een telefoontje als we nog iets moeten weten, komt uiterlijk ${said}.`);
    await expect(card).toBeVisible();
    await expect(card.locator("time")).toHaveAttribute("datetime", due);
    const confirmation = await awaitMail(product, quoted, /is binnen/);
    expect(oneLine(confirmation.text)).toContain(`Je hoort van ons uiterlijk op ${said.replace(", ", " ")}`);

    await page.goto(`${product.url}/pakket-contact/starter`);
    await comeAlive(page);
    await page.getByRole("link", { name: "Of vul het formulier in" }).click();
    await page.getByLabel("Naam").fill("Jan Smit");
    await page.getByLabel("E-mailadres").fill(packaged);
    await takeTime(page);
    await page.getByRole("button", { name: "Aanvraag versturen" }).click();
    await expect(toast(page, "Aanvraag ")).toContainText("We nemen spoedig contact met je op.");
    await expect(page.getByText(`Je hoort van ons uiterlijk ${said}.`)).toBeVisible();
    const { attachments } = await awaitMail(product, packaged, /pakketaanvraag/);
    const [document] = attachments.map(({ content }) => oneLine(pdfText(Buffer.from(content as ArrayBuffer))));
    expect(document).toContain(`We bellen of mailen je uiterlijk ${said}.`);
    expect(document).toContain("Zijn je teksten en foto’s er, dan zie je binnen 48 uur de eerste versie.");

    await signInBrowser(page.context(), product);
    const database = openDatabase(product);
    const leads = database.prepare("select id, promised_at from leads").all();
    database.close();
    expect(leads.map(({ promised_at }) => promised_at)).toEqual([due, due]);
    for (const { id } of leads) {
      await page.goto(`${product.url}/admin/leads/${id}`);
      await expect(page.getByText(`Voor ${shown}`).first()).toBeVisible();
    }
  });
}

function oneLine(text: string | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ");
}
