import { useLanguage } from "~/lib/language/language-context";
import { sayCount } from "~/lib/text/number-format";

export function Count({ of }: { of: number }) {
  const { language } = useLanguage();
  return sayCount(of, language);
}
