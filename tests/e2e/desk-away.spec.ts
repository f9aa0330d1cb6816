import type { Page, Route } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { openNote, typeNote } from "../support/lead-page.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, toast } from "../support/visitor.ts";

const PROXY_PAGE = "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";

/** Failures of a request for data of the desk. */
const WAYS: Record<string, (route: Route) => Promise<void>> = {
  "is cut off": (route) => route.abort(),
  "is answered 503": (route) => route.fulfill({ status: 503, body: "" }),
  "is answered by a proxy": (route) => route.fulfill({ status: 502, contentType: "text/html", body: PROXY_PAGE }),
  "is answered by the page of a network": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Log in op de wifi</h1>" }),
};

const DATA = /\.data(\?|$)/;
const failed = (page: Page) => toast(page, "Kon geen data ophalen. Probeer het opnieuw.");
const again = (page: Page) => failed(page).getByRole("button", { name: "Opnieuw proberen" });
const search = (page: Page) => page.getByRole("searchbox");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Soort lead" }).getByRole("link", { name });

async function openDesk(page: Page, product: Product, path = ""): Promise<void> {
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin${path}`);
  await comeAlive(page);
}

test("the desk stays, with what is typed, when data for a tab of it do not come, and can be tried again", async ({
  page,
  product,
  expectTrouble,
}) => {
  for (const trouble of [/ERR_FAILED/, /status of 503/, /status of 502/]) expectTrouble(trouble);
  await openDesk(page, product);
  for (const fail of Object.values(WAYS)) {
    await search(page).fill("half getypt");
    await page.route(DATA, fail);
    await tab(page, "Configurator").click();
    await expect(failed(page)).toContainText("Error");
    await expect(page).toHaveURL(`${product.url}/admin`);
    await expect(search(page)).toHaveValue("half getypt");
    await expect(page.getByRole("heading", { level: 1, name: "Aanvragen" })).toBeVisible();
    await again(page).click();
    await expect(failed(page)).toBeVisible();
    await page.unroute(DATA);
    await again(page).click();
    await expect(tab(page, "Configurator")).toHaveAttribute("aria-current", "page");
    await expect(failed(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${product.url}/admin`);
    await expect(tab(page, "Configurator")).not.toHaveAttribute("aria-current");
  }
  await page.route(DATA, WAYS["is cut off"] ?? (() => {}));
  await tab(page, "Configurator").click();
  await expect(failed(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a page of the desk stays with what is typed when its form, another page or the one before cannot be had", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 502/);
  expectTrouble(/ERR_FAILED/);
  await postOfferRequest(product, offerRequestBody({ name: "Wim Weg" }));
  await openDesk(page, product, "?q=wim");
  await page.getByRole("link", { name: "Wim Weg", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wim Weg");
  const lead = page.url();
  await comeAlive(page);
  const note = page.locator("textarea[name=note]");
  await typeNote(page, "Belt morgen terug");

  await page.route(DATA, WAYS["is cut off"] ?? (() => {}));
  await page.getByRole("navigation", { name: "Onderdelen" }).getByRole("link", { name: "Agenda" }).click();
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText("Dashboard laden...")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(lead);
  await expect(failed(page)).toBeVisible();
  await expect(note).toHaveValue("Belt morgen terug");
  await page.reload();
  await expect(note).toHaveValue("Belt morgen terug");
  await comeAlive(page);
  await openNote(page);
  await page.unroute(DATA);

  const save = page.getByRole("button", { name: "Zet erbij" });
  await page.route(DATA, WAYS["is answered by a proxy"] ?? (() => {}));
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: "Dat is niet bewaard" })).toBeVisible();
  await expect(note).toHaveValue("Belt morgen terug");
  await page.unroute(DATA);
  await save.click();
  await expect(page.getByRole("list", { name: "Wat er gebeurde, het laatste onderaan" })).toContainText(
    "Belt morgen terug",
  );
});

test("who is not signed in any more is asked to, wherever they go", { tag: "@desktop" }, async ({ page, product }) => {
  const background = ["presence", "events"].map((name) => page.waitForResponse(`**/api/desk/${name}`));
  await Promise.all([openDesk(page, product), ...background]);
  await page.context().clearCookies();
  await tab(page, "Configurator").click();
  await expect(page.getByLabel("Wachtwoord")).toBeVisible();
});

test("what is saved counts, also when the page cannot be read after it", { tag: "@desktop" }, async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  await postOfferRequest(product, offerRequestBody({ name: "Nel Nabij" }));
  await openDesk(page, product, "?q=nel+nabij");
  await page.getByRole("link", { name: "Nel Nabij", exact: true }).click();
  await comeAlive(page);
  await typeNote(page, "Eén keer is genoeg");
  await page.route(DATA, (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await expect(failed(page)).toBeVisible();
  await page.unroute(DATA);
  await again(page).click();
  await expect(page.getByText("Eén keer is genoeg")).toHaveCount(1);
  await expect(failed(page)).toHaveCount(0);
});
