import { type ComponentType, createElement, lazy } from "react";

/** What loads the parts that a rendering on the server had to leave out. */
let missing: (() => Promise<void>)[] = [];

/**
 * A part of a page whose scripts are loaded when it is first rendered: React's `lazy` in a browser. On the server
 * `renderWithParts` renders it, and what could not be loaded is loaded again with the next rendering. React would keep
 * the failure, so a server that was out of file handles for a moment would answer with errors until its next start. A
 * browser does keep it, to show it: what waits there is rendered anew when the failure comes, and would otherwise load
 * without end.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (import.meta.env.SSR) return serverPart(load);
  return lazy(async () => ({ default: await load() }));
}

function serverPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null;
  return (props) => {
    if (Part) return createElement(Part, props);
    missing.push(async () => {
      Part = await load();
    });
    return null;
  };
}

/** Renders on the server, and again as long as parts were missing. Throws what loading or rendering throws. */
export async function renderWithParts(render: () => string): Promise<string> {
  for (;;) {
    missing = [];
    const html = render();
    if (missing.length === 0) return html;
    await Promise.all(missing.map((load) => load()));
  }
}
