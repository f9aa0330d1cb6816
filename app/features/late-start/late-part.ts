import { type ComponentType, createElement, type ReactNode } from "react";
import { lazyPart } from "~/lib/lazy-part";
import { expectPart } from "./expected-parts";
import { holdPresses } from "./held-presses";
import { departure, nearness } from "./nearness";

/** A part of a page that comes alive later than the page; to be rendered within `WhenNear`. */
export interface LatePart<Props> {
  Part: ComponentType<Props>;
  /** Call it when the part is found in the document, once for each place where it is. */
  await: () => void;
  /** Call it as often, when React answers there. */
  noteAlive: () => void;
}

/** The sections of a page below the first. */
export const BELOW_FIRST = "main > section ~ section, main > div > section ~ section, main > article ~ section";

/**
 * A part of a page whose scripts load when the visitor is near the elements that match `selector`. It is in the
 * document from the start, and until then works as without scripts; button presses meanwhile are held. Where the page
 * is not as it was served, the part comes with the page.
 */
export function latePart<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let parts: HTMLElement[] = [];
  let letGo = () => {};
  let end = () => {};
  let awaited = 0;

  async function arrival(): Promise<ComponentType<Props>> {
    if (parts.length === 0) return load();
    await nearness(parts);
    try {
      return await load();
    } catch {
      letGo();
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
      letGo = holdPresses(parts);
      end = expectPart();
    },
    noteAlive() {
      awaited--;
      if (awaited > 0) return;
      end();
      // The held press comes after whatever else waited for the part: otherwise a navigation back in progress would
      // undo it.
      setTimeout(letGo);
    },
  };
}

/**
 * What React finds in the document in place of `parts`, and leaves as it is; on an error page, the same created anew.
 */
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
