import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { renderWithParts } from "./lazy-part";

/** What stands in a document for a part within `Suspense` that threw. */
const NOT_RENDERED = "<!--$!-->";

/**
 * Renders a document at once and into one text, in which nothing has to be waited for but parts that are to be loaded:
 * `makeElement` is called again after these. Throws what rendering throws, within `Suspense` too.
 */
export async function renderWhole(makeElement: () => ReactElement): Promise<string> {
  const html = await renderWithParts(() => renderToString(makeElement()));
  if (html.includes(NOT_RENDERED)) throw await thrownBy(makeElement());
  return `<!DOCTYPE html>${html}`;
}

/** What a part of the element throws: React tells it only to whoever renders a stream. */
function thrownBy(element: ReactElement): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(element, {
      onError: resolve,
      onAllReady: () => resolve(new Error("A part of the page could not be rendered")),
    });
  });
}
