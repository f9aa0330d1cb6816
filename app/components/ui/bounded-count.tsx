import { shownCount } from "~/lib/shown-count";

/** How much is waiting; a screen reader says "more than 99" where others see "99+". */
export function BoundedCount({ count, moreThan }: { count: number; moreThan: string }) {
  const { text, least } = shownCount(count);
  if (least === null) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">
        {moreThan} {least}
      </span>
    </>
  );
}
