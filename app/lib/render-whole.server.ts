import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { renderWithParts } from "./lazy-part";

/** React's marker in a document for a part inside `Suspense` that threw. */
const NOT_RENDERED = "<!--$!-->";

/** When lazy parts are loaded, `makeElement` is called again. Throws what rendering throws, also in `Suspense`. */
export async function renderWhole(makeElement: () => ReactElement): Promise<string> {
  const html = await renderWithParts(() => renderToString(makeElement()));
  if (html.includes(NOT_RENDERED)) throw await thrownBy(makeElement());
  return `<!DOCTYPE html>${html}`;
}

/** React reports it only when rendering to a stream. */
function thrownBy(element: ReactElement): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(element, {
      onError: resolve,
      onAllReady: () => resolve(new Error("A part of the page could not be rendered")),
    });
  });
}
