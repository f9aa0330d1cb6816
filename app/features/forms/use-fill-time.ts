import { useState } from "react";

/** Measures how long a form is in use. */
export function useFillTime() {
  const [fillTime] = useState(createFillTime);
  return fillTime;
}

function createFillTime() {
  let startedAt: number | null = null;
  let isMeasured = true;
  return {
    /** The visitor is in the form now; only the first call counts. */
    start: () => {
      startedAt ??= performance.now();
    },
    /** Gives up measuring: the form was filled in unobserved. */
    forgo: () => {
      isMeasured = false;
    },
    /** The form is empty again. */
    reset: () => {
      startedAt = null;
      isMeasured = true;
    },
    /** Whole milliseconds since the start; null when unknown. */
    read: () => (isMeasured && startedAt !== null ? Math.round(performance.now() - startedAt) : null),
  };
}
