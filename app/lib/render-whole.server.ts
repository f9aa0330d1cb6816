import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** React's marker in a document for a part inside `Suspense` that threw. */
const NOT_RENDERED = "<!--$!-->";

/** Throws what rendering throws, also in `Suspense`; `makeElement` is then called again. */
export async function renderWhole(makeElement: () => ReactElement): Promise<string> {
  const html = renderToString(makeElement());
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
