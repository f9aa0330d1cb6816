import type { Page } from "@playwright/test";

/**
 * Makes pages use their fonts however late these arrive. A page painted earlier would keep the widths of another font,
 * as most pages opened in a new window do on a busy machine.
 */
export async function waitForOwnFonts(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("font-display: optional", "font-display: block");
      await route.fulfill({ response, body });
    },
  );
}
