import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { MessagePage } from "~/components/sections/message-page";
import { ButtonLink } from "~/components/ui/button";
import type { MenuEntry } from "~/content/menus";
import { useLanguage } from "~/lib/language/language-context";

/** What a visitor of an unknown address reads, and where most of them wanted to go. */
export function NotFoundMessage({ popular }: { popular: readonly MenuEntry[] }) {
  const { t, href } = useLanguage();
  return (
    <MessagePage code="404" title={<span lang="en">{t("notFound.title")}</span>} text={t("notFound.text")}>
      <ButtonLink to={href("/")} lang="en">
        {t("notFound.home")}
      </ButtonLink>
      <h2 className="mt-9 text-h3">{t("notFound.popular")}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {popular.map(({ label, to }) => (
          <li key={to}>
            <Link to={href(to)} className="link inline-flex min-h-11 items-center gap-1.5">
              {t(label)}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}
