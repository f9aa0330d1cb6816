import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useHydrated } from "~/lib/use-hydrated";
import { isAsServed } from "./hydrated";
import type { LatePart } from "./late-part";

interface WhenNearProps<Props> {
  part: LatePart<Props>;
  children: ReactNode;
}

export function WhenNear<Props>({ part, children }: WhenNearProps<Props>) {
  // Not where React draws the page anew because it is not as it was served: the old one then stays until all is there.
  const isDrawn = useHydrated();
  const [isServed] = useState(() => !isDrawn && isAsServed());
  useEffect(() => {
    // React loads the part after this.
    if (isServed) part.await();
  }, [isServed, part]);
  // Rendered once: React would draw anew a boundary that changes before its part has come alive.
  return useMemo(
    () =>
      isServed ? (
        <Suspense fallback={null}>
          {children}
          <Alive noteAlive={part.noteAlive} />
        </Suspense>
      ) : (
        // The previous page stays until the part has loaded.
        children
      ),
    [isServed, part, children],
  );
}

function Alive({ noteAlive }: { noteAlive: () => void }) {
  useEffect(noteAlive, [noteAlive]);
  return null;
}
