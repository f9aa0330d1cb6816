import { type ComponentType, createElement, type ReactNode } from "react";
import { lazyPart } from "~/lib/lazy-part";
import { expectPart } from "./expected-parts";
import { departure, nearness } from "./nearness";
import { holdPresses } from "./queued-clicks";

/** To be rendered within `WhenNear`. */
export interface LatePart<Props> {
  Part: ComponentType<Props>;
  await: () => void;
  noteAlive: () => void;
}

export const BELOW_FIRST = "main > section ~ section, main > div > section ~ section, main > article ~ section";

/** Until it is near, it works as without scripts. Where the page is not as served, it comes with the page. */
export function latePart<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let parts: HTMLElement[] = [];
  let release = () => {};
  let end = () => {};
  let awaited = 0;

  async function arrival(): Promise<ComponentType<Props>> {
    if (parts.length === 0) return load();
    await nearness(parts);
    try {
      return await load();
    } catch {
      release();
    }
    // It stays as it was served, and is requested once more when the router would have to wait for it.
    await departure();
    return load().catch(() => asServed(parts));
  }

  return {
    Part: lazyPart(arrival),
    await() {
      awaited++;
      if (awaited > 1) return;
      parts = [...document.querySelectorAll<HTMLElement>(selector)];
      release = holdPresses(parts);
      end = expectPart();
    },
    noteAlive() {
      awaited--;
      if (awaited > 0) return;
      end();
      // A navigation back in progress would undo a press that comes before what else waited.
      setTimeout(release);
    },
  };
}

/** On an error page, created anew. */
function asServed(parts: readonly HTMLElement[]): () => ReactNode {
  const found = parts.map(({ localName, className, innerHTML }, key) =>
    createElement(localName, {
      key,
      className,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: innerHTML },
    }),
  );
  return () => found;
}
