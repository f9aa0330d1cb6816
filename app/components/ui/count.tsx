import { useLanguage } from "~/lib/language/language-context";
import { formatCount } from "~/lib/text/number-format";
import { shownCount } from "~/lib/text/shown-count";

export function Count({ of }: { of: number }) {
  const { language } = useLanguage();
  return formatCount(of, language);
}

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
