import { business } from "~/content/business";
import { hasPlaceholders } from "~/content/placeholders";
import { useLanguage } from "~/lib/language/language-context";

export function DemoNote({ className }: { className: string }) {
  const { t } = useLanguage();
  if (!hasPlaceholders(business)) return null;
  return <p className={`border border-dashed px-2 text-small ${className}`}>{t("footer.demo")}</p>;
}
