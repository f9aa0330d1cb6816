import type { Page } from "@playwright/test";
import { delivery, GraphPeer, META_APP_SECRET, META_TOKEN, signature } from "../support/graph-peer.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMails } from "../support/mails-to.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER, type Product } from "../support/product.ts";
import { storedRequests } from "../support/product-database.ts";
import { SmtpPeer } from "../support/smtp-peer.ts";
import { comeAlive } from "../support/visitor.ts";

const VERIFY_TOKEN = "een-verificatietoken";
const WEBHOOK = "/functions/facebook-webhook";

let peer: GraphPeer;
test.beforeEach(async () => {
  peer = await GraphPeer.start();
});
test.afterEach(() => peer.stop());

const settings = () => ({
  META_VERIFY_TOKEN: VERIFY_TOKEN,
  META_APP_SECRET,
  META_ACCESS_TOKEN: META_TOKEN,
  META_GRAPH_URL: peer.url,
});

async function signIn(page: Page, { url }: Product) {
  await page.goto(`${url}/admin/meta-ads`);
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await page.getByLabel("Wachtwoord").fill(OWNER.password);
  await page.getByRole("button", { name: "Inloggen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Meta-advertenties" })).toBeVisible();
}

/** Tells the product of leads as Meta does. */
function tell({ url }: Product, body: string, header = signature(body)): Promise<Response> {
  return fetch(url + WEBHOOK, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Hub-Signature-256": header },
    body,
  });
}

test("Meta verifies the address, tells of leads signed, and each becomes a request once", async ({ startProduct }) => {
  const product = await startProduct(settings());
  const verify = (token: string) =>
    fetch(
      `${product.url}${WEBHOOK}?${new URLSearchParams({ "hub.mode": "subscribe", "hub.challenge": "1158201444", "hub.verify_token": token })}`,
    );
  const verified = await verify(VERIFY_TOKEN);
  expect([verified.status, await verified.text()]).toEqual([200, "1158201444"]);
  expect((await verify("iets anders")).status).toBe(403);

  peer.addLead("1001", { full_name: "Zoë Smit", email: "zoe@smit.example", "budget?": "1000-2500" });
  // Meta escapes non-ASCII letters: the signature covers these bytes.
  const body = delivery("1001", "1001").replace("{", String.raw`{"note":"Zo\u00eb \ud83e\uddf5",`);
  expect((await tell(product, body, signature(`${body} `))).status).toBe(403);
  expect((await tell(product, body, "")).status).toBe(403);
  const answers = await Promise.all([tell(product, body), tell(product, body), tell(product, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(() => storedRequests(product, "zoe@smit.example").length).toBe(1);
  expect(storedRequests(product)[0]).toMatchObject({ source: "meta-ads", message: "Budget? 1000-2500" });
  const [confirmation] = await awaitMails(product, "zoe@smit.example", 1);
  expect(confirmation?.text).toContain("1000-2500");
  const many = delivery(...Array.from({ length: 1_000 }, (_, index) => `20000000000000${index}`));
  expect(Buffer.byteLength(many)).toBeGreaterThan(64 * 1024);
  expect((await tell(product, many, "sha256=no")).status).toBe(403);
  expect((await tell(product, "x".repeat(1024 * 1024 + 1))).status).toBe(413);
  expect((await tell(product, "{")).status).toBe(400);
});

test("nothing answers for Meta before it is configured", async ({ product }) => {
  expect((await fetch(`${product.url}${WEBHOOK}?hub.mode=subscribe&hub.verify_token=&hub.challenge=1`)).status).toBe(
    503,
  );
  expect((await tell(product, delivery("1"))).status).toBe(503);
  expect((await fetch(product.url + WEBHOOK, { method: "PUT" })).status).toBe(405);
  expect((await fetch(`${product.url}/functions/test-meta-ads-emails`, { method: "POST" })).status).toBe(401);
  expect((await fetch(`${product.url}/functions/test-meta-ads-emails`)).status).toBe(405);
});

test("the owner sees on every page that the token has expired, takes the leads in with the next one, and sends test mails", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/Meta refuses the access token/);
  peer.token = null;
  peer.addLead("1001", { full_name: "Wachtende Lead", email: "wacht@lead.example" });
  const smtp = await SmtpPeer.start();
  const product = await startProduct({ ...settings(), SMTP_URL: smtp.url() });
  await tell(product, delivery("1001"));
  const [told] = await smtp.receives(1);
  expect(told?.envelope.to).toEqual([OWNER.email]);
  expect(told?.subject).toContain("Actie nodig");
  await signIn(page, product);
  await comeAlive(page);
  const banner = page.getByRole("region", { name: "De toegang tot Meta is verlopen" });
  await expect(banner).toContainText("Er wacht één lead bij Meta.");
  await expect(page.getByText("Verlopen sinds")).toBeVisible();
  await expect(page.getByText("De toegangssleutel is verlopen.")).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  peer.token = META_TOKEN;
  await page.getByRole("button", { name: "Nu controleren" }).click();
  await expect(page.getByText("Meta accepteert de toegangssleutel.")).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect.poll(() => storedRequests(product).map(({ name }) => name)).toEqual(["Wachtende Lead"]);
  // Two of these are the mails of the lead itself.
  await smtp.receives(3);

  const token = page.getByText(VERIFY_TOKEN);
  await expect(token).toBeHidden();
  await page.getByText("Toon", { exact: true }).click();
  await expect(token).toBeVisible();
  await expect(page.getByRole("button", { name: /Kopieer ?: Webhookadres/ })).toBeVisible();
  const submit = page.getByRole("button", { name: "Verstuur testmails" });
  expectTrouble(/status of 502/);
  smtp.refuse("recipient", "550 5.7.1 Relaying denied");
  await submit.click();
  await expect(page.getByText("❌ Fout bij verzenden", { exact: true })).toBeVisible();
  await expect(
    page.getByText("De mailserver weigert deze e-mail. (550 5.7.1 Relaying denied)", { exact: true }),
  ).toBeVisible();
  smtp.behave();
  const before = smtp.received.length;
  await submit.click();
  await expect(page.getByText("✅ Test emails verzonden!", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Verzonden" })).toBeVisible();
  const mails = (await smtp.receives(before + 2)).slice(before);
  expect(mails.map(({ envelope, subject }) => [envelope.to, subject])).toEqual([
    [[OWNER.email], "[Test] Je reactie op onze advertentie is binnen"],
    [[OWNER.email], "[Test] Nieuwe lead uit je advertentie: Test Lead"],
  ]);
  await smtp.goDown();
});

test("without scripts, the owner sends the test mails and tries a lead again", async ({ startProduct }) => {
  peer.misbehave({ status: 500, body: "" }, { about: /^1001$/, times: 1 });
  peer.addLead("1001", { full_name: "Jan Smit", phone_number: "0612345678" });
  const smtp = await SmtpPeer.start();
  const product = await startProduct({ ...settings(), SMTP_URL: smtp.url() });
  await tell(product, delivery("1001"));
  await expect.poll(() => peer.asked).toContain("1001");
  const page = await (await PlainPage.ofOwner(product)).goto("/admin/meta-ads");
  smtp.refuse("recipient", "550 5.7.1 Relaying denied");
  await page.press("Verstuur testmails");
  expect(page.text("main")).toContain(
    "❌ Fout bij verzenden: De mailserver weigert deze e-mail. (550 5.7.1 Relaying denied)",
  );
  smtp.behave();
  await page.press("Verstuur testmails");
  expect(page.text("main")).toContain("✅ Test emails verzonden!");
  await page.press("Opnieuw proberen");
  expect(page.text("main")).toContain("De lead wordt nu opnieuw opgehaald.");
  await expect.poll(() => storedRequests(product).map(({ name, email }) => [name, email])).toEqual([["Jan Smit", ""]]);
  await smtp.goDown();
});
