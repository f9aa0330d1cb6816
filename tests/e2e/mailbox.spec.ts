import { Dovecot, isDovecotInstalled } from "../support/dovecot.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { comeAlive } from "../support/visitor.ts";

const mail = (from: string, subject: string, ...lines: string[]) =>
  [
    `From: ${from}`,
    "To: hallo@weef.example",
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(/\W/g, "-")}@klant.example>`,
    ...(lines.length > 1 ? lines.slice(0, -1) : []),
    "",
    lines.at(-1) ?? "",
  ].join("\r\n");

test.skip(!isDovecotInstalled(), "There is no Dovecot on this machine");

test("mail from strangers is made a lead, put with whose it is, or dismissed, and the mailbox stays as it was", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  const dovecot = await Dovecot.start();
  try {
    const product = await startProduct({ IMAP_URL: dovecot.url(), IMAP_POLL_SECONDS: "5" });
    await postOfferRequest(product, offerRequestBody({ name: "Jan de Boer", email: "jan@boer.example" }));
    await signInBrowser(page.context(), product);
    await page.goto(`${product.url}/admin/mailbox`);
    await comeAlive(page);
    await expect(page.getByText("Verzonden mail staat in de map ‘Sent’.")).toBeVisible();
    await expect(page.getByText("Niets nieuws")).toBeVisible();

    dovecot.deliver(mail("Piet Pot <piet@pot.example>", "Een website voor de pottenbakkerij", "Wat kost dat?"));
    dovecot.deliver(mail("Jan <jan@prive.example>", "Nog een vraag", "Kan het ook in het blauw?"));
    dovecot.deliver(mail("Tante Truus <truus@thuis.example>", "Verjaardag zondag", "Kom je ook?"));
    dovecot.deliver(mail("nieuws@winkel.example", "Korting", "List-Id: <nieuws.winkel.example>", "Alles moet weg"));
    const tray = page.getByRole("region", { name: "Nieuw in de mailbox" });
    const row = (subject: string) => tray.getByRole("listitem").filter({ hasText: subject });
    await expect(row("Verjaardag zondag")).toContainText("Tante Truus <truus@thuis.example>");
    await expect(tray.getByText("1 bericht van een programma")).toBeVisible();
    const before = dovecot.contents();

    await row("Verjaardag zondag").getByRole("button", { name: "Niet voor hier" }).click();
    await expect(page.getByText("In de mailbox is niets veranderd.")).toBeVisible();
    await expect(row("Verjaardag zondag")).toHaveCount(0);

    await row("Nog een vraag").getByText("Kies zelf bij wie het hoort").click();
    const whose = row("Nog een vraag").getByLabel("Van wie is dit?");
    await whose.fill("Jan de Bakker");
    await row("Nog een vraag").getByRole("button", { name: "Zet bij deze persoon" }).click();
    await expect(whose).toHaveAccessibleDescription(/Zo iemand kent de desk niet/);
    await expect(whose).toHaveValue("Jan de Bakker");
    await expect(whose).toBeFocused();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await whose.fill("jan de boer");
    await whose.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jan de Boer");
    await expect(page.getByText("Kan het ook in het blauw?").first()).toBeVisible();

    await page.goto(`${product.url}/admin/mailbox`);
    await row("Een website voor de pottenbakkerij").getByRole("button", { name: "Maak er een lead van" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Piet Pot");
    await expect(page.getByText("Wat kost dat?").first()).toBeVisible();
    expect(dovecot.contents()).toEqual(before);
  } finally {
    await dovecot.stop();
  }
});
