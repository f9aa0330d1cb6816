import { useLocation } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { useWords } from "~/content/desk/words";
import { SITE_PATH, SITE_PATHS } from "./paths";

export function SiteTabs() {
  const { tabs: words } = useWords("site");
  const { pathname } = useLocation();
  const pages = [
    { to: SITE_PATH, name: words.overview },
    { to: SITE_PATHS.hours, name: words.hours },
    { to: SITE_PATHS.appointments, name: words.appointments },
    { to: SITE_PATHS.prices, name: words.prices },
    { to: SITE_PATHS.facts, name: words.facts },
    { to: SITE_PATHS.questions, name: words.questions },
    { to: SITE_PATHS.reviews, name: words.reviews },
    { to: SITE_PATHS.work, name: words.work },
    { to: SITE_PATHS.articles, name: words.articles },
  ];
  return (
    <DeskTabs
      label={words.label}
      tabs={pages.map((page) => ({
        ...page,
        isShown: page.to === pathname || (page.to !== SITE_PATH && pathname.startsWith(`${page.to}/`)),
      }))}
    />
  );
}
