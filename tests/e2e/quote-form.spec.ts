import { business } from "../../app/content/business.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { storedRequests } from "../support/product-database.ts";
import { fillIn, openForm, submit, thanks } from "../support/quote-form-page.ts";
import { comeAlive, comeTo, makeMailLate, openPage, someone, stopClock, takeTime, toast } from "../support/visitor.ts";

test("a visitor is told what is missing, asks for a quote once with a double click, and is told when it comes", {
  tag: "@phone",
}, async ({ page, product }) => {
  const email = someone();
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

  await fillIn(page, email);
  await submit(page).dblclick();
  await expect(toast(page, "🎉 Aanvraag verzonden!")).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText(/uiterlijk \w+dag \d+\s\w+ om \d?\d:00/)).toBeVisible();
  await expectNoOverflow(page);
  expect(posts).toHaveLength(1);
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

test("no line of what is wrong ends within e-mail, on the smallest phone", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openForm(page);
  await page.getByLabel("E-mailadres").fill("jan@smit");
  await submit(page).click();
  const told = [
    toast(page, "Oeps! 😅").getByText("Vul je naam en e-mailadres in."),
    page.getByText(/^Vul een volledig/),
  ];
  for (const text of told) {
    await expect(text).toBeVisible();
    expect(await text.evaluate(linesOfEMail)).toBe(1);
  }
});

function linesOfEMail(told: Element): number {
  const words = document.createTreeWalker(told, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const tops = new Set<number>();
  for (let node = words.nextNode(); node instanceof Text; node = words.nextNode()) {
    const start = node.data.indexOf("e-mail");
    if (start === -1) continue;
    range.setStart(node, start);
    range.setEnd(node, start + "e-mail".length);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

test("the keyboard is enough, and an English page answers in English, whatever the browser speaks", {
  tag: "@desktop",
}, async ({ page, product }) => {
  const email = someone();
  await openForm(page, "/en/contact");
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Jo Baker");
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Online");
  await page.keyboard.press("Tab");
  await takeTime(page);
  await expect(page.getByRole("button", { name: "Request a free quote" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you for your request" })).toBeFocused();
  await expect(page.getByText(/comes by \w+day \d+\s\w+ at \d?\d:00/)).toBeVisible();
  const sent = toast(page, "🎉 Request sent!");
  await expect(sent).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(sent).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sent).toHaveCount(0);
  expect(storedRequests(product, email)).toMatchObject([{ phone: null, service: "webshop", language: "en" }]);
});

test("a late mail is reported, and the request stands; after 30 seconds there is room for another, with an id of its own", {
  tag: "@desktop",
}, async ({ page, product }) => {
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  await stopClock(page, submit(page));
  const arrive = await makeMailLate(page);
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Bezig met verzenden..." })).toBeDisabled();
  await expect(page.getByLabel("Naam")).toBeDisabled();
  arrive();
  await expect(toast(page, "⚠️ Aanvraag opgeslagen")).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText("laat nog op zich wachten")).toBeVisible();
  expect(storedRequests(product, email)).toHaveLength(1);
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

test("a form that is filled in faster than a person can gets the same answer, and is kept as spam", {
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

test.describe("a visitor who has not been asked about cookies", () => {
  test.use({ consent: "unasked" });

  test("where the visitor came from goes with the request, across documents, and is not stored before that", {
    tag: "@desktop",
  }, async ({ page, product }) => {
    const email = someone();
    const storage = () => page.evaluate(() => Object.keys(sessionStorage));
    await page.clock.install();
    // A page that is left before its scripts have started also passes it on.
    await page.goto("/?utm_source=nieuwsbrief&utm_medium=mail");
    expect(await storage()).not.toContain("entrance");
    await page.goto("/locatie");
    await comeAlive(page);
    await fillIn(page, email);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    const [stored] = storedRequests(product, email);
    expect(stored?.source).toBe("locatie-page");
    expect(JSON.parse(stored?.attribution ?? "")).toMatchObject({
      first: { landing: "/", utm_source: "nieuwsbrief", utm_medium: "mail" },
      last: { utm_source: "nieuwsbrief" },
    });
    expect(await page.context().cookies()).toEqual([]);
    // The thanks stay on that page.
    await expect(page.getByRole("button", { name: "Nieuwe aanvraag" })).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toBeVisible();
  });
});

test("without JavaScript, a mistake is pointed out beside everything that was typed, and a request is answered, in English on an English page", {
  tag: "@desktop",
}, async ({ product }) => {
  const email = someone();
  const page = await new PlainPage(product).goto("/en/contact");
  page.fill({ Name: "Jo Baker", "E-mail address": "jo@baker", "What do you need?": "webshop" });
  await page.press("Request a free quote");
  expect([page.status, page.text("[role=alert]")]).toEqual([422, expect.stringContaining("Oops! 😅")]);
  expect(page.description("E-mail address")).toMatch(/a complete e-mail address/);
  expect(page.field("E-mail address").hasAttribute("autofocus")).toBe(true);
  const typed = ["Name", "E-mail address", "What do you need?"].map((label) => page.value(label));
  expect(typed).toEqual(["Jo Baker", "jo@baker", "webshop"]);
  expect(storedRequests(product, "jo@baker")).toEqual([]);
  await page.fill({ "E-mail address": email }).press("Request a free quote");
  expect(page.text("main")).toContain("Thank you for your request");
  expect(page.text("main")).toContain(`You’ll have a price within ${business.answerWithinHours} hours`);
  expect(storedRequests(product, email)).toMatchObject([
    { submission_id: null, service: "webshop", source: "contact", language: "en" },
  ]);
  await page.follow("New request");
  expect(page.value("Name")).toBe("");
});

test("a press shows at once while the code that sends is loading, and a failure is shown without the code of the toasts", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.route("**/toast-list*", (route) => route.abort());
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/post-request-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.route("**/api/offer-requests", (route) => route.abort());
  const email = someone();
  await openPage(page, "/contact");
  await comeTo(page.getByLabel("Naam"));
  await fillIn(page, email);
  await submit(page).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Verzenden..." })).toBeDisabled();
  arrive();
  await expect(page.getByRole("alert").filter({ hasText: "Er ging iets mis 😔" })).toBeVisible();
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await page.unroute("**/api/offer-requests");
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(storedRequests(product, email)).toHaveLength(1);
});
