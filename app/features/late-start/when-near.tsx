import { type ReactNode, Suspense, useEffect, useState } from "react";
import { isAsServed } from "./alive";
import type { LatePart } from "./late-part";

interface WhenNearProps<Props> {
  part: LatePart<Props>;
  children: ReactNode;
}

/** Wraps a late part: leaves it as it was served until its scripts have loaded. */
export function WhenNear<Props>({ part, children }: WhenNearProps<Props>) {
  const [isServed] = useState(isAsServed);
  useEffect(() => {
    // React loads the part after this.
    if (isServed) part.await();
  }, [isServed, part]);
  // Shows nothing until the part has loaded: the previous page stays.
  if (!isServed) return children;
  return (
    <Suspense fallback={null}>
      {children}
      <Alive noteAlive={part.noteAlive} />
    </Suspense>
  );
}

function Alive({ noteAlive }: { noteAlive: () => void }) {
  useEffect(noteAlive, [noteAlive]);
  return null;
}
