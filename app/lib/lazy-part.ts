import { type ComponentType, createElement, lazy } from "react";

let missing: (() => Promise<void>)[] = [];

/**
 * React's `lazy` keeps a failure: a server that was out of file handles for a moment would fail until its next start.
 * A browser keeps it, since what waits there would load without end.
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

/** Throws what loading or rendering throws. */
export async function renderWithParts(render: () => string): Promise<string> {
  for (;;) {
    missing = [];
    const html = render();
    if (missing.length === 0) return html;
    await Promise.all(missing.map((load) => load()));
  }
}
