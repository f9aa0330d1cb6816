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
    /** The visitor is in the form now; the first time counts. */
    start: () => {
      startedAt ??= performance.now();
    },
    /** Gives no time any more: the form was not filled in under our eyes. */
    forgo: () => {
      isMeasured = false;
    },
    /** The form is empty again. */
    reset: () => {
      startedAt = null;
      isMeasured = true;
    },
    /** Whole milliseconds since the start; null when they are not known. */
    read: () => (isMeasured && startedAt !== null ? Math.round(performance.now() - startedAt) : null),
  };
}
