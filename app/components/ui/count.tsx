import { useLanguage } from "~/lib/language/language-context";
import { formatCount } from "~/lib/text/number-format";

export function Count({ of }: { of: number }) {
  const { language } = useLanguage();
  return formatCount(of, language);
}
