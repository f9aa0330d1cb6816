import { Search } from "lucide-react";
import { MessagePage } from "~/components/sections/message-page";
import { ArrowLink } from "~/components/ui/arrow-link";
import { Button, ButtonLink } from "~/components/ui/button";
import type { MenuEntry } from "~/content/menus";
import { useLanguage } from "~/lib/language/language-context";

interface NotFoundMessageProps {
  /** An empty `query`: nothing was searched for yet. */
  lost: { query: string; found: readonly { title: string; path: string }[] };
  popular: readonly MenuEntry[];
}

export function NotFoundMessage({ lost: { query, found }, popular }: NotFoundMessageProps) {
  const { t, href } = useLanguage();
  return (
    <MessagePage code="404" title={<span lang="en">{t("notFound.title")}</span>} text={t("notFound.text")}>
      <ButtonLink to={href("/")} lang="en">
        {t("notFound.home")}
      </ButtonLink>
      <PageSearch query={query} />
      {query && (
        <h2 className="mt-8 text-h3 wrap-anywhere">
          {t(found.length > 0 ? "notFound.found" : "notFound.nothing")} ‘{query}’
        </h2>
      )}
      {!query && found.length > 0 && <h2 className="mt-8 text-h3">{t("notFound.guessed")}</h2>}
      <PageLinks links={found.map(({ title, path }) => ({ text: title, to: path }))} className="grid gap-y-1.5" />
      <h2 className="mt-8 text-h3">{t("notFound.popular")}</h2>
      <PageLinks links={popular.map(({ label, to }) => ({ text: t(label), to }))} className="flex flex-wrap gap-x-6" />
    </MessagePage>
  );
}

/** Requests this address again: it works at every unknown address, without a script. */
function PageSearch({ query }: { query: string }) {
  const { t } = useLanguage();
  return (
    <search>
      <form className="mt-9 grid max-w-[32rem] gap-1.5">
        <label htmlFor="page-search" className="font-semibold text-ink-950">
          {t("notFound.search")}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="page-search"
            name="q"
            type="search"
            required
            maxLength={100}
            defaultValue={query}
            className="min-h-12 min-w-0 flex-[1_1_12rem] rounded-control border-2 border-ink-500 bg-white px-3.5 py-2.5 text-base text-ink-950 hover:border-indigo-700"
          />
          <Button type="submit" variant="dark">
            <Search aria-hidden="true" />
            {t("notFound.submit")}
          </Button>
        </div>
      </form>
    </search>
  );
}

interface PageLinksProps {
  links: readonly { text: string; to: string }[];
  className: string;
}

function PageLinks({ links, className }: PageLinksProps) {
  const { href } = useLanguage();
  if (links.length === 0) return null;
  return (
    <ul className={`mt-2 ${className}`}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <ArrowLink to={href(to)}>{text}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
