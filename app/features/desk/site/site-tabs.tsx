import { useLocation } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
import type { SiteCopy } from "~/content/desk/site/site-copy.server";
import { SITE_PATH, SITE_PATHS } from "./paths";

export function SiteTabs({ copy }: { copy: SiteCopy["tabs"] }) {
  const { pathname } = useLocation();
  const pages = [
    { to: SITE_PATH, name: copy.overview },
    { to: SITE_PATHS.hours, name: copy.hours },
    { to: SITE_PATHS.prices, name: copy.prices },
    { to: SITE_PATHS.facts, name: copy.facts },
    { to: SITE_PATHS.questions, name: copy.questions },
    { to: SITE_PATHS.reviews, name: copy.reviews },
    { to: SITE_PATHS.work, name: copy.work },
    { to: SITE_PATHS.articles, name: copy.articles },
  ];
  return (
    <DeskTabs
      label={copy.label}
      tabs={pages.map((page) => ({
        ...page,
        isShown: page.to === pathname || (page.to !== SITE_PATH && pathname.startsWith(`${page.to}/`)),
      }))}
    />
  );
}
