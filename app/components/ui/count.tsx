import { useLanguage } from "~/lib/language/language-context";
import { sayCount } from "~/lib/number-format";

/** A number as the reader's language writes it. */
export function Count({ of }: { of: number }) {
  const { language } = useLanguage();
  return sayCount(of, language);
}
