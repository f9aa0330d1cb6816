import { Dovecot, isDovecotInstalled } from "../support/dovecot.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { OWNER } from "../support/product.ts";
import { SmtpPeer } from "../support/smtp-peer.ts";
import { comeAlive } from "../support/visitor.ts";

const PATH = "/admin/settings/mail";

test.skip(!isDovecotInstalled(), "There is no Dovecot on this machine");

test("the owner enters the mail servers, mends what is wrong, and mail goes out by them without a restart", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  const dovecot = await Dovecot.start();
  const { username, password, port } = new URL(dovecot.url());
  const credentials = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  const peer = await SmtpPeer.start({ credentials });
  try {
    const product = await startProduct();
    await signInBrowser(page.context(), product);
    await page.goto(product.url + PATH);
    await comeAlive(page);
    const state = page.getByRole("region", { name: "Nu in gebruik" });
    await expect(state).toContainText("Mails worden als bestand op de server bewaard");
    await expectNoAxeViolations(page);

    const providers = page.getByRole("navigation", { name: "Waar staat je mail?" });
    await providers.getByRole("link", { name: "TransIP" }).click();
    await expect(
      page.getByText("Het wachtwoord is dat van die mailbox, niet dat van je account bij TransIP."),
    ).toBeVisible();
    await page.getByText("Bekijk of verander de servers").click();
    const sending = page.getByRole("group", { name: "Versturen (SMTP)" });
    await expect(sending.getByLabel("Servernaam")).toHaveValue("smtp.transip.email");
    await page.getByLabel("Gebruikersnaam", { exact: true }).fill(credentials.user);
    await providers.getByRole("link", { name: "Een andere" }).click();
    await expect(sending.getByLabel("Servernaam")).toHaveValue("");
    const reading = page.getByRole("group", { name: "Lezen (IMAP)" });
    for (const [group, at] of [
      [sending, new URL(peer.url()).port],
      [reading, port],
    ] as const) {
      await group.getByLabel("Servernaam").fill("127.0.0.1");
      await group.getByLabel("Poort").fill(at);
      await group.getByLabel("Beveiliging").selectOption("starttls");
    }
    const secret = page.getByLabel("Wachtwoord", { exact: true });
    await secret.fill("verkeerd");
    const submit = page.getByRole("button", { name: "Probeer het en bewaar" });
    await submit.click();
    await expect(secret).toHaveAccessibleDescription(/klopt niet|weigert/);
    await expect(secret).toBeFocused();
    await expect(secret).toHaveValue("verkeerd");
    await expect(page.getByLabel("Gebruikersnaam", { exact: true })).toHaveValue(credentials.user);
    await expect(page.getByText("De mailserver zei: 535 5.7.8 Authentication failed")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);

    await secret.fill(credentials.password);
    peer.hang("connect");
    await submit.click();
    await expect(page.getByText(`sturen een testmail naar ${OWNER.email}…`)).toBeVisible();
    await expect(page.getByText("De mailbox is geopend.")).toBeVisible();
    peer.behave();
    await expect(page.getByText("Het werkt, en is bewaard.")).toBeVisible();
    await expect(state).toContainText(`door ${OWNER.email}`);
    expect(peer.received.map(({ subject }) => subject)).toEqual(["De mail van je website werkt"]);
    await expect(secret).toHaveValue("");
    expect(await page.content()).not.toContain(credentials.password);

    await postOfferRequest(product, offerRequestBody({ name: "Anna Jansen", email: "anna@klant.example" }));
    await peer.receives(3);
    expect(peer.received.flatMap(({ envelope }) => envelope.to)).toEqual(
      expect.arrayContaining(["anna@klant.example", OWNER.email]),
    );
    await page.goto(`${product.url}/admin/mailbox`);
    await expect(page.getByText("Verzonden mail staat in de map ‘Sent’.")).toBeVisible();
    expect(product.log.join("\n")).not.toContain(credentials.password);

    await page.goto(product.url + PATH);
    await page.getByText("Haal deze instellingen weg").click();
    await page.getByRole("button", { name: "Ja, haal ze weg" }).click();
    await expect(state).toContainText("Er wordt geen mailbox gelezen.");
  } finally {
    await peer.goDown();
    await dovecot.stop();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a provider fills the form, and what was typed stays, but for the password @desktop", async ({
    page,
    startProduct,
    expectTrouble,
  }) => {
    expectTrouble(/status of 422/);
    const product = await startProduct({ IMAP_URL: "imap://a:b@127.0.0.1:1" });
    await signInBrowser(page.context(), product);
    await page.goto(product.url + PATH);
    await expect(page.getByText("Staat vast op de server, in IMAP_URL.")).toBeVisible();
    await page.getByRole("link", { name: "Hostnet" }).click();
    await page.getByText("Bekijk of verander de servers").click();
    await expect(page.getByLabel("Servernaam")).toHaveValue("smtp.hostnet.nl");
    await page.getByLabel("Servernaam").fill("smtp.weef.invalid");
    await page.getByLabel("Wachtwoord").fill("geheim");
    await page.getByRole("button", { name: "Probeer het en bewaar" }).click();
    await expect(page.getByLabel("Servernaam")).toHaveAccessibleDescription(/De naam smtp.weef.invalid bestaat niet/);
    await expect(page.getByLabel("Wachtwoord")).toHaveValue("");
    await expect(page.getByText("Typ het wachtwoord opnieuw: na het laden")).toBeVisible();
  });
});
