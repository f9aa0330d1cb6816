import { pageCopy } from "../../app/content/page-copy.server.ts";
import { pathOf } from "../../app/content/pages.ts";
import { type Feature, featuresOf, matrixTable, pointsOf } from "../../app/content/prices/feature-lists.ts";
import { packageIds } from "../../app/content/prices/packages.ts";
import { packageCopy } from "../../app/content/site/package/package-copy.server.ts";
import { pricesCopy } from "../../app/content/site/prices/prices-copy.server.ts";
import { pathIn } from "../../app/lib/language/language.ts";
import { expect, test } from "../support/journey.ts";

/** A feature as its page words it: the name, how much of it, and what that means. */
const worded = ({ name, amount, note }: Feature) => `${name}${amount && `: ${amount}`}${note}`;

for (const language of ["nl", "en"] as const) {
  test(`the page of every package lists what it has always and what only as a subscription (${language})`, async ({
    page,
  }) => {
    for (const id of packageIds) {
      const { shared } = pageCopy(packageCopy[id], language);
      await page.goto(pathIn(pathOf(`package-${id}`), language));
      for (const [key, features] of Object.entries(featuresOf(id, shared))) {
        const name = shared.lists[key as "always" | "subscription" | "missing"];
        const list = page.getByRole("list", { name, exact: true });
        await expect(list).toHaveCount(features.length > 0 ? 1 : 0);
        if (features.length > 0) await expect(list.getByRole("listitem")).toHaveText(features.map(worded));
      }
      await expect(page.getByText(shared.bought[id])).toBeVisible();
    }
  });

  test(`the table of prices says what is in each package for the way of paying (${language})`, async ({ page }) => {
    const { page: prices, shared } = pageCopy(pricesCopy, language);
    const rows = matrixTable(shared).flatMap((group) => group.rows);
    await page.goto(pathIn(pathOf("prices"), language));
    const table = page.getByRole("table", { name: prices.matrix.caption });
    for (const payment of ["month", "once"] as const) {
      await page.getByText(prices.packages.switch[payment], { exact: true }).first().click();
      for (const { name, cells, isSubscriptionOnly } of rows) {
        const row = table
          .getByRole("row")
          .filter({ has: page.getByRole("rowheader", { name: name.replaceAll("\u00ad", "") }) });
        const said = cells.map((cell) => {
          if (payment === "once" && isSubscriptionOnly && cell !== false) return shared.lists.separately;
          return typeof cell === "string" ? cell : cell ? shared.included : shared.missing;
        });
        await expect(row.getByRole("cell"), name).toHaveText(said, { useInnerText: true });
      }
      for (const id of packageIds) {
        const card = page.getByRole("article").filter({ hasText: shared.packages[id].choose });
        const points = card.getByRole("listitem").filter({ visible: true });
        await expect(points).toHaveText(pointsOf(id, payment, shared));
      }
    }
  });
}
