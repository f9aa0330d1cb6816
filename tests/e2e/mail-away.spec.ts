import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { SmtpPeer } from "../support/smtp-peer.ts";

const COLLEAGUE = "cas@example.nl";

test("while the mail server is away, an invitation and a quote say that their mail is waiting @desktop", async ({
  page,
  startProduct,
}) => {
  const peer = await SmtpPeer.start();
  const product = await startProduct({ SMTP_URL: peer.url() });
  await peer.goDown();
  await signInBrowser(page.context(), product);

  await page.goto(`${product.url}/admin/users`);
  await page.getByLabel("E-mailadres").fill(COLLEAGUE);
  await page.getByRole("button", { name: "Verstuur uitnodiging" }).click();
  await expect(page.getByRole("alert")).toContainText("de mail kon nog niet weg. We blijven het proberen.");
  await expect(page.getByLabel("E-mailadres")).toHaveValue("");
  const invitation = page.getByRole("list", { name: "Open uitnodigingen" }).getByRole("listitem");
  await expect(invitation).toContainText("De mail kon nog niet weg, volgende poging");
  await expect(invitation).toContainText("De mailserver is niet bereikbaar.");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  const answer = await postOfferRequest(product, offerRequestBody({ name: "Wachtende Klant" }));
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${product.url}/admin/quotes/new?request=${id}`);
  const line = page.getByRole("group", { name: "Regel 1", exact: true });
  await line.getByLabel("Omschrijving").fill("Website");
  await line.getByLabel("Prijs per stuk").fill("995");
  await page.getByRole("button", { name: "Bekijken en versturen" }).click();
  await page.getByRole("button", { name: /^Versturen naar/ }).click();
  await expect(page.getByText("De offerte staat vast, maar de mail kon nog niet weg.")).toBeVisible();
  await page.goto(`${product.url}/admin`);
  const lead = page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");
  await expect(lead).toContainText("Nieuw");
  await expect(lead).not.toContainText("Beantwoord");
  const quote = lead.getByRole("listitem").filter({ hasText: "Offerte aan klant" });
  await expect(quote).toContainText("De mailserver is niet bereikbaar.");

  await peer.comeBack();
  await quote.getByRole("button", { name: "Nu versturen" }).click();
  await expect(page.getByText("De e-mail is verzonden.")).toBeVisible();
  await expect(lead).toContainText("Offerte uit");
  await expect(lead).toContainText("Beantwoord na");
  await expect(quote).toHaveCount(0);
});
