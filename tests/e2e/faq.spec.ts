import { expect, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { comeAlive } from "../support/visitor.ts";

const price = { question: "Wat kost een website?", answer: "Een basiswebsite is er" };
const speed = { question: "Hoe snel staat mijn website online?", answer: "Je ziet de eerste versie" };

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
  await expect(page.getByText("Ja, in elk abonnement: bij Starter, Groei en Pro.")).toBeInViewport();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await comeAlive(page);
  await page.evaluate(() => window.location.assign("#help"));
  await expect(page.getByText("Basishulp tijdens kantooruren.")).toBeInViewport();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a link from one question to another brings it in sight", async ({ page }) => {
    await page.goto("/faq#dislike");
    await expect(page.getByText("Je ziet eerst een ontwerp")).toBeInViewport();
    await comeAlive(page);
    await page.evaluate(() => window.location.assign("#domain"));
    await expect(page.getByText("Ja, in elk abonnement: bij Starter, Groei en Pro.")).toBeInViewport();
  });
});

test("the answers that search engines read are those on the page", async ({ product }) => {
  const { root } = await new PlainPage(product).goto("/faq");
  const documents = root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((one) => JSON.parse(one.textContent));
  const faq = documents.find((document) => document["@type"] === "FAQPage");
  const shown = root.querySelectorAll("details p").map((answer) => answer.textContent);
  expect(faq.mainEntity.map((item: { acceptedAnswer: { text: string } }) => item.acceptedAnswer.text)).toEqual(shown);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link opens the question it names", async ({ page }) => {
    await page.goto("/faq#dislike");
    await expect(page.getByText("Je ziet eerst een ontwerp")).toBeInViewport();
  });
});
