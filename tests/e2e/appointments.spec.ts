import type { APIRequestContext, Page } from "@playwright/test";
import { formatTime } from "../../app/lib/time/clock.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail, invitationIn } from "../support/mails-to.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER } from "../support/product.ts";
import { openPage, someone, takeTime, toast, toastsReady } from "../support/visitor.ts";

const main = (page: Page) => page.getByRole("main");
const submit = (page: Page) => page.getByRole("button", { name: "Leg deze tijd vast" });
const done = (page: Page) => page.getByRole("heading", { name: "Je afspraak staat vast" });
const days = (page: Page) => page.getByRole("group", { name: "Datum" }).getByRole("radio");
const times = (page: Page) => page.getByRole("group", { name: "Tijd" }).getByRole("radio");

async function fillIn(page: Page, email: string, name = "Jan Smit") {
  await main(page).getByLabel("Naam").fill(name);
  await main(page).getByLabel("E-mailadres").fill(email);
  await main(page).getByLabel("Onderwerp").fill("Een webshop");
  await takeTime(page);
}

test("a visitor books, moves and cancels an appointment, and both calendars follow", async ({ page, product }) => {
  const email = someone();
  const name = "Jan Stroink";
  await openPage(page, "/afspraak");
  await expect(page.getByText("Nederlandse tijd")).toHaveCount(0);
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

/** Books the slot that is chosen on `page` for somebody else. */
async function takeChosen(page: Page, request: APIRequestContext) {
  const chosen = (name: string) => page.locator(`[name=${name}]:checked`).inputValue();
  const data = { name: "Iemand Anders", email: someone(), date: await chosen("date"), time: await chosen("time") };
  expect((await request.post("/api/appointments", { data })).status()).toBe(201);
}

test("a visitor whose slot was just taken is told what is free and loses nothing; Enter sends what is chosen, not what is offered", async ({
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
  await expect(main(page).getByLabel("Naam")).toHaveValue("Jan Smit");
  await expect(main(page).getByLabel("Onderwerp")).toHaveValue("Een webshop");
  await expectNoAxeViolations(page);
  await notice.getByRole("button").first().click();
  await expect(submit(page)).toBeFocused();
  await takeChosen(page, request);
  await submit(page).click();
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

test("without a connection a booking waits and can be changed; it is not reported as booked if it was cancelled meanwhile", async ({
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
  await toastsReady(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await page.getByRole("button", { name: "Toch nog aanpassen" }).click();
  await expect(submit(page)).toBeFocused();
  await page.context().setOffline(false);
  // The request arrives, but its answer does not.
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
  // The slot of the cancelled appointment is free, and can be booked again.
  await days(page).nth(8).check();
  await times(page).nth(1).check();
  await submit(page).click();
  await expect(done(page)).toBeVisible();
});

test("without JavaScript, an appointment is a plain form that says whether something is missing or wrong, and its page moves and cancels", async ({
  product,
}) => {
  const email = someone();
  const page = await new PlainPage(product).goto("/afspraak");
  const book = "Leg deze tijd vast";
  await page.fill({ Naam: "Jan Smit", "E-mailadres": "jan@smit" }).press(book);
  expect(page.text("main [role=alert]")).toContain("Vul alle verplichte velden in");
  page.choose("time", page.choices("time")[0] ?? "");
  await page.press(book);
  expect(page.text("main [role=alert]")).toContain("Kijk de velden met een melding nog even na.");
  expect(page.text("main [role=alert]")).not.toContain("verplichte");
  await page.fill({ "E-mailadres": email, Telefoonnummer: "geen" }).press(book);
  expect(page.description("Telefoonnummer")).toMatch(/Vul een nummer in, of laat dit leeg/);
  expect(page.value("Telefoonnummer")).toBe("geen");

  const date = page.choices("date")[9] ?? "";
  page.choose("date", date);
  await page.fill({ Telefoonnummer: "" }).press("Toon de tijden van deze dag");
  expect([page.value("Naam"), page.root.querySelector("[name=date][checked]")?.getAttribute("value")]).toEqual([
    "Jan Smit",
    date,
  ]);
  const [time = ""] = page.choices("time");
  page.choose("time", time);
  await page.press(book);
  expect(page.text("main")).toContain("Je afspraak is gemaakt.");
  const { local } = invitationIn(await awaitMail(product, email, /staat vast/));
  expect(local).toBe(`${date}T${time}:00`);

  page.choose("date", page.choices("date")[11] ?? "");
  await page.press("Toon de tijden van deze dag");
  const moved = page.choices("time")[4] ?? "";
  page.choose("time", moved);
  await page.press("Verzet mijn afspraak");
  expect(page.text("main")).toContain("Je afspraak is verzet.");
  expect(page.text("main time")).toContain(formatTime(moved));
  await page.press("Zeg mijn afspraak af");
  expect(page.heading()).toBe("Deze afspraak is afgezegd");
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/New_York" });

  for (const [address, says] of [
    ["/afspraak", "Tijden zijn Nederlandse tijd."],
    ["/en/afspraak", "All times are Dutch time."],
  ] as const) {
    test(`${address} says whose time its times are @desktop`, async ({ page }) => {
      await openPage(page, address);
      await expect(page.getByText(says)).toBeVisible();
    });
  }
});
