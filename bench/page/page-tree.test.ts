import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { countElements, firstOf, type PageTree, pageTree, without } from "./page-tree";

const HTML =
  '<html lang="nl"><head><title>Weef</title></head><body><label class="field" for="name">Name &amp; town</label>' +
  '<svg viewBox="0 0 8 8" aria-hidden="true"><path stroke-width="2" d="M0 0"></path></svg>' +
  "<script>if (1 < 2) start();</script></body></html>";

function element(node: PageTree | string): ReactNode {
  return typeof node === "string" ? node : createElement(node[0], node[1], ...node[2].map(element));
}

describe("the elements of a page", () => {
  it("are rendered by React to the page that they were read from", () => {
    expect(renderToStaticMarkup(element(pageTree(HTML)))).toBe(HTML);
  });

  it("are counted, found, and left out with what is in them", () => {
    const tree = pageTree(HTML);
    expect(countElements(tree)).toBe(8);
    expect(firstOf(tree, "title")?.[2]).toEqual(["Weef"]);
    expect(countElements(without(tree, (tag) => tag === "svg" || tag === "script"))).toBe(5);
  });
});
