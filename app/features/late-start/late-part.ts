import { type ComponentType, createElement, type ReactNode } from "react";
import { lazyPart } from "~/lib/lazy-part";
import { expectPart } from "./expected-parts";
import { holdPresses } from "./held-presses";
import { departure, nearness } from "./nearness";

/** A part of a page that comes alive later than the page; to be rendered within `WhenNear`. */
export interface LatePart<Props> {
  Part: ComponentType<Props>;
  /** Told when it is found in the document, once for each time that it stands there. */
  await: () => void;
  /** Told as often, when React answers there. */
  noteAlive: () => void;
}

/** The sections of a page below its first. */
export const BELOW_FIRST = "main > section ~ section, main > div > section ~ section, main > article ~ section";

/**
 * A part of a page whose scripts come when the visitor is near what `selector` finds. It is in the document from the
 * start, and works as without scripts until then; what is pressed there meanwhile is held. Where the page is not as it was
 * served, the part comes with the page.
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
    // It stays as it was served, and is asked for once more where the router would have to wait for it.
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
      // What was pressed comes after what waited for the part: a way back that is under way would else undo it.
      setTimeout(letGo);
    },
  };
}

/** What React finds in the document in place of `parts`, and leaves as it is; around an error page, the same anew. */
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
