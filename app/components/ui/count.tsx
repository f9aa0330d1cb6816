import { useLanguage } from "~/lib/language/language-context";
import { sayCount } from "~/lib/number-format";

/** A number written as in the reader's language. */
export function Count({ of }: { of: number }) {
  const { language } = useLanguage();
  return sayCount(of, language);
}
