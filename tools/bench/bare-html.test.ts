import { expect, it } from "vitest";
import { bareHtml } from "./bare-html";

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>W &amp; W</title><link rel="stylesheet" href="/a.css"></head><body>${body}</body></html>`;
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(bareHtml(html))?.[1];

it("keeps the words of a page, their lists and links, and nothing that styles them", () => {
  expect(bodyOf(page('<main class="wrap"><div class="grid"><p>One <span>two</span></p></div></main>'))).toBe(
    "<main><p>One two</p></main>",
  );
  expect(bodyOf(page('<ul class="x"><li><a class="y" href="/a" data-discover="true">A</a></li></ul>'))).toBe(
    '<ul><li><a href="/a">A</a></li></ul>',
  );
});

it("leaves out scripts, pictures and what nobody sees yet", () => {
  const unseen =
    '<script>go()</script><img src="/a.avif"><svg><path d="M0 0"/></svg><div hidden>No</div><p popover>No</p>';
  expect(bodyOf(page(`${unseen}<p>Yes</p>`))).toBe("<p>Yes</p>");
});

it("keeps the drawing of the section that has the headline", () => {
  const hero = '<section class="hero"><h1>H</h1><svg><path d="M0 0"></path></svg></section>';
  expect(bodyOf(page(`${hero}<script>go()</script>`))).toBe(hero);
});

it("has one style sheet, in the document", () => {
  expect(bareHtml(page("<p>Yes</p>"))).not.toContain("a.css");
  expect(bareHtml(page("<p>Yes</p>")).match(/<style>/g)).toHaveLength(1);
});
