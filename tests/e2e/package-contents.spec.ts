import { pageCopy } from "../../app/content/page-copy.server.ts";
import { pathOf } from "../../app/content/pages.ts";
import { type Feature, featuresOf, matrixTable, pointsOf } from "../../app/content/prices/feature-lists.ts";
import { packageIds } from "../../app/content/prices/packages.ts";
import { packageCopy } from "../../app/content/site/package/package-copy.server.ts";
import { pricesCopy } from "../../app/content/site/page-copies.server.ts";
import { pathIn } from "../../app/lib/language/language.ts";
import { expect, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";

/** A feature as its page words it: the name, how much of it, and what that means. */
const worded = ({ name, amount, note }: Feature) => `${name}${amount && `: ${amount}`}${note}`;

const collapsed = (text: string) => text.replace(/\s+/g, " ").trim();

test("the page of every package lists what it has always and what only as a subscription", async ({ product }) => {
  for (const language of ["nl", "en"] as const) {
    for (const id of packageIds) {
      const { shared } = pageCopy(packageCopy[id], language);
      const page = await new PlainPage(product).goto(pathIn(pathOf(`package-${id}`), language));
      for (const [key, features] of Object.entries(featuresOf(id, shared))) {
        const name = shared.lists[key as "always" | "subscription" | "missing"];
        const list = page.root
          .querySelectorAll("main ul[aria-labelledby]")
          .find((one) => page.text(`#${one.getAttribute("aria-labelledby")}`) === name);
        const items = list?.querySelectorAll("li").map(({ textContent }) => collapsed(textContent)) ?? [];
        expect(items, `${name} of ${id}`).toEqual((features as Feature[]).map((feature) => collapsed(worded(feature))));
      }
      expect(page.text("main")).toContain(collapsed(shared.bought[id]));
    }
  }
});

test("the table of prices says what is in each package for the way of paying", async ({ page }) => {
  for (const language of ["nl", "en"] as const) {
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
  }
});
