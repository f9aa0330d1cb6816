import { useState } from "react";

export function useFillTime() {
  const [fillTime] = useState(createFillTime);
  return fillTime;
}

function createFillTime() {
  let startedAt: number | null = null;
  let isMeasured = true;
  return {
    start: () => {
      startedAt ??= performance.now();
    },
    forgo: () => {
      isMeasured = false;
    },
    reset: () => {
      startedAt = null;
      isMeasured = true;
    },
    /** Whole milliseconds since the start; null when unknown. */
    read: () => (isMeasured && startedAt !== null ? Math.round(performance.now() - startedAt) : null),
  };
}
