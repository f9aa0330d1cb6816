import type { Email } from "postal-mime";
import { postConfiguration } from "../support/configurations.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { pdfText } from "../support/pdf-text.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER } from "../support/product.ts";
import { writeInto } from "../support/rich-text.ts";
import { linkIn, sendQuote } from "../support/sent-quote.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const CONFIGURATION = {
  name: "R. Smit",
  company: "Bakkerij Smit",
  industry: "bakker",
  website_type: "webshop",
  services: ["seo", "hosting"],
  features: ["landing-pages", "seo-extended"],
};
const PHONE = { width: 390, height: 844 };

function documentIn(mail: Email): string {
  const [file] = mail.attachments;
  if (file?.mimeType !== "application/pdf") throw new Error("No document in the mail");
  const content =
    typeof file.content === "string" ? Buffer.from(file.content) : Buffer.from(file.content as ArrayBuffer);
  return pdfText(content).replace(/\s+/g, " ");
}

test("the owner makes a quote of a configuration; the customer asks, agrees on a phone, and it is fixed for good", async ({
  page,
  browser,
  product,
  watch,
  expectTrouble,
}) => {
  test.slow();
  // The browser's console reports forms that come back with something to correct.
  expectTrouble(/409 \(Conflict\)/);
  expectTrouble(/422 \(Unprocessable Entity\)/);
  const email = someone();
  const { id: request } = await (await postConfiguration(product, { ...CONFIGURATION, email })).json();
  await signInBrowser(page.context(), product);
  await page.goto(`/admin/quotes/new?request=${request}`);
  await comeAlive(page);
  const line = page.getByRole("group", { name: "Regel 4" });
  await expect(line.getByLabel("Omschrijving")).not.toHaveValue("");
  await expect(page.getByRole("group", { name: "Regel 1", exact: true }).getByLabel("Omschrijving")).toHaveValue(
    "Webshop",
  );
  for (const row of await page.getByRole("group", { name: /^Regel/ }).all()) {
    const price = row.getByLabel("Prijs per stuk");
    if ((await price.inputValue()) === "") await price.fill("100");
  }
  await page.getByRole("button", { name: "Regel toevoegen" }).last().click();
  const added = page.getByRole("group", { name: /^Regel/ }).last();
  await expect(added.getByLabel("Omschrijving")).toBeFocused();
  await added.getByLabel("Omschrijving").fill("Fotografie in de bakkerij");
  await added.getByLabel("Aantal").fill("2,5");
  await added.getByLabel("Prijs per stuk").fill("80");
  await writeInto(
    page.getByRole("textbox", { name: "Inleiding" }),
    "Beste meneer Smit, dit wordt **uw winkel**.\n\n- Binnen een maand",
  );
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Bekijken en versturen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Zo ziet Bakkerij Smit de offerte/ })).toBeVisible();
  await expect(page.getByText("2,5 × € 80,00")).toBeVisible();
  await page.getByRole("link", { name: "Verder bewerken" }).click();
  await expect(page.locator("#intro")).toHaveValue(/dit wordt \*\*uw winkel\*\*\.\n\n- Binnen een maand$/);
  const late = await page.context().newPage();
  await late.goto(page.url());
  await expect(late.locator("#intro")).toHaveValue(/uw winkel/);
  await page.getByRole("button", { name: "Bekijken en versturen" }).click();
  await page.getByRole("button", { name: `Versturen naar ${email}` }).click();
  await expect(page.getByText("De offerte is verstuurd.")).toBeVisible();
  await expectNoAxeViolations(page);

  const mail = await awaitMail(product, email, /Je offerte van Weef/);
  expect(documentIn(mail)).toContain("Fotografie in de bakkerij");
  const phone = await browser.newContext({
    viewport: PHONE,
    locale: "en-GB",
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: "cookieConsent", value: "false" }] }],
    },
  });
  watch(phone);
  // A reader who follows the link while signed in at the desk is not the customer.
  const token = linkIn(mail).split("/").at(-1);
  const own = { headers: { Origin: product.url }, data: { token } };
  expect((await page.request.post("/api/quote-views", own)).status()).toBe(204);
  const stream = page.waitForResponse("**/api/desk/events");
  await page.reload();
  await stream;
  await expect(page.getByText("nog niet", { exact: true })).toBeVisible();
  const customer = await phone.newPage();
  await customer.goto(linkIn(mail));
  await expect(customer.getByRole("heading", { level: 1, name: "Offerte voor Bakkerij Smit" })).toBeVisible();
  await expect(customer.locator("html")).toHaveAttribute("lang", "nl");
  await expectNoOverflow(customer);
  await expect(page.getByText("Je offerte wordt bekeken", { exact: true })).toBeVisible();
  await expect(page.getByText("nog niet", { exact: true })).toHaveCount(0);
  await customer.getByText("Een vraag stellen").click();
  await customer.getByLabel("Je vraag").fill("Wanneer kunt u beginnen?");
  await customer.getByRole("button", { name: "Verstuur je vraag" }).click();
  await expect(customer.locator(":focus")).toContainText("Je vraag is verstuurd.");
  await expectNoAxeViolations(customer);
  const asked = await awaitMail(product, OWNER.email, /Vraag over offerte .* van Bakkerij Smit/);
  expect(asked.replyTo?.[0]?.address).toBe(email);
  expect(asked.text).toContain("Wanneer kunt u beginnen?");
  await writeInto(page.getByRole("textbox", { name: "Je antwoord" }), "**Volgende** week.");
  await page.getByRole("button", { name: "Verstuur antwoord" }).click();
  const answered = page.getByText("Je antwoord is verstuurd en staat bij de vraag.");
  await expect(answered).toBeVisible();
  expect((await awaitMail(product, email, /Antwoord op je vraag/)).html).toContain("<strong>Volgende</strong>");

  await customer.getByRole("button", { name: /^Akkoord met/ }).click();
  await expect(customer.getByRole("checkbox", { name: /Ik ga akkoord met deze offerte/ })).toBeFocused();
  await expect(customer.getByLabel("Je naam")).toHaveAccessibleDescription(/Vul je naam in\./);
  await expect(customer.getByText("Nog niet verstuurd.")).toBeInViewport({ ratio: 1 });
  const bar = customer.getByRole("complementary", { name: "Totaal" });
  await expect(bar.getByText("excl. btw", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await customer.getByLabel("Je naam").fill("Rob Smit");
  await customer.getByRole("checkbox", { name: /Ik ga akkoord met deze offerte/ }).check();
  await customer.getByRole("button", { name: /^Akkoord met/ }).dblclick();
  await expect(customer.getByRole("heading", { name: "Je bent akkoord. Fijn!" })).toBeVisible();
  await expect(customer.getByRole("button", { name: /^Akkoord met/ })).toHaveCount(0);
  await expectNoAxeViolations(customer);
  await phone.close();
  await expect(page.locator("h1 + p")).toHaveText("Akkoord");
  await expect(answered).toHaveCount(0);
  for (const [whom, subject] of [
    [email, /Je bent akkoord met offerte/],
    [OWNER.email, /Akkoord: offerte .* van Bakkerij Smit/],
  ] as const) {
    expect(documentIn(await awaitMail(product, whom, subject))).toContain("Rob Smit");
  }

  await late.getByLabel("Inleiding").fill("Toch maar duurder.");
  await late.getByRole("button", { name: "Opslaan", exact: true }).last().click();
  await expect(late.getByText("Deze offerte is al verstuurd en ligt vast.")).toBeVisible();
  await page.goto("/admin/quotes?state=agreed");
  await page
    .getByRole("link", { name: /Bakkerij Smit/ })
    .first()
    .click();
  await expect(page.getByText("Rob Smit").first()).toBeVisible();
  await expect(page.getByText("Wanneer kunt u beginnen?")).toBeVisible();
  await expect(page.getByText("Toch maar duurder.")).toHaveCount(0);
});

test("without JavaScript, a quote is written, sent and declined by plain forms, and everything typed stays", async ({
  product,
}) => {
  const email = someone();
  await postOfferRequest(product, offerRequestBody({ email }));
  const page = await (await PlainPage.ofOwner(product)).goto("/admin/quotes/new");
  page.fill({ Naam: "R. Smit", "E-mailadres": email, Omschrijving: "Webshop", "Prijs per stuk": "veel" });
  await page.press("Korting toevoegen");
  expect(page.value("Naam")).toBe("R. Smit");
  const discount = 'fieldset:has([name^="discount"])';
  page.fill({ Omschrijving: "Welkom", Hoeveel: "10" }, discount);
  await page.press("Groep toevoegen");
  const group = '[aria-label="Groep 2"]';
  await page.fill({ "Soort groep": "Kies er één" }, group).fill({ priced: "hosting" }).press("Toevoegen");
  expect(page.value("Prijs per stuk", group)).toBe("15,00");
  await page.fill({ priced: "quoteService" }).press("Toevoegen");
  for (const box of page.choices("line-ticked", group)) page.choose("line-ticked", box, group);
  await page.press("Herbereken");
  // The first of two ticked ones counts.
  expect(page.text("main")).toMatch(/Per maand€ 15,00.*Naar keuze € 15,00 tot € 139,00/);
  await page.press("Regel weghalen 3");
  await page.press("Groep opheffen 2");
  expect(page.value("line-group")).toBe("0");
  await page.press("Bekijken en versturen");
  expect(page.description("Prijs per stuk")).toContain("Vul een bedrag in; nul mag ook.");
  expect(page.value("Prijs per stuk")).toBe("veel");
  await page.fill({ "Prijs per stuk": "1.499" }).press("Bekijken en versturen");
  expect(page.text("main")).toContain("€ 1.349,10");
  await page.press("Versturen naar");
  expect(page.text("main")).toContain("De offerte is verstuurd.");
  // It is of no lead, but of somebody who has asked.
  expect(page.field("Bericht").tagName).toBe("TEXTAREA");

  await page.goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
  await page.fill({ Toelichting: "We wachten nog even." }).press("Ik ga niet akkoord");
  expect(page.text("main")).toContain("Kies wat de doorslag geeft.");
  expect(page.value("Toelichting")).toBe("We wachten nog even.");
  await page.check("Het komt nu niet uit").press("Ik ga niet akkoord");
  expect(page.text("main")).toMatch(/Je gaat niet akkoord.*Wat we hadden voorgesteld/);
  expect(page.text("main")).not.toContain("Wat we afspreken");
  const told = await awaitMail(product, OWNER.email, /Niet akkoord: offerte .* van R\. Smit/);
  expect(told.text).toContain("We wachten nog even.");
});

test("what a customer could not send stays, and the focus goes to what has to be corrected or to the message", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/422 \(Unprocessable Entity\)/);
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const email = someone();
  await sendQuote(product, email);
  await page.goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
  await comeAlive(page);
  const agree = page.getByRole("button", { name: /^Akkoord met/ });
  const box = page.getByRole("checkbox", { name: /Ik ga akkoord met deze offerte/ });
  const name = page.getByLabel("Je naam");
  const question = page.getByLabel("Je vraag");
  await agree.click();
  await expect(box).toBeFocused();
  await name.fill("Rob Smit");
  await expect(name).not.toHaveAccessibleDescription(/Vul je naam in\./);
  await expect(box).toHaveAccessibleDescription(/Vink dit aan/);
  await page.getByText("Niet akkoord", { exact: true }).click();
  await page.getByRole("button", { name: "Ik ga niet akkoord" }).click();
  await expect(page.getByRole("radio").first()).toBeFocused();

  await page.getByText("Een vraag stellen").click();
  await question.fill("Wanneer kunt u beginnen?");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Verstuur je vraag" }).click();
  await expect(page.getByRole("alert")).toContainText("We kunnen nu niet bij onze gegevens.");
  await expect(question).toHaveValue("Wanneer kunt u beginnen?");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Verstuur je vraag" }).click();
  const asked = page.getByRole("status").filter({ hasText: "Je vraag is verstuurd." });
  await expect(asked.locator("..")).toBeFocused();
  await expect(question).toHaveValue("");

  await expect(name).toHaveValue("Rob Smit");
  await box.check();
  await agree.click();
  await expect(page.locator(":focus")).toContainText("Je bent akkoord. Fijn!");
});

test("nobody but the desk sees quotes, and a wrong link tells nothing", async ({ product }) => {
  const email = someone();
  const id = await sendQuote(product, email);
  for (const place of ["", "/new", `/${id}`, `/${id}/preview`, `/${id}/document`, `/${id}.data`]) {
    for (const method of ["GET", "POST"]) {
      const body = method === "POST" ? new URLSearchParams({ do: "withdraw" }) : null;
      const answer = await fetch(`${product.url}/admin/quotes${place}`, { method, body, redirect: "manual" });
      const told = (answer.headers.get("Location") ?? "") + (await answer.text());
      expect(told, `${method} ${place}`).not.toContain(email);
      if (answer.status !== 405) expect(told, `${method} ${place}`).toContain("/admin/sign-in");
    }
  }
  const link = linkIn(await awaitMail(product, email, /Je offerte van Weef/));
  const right = await fetch(link);
  expect(right.status).toBe(200);
  expect(right.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(right.headers.get("Cache-Control")).toContain("no-store");
  const wrong = await fetch(link.slice(0, -2).concat("xx"));
  expect(wrong.status).toBe(404);
  expect(await wrong.text()).not.toContain("R. Smit");
  expect(product.log.join("\n")).not.toContain(link.split("/").at(-1));
});

test("a quote of six groups with forty lines each is saved and sent", async ({ product }) => {
  const email = someone();
  const lines = Array.from({ length: 240 }, (_, key) => [
    ["line-key", String(key)],
    ["line-group", String(Math.floor(key / 40))],
    ["line-ticked", String(key)],
    ["line-description", `Regel ${key}: een landingspagina voor één dienst, plaats of actie, op je bestaande site`],
    ["line-quantity", "1"],
    ["line-price", "1,00"],
    ["line-per", "once"],
  ]);
  const groups = Array.from({ length: 6 }, (_, key) => [
    ["group-key", String(key)],
    ["group-title", ""],
    ["group-kind", "optional"],
  ]);
  const customer = { do: "preview", customer_name: "R. Smit", email, language: "nl" };
  const body = new URLSearchParams([...Object.entries(customer), ...groups.flat(), ...lines.flat()]);
  const page = await PlainPage.ofOwner(product);
  await page.goto("/admin/quotes/new", { method: "POST", body });
  await page.press("Versturen naar");
  expect(page.text("main")).toContain("De offerte is verstuurd.");
  const mail = await awaitMail(product, email, /Je offerte van Weef/);
  expect(documentIn(mail)).toContain("Regel 239: een landingspagina");
});

test("on a phone the lists of quotes keep to one line, with the one that is shown in view @desktop", async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/quotes?state=withdrawn`);
  await comeAlive(page);
  const tabs = page.getByRole("navigation", { name: "Offertes", exact: true }).getByRole("link");
  await expect(tabs.filter({ hasText: "Ingetrokken" })).toBeInViewport({ ratio: 1 });
  await page.goto(`${product.url}/admin/quotes`);
  await expect(tabs.filter({ hasText: "Concept" })).toBeInViewport({ ratio: 1 });
  const tops = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});
