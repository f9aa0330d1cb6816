import { expect, test } from "../support/journey.ts";
import { comeAlive, openPage } from "../support/visitor.ts";

const price = { question: "Wat kost een website?", answer: "Een basiswebsite is er" };
const speed = { question: "Hoe snel staat mijn website online?", answer: "Na je akkoord op de offerte zie je" };

test("one question is open at a time, which can be closed again, from the keyboard too", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.locator("details")).toHaveCount(10);
  await expect(page.locator("details[open]")).toHaveCount(0);
  await page.getByText(price.question).click();
  await expect(page.getByText(price.answer)).toBeVisible();
  await page.getByText(speed.question).click();
  await expect(page.getByText(speed.answer)).toBeVisible();
  await expect(page.getByText(price.answer)).toBeHidden();
  await page.getByText(speed.question).click();
  await expect(page.locator("details[open]")).toHaveCount(0);
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(price.answer)).toBeVisible();
});

test("a link to a question opens it and brings it in sight", async ({ page }) => {
  await page.goto("/faq#dislike");
  const question = page.getByText("En als ik het niet mooi vind?");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.getByText("Je ziet eerst een ontwerp")).toBeInViewport();
  await expect(question).toBeInViewport();
  await page.evaluate(() => window.location.assign("#domain"));
  await expect(page.getByText("Ja, bij alle pakketten, als abonnement.")).toBeInViewport();
  await expect(page.locator("details[open]")).toHaveCount(1);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a link from one question to another brings it in sight", async ({ page }) => {
    await page.goto("/faq#dislike");
    await expect(page.getByText("Je ziet eerst een ontwerp")).toBeInViewport();
    await comeAlive(page);
    await page.evaluate(() => window.location.assign("#domain"));
    await expect(page.getByText("Ja, bij alle pakketten, als abonnement.")).toBeInViewport();
  });
});

test("a link within the page to a question opens it", async ({ page }) => {
  await openPage(page, "/faq#dislike");
  await page.evaluate(() => window.location.assign("#help"));
  await expect(page.getByText("Basishulp tijdens kantooruren.")).toBeInViewport();
});

test("the answers that search engines read are those on the page", async ({ page }) => {
  await page.goto("/faq");
  const documents = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = documents.map((text) => JSON.parse(text)).find((document) => document["@type"] === "FAQPage");
  const shown = await page.locator("details p").allTextContents();
  expect(faq.mainEntity.map((item: { acceptedAnswer: { text: string } }) => item.acceptedAnswer.text)).toEqual(shown);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("questions open one at a time, and a link opens the one it names", async ({ page }) => {
    await page.goto("/faq#dislike");
    await expect(page.getByText("Je ziet eerst een ontwerp")).toBeInViewport();
    await page.getByText(price.question).click();
    await expect(page.getByText(price.answer)).toBeVisible();
    await expect(page.getByText("Je ziet eerst een ontwerp")).toBeHidden();
  });
});
