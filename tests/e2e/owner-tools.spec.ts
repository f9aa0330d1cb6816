import { randomUUID } from "node:crypto";
import type { Locator, Request } from "@playwright/test";
import { ChatBrowser } from "../support/chat-browser.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { ownMenu, signInBrowser } from "../support/owner-session.ts";
import { comeAlive, someone, toast, toastsReady } from "../support/visitor.ts";

test("the owner writes a reply, is told what is wrong with it, a visitor gets it at once, and it is undone", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of 422/);
  await signInBrowser(page.context(), product);
  const ask = async () => {
    const { lines } = await new ChatBrowser(product).say("Kan ik bij jullie parkeren?");
    return lines.map(({ text }) => text).join("\n");
  };
  expect(await ask()).not.toContain("achter het pand");

  await page.goto(`${product.url}/admin/chat-answers/new`);
  await comeAlive(page);
  const dutch = page.getByRole("group", { name: "Nederlands" });
  await page.getByRole("textbox", { name: "Naam" }).fill("Parkeren");
  await dutch.getByRole("textbox", { name: "Antwoord" }).fill("Gratis, achter het pand. Bel {phon}.");
  await dutch.getByRole("textbox", { name: "Woorden en zinnen" }).fill("parkeren, parkeerplek");
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(dutch.getByText("{phon} kennen we niet.")).toBeVisible();
  await expect(dutch.getByRole("textbox", { name: "Antwoord" })).toBeFocused();
  await dutch.getByRole("textbox", { name: "Antwoord" }).fill("Gratis, achter het pand. Bel {phone}.");
  await expectNoAxeViolations(page);
  expect(await ask()).not.toContain("achter het pand");
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByText("Bewaard. De assistent antwoordt nu zo.")).toBeInViewport();
  expect(await ask()).toContain("Gratis, achter het pand. Bel 053");
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Teruggezet. De assistent antwoordt nu zo.")).toBeVisible();
  expect(await ask()).not.toContain("achter het pand");
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
});

test("unknown addresses are counted once a visit and lead on, and a day that is blocked is offered to nobody", {
  tag: "@desktop",
}, async ({ page, startProduct, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of 422/);
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/unknown-paths`);
  await expect(page.getByText("Niemand verdwaald")).toBeVisible();
  await expectNoAxeViolations(page);
  const visit = () => fetch(`${product.url}/Oude-Actie?bron=krant`, { redirect: "manual" });
  expect((await visit()).status).toBe(404);
  for (const path of [
    "/Oude-Actie",
    "/en/caf%C3%A9",
    "/contact",
    "/api/oud",
    "/Oude-Actie?q=actie",
    "/.env",
    "/.env",
  ]) {
    await fetch(product.url + path);
  }
  await fetch(`${product.url}/Oude-Actie`, { method: "HEAD" });
  const rows = page.getByRole("table").locator("tbody tr");
  const attempts = page.getByText("2 pogingen van programma’s");
  await expect(async () => {
    await page.reload();
    await expect(rows).toHaveCount(2, { timeout: 1_000 });
    await expect(attempts).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await comeAlive(page);
  const row = rows.first();
  await expect(row).toContainText("/Oude-Actie");
  await expect(row.getByRole("cell").first()).toHaveText("2");
  await expect(rows.last()).toContainText("/en/café");
  const probe = page.getByRole("listitem").filter({ hasText: "/.env" });
  await expect(probe).toBeHidden();
  await attempts.click();
  await expect(probe).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  const menu = page.getByRole("navigation", { name: "Onderdelen" });
  await expect(menu.getByRole("link", { name: "Vandaag" })).toHaveAttribute("href", "/admin");
  await expect((await ownMenu(page)).getByRole("link", { name: "Beheer" })).toHaveAttribute("aria-current", "true");
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await row.getByText("Maak een doorverwijzing").click();
  await row.getByLabel("Naar welke pagina").fill("/bestaat-niet");
  await row.getByRole("button", { name: "Verwijs door" }).click();
  await expect(row.getByText("Deze pagina bestaat niet.")).toBeVisible();
  await row.getByLabel("Naar welke pagina").fill("/diensten");
  await row.getByRole("button", { name: "Verwijs door" }).click();
  await expect(rows).toHaveCount(1);
  await expect(row).toContainText("/en/café");
  const redirected = await visit();
  expect([redirected.status, redirected.headers.get("Location")]).toEqual([301, "/diensten?bron=krant"]);
  await page.getByRole("link", { name: "Melding sluiten" }).click();
  await expect(page).toHaveURL(/\/admin\/unknown-paths$/);
  await page.getByRole("link", { name: "Doorverwijzingen" }).click();
  await page.getByRole("button", { name: /^Verwijderen/ }).click();
  await expect(page.getByText("/oude-actie: De doorverwijzing is weg.")).toBeVisible();
  expect((await visit()).status).toBe(404);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "/oude-actie" })).toBeVisible();
  expect((await visit()).status).toBe(301);

  const days = async () => {
    const { days: free } = (await (await fetch(`${product.url}/api/appointments/slots`)).json()) as {
      days: { day: string }[];
    };
    return free.map(({ day }) => day);
  };
  const [, second = ""] = await days();
  await page.goto(`${product.url}/admin/appointments?list=upcoming`);
  await comeAlive(page);
  await page.getByRole("link", { name: "Tijd blokkeren" }).click();
  await page.getByLabel("Van", { exact: true }).fill(second);
  await page.getByLabel("Notitie").fill("Beurs");
  await page.getByLabel("Tot en met").fill("2020-01-06");
  await page.getByRole("button", { name: "Blokkeer deze tijd" }).click();
  await expect(page.getByLabel("Tot en met")).toBeFocused();
  await page.getByLabel("Tot en met").fill("");
  await page.getByRole("button", { name: "Blokkeer deze tijd" }).click();
  await expect(page.getByText("Deze tijd is geblokkeerd.")).toBeVisible();
  expect(await days()).not.toContain(second);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: /^Vrijgeven/ }).click();
  await expect(page.getByText("Deze tijd is weer te boeken.")).toBeVisible();
  expect(await days()).toContain(second);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
});

test("the owner reads a mail as it was sent, and what is left before the site opens", { tag: "@desktop" }, async ({
  page,
  product,
}) => {
  await signInBrowser(page.context(), product);
  const email = someone();
  await fetch(`${product.url}/api/offer-requests`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Jan Smit", email, source: "homepage" }),
  });
  await page.goto(`${product.url}/admin/mails?to=${email}`);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Bevestiging van een aanvraag" }).click();
  const mail = page.frameLocator('iframe[title="De e-mail zoals hij aankomt"]');
  await expect(mail.getByText("Jan Smit").first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Onderdelen" }).getByText("Beheer")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Jan Smit" }).click();
  await expect(page).toHaveURL(/\/admin\/leads\//);

  await page.goto(`${product.url}/admin`);
  await page.getByRole("link", { name: /^\d+ dingen voor de site open kan$/ }).click();
  await expect(page).toHaveURL(/\/admin\/go-live$/);
  await expect(page.getByText("KvK-nummer.")).toBeVisible();
  await expect(page.getByText("De mailserver nam de laatste e-mail aan op")).toBeAttached();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
});

test("a redirect, an answer of the chat and a quote that are saved again while they are being saved are saved once more", {
  tag: "@desktop",
}, async ({ page, startProduct }) => {
  test.slow();
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  const form = { from: "/oud", to: "/diensten", status: "301", do: "keep" };
  await page.request.post(`${product.url}/admin/unknown-paths/redirects`, { headers: { Origin: product.url }, form });
  let answer = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "GET") await answer.promise;
    await route.continue();
  });
  const sentIn = (request: Request) => [...new URLSearchParams(request.postData() ?? "").values()];
  /** Saves `typed`, and saves `then` before that is answered. */
  const saveTwice = async (field: Locator, button: Locator, [typed, then]: [string, string]) => {
    await comeAlive(page);
    answer = Promise.withResolvers<void>();
    await field.fill(typed);
    await button.click();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await field.fill(then);
    // A button that waits for an answer can still be pressed.
    await button.dispatchEvent("click");
    // The first save may be answered only now.
    const again = page.waitForResponse((response) => sentIn(response.request()).includes(then));
    answer.resolve();
    await again;
    await expect(button).toHaveAttribute("aria-disabled", "false");
    await expect(field).toHaveValue(then);
  };
  answer.resolve();
  await page.goto(`${product.url}/admin/unknown-paths/redirects`);
  const item = page.getByRole("listitem").filter({ hasText: "/oud" });
  await item.getByText("Wijzigen").click();
  const to = item.getByLabel("Naar welke pagina");
  await saveTwice(to, item.locator("[type=submit]").last(), ["/contact", "/faq"]);
  expect((await fetch(`${product.url}/oud`, { redirect: "manual" })).headers.get("Location")).toBe("/faq");

  await page.goto(`${product.url}/admin/chat-answers`);
  await page.getByRole("main").getByRole("listitem").getByRole("link").last().click();
  const reply = page.getByRole("group", { name: "Nederlands" }).getByRole("textbox", { name: "Antwoord" });
  await expect(reply).toBeVisible();
  await saveTwice(reply, page.locator("[type=submit][value=save]"), ["Bel ons.", "Mail ons."]);
  expect(await (await page.request.get(page.url())).text()).toContain(">Mail ons.</textarea>");

  await page.goto(`${product.url}/admin/quotes/new`);
  const save = page.locator("[type=submit][value=save]").last();
  await page.getByLabel("Naam").first().fill("R. Smit");
  await save.click();
  await expect(page).toHaveURL(/uitkomst=saved/);
  await saveTwice(page.getByLabel("Inleiding"), save, ["Beste meneer,", "Beste mevrouw,"]);
  await page.reload();
  await expect(page.getByLabel("Inleiding")).toHaveValue("Beste mevrouw,");
  await expect(page.getByText("Concept hersteld")).toHaveCount(0);
});

test("on a phone every search has its button beside its field, and the log begins on the first screen @desktop", async ({
  page,
  product,
}) => {
  const fitsSmallest = async () => {
    await page.setViewportSize({ width: 320, height: 844 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await signInBrowser(page.context(), product);
  const widths = new Set<number>();
  for (const path of ["", "/mails?to=anna", "/newsletter?q=anna", "/privacy"]) {
    await page.goto(`${product.url}/admin${path}`);
    const search = page.getByRole("search");
    const field = await search.locator("input:not([type=hidden])").first().boundingBox();
    const button = await search.locator("[type=submit]").boundingBox();
    if (!field || !button) throw new Error(`Nothing to search by at ${path}`);
    expect(Math.round(button.y - field.y)).toBe(0);
    widths.add(Math.round(button.width));
    await fitsSmallest();
  }
  expect(widths.size).toBe(1);
  // The field is as wide as in the other forms of the desk.
  const isWide = async (name: string) => {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    expect(box?.width, name).toBeGreaterThan(300);
    expect(box?.height, name).toBe(48);
  };
  await page.goto("/admin/appointments/blocks");
  await isWide("Blokkeer deze tijd");
  await page.goto("/admin/users");
  await isWide("Verstuur uitnodiging");
  await page.goto("/admin/unknown-paths/redirects");
  await isWide("Verwijs door");
  const old = `/oud-${randomUUID()}`;
  await page.getByLabel("Oud adres").fill(old);
  await page.getByLabel("Naar welke pagina").first().fill("/diensten");
  await page.getByRole("button", { name: "Verwijs door" }).click();
  await expect(page.getByText(`${old}: `)).toBeVisible();
  await page.goto("/admin/log");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
  await isWide("Toon");
  await page.goto("/admin/log?kind=lead");
  await fitsSmallest();
});

test("what is typed on a page of the desk stays if the server is away or the session has ended", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  // The router cannot ask about links either if there is no connection.
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await signInBrowser(page.context(), product);
  const cookies = await page.context().cookies();
  const forms = [
    { path: "chat-answers/new", field: "Woorden en zinnen", button: "Bewaar" },
    { path: "unknown-paths/redirects", field: "Oud adres", button: "Verwijs door" },
    { path: "users", field: "E-mailadres", button: "Verstuur uitnodiging" },
    { path: "account", field: "Je naam", button: "Bewaar naam" },
    { path: "appointments/blocks", field: "Notitie", button: "Blokkeer deze tijd" },
  ];
  for (const { path, field, button } of forms) {
    await page.context().addCookies(cookies);
    await page.goto(`${product.url}/admin/${path}`);
    const input = page.getByLabel(field).first();
    const typed = "half@getypt.example";
    await page.evaluate(() => {
      for (const form of document.forms) form.noValidate = true;
    });
    await input.fill(typed);
    const submit = page.getByRole("main").getByRole("button", { name: button, exact: true });
    await comeAlive(page);
    await toastsReady(page);
    await page.context().setOffline(true);
    await submit.click();
    await expect(toast(page, "Niet bewaard")).toBeVisible();
    await expect(input).toHaveValue(typed);
    await page.context().setOffline(false);

    await page.context().clearCookies();
    await submit.click();
    await expect(page.getByRole("link", { name: "Log in op een nieuw tabblad" })).toBeVisible();
    await expect(input).toHaveValue(typed);
  }
});
