import { redirect } from "react-router";
import { PackageChooser } from "~/components/sections/package-chooser";
import { ButtonLink } from "~/components/ui/button";
import { packageFormPath } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { pageCrumbs } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { PACKAGE_PARAM, packageIds, packageNamed } from "~/content/prices/packages";
import { packageContactCopy } from "~/content/site/page-copies.server";
import { englishPath, isEnglishAddress } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/package-contact";

export function loader({ context, url }: Route.LoaderArgs) {
  const wanted = packageNamed(url.searchParams.get(PACKAGE_PARAM));
  if (wanted) {
    const path = packageFormPath(wanted);
    const rest = new URLSearchParams(url.search);
    rest.delete(PACKAGE_PARAM);
    throw redirect((isEnglishAddress(url.pathname) ? englishPath(path) : path) + (rest.size > 0 ? `?${rest}` : ""));
  }
  return { copy: pageCopy(packageContactCopy, context.get(languageContext)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta({
    copy: loaderData.copy.page.meta,
    path: pathOf("package-contact"),
    site,
    structuredData: [pageCrumbs(site, "prices", "package-contact")],
  });
}

export default function PackageContactPage({ loaderData: { copy } }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { page, shared } = copy;
  const packages = packageIds.map((id) => ({
    ...shared.packages[id],
    ...page.packages[id],
    id,
    to: href(packageFormPath(id)),
  }));
  return (
    <div className="wrap pt-28 pb-section md:pt-36">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:items-end">
        <h1 className="text-h1 font-extrabold">{page.title}</h1>
        <p className="max-w-[30rem] text-lead lg:pb-1">{page.lead}</p>
      </div>
      <div className="mt-14">
        <PackageChooser packages={packages} />
      </div>
      <section className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="text-h3">{page.unsure.title}</h2>
          <p className="mt-1">{page.unsure.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={href(pathOf("prices"))} variant="quiet">
            {page.unsure.prices}
          </ButtonLink>
          <ButtonLink to={href(pathOf("configurator"))} variant="dark">
            {page.unsure.configurator}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
