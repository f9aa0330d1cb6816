import type { Page } from "@playwright/test";
import { addColleague } from "../support/colleagues.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { openFacts } from "../support/lead-page.ts";
import { awaitMails, mailsTo } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { ownMenu, signInBrowser, signInOwner } from "../support/owner-session.ts";
import { OWNER, type Product } from "../support/product.ts";
import { comeAlive, someone, toast } from "../support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const plus = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Nieuwe lead" });
const save = (page: Page) => page.getByRole("button", { name: "Bewaar lead" });
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

async function openDesk(page: Page, product: Product, path = "/admin"): Promise<void> {
  await signInBrowser(page.context(), product);
  await page.goto(product.url + path);
  await comeAlive(page);
}

/** The number of leads that the desk finds. */
async function found(product: Product, question: string): Promise<number> {
  const { Cookie } = await signInOwner(product);
  const answer = await fetch(`${product.url}/admin?q=${encodeURIComponent(question)}`, { headers: { Cookie } });
  return (await answer.text()).split("data-entry-open").length - 1;
}

/** Runs in the browser: whether the scripts of the sheet have come ahead. */
function isSheetLoaded(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  const isLoaded = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;
  return links.some(({ href }) => href.includes("/lead-new-")) && links.every(isLoaded);
}

/** A number that no other lead has. */
const someNumber = () => `06${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;

test("somebody who phones is a lead after four taps, and no mail goes out", async ({ page, product }) => {
  const [phone, email] = [someNumber(), someone()];
  await openDesk(page, product, "/admin/quotes");
  let taps = 0;
  const tap = async (target: ReturnType<Page["getByRole"]>) => {
    taps += 1;
    await target.tap();
  };
  await tap(plus(page));
  await expect(field(page, "Naam")).toBeFocused();
  await page.keyboard.type("Bea Belt");
  await tap(field(page, "Telefoonnummer"));
  await page.keyboard.type(phone);
  await tap(page.getByRole("button", { name: /^Terugbellen .* \d+:00$/ }));
  await tap(save(page));
  await expect(heading(page)).toHaveText("Bea Belt");
  expect(taps).toBe(4);
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await expect(page.getByLabel("Wat ga je doen?")).toHaveValue(/^Terugbellen om \d+:00$/);
  await expect(page.getByText("Met de hand ingevoerd")).toBeVisible();
  await openFacts(page);
  await expect(page.getByText("Gebeld (ingevoerd)").first()).toBeVisible();
  // It is listed where leads are, and its source can be chosen.
  await page.goto(`${product.url}/admin?source=desk-phone&q=${phone}`);
  await expect(page.getByRole("link", { name: "Bea Belt", exact: true })).toBeVisible();

  await page.goto(`${product.url}/admin/leads/new`);
  await comeAlive(page);
  await field(page, "Naam").fill("Mia Mail");
  await field(page, "E-mailadres").fill(email);
  await page.getByText("Bedrijf en bevestiging").tap();
  await page.getByLabel("Stuur de bevestiging per e-mail").check();
  await field(page, "Notitie").fill("Betaalt altijd laat");
  await save(page).tap();
  await expect(heading(page)).toHaveText("Mia Mail");
  const [mail] = await awaitMails(product, email, 1);
  expect(mail?.text).not.toContain("Betaalt altijd laat");
});

test("the sheet is accessible and fits, in both languages, with its errors beside the fields", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  await openDesk(page, product, "/admin/leads/new");
  await expectNoOverflow(page);
  await page.getByText("Doorverwezen").tap();
  await field(page, "Door wie?").fill("Piet");
  await field(page, "Notitie").fill("a".repeat(10_000));
  await save(page).tap();
  await expect(page.getByText("Vul een nummer of een e-mailadres in.")).toBeVisible();
  await expect(field(page, "Naam")).toBeFocused();
  await expect(field(page, "Notitie")).toHaveValue("a".repeat(10_000));
  await expect(field(page, "Door wie?")).toHaveValue("Piet");
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await (await ownMenu(page)).getByRole("button", { name: "English" }).click();
  await comeAlive(page);
  await expect(heading(page)).toHaveText("New lead");
  await expect(field(page, "By whom?")).toHaveValue("Piet");
  await expectNoOverflow(page);
});

test("whoever is known is proposed while their number is typed, and one tap accepts it", async ({ page, product }) => {
  const [phone, email, name] = [someNumber(), someone(), `Jan ${crypto.randomUUID()}`];
  await postOfferRequest(product, offerRequestBody({ name, phone, email }));
  await openDesk(page, product, "/admin/leads/new");
  await field(page, "E-mailadres").fill(email);
  await expect(page.getByText("Deze lead komt er vanzelf bij.")).toBeVisible();
  await field(page, "E-mailadres").fill("");
  await field(page, "Telefoonnummer").fill(`+31 ${phone.slice(1)}`);
  const proposal = page.getByRole("checkbox", { name: `Dit nummer is van ${name}` });
  await expect(proposal).not.toBeChecked();
  await proposal.tap();
  await expect(field(page, "Naam")).toHaveValue(name);
  await save(page).tap();
  await expect(heading(page)).toHaveText(name);
  await openFacts(page);
  await expect(page.getByText("2e aanvraag")).toBeVisible();

  // A proposal that is not accepted makes a new person, and the page of the lead asks again.
  await plus(page).tap();
  await field(page, "Naam").fill("Buurvrouw");
  await field(page, "Telefoonnummer").fill(phone);
  await save(page).tap();
  await expect(heading(page)).toHaveText("Buurvrouw");
  await expect(page.getByRole("heading", { name: "Is dit dezelfde persoon?" })).toBeVisible();
});

/** The browser posts what another app shares: by itself, for no page. */
async function share(page: Page, product: Product, form: FormData): Promise<void> {
  const manifest = await (await fetch(`${product.url}/desk.webmanifest`)).json();
  const { action, method, enctype } = manifest.share_target;
  expect([method, enctype]).toEqual(["POST", "multipart/form-data"]);
  const body = new Response(form);
  const [type, postData] = [body.headers.get("Content-Type") ?? "", Buffer.from(await body.arrayBuffer())];
  await page.route(`${product.url}${action}`, async (route) => {
    const headers = { ...(await route.request().allHeaders()), origin: "null", "content-type": type };
    await route.continue({ method: "POST", headers, postData });
  });
  await page.goto(product.url + action);
  await comeAlive(page);
}

test("what another app shares fills in the sheet", async ({ page, product }) => {
  await signInBrowser(page.context(), product);
  const form = new FormData();
  form.set("title", "Vera Visite");
  form.set("text", "0612345678");
  await share(page, product, form);
  await expect(page.getByText("Overgenomen uit wat je deelde.")).toBeVisible();
  await expect(field(page, "Naam")).toHaveValue("Vera Visite");
  await expect(field(page, "Telefoonnummer")).toHaveValue("0612345678");
});

test("a contact that is shared from a phone fills in the sheet, which is then saved", async ({ page, product }) => {
  await signInBrowser(page.context(), product);
  const phone = someNumber();
  const photograph = `PHOTO;ENCODING=BASE64;JPEG:${"QUJD".repeat(60_000)}`.replace(/(.{74})/g, "$1\r\n ");
  const card = [
    "BEGIN:VCARD",
    "VERSION:2.1",
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=43=61=66=\r\n=C3=A9;=5A=6F=C3=AB;;;",
    `TEL;CELL;PREF:${phone}`,
    "EMAIL;HOME:zoe@cafe.example",
    photograph,
    "END:VCARD",
  ].join("\r\n");
  const form = new FormData();
  form.set("contact", new File([card], "Zoë Café.vcf", { type: "text/x-vcard" }));
  await share(page, product, form);
  await expect(field(page, "Naam")).toHaveValue("Zoë Café");
  await expect(field(page, "Telefoonnummer")).toHaveValue(phone);
  await expect(field(page, "E-mailadres")).toHaveValue("zoe@cafe.example");
  await save(page).tap();
  await expect(heading(page)).toHaveText("Zoë Café");
});

test("without a connection the sheet opens, waits on the device and goes out once", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const phone = someNumber();
  await openDesk(page, product, "/admin/appointments?list=upcoming");
  await expect.poll(() => page.evaluate(isSheetLoaded)).toBe(true);
  await page.context().setOffline(true);
  await plus(page).tap();
  await field(page, "Naam").fill("Kees Kelder");
  await field(page, "Telefoonnummer").fill("123");
  await save(page).tap();
  await expect(page.getByText("Dit is geen heel nummer.")).toBeVisible();
  await field(page, "Telefoonnummer").fill(phone);
  await save(page).tap();
  await expect(page.getByText("Kees Kelder wacht op dit toestel op verbinding")).toBeVisible();
  await expect(field(page, "Naam")).toHaveValue("");
  await expectNoAxeViolations(page);
  await page.context().setOffline(false);
  await expect(toast(page, "Bewaard: Kees Kelder")).toBeVisible();
  await expect(page.getByText("wacht op dit toestel")).toHaveCount(0);
  await toast(page, "Bewaard: Kees Kelder").getByRole("button", { name: "Bekijk" }).tap();
  await expect(heading(page)).toHaveText("Kees Kelder");
  expect(await found(product, phone)).toBe(1);
});

test("a lead whose answer was lost, and one sent from two tabs, is there once", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  const phone = someNumber();
  await openDesk(page, product, "/admin/leads/new");
  await field(page, "Naam").fill("Tina Tabblad");
  await field(page, "Telefoonnummer").fill(phone);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await comeAlive(other);
  await expect(field(other, "Telefoonnummer")).toHaveValue(phone);
  await page.route("**/leads/new.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await save(page).tap();
  await expect(toast(page, "Bewaard: Tina Tabblad")).toBeVisible();
  await save(other).dblclick();
  await expect(heading(other)).toHaveText("Tina Tabblad");
  expect(await found(product, phone)).toBe(1);
});

test("a key opens the sheet on every page of the desk, unless somebody is typing", { tag: "@desktop" }, async ({
  page,
  product,
}) => {
  await openDesk(page, product);
  await page.getByRole("searchbox").press("n");
  await expect(page.getByRole("searchbox")).toHaveValue("n");
  await page.goto(`${product.url}/admin/tools`);
  await comeAlive(page);
  await page.keyboard.press("n");
  await expect(heading(page)).toHaveText("Nieuwe lead");
  await expect(field(page, "Naam")).toBeFocused();
  await expect(field(page, "Naam")).toHaveValue("");
});

test("without scripts a colleague enters a lead too: errors keep what was typed, and a repeat is the same lead", async ({
  product,
}) => {
  const { Cookie } = await addColleague(product, { email: someone(), role: "staff" });
  const phone = someNumber();
  const ask = (body?: URLSearchParams) =>
    fetch(`${product.url}/admin/leads/new`, {
      ...(body && { method: "POST", body }),
      headers: { Cookie },
      redirect: "manual",
    });
  const page = await (await ask()).text();
  const submission_id = /name="submission_id" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const typed = { submission_id, name: "Piet Papier", channel: "visit", message: "Kwam <langs>", phone: "12" };
  const refused = await ask(new URLSearchParams(typed));
  const again = await refused.text();
  expect(refused.status).toBe(422);
  expect(again).toContain("Dit is geen heel nummer.");
  expect(again).toContain('value="Piet Papier"');
  expect(again).toContain("Kwam &lt;langs&gt;");
  expect(again).toMatch(/<input[^>]*checked=""[^>]*value="visit"|<input[^>]*value="visit"[^>]*checked=""/);
  const answers = [
    await ask(new URLSearchParams({ ...typed, phone })),
    await ask(new URLSearchParams({ ...typed, phone })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const [first, second] = answers.map(({ headers }) => headers.get("Location"));
  expect(first).toMatch(/^\/admin\/leads\/[0-9a-f-]{36}/);
  expect(second).toBe(first);
  expect(await found(product, phone)).toBe(1);
  const notices = await mailsTo(product, OWNER.email);
  expect(notices.filter(({ text }) => text?.includes("Piet Papier"))).toEqual([]);
});
