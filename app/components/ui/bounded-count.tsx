import { shownCount } from "~/lib/text/shown-count";

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
