import { expect, it } from "vitest";
import { INLINE_MARK, secureDocument } from "~/lib/http/content-security-policy.server";
import { withInlineStyles } from "./inline-styles.server";

function read(href: string): string {
  if (href === "/assets/gone.css") throw new Error("EMFILE: too many open files");
  return href === "/assets/a.css" ? ".one{top:0}.two{top:1px}" : ".three{top:2px}";
}

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;

it("inlines the styles of a page, allowed by their hash, and defers its sheets", () => {
  const html = withInlineStyles(`<head><title>W</title>${link("a")}${link("b")}</head><p class="one three">`, read);
  expect(html).toBe(
    `<head><title>W</title><style nonce="${INLINE_MARK}">.one{top:0}.three{top:2px}</style>` +
      '<link rel="late-stylesheet" href="/assets/a.css"/><link rel="late-stylesheet" href="/assets/b.css"/></head><p class="one three">',
  );
  expect(secureDocument(html).sources.style).toHaveLength(2);
});

it("leaves a page without sheets unchanged", () => {
  expect(withInlineStyles("<head></head>", read)).toBe("<head></head>");
});

it("leaves a page unchanged when one of its sheets cannot be read", () => {
  const html = `<head>${link("a")}${link("gone")}</head><p class="one">`;
  expect(withInlineStyles(html, read)).toBe(html);
});
