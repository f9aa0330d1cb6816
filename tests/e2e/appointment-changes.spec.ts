import type { APIRequestContext, Page } from "@playwright/test";
import { formatTime } from "../../app/lib/time/clock.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail, invitationIn } from "../support/mails-to.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER } from "../support/product.ts";
import { comeAlive, focusAsSafari, someone, toast } from "../support/visitor.ts";

const main = (page: Page) => page.getByRole("main");
const days = (page: Page) => page.getByRole("group", { name: "Datum" }).getByRole("radio");
const times = (page: Page) => page.getByRole("group", { name: "Tijd" }).getByRole("radio");

test("on paper an appointment has no buttons; a second press moves or cancels it as the first did, and says so", async ({
  page,
  request,
}) => {
  const { days: free } = await (await request.get("/api/appointments/slots")).json();
  const data = { name: "Jan Smit", email: someone(), date: free[5].day, time: free[5].times[0].time };
  const { manage_path } = await (await request.post("/api/appointments", { data })).json();
  await page.goto(manage_path);
  await page.emulateMedia({ media: "print" });
  await expect(main(page)).toContainText(formatTime(data.time));
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await comeAlive(page);
  await days(page).nth(6).check();
  await times(page).nth(1).check();
  const outcome = page.locator(":focus").getByRole("status");
  for (const [name, says] of [
    ["Verzet mijn afspraak", "Je afspraak is verzet. Je krijgt er een mail over."],
    ["Zeg mijn afspraak af", "Je afspraak is afgezegd. Je krijgt er een mail over."],
  ] as const) {
    const arrived = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname.startsWith(manage_path),
      async (route) => {
        await route.fetch({ maxRedirects: 0 });
        arrived.resolve();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name }).click();
    await arrived.promise;
    // Though it looks busy and says so, nothing prevents a visitor from pressing it.
    await page.getByRole("button", { name: /^Bezig met/ }).click({ force: true });
    await expect(outcome).toHaveText(says);
  }
  await expect(page.getByRole("heading", { level: 1, name: "Deze afspraak is afgezegd" })).toBeVisible();
});

test("what a visitor picks on an appointment's page before its scripts arrive counts, and stays while the server is away", async ({
  page,
  product,
  request,
  expectTrouble,
}) => {
  expectTrouble(/ERR_(INTERNET_DISCONNECTED|FAILED)|status of 500/);
  const email = someone();
  const { days: free } = await (await request.get("/api/appointments/slots")).json();
  const data = { name: "Bas de Wit", email, date: free[2].day, time: free[2].times[0].time };
  expect((await request.post("/api/appointments", { data })).status()).toBe(201);
  const { text = "" } = await awaitMail(product, email, /staat vast/);
  const { promise: awake, resolve: wakeUp } = Promise.withResolvers<void>();
  await page.route("**/entry.client-*.js", async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(/\S+\/afspraak\/beheer\/[\w-]{43}/.exec(text)?.[0] ?? "", { waitUntil: "commit" });
  const picked = free[4];
  await page.getByRole("radio", { name: picked.label }).check();
  wakeUp();
  await comeAlive(page);
  await expect(page.getByRole("group", { name: `Tijd ${picked.label}` })).toBeVisible();
  await times(page).nth(1).check();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Verzet mijn afspraak" }).click();
  await expect(main(page).getByRole("alert")).toContainText("We kunnen nu niet bij onze gegevens.");
  await expect(page.getByRole("radio", { name: picked.label })).toBeChecked();
  await expect(times(page).nth(1)).toBeChecked();
  await page.context().setOffline(false);
  await page.route("**/afspraak/beheer/**", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("button", { name: "Verzet mijn afspraak" }).click();
  await expect(main(page).getByRole("alert")).toContainText("We kunnen nu niet bij onze gegevens.");
  await expect(times(page).nth(1)).toBeChecked();
});

/** Books an appointment on the last free day; returns the other free times of that day. */
async function bookLast(request: APIRequestContext, { name, email }: { name: string; email: string }) {
  const { days: free } = await (await request.get("/api/appointments/slots")).json();
  const { day, times: moments } = free.at(-1);
  const [{ time }, ...others] = moments;
  const data = { name, email, date: day, time, subject: "Een webshop voor brood" };
  const booking = await request.post("/api/appointments", { data });
  expect(booking.status()).toBe(201);
  return { day, time, others: others.map((other: { time: string }) => other.time) as string[] };
}

test("the owner moves an appointment, and is told what prevents it", async ({
  page,
  product,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of (409|422)|409 \(Conflict\)|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  const email = someone();
  const { day, time, others } = await bookLast(request, { name: "Bas de Wit", email });
  const [first = "", second = "", third = ""] = others;
  const { uid } = invitationIn(await awaitMail(product, email, /staat vast/));
  await signInBrowser(page.context(), product);
  const row = page.getByRole("article", { name: "Bas de Wit" }).filter({ hasText: email });
  const submitMove = page.getByRole("button", { name: "Verzet deze afspraak" });
  const open = async () => {
    await page.goto("/admin/appointments?list=upcoming");
    await row.locator("summary").first().click();
    await row.getByRole("link", { name: /^Verzetten/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Afspraak verzetten" })).toBeVisible();
    await comeAlive(page);
  };

  await open();
  await expect(page.getByRole("radio", { name: formatTime(time) })).toBeChecked();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }

  await page.getByRole("radio", { name: formatTime(second) }).check();
  const taken = { name: "Iemand Anders", email: someone(), date: day, time: second };
  expect((await request.post("/api/appointments", { data: taken })).status()).toBe(201);
  await submitMove.click();
  const notice = main(page).getByRole("alert").filter({ hasText: "Die tijd is net vergeven" });
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("radio", { name: formatTime(first) }).check();

  await page.context().setOffline(true);
  await submitMove.click();
  await expect(main(page).getByRole("alert").first()).toContainText("Wat je koos, staat er nog");
  await expect(page.getByRole("radio", { name: formatTime(first) })).toBeChecked();
  await page.context().setOffline(false);
  await submitMove.click();
  await expect(main(page).getByRole("status").first()).toHaveText(
    "De afspraak is verzet. De bezoeker krijgt er een mail over.",
  );
  await expect(page.getByRole("link", { name: new RegExp(`Bas de Wit ${formatTime(first)} – `) })).toBeVisible();

  const mail = await awaitMail(product, email, /We verzetten je afspraak/);
  expect(invitationIn(mail)).toMatchObject({ uid, method: "REQUEST", sequence: 1, local: `${day}T${first}:00` });
  expect(mail.text).toContain(`om ${formatTime(time)}`);
  const [link = ""] = /\S+\/afspraak\/beheer\/[\w-]{43}/.exec(mail.text ?? "") ?? [];
  const told = invitationIn(await awaitMail(product, OWNER.email, /Verzet: Bas de Wit/));
  expect(told).toMatchObject({ uid, sequence: 1 });

  // The visitor moves it while the desk is doing so.
  await open();
  await page.getByRole("radio", { name: formatTime(time) }).check();
  const visit = await request.post(link, { form: { do: "move", seen: "1", date: day, time: third }, maxRedirects: 0 });
  expect(visit.status()).toBe(303);
  await submitMove.click();
  await expect(main(page).getByRole("alert")).toContainText("Iemand anders heeft deze afspraak intussen verzet");
  await expect(main(page).locator("time")).toContainText(formatTime(third));
  await expect(page.getByRole("radio", { name: formatTime(time) })).toBeChecked();

  // The visitor cancels it.
  await request.post(link, { form: { do: "cancel" }, maxRedirects: 0 });
  await submitMove.click();
  await expect(main(page).getByRole("alert")).toContainText("al geweest, afgezegd of bestaat niet meer");
  await expect(row).toHaveCount(0);
});

test("without JavaScript, an appointment is moved by a plain form", async ({ product, request }) => {
  const email = someone();
  await bookLast(request, { name: "Cor de Wit", email });
  const page = await (await PlainPage.ofOwner(product)).goto("/admin/appointments?list=upcoming");
  const row = page.root.querySelectorAll("article").find((article) => article.textContent.includes(email));
  await page.goto(row?.querySelector('a[href$="/move"]')?.getAttribute("href") ?? "");
  expect(page.heading()).toBe("Afspraak verzetten");
  const form = page.address;
  for (const { status, says, asked } of [
    { status: 422, says: "Kies een tijd.", asked: { do: "move", date: "2020-01-06" } },
    {
      status: 422,
      says: "Kies een dag en een tijd.",
      asked: { do: "move", date: "morgen", time: "25:00", seen: "-1" },
    },
    { status: 409, says: "Die tijd is net vergeven", asked: { do: "move", date: "2020-01-06", time: "09:00" } },
  ]) {
    await page.goto(form, { method: "POST", body: new URLSearchParams(asked) });
    expect([page.status, page.text("main")]).toEqual([status, expect.stringContaining(says)]);
  }
  await page.goto(form);
  const date = page.choices("date")[8] ?? "";
  await page.choose("date", date).press("Toon de tijden van deze dag");
  const time = page.choices("time")[1] ?? "";
  await page.choose("time", time).press("Verzet deze afspraak");
  expect(page.text("main")).toContain("De afspraak is verzet.");
  const { local } = invitationIn(await awaitMail(product, email, /We verzetten je afspraak/));
  expect(local).toBe(`${date}T${time}:00`);
});

test("an open agenda shows what comes in, follows what its visitor does, and cancels with a mail to the visitor", async ({
  page,
  product,
  request,
}) => {
  const email = someone();
  await focusAsSafari(page);
  await signInBrowser(page.context(), product);
  const stream = page.waitForResponse("**/api/desk/events");
  await page.goto("/admin/appointments?list=upcoming");
  await comeAlive(page);
  await stream;
  const rowOf = (name: string, address: string) => page.getByRole("article", { name }).filter({ hasText: address });

  const { days: free } = await (await request.get("/api/appointments/slots")).json();
  const [{ time }, , { time: later }] = free.at(-2).times;
  const data = { name: "Dirk de Boer", email: someone(), date: free.at(-2).day, time };
  const { manage_path } = await (await request.post("/api/appointments", { data })).json();
  const followed = rowOf("Dirk de Boer", data.email);
  await expect(followed).toContainText(formatTime(time));
  const ask = (form: Record<string, string>) => request.post(manage_path, { form, maxRedirects: 0 });
  expect((await ask({ do: "move", seen: "0", date: data.date, time: later })).status()).toBe(303);
  await expect(followed).toContainText(formatTime(later));
  expect((await ask({ do: "cancel" })).status()).toBe(303);
  await expect(followed).toHaveCount(0);

  await bookLast(request, { name: "Anna Jansen", email });
  const row = rowOf("Anna Jansen", email);
  await expect(toast(page, "Nieuwe afspraak aangevraagd").first()).toBeVisible();
  await expect(row).toContainText("Een webshop voor brood");
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await row.locator("summary").first().click();
  await row.locator("summary").filter({ hasText: "Afzeggen" }).click();
  await expect(row.getByRole("button", { name: "Zeg deze afspraak af" })).toBeInViewport();
  await row.getByRole("button", { name: "Zeg deze afspraak af" }).click();
  await expect(page.getByText("De afspraak is afgezegd. De bezoeker krijgt er een mail over.")).toBeInViewport();
  await expect(page.locator(":focus")).toHaveText("De afspraak is afgezegd. De bezoeker krijgt er een mail over.");
  await expect(row).toHaveCount(0);
  expect(invitationIn(await awaitMail(product, email, /We moeten afzeggen/)).method).toBe("CANCEL");

  await page.goto("/admin/appointments?list=cancelled");
  await expect(followed).toBeVisible();
  await expect(followed.getByText("Afzeggen")).toHaveCount(0);
  await expect(followed.getByRole("link", { name: /^Verzetten/ })).toHaveCount(0);
});
