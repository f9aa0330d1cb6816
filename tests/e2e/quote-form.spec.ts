import type { Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { SmtpPeer } from "../support/smtp-peer.ts";
import { storedRequests } from "../support/stored-requests.ts";
import {
  comeAlive,
  comeTo,
  focusAsSafari,
  isKept,
  openPage,
  someone,
  stopClock,
  takeTime,
  toast,
  toastsReady,
} from "../support/visitor.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Gratis offerte aanvragen" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Bedankt voor je aanvraag" });

const openForm = (page: Page, address = "/contact") => openPage(page, address);

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Naam").fill("Jan Smit");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Telefoonnummer").fill("06 12 34 56 78");
  await page.getByLabel("Waar gaat het om?").selectOption("webshop");
  await takeTime(page);
}

/** Gives the e-mail address of the request that now waits. */
async function sendWithoutConnection(page: Page): Promise<string> {
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  await toastsReady(page);
  await page.context().setOffline(true);
  await submit(page).click();
  return email;
}

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

test("nothing is lost while the server is away, and the request is kept once", { tag: "@desktop" }, async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  test.slow();
  expectTrouble(/ERR_CONNECTION_REFUSED/);
  const product = await startProduct();
  await focusAsSafari(page);
  await openForm(page, `${product.url}/contact`);
  await fillIn(page, "jan@smit.example");
  await toastsReady(page);
  const first = page.waitForRequest("**/api/offer-requests");
  await product.stop();
  await submit(page).click();
  await expect(toast(page, "Er ging iets mis 😔")).toContainText(
    `Probeer het opnieuw of bel ons direct op ${business.phone.national}`,
  );
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await expect(page.getByLabel("E-mailadres")).toHaveValue("jan@smit.example");
  await expect(page.getByLabel("Telefoonnummer")).toHaveValue("06 12 34 56 78");
  await expect(page.getByLabel("Waar gaat het om?")).toHaveValue("webshop");
  await expect(submit(page)).toBeFocused();
  await product.start();
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const { submission_id } = (await first).postDataJSON();
  expect(storedRequests(product)).toMatchObject([{ submission_id, email: "jan@smit.example" }]);
});

test("an answer that was lost on the way makes no second request, and no correction is lost", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/);
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  let lost = 0;
  await page.route("**/api/offer-requests", async (route) => {
    await route.fetch();
    await route.abort();
    lost += 1;
  });
  await submit(page).click();
  await expect(toast(page, "Er ging iets mis 😔")).toBeVisible();
  await submit(page).click();
  await expect.poll(() => lost).toBe(2);
  await expect(submit(page)).toBeEnabled();
  expect(storedRequests(product, email)).toHaveLength(1);
  await page.unroute("**/api/offer-requests");
  await page.getByLabel("Telefoonnummer").fill("06 99 99 99 99");
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(storedRequests(product, email).map(({ phone }) => phone)).toEqual(["06 12 34 56 78", "06 99 99 99 99"]);
});

test("a correction is kept once, whatever became of the attempt before it", { tag: "@desktop" }, async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  const loseAnswer = async (isReceived: boolean) => {
    await page.route("**/api/offer-requests", async (route) => {
      if (isReceived) await route.fetch();
      await route.abort();
    });
    await submit(page).click();
    await expect(toast(page, "Er ging iets mis 😔")).toBeVisible();
    await toast(page, "Er ging iets mis 😔").getByRole("button", { name: "Melding sluiten" }).click();
    await page.unroute("**/api/offer-requests");
  };
  await loseAnswer(false);
  await page.getByLabel("Telefoonnummer").fill("06 99 99 99 99");
  await loseAnswer(true);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(storedRequests(product, email).map(({ phone }) => phone)).toEqual(["06 99 99 99 99"]);
});

test("a duplicate of the tab makes a request of its own", { tag: "@desktop" }, async ({ page, product }) => {
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/contact"));
  const other = await opened;
  await expect(other.getByLabel("Naam")).toHaveValue("Jan Smit");
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await other.getByLabel("Telefoonnummer").fill("06 99 99 99 99");
  await submit(other).click();
  await expect(thanks(other)).toBeVisible();
  expect(storedRequests(product, email).map(({ phone }) => phone)).toEqual(["06 12 34 56 78", "06 99 99 99 99"]);
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

test("without a connection the request waits, says so, and goes out once when it is back", async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const email = await sendWithoutConnection(page);
  await expect(page.getByRole("button", { name: "Wacht op verbinding…" })).toBeDisabled();
  await expect(toast(page, "Geen verbinding")).toContainText("zodra er weer verbinding is");
  await page.clock.runFor(60_000);
  await expect(toast(page, "Geen verbinding")).toBeVisible();
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);
  expect(storedRequests(product, email)).toHaveLength(1);
});

test("a request that waits for a connection can be corrected, and survives a reload", { tag: "@desktop" }, async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const email = await sendWithoutConnection(page);
  await page.getByRole("button", { name: "Toch nog aanpassen" }).click();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  await page.getByLabel("Telefoonnummer").fill("06 99 99 99 99");
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Telefoonnummer")).toHaveValue("06 99 99 99 99");
  expect(storedRequests(product, email)).toEqual([]);
  await comeAlive(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(storedRequests(product, email)).toMatchObject([{ phone: "06 99 99 99 99", status: "new" }]);
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

test("what was typed survives a reload and going back", { tag: "@desktop" }, async ({ page }) => {
  await openForm(page);
  await fillIn(page, someone());
  await isKept(page, "Jan Smit");
  await page.reload();
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await page.goto("/");
  await page.goBack();
  await expect(page.getByLabel("Waar gaat het om?")).toHaveValue("webshop");
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

test("a form that is sent before its scripts came loses nothing either", { tag: "@desktop" }, async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  expectTrouble(/status of 422/);
  const email = someone();
  let isSent = false;
  page.on("request", (request) => {
    isSent ||= request.method() === "POST";
  });
  await page.route("**/*.js", (route) => (isSent ? route.continue() : route.abort()));
  await page.goto("/contact");
  await fillIn(page, "jan@smit");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("Oeps! 😅");
  await comeAlive(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await page.getByLabel("E-mailadres").fill(email);
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(storedRequests(product, email)).toMatchObject([{ name: "Jan Smit", service: "webshop" }]);
  await page.getByRole("button", { name: "Nieuwe aanvraag" }).click();
  await expect(page.getByLabel("Naam")).toHaveValue("");
});

test("a request begun after one that was sent without scripts survives a reload and going back", {
  tag: "@desktop",
}, async ({ page }) => {
  const name = page.getByLabel("Naam");
  await page.goto("/contact?aanvraag=sent&formulier=contact");
  await comeAlive(page);
  await comeTo(thanks(page));
  await page.getByRole("button", { name: "Nieuwe aanvraag" }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText("🎉 Aanvraag verzonden!")).toHaveCount(0);
  await name.fill("Jan Smit");
  await isKept(page, "Jan Smit");
  await page.reload();
  await expect(name).toHaveValue("Jan Smit");
  await expect(thanks(page)).toHaveCount(0);
  await page.goto("/");
  await page.goBack();
  await expect(name).toHaveValue("Jan Smit");
  await page.goto("/contact?aanvraag=sent&formulier=contact");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("form-draft:contact"))).toBeNull();
  await expect(thanks(page)).toBeVisible();
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

test("a page that is shown again as it was left forgets what was sent on another meanwhile", {
  tag: "@desktop",
}, async ({ page }) => {
  const showAgain = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await openForm(page);
  await fillIn(page, someone());
  await showAgain();
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await page.evaluate(() => sessionStorage.removeItem("form-draft:contact"));
  await showAgain();
  await expect(page.getByLabel("Naam")).toHaveValue("");
});

test("what is typed before the scripts come survives a reload after, beside what was kept before", {
  tag: "@desktop",
}, async ({ page }) => {
  let letScriptsCome = () => {};
  let waited = Promise.resolve();
  const holdScripts = () => {
    waited = new Promise((resolve) => {
      letScriptsCome = resolve;
    });
  };
  await page.route("**/entry.client-*.js", async (route) => {
    await waited;
    await route.continue();
  });
  holdScripts();
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Naam").fill("Vroege Vogel");
  letScriptsCome();
  await comeAlive(page);
  await isKept(page, "Vroege Vogel");
  holdScripts();
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("E-mailadres").fill("vogel@vroeg.example");
  letScriptsCome();
  await comeAlive(page);
  await isKept(page, "vogel@vroeg.example");
  await page.reload();
  await expect(page.getByLabel("Naam")).toHaveValue("Vroege Vogel");
  await expect(page.getByLabel("E-mailadres")).toHaveValue("vogel@vroeg.example");
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
