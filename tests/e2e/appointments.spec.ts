import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext, Page } from "@playwright/test";
import { sayTime } from "../../app/lib/clock.ts";
import { invitationIn } from "../support/invitation-in.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { clockAt, OWNER, type Product } from "../support/product.ts";
import { openPage, someone, takeTime, toast, toastsReady } from "../support/visitor.ts";

const main = (page: Page) => page.getByRole("main");
const submit = (page: Page) => page.getByRole("button", { name: "Afspraak aanvragen" });
const done = (page: Page) => page.getByRole("heading", { name: "Je afspraak staat vast" });
const days = (page: Page) => page.getByRole("group", { name: "Datum" }).getByRole("radio");
const times = (page: Page) => page.getByRole("group", { name: "Tijd" }).getByRole("radio");

async function fillIn(page: Page, email: string, name = "Jan Smit") {
  await main(page).getByLabel("Naam").fill(name);
  await main(page).getByLabel("E-mailadres").fill(email);
  await main(page).getByLabel("Onderwerp").fill("Een webshop");
  await takeTime(page);
}

/** When the booked appointments of `product` begin, as it is stored. */
function storedMoments({ dataDir }: Product): unknown[] {
  const database = new DatabaseSync(path.join(dataDir, "weef.db"), { readOnly: true });
  try {
    const rows = database.prepare("SELECT starts_at FROM appointments WHERE status = 'booked' ORDER BY id").all();
    return rows.map(({ starts_at }) => starts_at);
  } finally {
    database.close();
  }
}

test("a visitor books, moves and cancels an appointment, and both calendars follow", async ({ page, product }) => {
  const email = someone();
  const name = "Jan Stroink";
  await openPage(page, "/afspraak");
  await submit(page).click();
  await expect(toast(page, "Vul alle verplichte velden in")).toBeVisible();
  await expect(times(page).first()).toBeFocused();
  await expect(main(page).getByLabel("Naam")).toHaveAccessibleDescription("Vul je naam in.");
  await days(page).nth(3).check();
  const moment = await times(page).nth(1).inputValue();
  const date = await days(page).nth(3).inputValue();
  await times(page).nth(1).check();
  await fillIn(page, email, name);
  await submit(page).click();
  await expect(toast(page, "Afspraak aanvraag verzonden!")).toBeVisible();
  await expect(done(page)).toBeFocused();
  await expectNoOverflow(page);

  const booked = invitationIn(await awaitMail(product, email, /staat vast/));
  expect(booked).toMatchObject({ method: "REQUEST", sequence: 0, local: `${date}T${moment}:00` });
  const told = invitationIn(await awaitMail(product, OWNER.email, new RegExp(`Nieuwe afspraak met ${name}`)));
  expect(told).toMatchObject({ uid: booked.uid, method: "REQUEST" });
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Zet in je agenda" }).click();
  expect((await download).suggestedFilename()).toBe("afspraak.ics");

  await page.reload();
  await expect(main(page).getByRole("status")).toContainText("Je afspraak is gemaakt.");
  await expect(page.getByRole("heading", { level: 1, name: "Je afspraak staat vast" })).toBeVisible();
  await expectNoAxeViolations(page);
  await days(page).nth(4).check();
  await times(page).nth(0).check();
  await page.getByRole("button", { name: "Verzet mijn afspraak" }).click();
  const outcome = page.locator(":focus").getByRole("status");
  await expect(outcome).toHaveText("Je afspraak is verzet. Je krijgt er een mail over.");
  await expect(outcome).toBeInViewport();
  const moved = invitationIn(await awaitMail(product, email, /is verzet/));
  expect(moved).toMatchObject({ uid: booked.uid, method: "REQUEST", sequence: 1 });

  await page.getByRole("button", { name: "Zeg mijn afspraak af" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Deze afspraak is afgezegd" })).toBeVisible();
  const cancelled = invitationIn(await awaitMail(product, email, /gaat niet door/));
  expect(cancelled).toMatchObject({ uid: booked.uid, method: "CANCEL", sequence: 2, local: moved.local });
  expect(invitationIn(await awaitMail(product, OWNER.email, new RegExp(`Afgezegd: ${name}`))).sequence).toBe(2);
});

/** Talks on both sides of a change of the clock, at 9:45 in Amsterdam. Easter Monday, the day after one, is closed. */
const CLOCK_CHANGES = [
  {
    now: "2027-03-24T09:00:00.000Z",
    closed: "maandag 29 maart",
    talks: {
      before: { day: "vrijdag 26 maart", local: "2027-03-26T09:45:00", moment: "2027-03-26T08:45:00.000Z" },
      after: { day: "dinsdag 30 maart", local: "2027-03-30T09:45:00", moment: "2027-03-30T07:45:00.000Z" },
    },
  },
  {
    now: "2027-10-27T09:00:00.000Z",
    closed: "zondag 31 oktober",
    talks: {
      before: { day: "vrijdag 29 oktober", local: "2027-10-29T09:45:00", moment: "2027-10-29T07:45:00.000Z" },
      after: { day: "maandag 1 november", local: "2027-11-01T09:45:00", moment: "2027-11-01T08:45:00.000Z" },
    },
  },
];

test("a talk is at the same time everywhere, before the clock changes and after", async ({
  page,
  request,
  startProduct,
}) => {
  for (const { now, closed, talks } of CLOCK_CHANGES) {
    const product = await startProduct(clockAt(new Date(now)));
    const [before, after] = [
      { ...talks.before, email: someone() },
      { ...talks.after, email: someone() },
    ];
    const data = { name: "Anna Jansen", email: before.email, date: before.local.slice(0, 10), time: "09:45" };
    expect((await request.post(`${product.url}/api/appointments`, { data })).status()).toBe(201);

    await openPage(page, `${product.url}/afspraak`, new Date(now));
    await expect(page.getByRole("radio", { name: closed })).toHaveCount(0);
    await page.getByRole("radio", { name: after.day, exact: true }).check();
    await page.getByRole("radio", { name: "9:45" }).check();
    await fillIn(page, after.email);
    await submit(page).click();
    await expect(main(page).locator("time")).toHaveText(`${after.day} om 9:45`);

    for (const { day, email, local, moment } of [before, after]) {
      const mail = await awaitMail(product, email, /staat vast/);
      expect(mail.subject).toBe(`Je afspraak op ${day} om 9:45 staat vast`);
      expect(invitationIn(mail)).toMatchObject({ local, moment });
    }
    expect(storedMoments(product)).toEqual([before.moment, after.moment]);
    // Nothing may be asked of a server that is about to stop.
    await page.goto("about:blank");
  }
});

test("two visitors want the same moment: one gets it, the other hears so and loses nothing", async ({
  page,
  browser,
  product,
  watch,
  expectTrouble,
}) => {
  expectTrouble(/409 \(Conflict\)/);
  const other = await browser.newContext({ baseURL: product.url, locale: "nl-NL", reducedMotion: "reduce" });
  watch(other);
  const rival = await other.newPage();
  for (const visitor of [page, rival]) {
    await openPage(visitor, "/afspraak");
    await days(visitor).nth(7).check();
    await times(visitor).nth(2).check();
    await fillIn(visitor, someone());
  }
  await Promise.all([submit(page).click(), submit(rival).click()]);
  const outcomes = [page, rival].map((visitor) =>
    Promise.race([
      done(visitor)
        .waitFor()
        .then(() => "booked" as const),
      visitor
        .getByText("Die tijd is net vergeven")
        .waitFor()
        .then(() => "taken" as const),
    ]),
  );
  const [mine] = await Promise.all(outcomes);
  expect((await Promise.all(outcomes)).sort()).toEqual(["booked", "taken"]);
  const late = mine === "taken" ? page : rival;
  await expect(main(late).getByLabel("Naam")).toHaveValue("Jan Smit");
  await expect(main(late).getByLabel("Onderwerp")).toHaveValue("Een webshop");
  await expectNoAxeViolations(late);
  await late.getByRole("alert").getByRole("button").first().click();
  await expect(submit(late)).toBeFocused();
  await submit(late).click();
  await expect(done(late)).toBeVisible();
  await other.close();
});

/** Books the moment that is chosen on `page` for somebody else. */
async function takeChosen(page: Page, request: APIRequestContext) {
  const chosen = (name: string) => page.locator(`[name=${name}]:checked`).inputValue();
  const data = { name: "Iemand Anders", email: someone(), date: await chosen("date"), time: await chosen("time") };
  expect((await request.post("/api/appointments", { data })).status()).toBe(201);
}

test("after a moment was taken, Enter sends what is chosen, not what is offered", async ({
  page,
  product,
  request,
  expectTrouble,
}) => {
  expectTrouble(/409 \(Conflict\)/);
  const email = someone();
  await openPage(page, "/afspraak");
  await days(page).nth(5).check();
  await times(page).nth(1).check();
  await fillIn(page, email);
  await takeChosen(page, request);
  await submit(page).click();
  const notice = main(page).getByRole("alert").filter({ hasText: "Die tijd is net vergeven" });
  await expect(notice).toBeFocused();
  await days(page).nth(6).check();
  await expect(notice).toBeVisible();
  await main(page).getByLabel("Naam").press("Enter");
  await expect(toast(page, "Vul alle verplichte velden in")).toBeVisible();
  await expect(days(page).nth(6)).toBeChecked();
  const date = await days(page).nth(6).inputValue();
  const time = await times(page).last().inputValue();
  await times(page).last().check();
  await main(page).getByLabel("Naam").press("Enter");
  await expect(done(page)).toBeVisible();
  expect(invitationIn(await awaitMail(product, email, /staat vast/)).local).toBe(`${date}T${time}:00`);
});

test("what is sent again once the connection is back is not said to be booked when it was cancelled meanwhile", async ({
  page,
  product,
  request,
  expectTrouble,
}) => {
  expectTrouble(/409 \(Conflict\)|ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch manifest patches/);
  const email = someone();
  await openPage(page, "/afspraak");
  await days(page).nth(8).check();
  await times(page).nth(1).check();
  await fillIn(page, email);
  // It arrives, but its answer does not.
  await page.route("**/api/appointments", async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Wacht op verbinding" })).toBeVisible();
  const { text = "" } = await awaitMail(product, email, /staat vast/);
  const [link = ""] = /\S+\/afspraak\/beheer\/[\w-]{43}/.exec(text) ?? [];
  expect((await request.post(link, { form: { do: "cancel" }, maxRedirects: 0 })).status()).toBe(303);
  await page.unroute("**/api/appointments");
  await page.context().setOffline(false);
  const notice = main(page).getByRole("alert").filter({ hasText: "Die tijd is net vergeven" });
  await expect(notice).toBeFocused();
  await expect(main(page).getByLabel("Naam")).toHaveValue("Jan Smit");
  // The moment that was cancelled is free, and can be booked again.
  await days(page).nth(8).check();
  await times(page).nth(1).check();
  await submit(page).click();
  await expect(done(page)).toBeVisible();
});

test("an appointment that waits for a connection can be changed, from the button that sends it", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await openPage(page, "/afspraak");
  await times(page).nth(1).check();
  await fillIn(page, someone());
  await toastsReady(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await page.getByRole("button", { name: "Toch nog aanpassen" }).click();
  await expect(submit(page)).toBeFocused();
  await page.context().setOffline(false);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Enter sends what is chosen, not what is offered in the place of a moment that was taken", async ({
    page,
    request,
    expectTrouble,
  }) => {
    expectTrouble(/status of 409/);
    const offered = main(page)
      .getByRole("list")
      .filter({ has: page.locator("[name=alternative]") });
    const chosen = async (name: string) => {
      await days(page).nth(11).check();
      await page.getByRole("button", { name: "Toon de tijden van deze dag" }).click();
      await times(page).nth(2).check();
      await takeChosen(page, request);
      await page.getByRole("button", { name }).click();
      await expect(offered).toBeVisible();
      // Later than what is offered first, and on the page of the appointment not its own.
      await times(page).nth(4).check();
      return sayTime(await times(page).nth(4).inputValue());
    };
    await page.goto("/afspraak");
    await main(page).getByLabel("Naam").fill("Jan Smit");
    await main(page).getByLabel("E-mailadres").fill(someone());
    const booked = await chosen("Afspraak aanvragen");
    await main(page).getByLabel("Naam").press("Enter");
    await expect(page.getByText("Je afspraak is gemaakt.")).toBeVisible();
    await expect(main(page).locator("time")).toContainText(booked);
    const moved = await chosen("Verzet mijn afspraak");
    await times(page).nth(4).press("Enter");
    await expect(page.getByText("Je afspraak is verzet.")).toBeVisible();
    await expect(main(page).locator("time")).toContainText(moved);
  });

  test("an appointment is a plain form, and its page says that it is made", async ({ page, product }) => {
    const email = someone();
    await page.goto("/afspraak");
    await main(page).getByLabel("Naam").fill("Jan Smit");
    await days(page).nth(9).check();
    const date = await days(page).nth(9).inputValue();
    await page.getByRole("button", { name: "Toon de tijden van deze dag" }).click();
    await expect(main(page).getByLabel("Naam")).toHaveValue("Jan Smit");
    await expect(days(page).nth(9)).toBeChecked();
    const time = await times(page).nth(0).inputValue();
    await times(page).nth(0).check();
    await main(page).getByLabel("E-mailadres").fill(email);
    await submit(page).click();
    await expect(page.getByText("Je afspraak is gemaakt.")).toBeVisible();
    const { local } = invitationIn(await awaitMail(product, email, /staat vast/));
    expect(local).toBe(`${date}T${time}:00`);
    await page.getByRole("button", { name: "Zeg mijn afspraak af" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Deze afspraak is afgezegd" })).toBeVisible();
  });

  test("what comes back says whether something is missing or wrong", async ({ page, expectTrouble }) => {
    expectTrouble(/status of 422/);
    const notice = main(page).getByRole("alert");
    await page.goto("/afspraak");
    await main(page).getByLabel("Naam").fill("Jan Smit");
    await main(page).getByLabel("E-mailadres").fill("jan@smit");
    await submit(page).click();
    await expect(notice.first()).toContainText("Vul alle verplichte velden in");
    await times(page).nth(0).check();
    await submit(page).click();
    await expect(notice.first()).toContainText("Kijk de velden met een melding nog even na.");
    await expect(notice.first()).not.toContainText("verplichte");
    await main(page).getByLabel("E-mailadres").fill(someone());
    await main(page).getByLabel("Telefoonnummer").fill("geen");
    await submit(page).click();
    await expect(main(page).getByLabel("Telefoonnummer")).toHaveAccessibleDescription(
      /Vul een nummer in, of laat dit leeg/,
    );
    await expect(main(page).getByLabel("Telefoonnummer")).toHaveValue("geen");
  });
});
