import type { Page } from "@playwright/test";

/**
 * Has pages use their fonts however late these come: one that is painted first stays as it is, in the widths of
 * another font, which on a busy machine is most pages that are opened in a new window.
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
