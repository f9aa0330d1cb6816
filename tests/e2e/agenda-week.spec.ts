import type { APIRequestContext, Page } from "@playwright/test";
import { closedDays } from "../../app/content/hours.ts";
import { dayPath, mondayOf, weekPath } from "../../app/features/appointments/week/week-address.ts";
import { formatWeekday } from "../../app/lib/time/clock.ts";
import { isHoliday } from "../../app/lib/time/holidays.ts";
import { addDays, dayOf } from "../../app/lib/time/zoned-time.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, someone } from "../support/visitor.ts";

/** The Monday of a week without holidays in which visitors cannot book yet: no other test looks there. */
function quietMonday(weeksAhead: number): string {
  const monday = addDays(mondayOf(dayOf(new Date().toISOString())), weeksAhead * 7);
  const hasHoliday = [0, 1, 2, 3, 4].some((day) => isHoliday(closedDays(), addDays(monday, day)));
  return hasHoliday ? quietMonday(weeksAhead + 1) : monday;
}

const inWords = (day: string) => formatWeekday(day, "nl");
const cell = (page: Page, name: string) => page.getByRole("gridcell", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Tijd blokkeren" });
const entry = (page: Page, day: string, text: string | RegExp) =>
  page.getByRole("region", { name: inWords(day) }).getByRole("link", { name: text });

async function openDesk(page: Page, product: Product, path: string): Promise<void> {
  const stream = page.waitForResponse("**/api/desk/events");
  await page.goto(product.url + path);
  await comeAlive(page);
  await stream;
}

/** Books the last moment that is free. */
async function bookLast(request: APIRequestContext, name: string): Promise<string> {
  const { days } = await (await request.get("/api/appointments/slots")).json();
  const { day, times } = days.at(-1);
  const data = { name, email: someone(), date: day, time: times.at(-1).time, subject: "Een webshop voor brood" };
  expect((await request.post("/api/appointments", { data })).status()).toBe(201);
  return day;
}

test("time is blocked by keys and by dragging, a second tab follows, and it can be undone", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  expectTrouble(/status of 422/);
  const monday = quietMonday(20);
  const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)];
  await signInBrowser(page.context(), product);
  const other = await page.context().newPage();
  await openDesk(other, product, weekPath(monday));
  await openDesk(page, product, weekPath(monday));
  await expectNoAxeViolations(page);

  await page.getByRole("grid").locator("[tabindex='0']").focus();
  await expect(cell(page, `${inWords(monday)} 9:00, vrij`)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(cell(page, `${inWords(tuesday)} 11:00, vrij`)).toBeFocused();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(3);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Van", { exact: true })).toHaveValue(tuesday);
  await expect(dialog(page).getByLabel("Vanaf hoe laat")).toHaveValue("10:00");
  await expect(dialog(page).getByLabel("Tot hoe laat")).toHaveValue("11:30");
  await expectNoAxeViolations(page, "dialog[open]");
  await dialog(page).getByLabel("Tot hoe laat").fill("09:00");
  await dialog(page).getByRole("button", { name: "Blokkeer deze tijd" }).click();
  await expect(dialog(page).getByLabel("Tot hoe laat")).toHaveAccessibleDescription(/Het einde ligt vóór het begin/);
  await dialog(page).getByLabel("Tot hoe laat").fill("11:30");
  await dialog(page).getByLabel("Notitie").fill("Tandarts");
  await dialog(page).getByRole("button", { name: "Blokkeer deze tijd" }).click();
  await expect(page.getByText("Deze tijd is geblokkeerd.")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(entry(page, tuesday, /Tandarts.*10:00 – 11:30/)).toBeVisible();
  await expect(entry(other, tuesday, /Tandarts/)).toBeVisible();
  await expect(cell(page, `${inWords(tuesday)} 11:00, geblokkeerd`)).toBeFocused();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Deze tijd is weer te boeken.")).toBeVisible();
  await expect(entry(page, tuesday, /Tandarts/)).toHaveCount(0);
  await expect(entry(other, tuesday, /Tandarts/)).toHaveCount(0);

  await cell(page, `${inWords(tuesday)} 15:00, vrij`).hover();
  await page.mouse.down();
  await cell(page, `${inWords(wednesday)} 10:00, vrij`).hover();
  await page.mouse.up();
  await expect(dialog(page).getByLabel("Van", { exact: true })).toHaveValue(tuesday);
  await expect(dialog(page).getByLabel("Vanaf hoe laat")).toHaveValue("15:00");
  await expect(dialog(page).getByLabel("Tot en met")).toHaveValue(wednesday);
  await expect(dialog(page).getByLabel("Tot hoe laat")).toHaveValue("10:30");
  await dialog(page).getByRole("button", { name: "Blokkeer deze tijd" }).click();
  await expect(entry(page, tuesday, /Geblokkeerd vanaf 15:00/)).toBeVisible();
  await entry(page, wednesday, /Geblokkeerd tot 10:30/).click();
  const card = page.getByRole("dialog", { name: "Geblokkeerde tijd" });
  await expect(card).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole("button", { name: /^Vrijgeven/ }).click();
  await expect(page.getByText("Deze tijd is weer te boeken.")).toBeVisible();
  await expect(entry(page, wednesday, /Geblokkeerd/)).toHaveCount(0);
});

test("an appointment opens its card, by which it is cancelled; the address keeps week and card", async ({
  page,
  product,
  request,
}) => {
  const name = `Femke ${someone().slice(4, 12)}`;
  const day = await bookLast(request, name);
  await signInBrowser(page.context(), product);
  await openDesk(page, product, dayPath(day));
  const link = entry(page, day, new RegExp(`${name}.*Kennismaking · Op kantoor`));
  const card = page.getByRole("dialog", { name });
  await link.click();
  await expect(card.getByRole("heading", { name })).toBeFocused();
  await expect(card).toContainText("Een webshop voor brood");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await page.getByRole("link", { name: "Volgende week" }).click();
  await expect(page.getByRole("region", { name: inWords(addDays(mondayOf(day), 7)) })).toBeVisible();
  await page.goBack();
  await comeAlive(page);
  await card.getByText("Afzeggen").click();
  await card.getByRole("button", { name: "Zeg deze afspraak af" }).click();
  await expect(page.getByText("De afspraak is afgezegd.")).toBeVisible();
  await expect(link).toHaveCount(0);
});

test("a phone shows one day, and a long press chooses time", { tag: "@phone" }, async ({ page, product }) => {
  const monday = quietMonday(24);
  const thursday = addDays(monday, 3);
  await signInBrowser(page.context(), product);
  await openDesk(page, product, weekPath(monday));
  await expect(page.getByRole("heading", { level: 2, name: inWords(monday) })).toBeVisible();
  await expect(page.getByRole("region", { name: inWords(thursday) })).toBeHidden();
  await page.getByRole("link", { name: `${inWords(thursday)}, geen afspraken` }).tap();
  await expect(page.getByRole("region", { name: inWords(thursday) })).toBeVisible();
  await expect(page).toHaveURL(product.url + dayPath(thursday));
  await expect(page.getByRole("grid").locator("[tabindex='0']")).toHaveAccessibleName(
    `${inWords(thursday)} 9:00, vrij`,
  );
  await expectNoAxeViolations(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }

  const [from, to] = [cell(page, `${inWords(thursday)} 9:30, vrij`), cell(page, `${inWords(thursday)} 11:00, vrij`)];
  await from.scrollIntoViewIfNeeded();
  const touch = await page.context().newCDPSession(page);
  const at = async (of: typeof from) => {
    const box = await of.boundingBox();
    return [{ x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + 10 }];
  };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: await at(from) });
  await expect(from).toHaveAttribute("aria-selected", "true");
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: await at(to) });
  await expect(to).toHaveAttribute("aria-selected", "true");
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(dialog(page).getByLabel("Vanaf hoe laat")).toHaveValue("09:30");
  await expect(dialog(page).getByLabel("Tot hoe laat")).toHaveValue("11:30");
  await expectNoOverflow(page);
});

test("without JavaScript, the week is read and left by links, and a card opens", async ({ product, request }) => {
  const name = `Gijs ${someone().slice(4, 12)}`;
  const day = await bookLast(request, name);
  const page = await (await PlainPage.ofOwner(product)).goto(dayPath(day));
  const [path = ""] = page.root.querySelectorAll("ol a").flatMap((link) => {
    const isOwn = link.text.includes(name);
    return isOwn ? [link.getAttribute("href")?.replaceAll("&amp;", "&") ?? ""] : [];
  });
  await page.goto(path);
  expect(page.text("[role=dialog]")).toContain(name);
  await page.press("Zeg deze afspraak af");
  expect(page.text("main")).toContain("De afspraak is afgezegd.");
  expect(page.text("main")).not.toContain(name);
  await page.follow("Komend");
  expect(page.root.querySelector("[aria-current=page]")?.text).toContain("Agenda");
});
