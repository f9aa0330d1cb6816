import { business } from "../../app/content/business.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { fillIn, openForm, submit, thanks } from "../support/quote-form-page.ts";
import { SmtpPeer } from "../support/smtp-peer.ts";
import { storedRequests } from "../support/stored-requests.ts";
import { comeAlive, comeTo, openPage, someone, stopClock, takeTime, toast } from "../support/visitor.ts";

test("a visitor asks for a quote and hears when it comes", async ({ page, product }) => {
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  await submit(page).click();
  await expect(toast(page, "🎉 Aanvraag verzonden!")).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText(/uiterlijk \w+dag \d+\s\w+ om \d?\d:\d\d/)).toBeVisible();
  await expectNoOverflow(page);
  expect(storedRequests(product, email)).toEqual([
    {
      submission_id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: "Jan Smit",
      email,
      phone: "06 12 34 56 78",
      service: "webshop",
      company: null,
      message: null,
      source: "contact",
      language: "nl",
      status: "new",
      attribution: expect.stringContaining('"landing":"/contact"'),
    },
  ]);
  await toast(page, "🎉").getByRole("button", { name: "Melding sluiten" }).click();
  await expect(toast(page, "🎉")).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("an English page answers in English, whatever the browser speaks", { tag: "@desktop" }, async ({
  page,
  product,
}) => {
  const email = someone();
  await openForm(page, "/en/contact");
  await page.getByLabel("Name", { exact: true }).fill("Jo Baker");
  await page.getByLabel("E-mail address", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Request a free quote" }).click();
  await expect(toast(page, "🎉 Request sent!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank you for your request" })).toBeFocused();
  await expect(page.getByText(/no later than \w+day \d+\s\w+ at \d?\d:\d\d/)).toBeVisible();
  expect(storedRequests(product, email)).toMatchObject([{ phone: null, service: null, language: "en" }]);
});

test("a missing name and e-mail address are pointed out, and nothing is sent", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await openForm(page);
  await page.getByLabel("Telefoonnummer").fill("06 12 34 56 78");
  await submit(page).click();
  await expect(toast(page, "Oeps! 😅")).toContainText("Vul je naam en e-mailadres in.");
  await expect(page.getByLabel("Naam")).toBeFocused();
  await expect(page.getByLabel("Naam")).toHaveAccessibleDescription("Vul je naam in.");
  await expect(page.getByLabel("E-mailadres")).toHaveAccessibleDescription("Vul je e-mailadres in.");
  await expectNoOverflow(page);
  await page.getByLabel("Naam").fill("Jan Smit");
  await expect(page.getByText("Vul je naam in.")).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByLabel("E-mailadres")).toBeFocused();
  await toast(page, "Oeps! 😅").getByRole("button", { name: "Melding sluiten" }).click();
  await expect(toast(page, "Oeps! 😅")).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(posts).toEqual([]);
});

test("a late mail is told, and the request stands", { tag: "@desktop" }, async ({ page, startProduct }) => {
  test.slow();
  const peer = await SmtpPeer.start();
  peer.hang("connect");
  const product = await startProduct({ SMTP_URL: peer.url() });
  await openForm(page, `${product.url}/contact`);
  await fillIn(page, "jan@smit.example");
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Bezig met verzenden..." })).toBeDisabled();
  await expect(page.getByLabel("Naam")).toBeDisabled();
  await expect(toast(page, "⚠️ Aanvraag opgeslagen")).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText("laat nog op zich wachten")).toBeVisible();
  expect(storedRequests(product)).toHaveLength(1);
  await peer.goDown();
});

test("a form that is filled in faster than a person can is answered alike, and kept as spam", {
  tag: "@desktop",
}, async ({ page, product }) => {
  const email = someone();
  await page.goto("/contact");
  await comeAlive(page);
  await comeTo(page.locator("form[action='/api/offer-requests']"));
  await page.evaluate((address) => {
    const fill = (name: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (!field) throw new Error(`No field ${name}`);
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    fill("name", "Jan Smit");
    fill("email", address);
    document.querySelector<HTMLFormElement>("form[action='/api/offer-requests']")?.requestSubmit();
  }, email);
  await expect(thanks(page)).toBeVisible();
  expect(storedRequests(product, email)).toMatchObject([{ status: "spam" }]);
});

test("where the visitor came from goes with the request, over documents, and no earlier into storage", {
  tag: "@desktop",
}, async ({ page, product }) => {
  const email = someone();
  const storage = () => page.evaluate(() => Object.keys(sessionStorage));
  await page.clock.install();
  // A page that is left again before its scripts have started tells it too.
  await page.goto("/?utm_source=nieuwsbrief&utm_medium=mail");
  expect(await storage()).not.toContain("entrance");
  await page.goto("/contact");
  await comeAlive(page);
  await fillIn(page, email);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const [stored] = storedRequests(product, email);
  expect(JSON.parse(stored?.attribution ?? "")).toMatchObject({
    first: { landing: "/", utm_source: "nieuwsbrief", utm_medium: "mail" },
    last: { utm_source: "nieuwsbrief" },
  });
  expect(await page.context().cookies()).toEqual([]);
});

test("on the location page the thanks stay", { tag: "@desktop" }, async ({ page, product }) => {
  const email = someone();
  await openForm(page, "/locatie");
  await fillIn(page, email);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Nieuwe aanvraag" })).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(thanks(page)).toBeVisible();
  expect(storedRequests(product, email)).toMatchObject([{ source: "locatie-page" }]);
});

test("a double click asks once", async ({ page, product }) => {
  const email = someone();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await openForm(page);
  await fillIn(page, email);
  await submit(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(storedRequests(product, email)).toHaveLength(1);
});

test("after 30 seconds there is room for a new request, with an id of its own", { tag: "@desktop" }, async ({
  page,
  product,
}) => {
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  await stopClock(page, submit(page));
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(29_000);
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(thanks(page)).toHaveCount(0);
  await expect(page.getByLabel("Naam")).toHaveValue("");
  await fillIn(page, email);
  await submit(page).click();
  await page.getByRole("button", { name: "Nieuwe aanvraag" }).click();
  await expect(page.getByLabel("Naam")).toBeFocused();
  const ids = storedRequests(product, email).map(({ submission_id }) => submission_id);
  expect(new Set(ids).size).toBe(2);
});

test("the keyboard is enough", { tag: "@desktop" }, async ({ page, product }) => {
  const email = someone();
  await openForm(page);
  await page.getByLabel("Naam").focus();
  await page.keyboard.type("Jan Smit");
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Webshop");
  await page.keyboard.press("Tab");
  await takeTime(page);
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeFocused();
  await expect(toast(page, "🎉")).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(toast(page, "🎉")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast(page, "🎉")).toHaveCount(0);
  expect(storedRequests(product, email)).toMatchObject([{ service: "webshop" }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor asks for a quote", async ({ page, product }) => {
    const email = someone();
    await page.goto("/contact");
    await fillIn(page, email);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText(`komt binnen ${business.answerWithinHours} uur`)).toBeVisible();
    expect(storedRequests(product, email)).toMatchObject([
      { submission_id: null, service: "webshop", source: "contact" },
    ]);
    await page.getByRole("link", { name: "Nieuwe aanvraag" }).click();
    await expect(page.getByLabel("Naam")).toHaveValue("");
  });

  test("an English page stays English", { tag: "@desktop" }, async ({ page, product }) => {
    const email = someone();
    await page.goto("/en/contact");
    await page.getByLabel("Name", { exact: true }).fill("Jo Baker");
    await page.getByLabel("E-mail address", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Request a free quote" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for your request" })).toBeVisible();
    expect(storedRequests(product, email)).toMatchObject([{ language: "en" }]);
  });

  test("a mistake is pointed out beside everything that was typed", async ({ page, product, expectTrouble }) => {
    expectTrouble(/status of 422/);
    await page.goto("/contact");
    await fillIn(page, "jan@smit");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Oeps! 😅");
    await expect(page.getByLabel("E-mailadres")).toBeFocused();
    await expect(page.getByLabel("E-mailadres")).toHaveAccessibleDescription(/een volledig e-mailadres/);
    await expect(page.getByLabel("E-mailadres")).toHaveValue("jan@smit");
    await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
    await expect(page.getByLabel("Waar gaat het om?")).toHaveValue("webshop");
    expect(storedRequests(product, "jan@smit")).toEqual([]);
  });
});

test("a failure is told also when the code of the toasts cannot be fetched", { tag: "@desktop" }, async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.route("**/toast-list*", (route) => route.abort());
  await page.goto("/contact");
  await page.getByLabel("Naam").fill("Jan Smit");
  await page.getByLabel("E-mailadres").fill(someone());
  await page.route("**/api/offer-requests", (route) => route.abort());
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Er ging iets mis 😔" })).toBeVisible();
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
});

test("a press shows at once while what sends is still on its way", { tag: "@desktop" }, async ({ page, product }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/post-request-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  const email = someone();
  await openPage(page, "/contact");
  await comeTo(page.getByLabel("Naam"));
  await fillIn(page, email);
  await submit(page).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Verzenden..." })).toBeDisabled();
  arrive();
  await expect(thanks(page)).toBeFocused();
  expect(storedRequests(product, email)).toHaveLength(1);
});
