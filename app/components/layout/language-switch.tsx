import { Languages } from "lucide-react";
import { barePath } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { withoutMap } from "~/lib/openstreetmap";
import { usePageAddress } from "~/lib/page-address";

interface LanguageSwitchProps {
  className?: string;
}

const LOOK =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold underline-offset-4 hover:underline active:translate-y-px";

/** Works without scripts. */
export function LanguageSwitch({ className = LOOK }: LanguageSwitchProps) {
  const { language, t } = useLanguage();
  const { pathname, search } = usePageAddress();
  const other = language === "nl" ? "en" : "nl";
  return (
    <form method="post" action="/api/language" className="contents">
      <input type="hidden" name="path" value={barePath(pathname) + withoutMap(search)} />
      <button type="submit" name="language" value={other} lang={other} className={className}>
        <Languages aria-hidden="true" className="size-4.5" />
        {t("language.switch")}
      </button>
    </form>
  );
}
