import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { comeAlive } from "../support/visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Ga naar" });
const question = (page: Page) => dialog(page).getByRole("combobox");

test("the owner jumps to a request, a page and an action by key, from any page @desktop", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  const product = await startProduct();
  await postOfferRequest(product, offerRequestBody({ name: "Zoë Ångström", phone: "06 98 76 54 32" }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/quotes`);
  await comeAlive(page);
  await page.keyboard.press("Control+k");
  await expect(question(page)).toBeFocused();
  await expect(dialog(page).getByRole("option", { name: "Nieuwe lead" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(dialog(page).getByRole("option", { selected: true })).toHaveText(["Project toevoegen"]);
  await expectNoAxeViolations(page);
  await question(page).fill("angstr");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zoë Ångström");
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Zoek", exact: true }).click();
  await question(page).fill("openingst");
  await dialog(page)
    .getByRole("option", { name: /^Openingstijden/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/site\/hours$/);

  await page.keyboard.press("Meta+k");
  await question(page).fill("xqzw");
  await expect(dialog(page).getByText("Niets gevonden voor “xqzw”.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.route("**/admin/jump.data*", (route) => route.abort());
  expectTrouble(/ERR_FAILED/);
  await question(page).fill("zoe");
  await expect(dialog(page).getByText("Zoeken lukt nu niet.")).toBeVisible();
  await page.unroute("**/admin/jump.data*");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/site\/hours$/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("link", { name: "Zoek", exact: true }).click();
  await question(page).fill("987654");
  await expect(dialog(page).getByRole("option", { name: /Zoë Ångström/ })).toBeVisible();
  await expectNoOverflow(page);
});

test("without scripts a page finds the same @desktop", async ({ startProduct }) => {
  const product = await startProduct();
  await postOfferRequest(product, offerRequestBody({ name: "Zoë Ångström" }));
  const desk = await (await PlainPage.ofOwner(product)).goto("/admin/jump");
  expect(desk.text("main")).toContain("Nieuwe offerte");
  await desk.fill({ q: "angstr" }).press("Zoek");
  await desk.follow("Zoë Ångström");
  expect(desk.heading()).toBe("Zoë Ångström");
});
